import { shortlistRemove } from '#api/contract/shortlist-remove.ts';
import { presentShortlist } from '#api/presenters/present-shortlist.ts';
import { removeFromShortlist } from '#api/shortlists/change-shortlist.ts';
import { handler } from './handler.ts';

export const shortlistRemoveRoute = handler(shortlistRemove, async ({ input, session, deps }) => {
  const change = { id: input.params.id, account: session.user._id, ids: input.body.ids };
  const shortlist = presentShortlist(await removeFromShortlist(deps, change));
  return { success: true, message: 'Taken off the list.', shortlist };
});
