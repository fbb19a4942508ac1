import { ensureCandidate } from '#api/candidates/ensure-candidate.ts';
import type { Personals } from '#api/profile/contract/personals.ts';
import type { Preferences } from '#api/profile/contract/preferences.ts';
import type { TestApi } from './test-api.ts';

const address = {
  addressLine1: '12 MG Road',
  addressLine2: '',
  city: 'Pune',
  district: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  zipCode: '411001',
};

/** Personals that satisfy every rule. */
export const goodPersonals: Personals = {
  firstName: 'Asha',
  middleName: '',
  lastName: 'Rao',
  applicantName: 'Asha Rao',
  emailAddress: 'asha.rao@example.in',
  alternateEmailAddress: 'asha@example.org',
  phoneNumber: { countryCode: '91', number: '9876543210' },
  alternatePhoneNumber: { countryCode: '91', number: '' },
  dateOfBirth: '1995-04-02',
  gender: 'female',
  maritalStatus: 'single',
  disability: { isDisabled: false, desc: '' },
  presentAddress: address,
  permanentAddress: address,
  languages: [{ name: 'Kannada', proficiency: 'advanced', read: true, write: true, speak: true }],
};

/** Careers & Preferences that satisfy every rule. */
export const goodPreferences: Preferences = {
  experience: { year: '5', month: '6' },
  currentCTC: { amount: '9.5' },
  expectedCTC: { amount: '14' },
  hiringMode: 'ft',
  noticePeriod: '30',
  negotiableNoticePeriod: '15',
  noticePeriodServingDate: '',
  lwd: '',
  preferredJob: ['Data Analyst'],
  preferredLocation: ['Pune'],
  relocation: true,
  profileSummary: 'Reads figures, and writes what they say.',
};

/** A multipart body as the screens send it: texts as they are, the rest as JSON text. */
export function formOf(fields: object, files: Record<string, File> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}

/** A signed-in job seeker with an empty profile. */
export async function signedInSeeker(api: TestApi) {
  const { _id, email } = await api.makeUser('job-seeker');
  const candidate = await ensureCandidate(api.deps, { _id, email, firstName: 'Asha', lastName: 'Rao' });
  const send = await api.signIn(_id);
  const id = String(_id);
  return {
    id,
    candidate,
    send,
    post: (path: string, body: unknown) => send('POST', `/api/${path}`, { body }),
    profile: async () => (await send('POST', '/api/fetch-profile-data', { body: { id } })).body.user,
  };
}
