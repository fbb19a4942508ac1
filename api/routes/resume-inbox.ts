import { Types } from 'mongoose';
import { resumeInbox } from '#api/contract/resume-inbox.ts';
import { newestInboxImport } from '#api/parsing/newest-run.ts';
import { presentInboxImport, presentWaiting } from '#api/presenters/present-inbox.ts';
import type { InboxResumeRecord } from '#mongo/models/inbox-resume.ts';
import { handler } from './handler.ts';

const SHOWN = 200;

export const resumeInboxRoute = handler(resumeInbox, async ({ session, deps: { mongo } }) => {
  const [total, waiting, newest] = await Promise.all([
    mongo.inboxResumes.countDocuments(),
    mongo.inboxResumes.find().sort({ addedAt: 1, _id: 1 }).limit(SHOWN).lean<InboxResumeRecord[]>(),
    newestInboxImport(mongo, new Types.ObjectId(session.user._id)),
  ]);
  return {
    success: true,
    total,
    waiting: waiting.map(presentWaiting),
    import: newest && presentInboxImport(newest),
  };
});
