import { call } from '#api/http/contract/client.ts';
import type { Personals } from '#api/profile/contract/personals.ts';
import type { Preferences } from '#api/profile/contract/preferences.ts';
import { updatePersonalDetails, updatePreferenceDetails } from '#api/profile/contract.ts';

interface Version {
  version?: string;
}

/** Saves the Personals, and a new photo where one was chosen. */
export function savePersonals(values: Personals, photo: File | null, version: Version) {
  const body = {
    ...values,
    ...version,
    phoneNumber: JSON.stringify(values.phoneNumber),
    alternatePhoneNumber: JSON.stringify(values.alternatePhoneNumber),
    disability: JSON.stringify(values.disability),
    presentAddress: JSON.stringify(values.presentAddress),
    permanentAddress: JSON.stringify(values.permanentAddress),
    languages: JSON.stringify(values.languages),
  };
  return call(updatePersonalDetails, { body, files: photo ? { profilePic: photo } : {} });
}

/** Saves Careers & Preferences, and a resume where one was chosen. */
export function savePreferences(values: Preferences, resume: File | null, version: Version) {
  const body = {
    ...values,
    ...version,
    experience: JSON.stringify(values.experience),
    currentCTC: JSON.stringify(values.currentCTC),
    expectedCTC: JSON.stringify(values.expectedCTC),
    preferredJob: JSON.stringify(values.preferredJob),
    preferredLocation: JSON.stringify(values.preferredLocation),
    relocation: JSON.stringify(values.relocation),
  };
  return call(updatePreferenceDetails, { body, files: resume ? { resume } : {} });
}
