import { STALE_MESSAGE } from '#api/http/contract/fields.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { fullName, type Session } from '#api/http/session.ts';
import { versionOf } from '#api/http/version-of.ts';
import { changeProfile } from './change-profile.ts';
import { acceptedUpdate, offersOf } from './resume-offers.ts';
import { findReading } from './resume-reading.ts';
import { keepResume } from './side-effects.ts';

interface AcceptedOffers {
  /** Id of the reading. */
  id: string;
  /** Keys of the offers. */
  accepted: readonly string[];
  /** Version of the offers as shown. */
  version: string;
  resume?: { bytes: Buffer; fileName: string } | undefined;
}

/**
 * Applies accepted offers from a parsed resume to the caller's own profile, and stores the resume if given; returns the
 * profile. Throws 404 if there is no such reading, 409 if it isn't finished or its offers have changed, 400 for an
 * unknown offer, 413 and 415 for an invalid resume.
 */
export async function applyOffers(deps: Dependencies, session: Session, offer: AcceptedOffers) {
  const reading = await findReading(deps.mongo, session, offer.id);
  if (reading.state !== 'read') throw new ApiError(409, 'The resume has not been read.');
  return changeProfile(deps, session, null, async ({ record, sideEffects }) => {
    const offers = offersOf(reading.fields, record);
    if (versionOf(offers) !== offer.version) throw new ApiError(409, STALE_MESSAGE);
    const accepted = new Set(offer.accepted);
    const offered = new Set(offers.map(({ key }) => key));
    if ([...accepted].some((key) => !offered.has(key))) throw new ApiError(400, 'The resume does not say that.');
    const update = acceptedUpdate(reading.fields, record, accepted);
    if (!offer.resume) return update;
    const uploadedBy = { _id: session.user._id, name: fullName(session.user) };
    const link = await keepResume(deps, sideEffects, record, { ...offer.resume, uploadedBy });
    return { ...update, ...link, $set: { ...update.$set, ...link.$set } };
  });
}
