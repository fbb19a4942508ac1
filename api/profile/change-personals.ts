import type { Dependencies } from '#api/http/dependencies.ts';
import { fullName, type Session } from '#api/http/session.ts';
import { changeProfile, refuseProblems, refuseStale } from './change-profile.ts';
import { cleanPicture } from './clean-picture.ts';
import { type AddressValues, type Personals, personalsOf, personalsRules } from './contract/personals.ts';
import { type Preferences, preferencesOf, preferencesRules, RESUME_REQUIRED_MESSAGE } from './contract/preferences.ts';
import { filledIn, toDay, toUpdate } from './entry-kinds.ts';
import { keepResume, removePicture, storePicture } from './side-effects.ts';

interface PersonalsChange {
  userId?: string | null | undefined;
  version?: string | null | undefined;
  personals: Personals;
  /** A new photo's bytes. */
  photo?: Buffer | undefined;
}

/**
 * Saves a profile's Personals; returns the profile. Throws 400 if a rule is broken, 409 if it was changed since that
 * version, 413 and 415 for an invalid photo.
 */
export async function changePersonals(deps: Dependencies, session: Session, change: PersonalsChange) {
  const { personals } = change;
  // before reading the record, since it takes up to a second
  const picture = change.photo && (await cleanPicture(change.photo));
  let former: string | undefined;
  const profile = await changeProfile(
    deps,
    session,
    change.userId,
    async ({ record, profile: before, sideEffects }) => {
      const stored = personalsOf(before);
      refuseStale(change.version, stored);
      refuseProblems(personalsRules(deps.now()), personals, stored);
      const { _id, profilePicLink } = record;
      const link =
        picture &&
        (await sideEffects.once(
          'photo',
          () => storePicture(deps, { candidate: _id, picture, by: session.user._id }),
          (stored) => removePicture(deps, stored),
        ));
      if (link) former = profilePicLink;
      const fields = personalFields(personals);
      return toUpdate({ ...fields, ...(link && { profilePicLink: link }) });
    },
  );
  if (former) await removePicture(deps, former);
  return profile;
}

const address = (values: AddressValues) => {
  const filled = filledIn(values);
  return Object.keys(filled).length > 0 ? filled : undefined;
};

function personalFields(personals: Personals) {
  const { phoneNumber, alternatePhoneNumber, disability } = personals;
  return {
    ...personals,
    emailAddress: personals.emailAddress.toLowerCase(),
    alternateEmailAddress: personals.alternateEmailAddress.toLowerCase(),
    phoneNumber: phoneNumber.number ? phoneNumber : undefined,
    alternatePhoneNumber: alternatePhoneNumber.number ? alternatePhoneNumber : undefined,
    dateOfBirth: toDay(personals.dateOfBirth),
    disability: filledIn({ ...disability, desc: disability.isDisabled ? disability.desc : '' }),
    presentAddress: address(personals.presentAddress),
    permanentAddress: address(personals.permanentAddress),
  };
}

interface PreferencesChange {
  userId?: string | null | undefined;
  version?: string | null | undefined;
  preferences: Preferences;
  resume?: { bytes: Buffer; fileName: string } | undefined;
}

/**
 * Saves a profile's Careers & Preferences; returns the profile. Throws 400 if a rule is broken or there is no resume,
 * 409 if it was changed since that version, 413 and 415 for an invalid resume.
 */
export function changePreferences(deps: Dependencies, session: Session, change: PreferencesChange) {
  const { preferences, resume } = change;
  return changeProfile(deps, session, change.userId, async ({ record, profile, sideEffects }) => {
    const stored = preferencesOf(profile);
    refuseStale(change.version, stored);
    const lacksResume = !resume && !record.resumeAvailable;
    const more = lacksResume ? [{ field: 'resume', message: RESUME_REQUIRED_MESSAGE }] : [];
    refuseProblems(preferencesRules, preferences, stored, more);
    const update = toUpdate(preferenceFields(preferences));
    if (!resume) return update;
    const uploadedBy = { _id: session.user._id, name: fullName(session.user) };
    const link = await keepResume(deps, sideEffects, record, { ...resume, uploadedBy });
    return { ...update, ...link, $set: { ...update.$set, ...link.$set } };
  });
}

function preferenceFields(preferences: Preferences) {
  const { experience } = preferences;
  const serving = preferences.noticePeriod === 'serving';
  const amount = (ctc: { amount: string }) => ({ amount: Number(ctc.amount), currency: 'INR' });
  return {
    ...preferences,
    experience: { year: Number(experience.year), month: Number(experience.month) },
    currentCTC: amount(preferences.currentCTC),
    expectedCTC: amount(preferences.expectedCTC),
    noticePeriodServingDate: serving ? toDay(preferences.noticePeriodServingDate) : undefined,
    lwd: serving ? toDay(preferences.lwd) : undefined,
  };
}
