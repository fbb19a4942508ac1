import { type AddressValues, type Personals, personalsOf, personalsRules } from '#api/contract/profile/personals.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { cleanPicture } from '#api/pictures/clean-picture.ts';
import { removePicture, storePicture } from '#api/profile/pictures.ts';
import { refuseProblems } from '#api/profile/refuse-problems.ts';
import { filledIn, toDay, toUpdate } from '#api/profile/to-update.ts';
import type { Session } from '#api/sessions/session.ts';
import { changeProfile, refuseStale } from './change-profile.ts';

export interface PersonalsChange {
  userId?: string | null | undefined;
  version?: string | null | undefined;
  personals: Personals;
  /** A new photo's bytes. */
  photo?: Buffer | undefined;
}

/**
 * Saves a profile's Personals; gives the profile. Throws 400 for what breaks a rule, 409 where it was changed since
 * that version, 413 and 415 for a photo that is none.
 */
export async function changePersonals(deps: Dependencies, session: Session, asked: PersonalsChange) {
  const { personals } = asked;
  // before the record is read: it takes up to a second
  const picture = asked.photo && (await cleanPicture(asked.photo));
  let former: string | undefined;
  const profile = await changeProfile(deps, session, asked.userId, async ({ record, profile: before, sideEffects }) => {
    const stored = personalsOf(before);
    refuseStale(asked.version, stored);
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
    const fields = recordFields(personals);
    return toUpdate({ ...fields, ...(link && { profilePicLink: link }) });
  });
  if (former) await removePicture(deps, former);
  return profile;
}

const address = (values: AddressValues) => {
  const filled = filledIn(values);
  return Object.keys(filled).length > 0 ? filled : undefined;
};

function recordFields(personals: Personals) {
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
