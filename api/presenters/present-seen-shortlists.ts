import type { SeenShortlist } from '#api/contract/shortlist-shape.ts';
import { fullName } from '#api/users/full-name.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ShortlistRecord } from '#mongo/models/shortlist.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { presentShortlist } from './present-shortlist.ts';
import { presentUser } from './present-user.ts';

/** A list as this account may see it. */
export async function presentSeenShortlist(
  mongo: Mongo,
  list: ShortlistRecord,
  account: string,
): Promise<SeenShortlist> {
  return (await presentSeenShortlists(mongo, [list], account))[0]!;
}

/** Lists as this account may see them, in the order given. */
export async function presentSeenShortlists(
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
