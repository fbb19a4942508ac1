import { type ResumeOffers, resumeOffers } from '#api/contract/resume-offers.ts';
import { findOwnProfile } from '#api/profile/find-own-profile.ts';
import { findReading } from '#api/resume-readings/find-reading.ts';
import { offersOf } from '#api/resume-readings/offers-of.ts';
import { versionOf } from '#api/version-of.ts';
import { handler } from './handler.ts';

export const resumeOffersRoute = handler(resumeOffers, async ({ input, session, deps }): Promise<ResumeOffers> => {
  const { mongo } = deps;
  const reading = await findReading(mongo, session, input.params.id);
  const profile = await findOwnProfile(mongo, session.user._id);
  const offers = reading.state === 'read' ? offersOf(reading.fields, profile) : [];
  const message = reading.state === 'failed' ? reading.reason : '';
  return { success: true, message, state: reading.state, offers, version: versionOf(offers) };
});
