import { shareShortlist } from '#api/commands/share-shortlist.ts';
import { shortlistShare } from '#api/contract/shortlist-share.ts';
import { presentSeenShortlist } from '#api/presenters/present-seen-shortlists.ts';
import { findShortlist } from '#api/shortlists/find-shortlist.ts';
import { handler } from './handler.ts';

export const shortlistShareRoute = handler(shortlistShare, async ({ input, session, deps }) => {
  const account = session.user._id;
  const list = await findShortlist(deps.mongo, input.params.id, account);
  await shareShortlist(deps, { list, by: session.user, emails: input.body.emails });
  const after = await findShortlist(deps.mongo, input.params.id, account);
  const shortlist = await presentSeenShortlist(deps.mongo, after, account);
  const message = shortlist.sharedWith.length > 0 ? 'List shared.' : 'The list is yours alone.';
  return { success: true, message, shortlist };
});
