import { Types } from 'mongoose';
import { shortlists } from '#api/contract/shortlists.ts';
import { presentShortlist } from '#api/presenters/present-shortlist.ts';
import type { ShortlistRecord } from '#mongo/models/shortlist.ts';
import { handler } from './handler.ts';

export const shortlistsRoute = handler(shortlists, async ({ session, deps: { mongo } }) => {
  const records = await mongo.shortlists
    .find({ owner: new Types.ObjectId(session.user._id) })
    .sort({ updatedAt: -1, _id: -1 })
    .lean<ShortlistRecord[]>();
  return { success: true, message: 'Lists found.', shortlists: records.map(presentShortlist) };
});
