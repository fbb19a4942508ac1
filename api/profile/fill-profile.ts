import { STALE_MESSAGE } from '#api/http/contract/fields.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { fullName, type Session } from '#api/http/session.ts';
import { versionOf } from '#api/http/version-of.ts';
import { changeProfile } from './change-profile.ts';
import { acceptedUpdate, offersOf } from './resume-offers.ts';
import { findReading } from './resume-reading.ts';
import { keepResume } from './side-effects.ts';

export interface AcceptedOffers {
  /** Of the reading. */
  id: string;
  /** Keys of the offers. */
  accepted: readonly string[];
  /** Of the offers as they were shown. */
  version: string;
  resume?: { bytes: Buffer; fileName: string } | undefined;
}

/**
 * Takes over into the caller's own profile what it accepts of a read resume, and the resume where it is given; gives the
 * profile. Throws 404 where there is no such reading, 409 where it isn't read or its offers have changed, 400 for
 * what was never offered, 413 and 415 for a resume that is none.
 */
export async function fillProfile(deps: Dependencies, session: Session, asked: AcceptedOffers) {
  const reading = await findReading(deps.mongo, session, asked.id);
  if (reading.state !== 'read') throw new ApiError(409, 'The resume has not been read.');
  return changeProfile(deps, session, null, async ({ record, sideEffects }) => {
    const offers = offersOf(reading.fields, record);
    if (versionOf(offers) !== asked.version) throw new ApiError(409, STALE_MESSAGE);
    const accepted = new Set(asked.accepted);
    const offered = new Set(offers.map(({ key }) => key));
    if ([...accepted].some((key) => !offered.has(key))) throw new ApiError(400, 'The resume does not say that.');
    const update = acceptedUpdate(reading.fields, record, accepted);
    if (!asked.resume) return update;
    const uploadedBy = { _id: session.user._id, name: fullName(session.user) };
    const link = await keepResume(deps, sideEffects, record, { ...asked.resume, uploadedBy });
    return { ...update, ...link, $set: { ...update.$set, ...link.$set } };
  });
}
