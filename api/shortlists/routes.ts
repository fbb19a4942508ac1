import { Types } from 'mongoose';
import { handler } from '#api/http/handler.ts';
import { fullName, presentUser } from '#api/http/session.ts';
import { nameKeyOf, orNameTaken } from '#api/saved-searches/own-names.ts';
import { candidatesAlias, presentResult, runSearch } from '#api/search/run-search.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ShortlistRecord } from '#mongo/models/shortlist.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { candidateCardsBody } from '#search-templates/candidates/query.ts';
import {
  addToShortlist,
  createShortlist,
  findSeenShortlist,
  findShortlist,
  removeFromShortlist,
  shareShortlist,
} from './change-shortlist.ts';
import {
  type SeenShortlist,
  type Shortlist,
  shortlistAdd,
  shortlistCandidates,
  shortlistChange,
  shortlistCreate,
  shortlistDelete,
  shortlistRemove,
  shortlistShare,
  shortlists,
} from './contract.ts';

function presentShortlist({ _id, name, candidates, createdAt, updatedAt }: ShortlistRecord): Shortlist {
  return {
    _id: String(_id),
    name,
    count: candidates.length,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Presents a list for this account. */
async function presentSeenShortlist(mongo: Mongo, list: ShortlistRecord, account: string): Promise<SeenShortlist> {
  return (await presentSeenShortlists(mongo, [list], account))[0]!;
}

/** Presents lists for this account, in the given order. */
async function presentSeenShortlists(
  mongo: Mongo,
  lists: readonly ShortlistRecord[],
  account: string,
): Promise<SeenShortlist[]> {
  const people = lists.flatMap(({ owner, sharedWith = [] }) => [owner, ...sharedWith]);
  const found = people.length > 0 ? await mongo.users.find({ _id: { $in: people } }).lean<UserRecord[]>() : [];
  const users = new Map(found.map((user) => [String(user._id), user]));
  return lists.map((list) => {
    const mine = String(list.owner) === account;
    const owner = users.get(String(list.owner));
    const readers = mine ? (list.sharedWith ?? []) : [];
    return {
      ...presentShortlist(list),
      mine,
      owner: owner ? { name: fullName(presentUser(owner)), email: owner.email } : null,
      sharedWith: readers.flatMap((reader) => users.get(String(reader))?.email ?? []),
    };
  });
}

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

export const shortlistCreateRoute = handler(shortlistCreate, async ({ input: { body }, session, deps }) => {
  const shortlist = presentShortlist(await createShortlist(deps, { owner: session.user._id, name: body.name }));
  return { success: true, message: 'List created.', shortlist };
});

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

export const shortlistDeleteRoute = handler(shortlistDelete, async ({ input, session, deps: { mongo } }) => {
  const { _id } = await findShortlist(mongo, input.params.id, session.user._id);
  await mongo.shortlists.deleteOne({ _id });
  return { success: true, message: 'List deleted.' };
});

export const shortlistAddRoute = handler(shortlistAdd, async ({ input, session, deps }) => {
  const change = { id: input.params.id, account: session.user._id, ids: input.body.ids };
  const shortlist = presentShortlist(await addToShortlist(deps, change));
  return {
    success: true,
    message: `The list “${shortlist.name}” has ${shortlist.count === 1 ? '1 candidate' : `${shortlist.count} candidates`}.`,
    shortlist,
  };
});

export const shortlistRemoveRoute = handler(shortlistRemove, async ({ input, session, deps }) => {
  const change = { id: input.params.id, account: session.user._id, ids: input.body.ids };
  const shortlist = presentShortlist(await removeFromShortlist(deps, change));
  return { success: true, message: 'Taken off the list.', shortlist };
});

const PER_PAGE = 20;

export const shortlistCandidatesRoute = handler(shortlistCandidates, async ({ input, session, deps, ctx }) => {
  const list = await findSeenShortlist(deps.mongo, input.params.id, session.user._id);
  const shortlist = await presentSeenShortlist(deps.mongo, list, session.user._id);
  const allIds = list.candidates.map(String).toReversed();
  const from = (input.query.page - 1) * PER_PAGE;
  const ids = allIds.slice(from, from + PER_PAGE);
  const shown = { shortlist, ids: allIds, totalPages: Math.ceil(allIds.length / PER_PAGE) };
  if (ids.length === 0) return { success: true, message: 'No candidates here.', ...shown, candidates: [] };
  const index = candidatesAlias(deps.mongo);
  const run = { call: shortlistCandidates.name, index, body: candidateCardsBody(ids), signal: ctx.signal };
  const answer = await deps.searchLimit.run(session.user._id, () => runSearch(deps, run));
  const { candidates } = await presentResult(deps, answer, PER_PAGE);
  const place = new Map(ids.map((id, at) => [id, at]));
  const ordered = candidates.toSorted((a, b) => (place.get(a._id) ?? 0) - (place.get(b._id) ?? 0));
  return { success: true, message: 'Candidates found.', ...shown, candidates: ordered };
});

export const shortlistShareRoute = handler(shortlistShare, async ({ input, session, deps }) => {
  const account = session.user._id;
  const list = await findShortlist(deps.mongo, input.params.id, account);
  await shareShortlist(deps, { list, by: session.user, emails: input.body.emails });
  const after = await findShortlist(deps.mongo, input.params.id, account);
  const shortlist = await presentSeenShortlist(deps.mongo, after, account);
  const message = shortlist.sharedWith.length > 0 ? 'List shared.' : 'The list is yours alone.';
  return { success: true, message, shortlist };
});
