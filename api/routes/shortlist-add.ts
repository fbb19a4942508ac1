import { shortlistAdd } from '#api/contract/shortlist-add.ts';
import { presentShortlist } from '#api/presenters/present-shortlist.ts';
import { addToShortlist } from '#api/shortlists/change-shortlist.ts';
import { handler } from './handler.ts';

export const shortlistAddRoute = handler(shortlistAdd, async ({ input, session, deps }) => {
  const change = { id: input.params.id, account: session.user._id, ids: input.body.ids };
  const shortlist = presentShortlist(await addToShortlist(deps, change));
  return {
    success: true,
    message: `The list “${shortlist.name}” has ${shortlist.count === 1 ? '1 candidate' : `${shortlist.count} candidates`}.`,
    shortlist,
  };
});
