import { createShortlist } from '#api/commands/create-shortlist.ts';
import { shortlistCreate } from '#api/contract/shortlist-create.ts';
import { presentShortlist } from '#api/presenters/present-shortlist.ts';
import { handler } from './handler.ts';

export const shortlistCreateRoute = handler(shortlistCreate, async ({ input: { body }, session, deps }) => {
  const shortlist = presentShortlist(await createShortlist(deps, { owner: session.user._id, name: body.name }));
  return { success: true, message: 'List created.', shortlist };
});
