import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import type { EntryKind } from '#api/profile/entry-kinds.ts';
import { listUpdate } from '#api/profile/list-update.ts';
import { refuseProblems } from '#api/profile/refuse-problems.ts';
import { refuseTwice } from '#api/profile/refuse-twice.ts';
import type { Session } from '#api/sessions/session.ts';
import { changeProfile, refuseStale } from './change-profile.ts';

/**
 * Changes an entry of a profile's list; gives the profile. Throws 400 where it breaks a rule, 404 where it is not
 * there any longer, 409 where it was changed since that version.
 */
export function changeEntry<Given, Values extends object>(
  deps: Dependencies,
  session: Session,
  kind: EntryKind<Given, Values>,
  asked: { userId?: string | null | undefined; id: string; given: Given; version?: string | null | undefined },
) {
  const values = kind.values(asked.given);
  return changeProfile(deps, session, asked.userId, async ({ record, profile }) => {
    const entries = kind.read(profile);
    const stored = entries.find(({ _id }) => _id === asked.id);
    if (!stored) throw new ApiError(404, 'This entry was removed meanwhile.');
    refuseStale(asked.version, stored.values);
    refuseProblems(kind.rules, values, stored.values);
    refuseTwice(
      kind,
      values,
      entries.filter((entry) => entry !== stored),
    );
    const list = (record[kind.field] ?? []).map((entry) =>
      String(entry._id) === asked.id ? { _id: new Types.ObjectId(asked.id), ...kind.store(values) } : entry,
    );
    return listUpdate(kind, list);
  });
}
