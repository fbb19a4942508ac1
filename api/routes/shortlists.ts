import { Types } from 'mongoose';
import { shortlists } from '#api/contract/shortlists.ts';
import { presentSeenShortlists } from '#api/presenters/present-seen-shortlists.ts';
import type { ShortlistRecord } from '#mongo/models/shortlist.ts';
import { handler } from './handler.ts';

export const shortlistsRoute = handler(shortlists, async ({ session, deps: { mongo } }) => {
  const account = new Types.ObjectId(session.user._id);
  const [own, shared] = await Promise.all([
    mongo.shortlists.find({ owner: account }).lean<ShortlistRecord[]>(),
    mongo.shortlists.find({ sharedWith: account }).lean<ShortlistRecord[]>(),
  ]);
  const records = [...own, ...shared].toSorted(
    (a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || String(b._id).localeCompare(String(a._id)),
  );
  const seen = await presentSeenShortlists(mongo, records, session.user._id);
  return { success: true, message: 'Lists found.', shortlists: seen };
});
