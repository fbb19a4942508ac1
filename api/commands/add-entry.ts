import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import type { EntryKind } from '#api/profile/entry-kinds.ts';
import { listUpdate } from '#api/profile/list-update.ts';
import { refuseProblems } from '#api/profile/refuse-problems.ts';
import { refuseTwice } from '#api/profile/refuse-twice.ts';
import type { Session } from '#api/sessions/session.ts';
import { changeProfile } from './change-profile.ts';

/** Adds an entry to a list of a profile; gives the profile. Throws 400 where it breaks a rule or the list is full. */
export function addEntry<Given, Values extends object>(
  deps: Dependencies,
  session: Session,
  kind: EntryKind<Given, Values>,
  asked: { userId?: string | null | undefined; given: Given },
) {
  const values = kind.values(asked.given);
  refuseProblems(kind.rules, values, null);
  return changeProfile(deps, session, asked.userId, async ({ record, profile }) => {
    const entries = kind.read(profile);
    if (entries.length >= kind.most) throw new ApiError(400, `There may be at most ${kind.most} entries.`);
    refuseTwice(kind, values, entries);
    const entry = { _id: new Types.ObjectId(), ...kind.store(values) };
    return listUpdate(kind, [...(record[kind.field] ?? []), entry]);
  });
}
