import { Types, type UpdateQuery } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import type { Session } from '#api/http/session.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { changeProfile, refuseProblems, refuseStale } from './change-profile.ts';
import type { EntryKind } from './entry-kinds.ts';

type StoredEntry = { _id: Types.ObjectId } & Record<string, unknown>;

/** Writes a whole list. Entries with a start date are sorted newest first: cards show the first job as the latest. */
export function listUpdate<Given, Values extends object>(
  { field, startOf }: EntryKind<Given, Values>,
  list: readonly object[],
): UpdateQuery<CandidateRecord> {
  const entries = list as readonly StoredEntry[];
  const start = (entry: StoredEntry) => (startOf ? ((entry[startOf] as Date | undefined)?.getTime() ?? 0) : 0);
  const sorted = entries.toSorted(
    (a, b) => Number(Boolean(startOf && b.isOngoing)) - Number(Boolean(startOf && a.isOngoing)) || start(b) - start(a),
  );
  return { $set: { [field]: sorted } };
}

/** Throws 400 if another entry has that name. */
function refuseTwice<Given, Values extends object>(
  { name }: EntryKind<Given, Values>,
  values: Values,
  others: readonly { values: Values }[],
): void {
  if (!name || !others.some((other) => name(other.values) === name(values))) return;
  throw new ApiError(400, 'It is on your list already.');
}

/** Adds an entry to a list of a profile; returns the profile. Throws 400 if it breaks a rule or the list is full. */
export function addEntry<Given, Values extends object>(
  deps: Dependencies,
  session: Session,
  kind: EntryKind<Given, Values>,
  change: { userId?: string | null | undefined; given: Given },
) {
  const values = kind.values(change.given);
  refuseProblems(kind.rules, values, null);
  return changeProfile(deps, session, change.userId, async ({ record, profile }) => {
    const entries = kind.read(profile);
    if (entries.length >= kind.most) throw new ApiError(400, `There may be at most ${kind.most} entries.`);
    refuseTwice(kind, values, entries);
    const entry = { _id: new Types.ObjectId(), ...kind.store(values) };
    return listUpdate(kind, [...(record[kind.field] ?? []), entry]);
  });
}

/**
 * Changes an entry of a profile's list; returns the profile. Throws 400 if it breaks a rule, 404 if it no longer
 * exists, 409 if it was changed since that version.
 */
export function changeEntry<Given, Values extends object>(
  deps: Dependencies,
  session: Session,
  kind: EntryKind<Given, Values>,
  change: { userId?: string | null | undefined; id: string; given: Given; version?: string | null | undefined },
) {
  const values = kind.values(change.given);
  return changeProfile(deps, session, change.userId, async ({ record, profile }) => {
    const entries = kind.read(profile);
    const stored = entries.find(({ _id }) => _id === change.id);
    if (!stored) throw new ApiError(404, 'This entry was removed in the meantime.');
    refuseStale(change.version, stored.values);
    refuseProblems(kind.rules, values, stored.values);
    refuseTwice(
      kind,
      values,
      entries.filter((entry) => entry !== stored),
    );
    const list = (record[kind.field] ?? []).map((entry) =>
      String(entry._id) === change.id ? { _id: new Types.ObjectId(change.id), ...kind.store(values) } : entry,
    );
    return listUpdate(kind, list);
  });
}

/** Removes an entry from a profile's list; returns the profile. Throws 404 if it no longer exists. */
export function removeEntry<Given, Values extends object>(
  deps: Dependencies,
  session: Session,
  kind: EntryKind<Given, Values>,
  change: { userId?: string | null | undefined; id: string },
) {
  return changeProfile(deps, session, change.userId, async ({ record }) => {
    const list = record[kind.field] ?? [];
    const kept = list.filter(({ _id }) => String(_id) !== change.id);
    if (kept.length === list.length) throw new ApiError(404, 'This entry was removed in the meantime.');
    return listUpdate(kind, kept);
  });
}
