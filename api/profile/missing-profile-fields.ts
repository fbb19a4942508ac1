import type { Address, CandidateRecord } from '#mongo/models/candidate.ts';

type Profile = Partial<CandidateRecord>;

const filled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const PERSONALS = [
  'firstName',
  'lastName',
  'applicantName',
  'emailAddress',
  'dateOfBirth',
  'gender',
  'maritalStatus',
] as const;
const ADDRESS = ['addressLine1', 'city', 'district', 'state', 'country', 'zipCode'] as const;
const PREFERENCES = [
  'experience',
  'currentCTC',
  'expectedCTC',
  'hiringMode',
  'noticePeriod',
  'negotiableNoticePeriod',
  'preferredJob',
  'preferredLocation',
  'profileSummary',
] as const;
/** Of use only to somebody who is on the way out of a job. */
const SERVING = ['noticePeriodServingDate', 'lwd'] as const;

/**
 * What the Personals and Preferences tabs mark as required and a candidate hasn't, by the fields' names; inner ones
 * with a dot, the resume as `resume`. Empty where the profile is complete.
 */
export function missingProfileFields(profile: Profile): string[] {
  const lacking = (fields: readonly (keyof Profile)[]) => fields.filter((field) => !filled(profile[field]));
  return [
    ...lacking(PERSONALS),
    ...(filled(profile.phoneNumber?.number) ? [] : ['phoneNumber']),
    ...(profile.disability?.isDisabled && !filled(profile.disability.desc) ? ['disability.desc'] : []),
    ...missingOfAddress('presentAddress', profile.presentAddress),
    ...missingOfAddress('permanentAddress', profile.permanentAddress),
    ...lacking(PREFERENCES),
    ...(profile.noticePeriod === 'serving' ? lacking(SERVING) : []),
    ...(profile.resumeAvailable ? [] : ['resume']),
  ];
}

function missingOfAddress(name: string, address: Address | undefined): string[] {
  return ADDRESS.filter((field) => !filled(address?.[field])).map((field) => `${name}.${field}`);
}
