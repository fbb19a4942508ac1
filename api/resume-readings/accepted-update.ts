import type { UpdateQuery } from 'mongoose';
import { ApiError } from '#api/errors.ts';
import { experienceKind } from '#api/profile/entry-kinds.ts';
import { listUpdate } from '#api/profile/list-update.ts';
import { toUpdate } from '#api/profile/to-update.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { listNames, offeredLists, type Profile } from './offered-lists.ts';
import { offeredParts } from './offered-parts.ts';
import { saidBeside } from './said-beside.ts';

/**
 * The accepted offers as one update of the profile; nothing else is touched. Throws 400 where a list would grow too
 * long. `accepted` are keys of offersOf the same two.
 */
export function acceptedUpdate(
  said: Profile,
  profile: CandidateRecord,
  accepted: ReadonlySet<string>,
): UpdateQuery<CandidateRecord> {
  const beside = saidBeside(said, profile);
  const parts = Object.entries(offeredParts).filter(([key]) => accepted.has(key));
  // of a name without a middle one the former middle name goes
  const fields = parts.flatMap(([, part]) => part.fields.map((field) => [field, beside[field]] as const));
  const { $set, $unset } = toUpdate(Object.fromEntries(fields));
  return { $set: { ...$set, ...acceptedEntries(said, profile, accepted) }, ...($unset && { $unset }) };
}

function acceptedEntries(said: Profile, profile: CandidateRecord, accepted: ReadonlySet<string>) {
  const set: Record<string, unknown> = {};
  for (const name of listNames) {
    const added = (said[name] ?? []).filter((_, place) => accepted.has(`${name}.${place}`));
    if (added.length === 0) continue;
    const list = [...(profile[name] ?? []), ...added];
    const { most, label } = offeredLists[name];
    if (list.length > most) throw new ApiError(400, `${label}: there may be at most ${most} entries.`);
    Object.assign(set, name === experienceKind.field ? listUpdate(experienceKind, list).$set : { [name]: list });
  }
  return set;
}
