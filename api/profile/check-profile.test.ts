import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureCandidate } from '#api/candidates/ensure-candidate.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const address = {
  addressLine1: '12 MG Road',
  city: 'Pune',
  district: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  zipCode: '411001',
};
const complete = {
  dateOfBirth: new Date('1995-04-02'),
  gender: 'female',
  maritalStatus: 'single',
  presentAddress: address,
  permanentAddress: address,
  experience: { year: 0, month: 0 },
  currentCTC: { amount: 0, currency: 'INR' },
  expectedCTC: { amount: 6, currency: 'INR' },
  hiringMode: 'ft',
  noticePeriod: '30',
  negotiableNoticePeriod: '15',
  preferredJob: ['Data Analyst'],
  preferredLocation: ['Pune'],
  profileSummary: 'Reads figures, and writes what they say.',
  resumeAvailable: true,
} as const;

async function seeker() {
  const user = await api.makeUser('job-seeker');
  const account = { ...user, firstName: 'Asha', lastName: 'Rao', contact: '9876543210' };
  const candidate = await ensureCandidate(api.deps, account);
  const cookie = await api.cookieFor(user._id);
  const check = async () => (await api.anyone('GET', '/api/check-profile', { headers: { cookie } })).body;
  const change = (operators: object) => api.deps.changes.candidates.update(candidate, operators);
  await change({ $set: complete });
  return { check, change };
}

describe('the profile of a job seeker', () => {
  it('is complete with everything that Personals and Preferences mark as required', async () => {
    const { check } = await seeker();
    expect(await check()).toEqual({ success: true, message: 'Your profile is complete.', missing: [] });
  });

  it.each([
    ...['firstName', 'lastName', 'applicantName', 'emailAddress', 'dateOfBirth', 'gender', 'maritalStatus'],
    ...['phoneNumber', 'experience', 'currentCTC', 'expectedCTC', 'hiringMode', 'noticePeriod'],
    ...['negotiableNoticePeriod', 'profileSummary', 'presentAddress.city', 'permanentAddress.zipCode'],
  ])('is incomplete without %s', async (field) => {
    const { check, change } = await seeker();
    await change({ $unset: { [field]: '' } });
    expect(await check()).toEqual({
      success: false,
      message: 'Kindly update your profile to continue using the application!',
      missing: [field],
    });
  });

  it.each(['preferredJob', 'preferredLocation'])('is incomplete with an empty %s', async (field) => {
    const { check, change } = await seeker();
    await change({ $set: { [field]: [] } });
    expect((await check()).missing).toEqual([field]);
  });

  it('is incomplete without a resume', async () => {
    const { check, change } = await seeker();
    await change({ $set: { resumeAvailable: false } });
    expect((await check()).missing).toEqual(['resume']);
  });

  it('needs both notice dates while serving notice', async () => {
    const { check, change } = await seeker();
    await change({ $set: { noticePeriod: 'serving' } });
    expect((await check()).missing).toEqual(['noticePeriodServingDate', 'lwd']);
  });

  it('with a disability needs its description', async () => {
    const { check, change } = await seeker();
    await change({ $set: { disability: { isDisabled: true } } });
    expect((await check()).missing).toEqual(['disability.desc']);
  });

  it('is incomplete without a record', async () => {
    const { _id } = await api.makeUser('job-seeker');
    const cookie = await api.cookieFor(new Types.ObjectId(_id));
    expect((await api.anyone('GET', '/api/check-profile', { headers: { cookie } })).body.success).toBe(false);
  });
});

it.each(['employer', 'admin'] as const)('an %s has no profile to complete', async (role) => {
  const send = await api.as(role);
  expect((await send('GET', '/api/check-profile')).body.success).toBe(true);
});
