import type { AuditNote, AuditRules } from './audit-rule.ts';

const started = (_: unknown, { taskId }: { taskId: string }): AuditNote => ({
  action: 'run',
  kind: 'task',
  records: [taskId],
});

export const operationRules = {
  'search-index': { notAudited: 'Shows counts alone.' },
  'search-index-reindex': { changes: started },
  'search-index-audit': { changes: started },
  'search-index-replay-dead-letters': { changes: started },
  'search-index-dead-letters': { notAudited: 'Shows record ids and technical reasons.' },
  'task-cancel': { changes: ({ input }) => ({ action: 'change', kind: 'task', records: [input.params.id] }) },
  'task-stream': { notAudited: 'Shows a task’s state and counts; what it was about is noted where it was started.' },
  'admin-metrics': { notAudited: 'Shows counts alone.' },
  'audit-log': { reads: () => ({ action: 'view', kind: 'other', records: [] }) },
} satisfies Partial<AuditRules>;
