import type { AuditNote, AuditRules } from './audit-rule.ts';

const task = <Action extends AuditNote['action']>(action: Action, records: string[] = []) => ({
  action,
  kind: 'task' as const,
  records,
});

export const importRules = {
  'import-preview': { changes: () => ({ action: 'change', kind: 'other', records: [] }) },
  'import-candidate': { changes: (_, { jobId }) => task('import', [jobId]) },
  'import-candidate-info': { changes: () => task('import') },
  'import-candidate-cancel': { changes: ({ input }) => task('change', [input.params.jobId]) },
  'import-candidate-undo': { changes: ({ input }) => task('delete', [input.params.jobId]) },
  'import-candidate-report': { reads: ({ input }) => task('download', [input.params.jobId]) },
  'import-candidate-status': { reads: ({ input }) => task('view', [input.params.jobId]) },
  'import-candidate-sse': { notAudited: 'Follows the caller’s own import of a file that the caller sent.' },
  imports: { notAudited: 'Lists files and counts; their rows are noted when they are opened.' },

  'parse-resumes': { changes: (_, { jobIds }) => task('import', jobIds) },
  'bulk-parse-resumes': { changes: () => task('import') },
  'import-resume': { changes: (_, { jobId }) => task('import', [jobId]) },
  'process-resumes': { changes: () => task('run') },
  'parsing-run-cancel': { changes: ({ input }) => task('change', [input.params.jobId]) },
  'resume-inbox-clear': { changes: () => task('delete') },
  'parsed-resume': { reads: ({ input }) => task('view', [input.params.jobId]) },
  'parsed-resume-save': {
    changes: (_, { candidate, outcome }) => ({
      action: outcome === 'created' ? 'create' : 'change',
      kind: 'candidate',
      records: [candidate],
    }),
  },
  'parsed-resume-discard': { changes: ({ input }) => task('delete', [input.params.jobId]) },
  'identity-questions': {
    reads: (_, { questions }) => ({
      action: 'view',
      kind: 'candidate',
      records: questions.flatMap(({ candidate }) => candidate?._id ?? []),
    }),
  },
  'identity-questions-settle': { changes: (_, { taskId }) => task('run', [taskId]) },
  'parse-status': { notAudited: 'Follows the caller’s own files by their state.' },
  'parsed-resumes': { notAudited: 'Lists the caller’s own files; what was read of one is noted when it is opened.' },
  'parsing-run': { notAudited: 'Lists file names and states; opening the candidate is noted.' },
  'resume-inbox': { notAudited: 'Lists file names and sizes; no content can be opened from there.' },
} satisfies Partial<AuditRules>;
