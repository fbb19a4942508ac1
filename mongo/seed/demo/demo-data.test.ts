import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestChanges, type TestChanges } from '#mongo/changes/testing/test-changes.ts';
import { type GeneratedCandidate, generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedDemoData } from './demo-data.ts';

let opened: TestChanges;
const options = {
  candidates: 40,
  jobs: 5,
  now: new Date('2026-06-01T00:00:00Z'),
  hashPassword: async (password: string) => `hash of ${password}`,
};

beforeAll(async () => {
  opened = await openTestChanges();
});
afterAll(() => opened.close());

const counts = async () => ({
  candidates: await opened.mongo.candidates.countDocuments(),
  jobs: await opened.mongo.jobs.countDocuments(),
  users: await opened.mongo.users.countDocuments(),
  contacts: await opened.mongo.candidateContacts.countDocuments(),
});
/** The three printed accounts and the other companies'; with so few jobs none is the recruiter's to apply for. */
const all = { candidates: 40, jobs: 5, users: 13, contacts: 80 };

test('demo data is loaded once, and an interrupted load is resumed', async () => {
  const failing = {
    ...opened.changes,
    jobs: { ...opened.changes.jobs, bulkInsert: () => Promise.reject(new Error('cut')) },
  };
  await expect(seedDemoData(opened.mongo, failing, options)).rejects.toThrow('cut');
  expect(await seedDemoData(opened.mongo, opened.changes, options)).toBe(true);
  expect(await counts()).toEqual(all);
  expect(await seedDemoData(opened.mongo, opened.changes, options)).toBe(false);
  expect(await counts()).toEqual(all);
});

test('there is an account of each role, and the seeker has a candidate record and a resume', async () => {
  const users = await opened.mongo.users.find({ email: { $in: demoAccounts.map(({ email }) => email) } }).lean();
  expect(users.map(({ role }) => role).sort()).toEqual(['admin', 'employer', 'job-seeker']);
  const seeker = users.find(({ role }) => role === 'job-seeker');
  const candidate = await opened.mongo.candidates.findOne({ user: seeker?._id }).lean();
  expect(candidate?.emailAddress).toBe(seeker?.email);
  const resume = await opened.mongo.resumes.findById(candidate?.resumeId).lean();
  expect(resume?.text).toContain(candidate?.applicantName);
});

test('the seeker’s profile is complete', async () => {
  const candidate = await opened.mongo.candidates.findOne({ emailAddress: 'seeker@demo.local' }).lean();
  const said = expect.stringMatching(/\S/);
  const address = { addressLine1: said, city: said, district: said, state: said, country: said, zipCode: said };
  expect(candidate).toMatchObject({
    dateOfBirth: expect.any(Date),
    gender: said,
    maritalStatus: said,
    presentAddress: address,
    permanentAddress: address,
    experience: expect.anything(),
    currentCTC: expect.anything(),
    expectedCTC: expect.anything(),
    hiringMode: said,
    noticePeriod: '30',
    negotiableNoticePeriod: '15',
    preferredJob: expect.arrayContaining([said]),
    preferredLocation: expect.arrayContaining([said]),
    profileSummary: said,
    resumeAvailable: true,
  });
});

test('several companies hire; people applied to the recruiter’s jobs, and the seeker has some applied for and saved', async () => {
  const other = await openTestChanges();
  try {
    await seedDemoData(other.mongo, other.changes, { ...options, candidates: 250, jobs: 150 });
    const { users, jobs, applications } = other.mongo;
    const byEmail = async (email: string) => (await users.findOne({ email }).lean())?._id;
    const [recruiter, seeker] = await Promise.all(['recruiter@demo.local', 'seeker@demo.local'].map(byEmail));
    const openings = await jobs.find().lean();
    expect(new Set(openings.map(({ companyName }) => companyName)).size).toBeGreaterThan(8);
    expect(openings.filter(({ createdBy }) => createdBy.equals(recruiter)).length).toBeGreaterThan(20);
    const seekers = await applications.find({ user: seeker }).lean();
    expect(new Set(seekers.map(({ hiringStatus }) => hiringStatus))).toEqual(new Set(['', 'shortlisted', 'rejected']));
    expect(seekers.some(({ saveStatus }) => saveStatus)).toBe(true);
    const received = await applications.find({ employer: recruiter, applicationStatus: true }).lean();
    expect(received.length).toBeGreaterThan(10);
    const posted = new Map(openings.map(({ _id, createdAt }) => [String(_id), createdAt]));
    for (const { appliedAt, job } of received) {
      expect(appliedAt?.getTime()).toBeGreaterThanOrEqual(posted.get(String(job))?.getTime() ?? 0);
      expect(appliedAt?.getTime()).toBeLessThanOrEqual(options.now.getTime());
    }
  } finally {
    await other.close();
  }
});

test('other data stays unchanged', async () => {
  const other = await openTestChanges();
  try {
    const [{ resumeText: _, ...somebody }] = [...generateCandidates({ seed: 1, count: 1 })] as [GeneratedCandidate];
    await other.changes.candidates.insert([somebody]);
    expect(await seedDemoData(other.mongo, other.changes, options)).toBe(false);
    expect(await other.mongo.candidates.countDocuments()).toBe(1);
    expect(await other.mongo.users.countDocuments()).toBe(0);
  } finally {
    await other.close();
  }
});
