import { z } from 'zod';
import type { ResponseOf } from '#api/contract/define-contract.ts';
import type { resumeInbox } from '#api/contract/resume-inbox.ts';
import type { InboxResumeRecord } from '#mongo/models/inbox-resume.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

type Inbox = ResponseOf<typeof resumeInbox>;

const checkpoint = z.object({
  added: z.number(),
  refused: z.array(z.object({ file: z.string(), reason: z.string() })),
});

/** A resume in the inbox as its page lists it; `size` in bytes. */
export const presentWaiting = (resume: InboxResumeRecord): Inbox['waiting'][number] => ({
  _id: String(resume._id),
  file: resume.fileName,
  size: resume.size,
  addedAt: resume.addedAt.toISOString(),
  addedByName: resume.addedByName,
});

/** An import into the inbox as its page sees it. */
export function presentInboxImport(task: TaskRecord): NonNullable<Inbox['import']> {
  const { added, refused } = task.checkpoint ? checkpoint.parse(task.checkpoint) : { added: 0, refused: [] };
  return {
    jobId: String(task._id),
    state: task.state,
    uploads: task.progress.total,
    processed: task.progress.processed,
    added,
    refused,
    error: task.error ?? null,
    createdAt: task.createdAt.toISOString(),
  };
}
