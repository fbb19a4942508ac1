import type { UpdateQuery } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { listUpdate } from './change-entry.ts';
import { experienceKind, toUpdate } from './entry-kinds.ts';
import {
  type ListName,
  listNames,
  type OfferedList,
  offeredLists,
  offeredParts,
  type Profile,
} from './offered-parts.ts';
import type { ResumeOffer } from './reading-contract.ts';

/**
 * Adapts a resume's facts to a profile: an email other than the profile's becomes the alternate one, and duplicates are
 * removed.
 */
function adaptToProfile(parsed: Profile, profile: Profile): Profile {
  const { emailAddress, alternateEmailAddress, alternatePhoneNumber, ...rest } = parsed;
  const emails = [emailAddress, alternateEmailAddress].filter((email) => email && email !== profile.emailAddress);
  const [first, second] = profile.emailAddress ? [undefined, emails[0]] : emails;
  const sameNumber = alternatePhoneNumber?.number === (parsed.phoneNumber ?? profile.phoneNumber)?.number;
  return {
    ...rest,
    ...(first && { emailAddress: first }),
    ...(second && { alternateEmailAddress: second }),
    ...(alternatePhoneNumber && !sameNumber && { alternatePhoneNumber }),
  };
}

/**
 * Builds one update of the profile from the accepted offers. Throws 400 if a list would get too long. `accepted` are
 * keys from offersOf with the same arguments.
 */
export function acceptedUpdate(
  parsed: Profile,
  profile: CandidateRecord,
  accepted: ReadonlySet<string>,
): UpdateQuery<CandidateRecord> {
  const adapted = adaptToProfile(parsed, profile);
  const parts = Object.entries(offeredParts).filter(([key]) => accepted.has(key));
  // a name without a middle name clears the stored one
  const fields = parts.flatMap(([, part]) => part.fields.map((field) => [field, adapted[field]] as const));
  const { $set, $unset } = toUpdate(Object.fromEntries(fields));
  return { $set: { ...$set, ...acceptedEntries(parsed, profile, accepted) }, ...($unset && { $unset }) };
}

function acceptedEntries(parsed: Profile, profile: CandidateRecord, accepted: ReadonlySet<string>) {
  const set: Record<string, unknown> = {};
  for (const name of listNames) {
    const added = (parsed[name] ?? []).filter((_, place) => accepted.has(`${name}.${place}`));
    if (added.length === 0) continue;
    const list = [...(profile[name] ?? []), ...added];
    const { most, label } = offeredLists[name];
    if (list.length > most) throw new ApiError(400, `${label}: there may be at most ${most} entries.`);
    Object.assign(set, name === experienceKind.field ? listUpdate(experienceKind, list).$set : { [name]: list });
  }
  return set;
}

/**
 * Lists what a resume says that a profile doesn't, with the value that each would replace. List entries are only added;
 * those the profile already has (ignoring case) are not offered.
 */
export function offersOf(parsed: Profile, profile: Profile): ResumeOffer[] {
  return [
    ...partOffers(adaptToProfile(parsed, profile), profile),
    ...listNames.flatMap((name) => listOffers(name, parsed, profile)),
  ];
}

function partOffers(parsed: Profile, profile: Profile): ResumeOffer[] {
  return Object.entries(offeredParts).flatMap(([key, { tab, label, text }]) => {
    const [offered, replaces] = [text(parsed), text(profile)];
    return offered === '' || folded(offered) === folded(replaces) ? [] : [{ key, tab, label, offered, replaces }];
  });
}

function listOffers(name: ListName, parsed: Profile, profile: Profile): ResumeOffer[] {
  const { tab, label, texts, known = texts }: OfferedList = offeredLists[name];
  const seen = new Set(known(profile).map(folded));
  return texts(parsed).flatMap((offered, place) => {
    if (offered === '' || seen.has(folded(offered))) return [];
    seen.add(folded(offered));
    return [{ key: `${name}.${place}`, tab, label, offered, replaces: '' }];
  });
}

const folded = (text: string): string => text.trim().toLowerCase();
