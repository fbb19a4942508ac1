import { shortlistDelete } from '#api/contract/shortlist-delete.ts';
import { findShortlist } from '#api/shortlists/find-shortlist.ts';
import { handler } from './handler.ts';

export const shortlistDeleteRoute = handler(shortlistDelete, async ({ input, session, deps: { mongo } }) => {
  const { _id } = await findShortlist(mongo, input.params.id, session.user._id);
  await mongo.shortlists.deleteOne({ _id });
  return { success: true, message: 'List deleted.' };
});
