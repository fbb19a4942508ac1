import { shortlistChange } from '#api/contract/shortlist-change.ts';
import { nameKeyOf } from '#api/own-names/name-key-of.ts';
import { orNameTaken } from '#api/own-names/or-name-taken.ts';
import { presentShortlist } from '#api/presenters/present-shortlist.ts';
import { findShortlist } from '#api/shortlists/find-shortlist.ts';
import { handler } from './handler.ts';

export const shortlistChangeRoute = handler(shortlistChange, async ({ input, session, deps: { mongo } }) => {
  const account = session.user._id;
  const { _id } = await findShortlist(mongo, input.params.id, account);
  const { name } = input.body;
  await orNameTaken('list', () =>
    mongo.shortlists.updateOne({ _id }, { $set: { name, nameKey: nameKeyOf(account, name) } }),
  );
  const shortlist = presentShortlist(await findShortlist(mongo, input.params.id, account));
  return { success: true, message: 'List renamed.', shortlist };
});
