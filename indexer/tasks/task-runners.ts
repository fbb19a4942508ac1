import type { TaskKind } from '#mongo/models/task.ts';
import { run as audit } from './audit.ts';
import { run as eraseWaiting } from './erase-waiting.ts';
import { run as findDuplicates } from './find-duplicates.ts';
import { run as importCandidateInfo } from './import-candidate-info.ts';
import { run as importCandidates } from './import-candidates.ts';
import { run as importResumes } from './import-resumes.ts';
import { run as parseResumes } from './parse-resumes.ts';
import { run as previewImport } from './preview-import.ts';
import { run as readResume } from './read-resume.ts';
import { run as reindex } from './reindex.ts';
import { run as replayDeadLetters } from './replay-dead-letters.ts';
import { run as reviewResume } from './review-resume.ts';
import { run as saveReviewedResume } from './save-reviewed-resume.ts';
import { run as settleIdentity } from './settle-identity.ts';
import type { RunTask } from './task-context.ts';
import { run as undoImport } from './undo-import.ts';

/** What an indexer process can work on: a file for each kind. */
export const taskRunners: Partial<Record<TaskKind, RunTask>> = {
  audit,
  'erase-waiting': eraseWaiting,
  'find-duplicates': findDuplicates,
  'import-candidate-info': importCandidateInfo,
  'import-candidates': importCandidates,
  'import-resumes': importResumes,
  'parse-resumes': parseResumes,
  'preview-import': previewImport,
  'read-resume': readResume,
  reindex,
  'replay-dead-letters': replayDeadLetters,
  'review-resume': reviewResume,
  'save-reviewed-resume': saveReviewedResume,
  'settle-identity': settleIdentity,
  'undo-import': undoImport,
};
