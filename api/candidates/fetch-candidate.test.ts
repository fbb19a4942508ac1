import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';

const OWN = { 'sec-fetch-site': 'same-origin' };
const id = new Types.ObjectId();
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  const now = new Date('2026-02-03T04:05:06Z');
  await api.deps.changes.candidates.insert([
    {
      _id: id,
      applicantID: 'SAN-000001',
      applicantName: 'Asha Rao',
      dateOfBirth: new Date('1990-01-02'),
      languages: [],
      preferredJob: [],
      preferredLocation: ['Pune'],
      primarySkills: [{ _id: new Types.ObjectId(), skill: 'Java' }],
      skills: [],
      workExperience: [{ _id: new Types.ObjectId(), jobTitle: 'Engineer', isOngoing: true }],
      education: [],
      certifications: [],
      projects: [],
      socialProfiles: [],
      resumeAvailable: false,
      createdOn: now,
      updatedOn: now,
    },
  ]);
});
afterAll(() => api.stop());

it('an employer’s views from our own pages count once an hour and are in its history; other views don’t count', async () => {
  const user = await api.makeUser('employer');
  const cookie = await api.cookieFor(user._id);
  const admin = await api.as('admin');
  const path = `/api/fetch-candidate/${id}`;
  expect((await admin('GET', path, { headers: OWN })).body.candidate.profileViewCount).toBe(0);
  expect((await api.anyone('GET', path, { headers: { cookie } })).body.candidate.profileViewCount).toBe(0);
  const { body } = await api.anyone('GET', path, { headers: { cookie, ...OWN } });
  expect(body.candidate.profileViewCount).toBe(1);
  const reloaded = await api.anyone('GET', path, { headers: { cookie, ...OWN } });
  expect(reloaded.body.candidate.profileViewCount).toBe(1);
  const again = await api.anyone('GET', `${path}?again=1`, { headers: { cookie, ...OWN } });
  expect(again.body.candidate.profileViewCount).toBe(1);
  const history = await api.deps.mongo.viewHistory.find({ employer: user._id }).lean();
  expect(history).toMatchObject([{ kind: 'profile-view', candidateId: id }]);
});

it('the answer has every field of the candidate; unknown ones are null', async () => {
  const admin = await api.as('admin');
  const { body } = await admin('GET', `/api/fetch-candidate/${id}`);
  expect(body).toMatchObject({
    success: true,
    candidate: {
      _id: String(id),
      candidateID: 'SAN-000001',
      dateOfBirth: '1990-01-02T00:00:00.000Z',
      primarySkills: [{ skill: 'Java', primarySkill: 'Java', experience: null }],
      workExperience: [{ jobTitle: 'Engineer', employer: null, periodFrom: null, isOngoing: true }],
      emailAddress: null,
      newResumeStatus: false,
    },
  });
});

it('a missing or removed candidate is 404', async () => {
  const admin = await api.as('admin');
  const missing = await admin('GET', `/api/fetch-candidate/${new Types.ObjectId()}`);
  expect(missing).toMatchObject({ status: 404, body: { success: false, message: 'Candidate not found.' } });
  await api.deps.changes.candidates.remove(id);
  expect((await admin('GET', `/api/fetch-candidate/${id}`)).status).toBe(404);
});
