import type { TaskKind } from '#mongo/models/task.ts';
import { run as audit } from './indices/audit.ts';
import { run as reindex } from './indices/reindex.ts';
import type { RunTask } from './task-runner/task-context.ts';
import { run as eraseWaiting } from './tasks/erase-waiting/erase-waiting.ts';
import { run as findDuplicates } from './tasks/find-duplicates.ts';
import { run as importCandidateInfo } from './tasks/import-candidate-info/import-candidate-info.ts';
import { run as importCandidates } from './tasks/import-candidates/import-candidates.ts';
import { run as importResumes } from './tasks/import-resumes/import-resumes.ts';
import { run as nearTitles } from './tasks/near-titles/near-titles.ts';
import { run as parseResumes } from './tasks/parse-resumes/parse-resumes.ts';
import { run as previewImport } from './tasks/preview-import/preview-import.ts';
import { run as replayDeadLetters } from './tasks/replay-dead-letters.ts';
import { run as replayRanking } from './tasks/replay-ranking/replay-ranking.ts';
import { readResume, reviewResume, saveReviewedResume } from './tasks/review-resume.ts';
import { run as settleIdentity } from './tasks/settle-identity/settle-identity.ts';
import { run as undoImport } from './tasks/undo-import.ts';

/** The task kinds that an indexer process can run, one file each. */
export const taskRunners: Partial<Record<TaskKind, RunTask>> = {
  audit,
  'erase-waiting': eraseWaiting,
  'find-duplicates': findDuplicates,
  'import-candidate-info': importCandidateInfo,
  'import-candidates': importCandidates,
  'import-resumes': importResumes,
  'near-titles': nearTitles,
  'parse-resumes': parseResumes,
  'preview-import': previewImport,
  'read-resume': readResume,
  reindex,
  'replay-dead-letters': replayDeadLetters,
  'replay-ranking': replayRanking,
  'review-resume': reviewResume,
  'save-reviewed-resume': saveReviewedResume,
  'settle-identity': settleIdentity,
  'undo-import': undoImport,
};
