import type { Types } from 'mongoose';
import type { Changes } from '#mongo/changes/open-changes.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { Role } from '#mongo/models/user.ts';
import { nextDisplayIds } from '#mongo/next-number.ts';
import { storeGenerated } from './demo-candidates.ts';
import { type GeneratedCandidate, generateCandidates } from './generate-candidates.ts';
import { generateJobs } from './generate-jobs.ts';
import { objectIds } from './object-ids.ts';

const SEED = 2026;
const BATCH = 250;

export interface DemoAccount {
  role: Role;
  email: string;
  password: string;
}

/** Known to everybody: the accounts exist only in demo data, on a product that listens on the own machine alone. */
const PASSWORD = 'Demo@2026';
const COMPANY = 'Triveni Digital';
const people = [
  { role: 'admin', email: 'admin@demo.local', firstName: 'Anita', lastName: 'Rao', contact: '9000000001' },
  { role: 'employer', email: 'recruiter@demo.local', firstName: 'Rahul', lastName: 'Mehta', contact: '9000000002' },
  { role: 'job-seeker', email: 'seeker@demo.local', firstName: 'Asha', lastName: 'Nair', contact: '9000000003' },
] as const;

export const demoAccounts: readonly DemoAccount[] = people.map(({ role, email }) => ({
  role,
  email,
  password: PASSWORD,
}));

export interface SeedOptions {
  candidates?: number;
  jobs?: number;
  hashPassword(password: string): Promise<string>;
  now: Date;
}

/**
 * Puts candidates, jobs and the demo accounts into an empty database; one broken off is gone on with. Gives false,
 * and changes nothing, where the demo accounts are there or somebody else's data is.
 */
export async function seedDemoData(mongo: Mongo, changes: Changes, options: SeedOptions): Promise<boolean> {
  const { candidates = 2_000, jobs = 150, now } = options;
  const marker = await mongo.counters.findById('demo-data').lean();
  if (marker?.value === DONE || (!marker && !(await isEmpty(mongo)))) return false;
  // first of all, so that a start broken off is known for what it is
  await mongo.counters.updateOne({ _id: 'demo-data' }, { $set: { value: BEGUN } }, { upsert: true });
  const [, recruiter, seeker] = await makeAccounts(mongo, options);
  if (!recruiter || !seeker) throw new Error('the demo accounts were not made');
  await mongo.employers.updateOne({ user: recruiter }, { $set: company(now) }, { upsert: true });
  await countFrom(mongo, 'candidates', candidates);
  await countFrom(mongo, 'jobs', jobs);
  for (let from = 0; from < candidates; from += BATCH) {
    const count = Math.min(BATCH, candidates - from);
    const batch = [...generateCandidates({ seed: SEED, count, from, today: now })];
    if (from === 0 && batch[0]) becomeSeeker(batch[0], seeker);
    await storeGenerated(mongo, changes, batch);
  }
  const openings = [
    ...generateJobs({ seed: SEED, count: jobs, today: now, createdBy: recruiter, companyName: COMPANY }),
  ];
  await changes.jobs.bulkInsert(openings);
  await changes.relay.settled();
  await mongo.counters.updateOne({ _id: 'demo-data' }, { $set: { value: DONE } });
  return true;
}

const BEGUN = 1;
const DONE = 2;

async function isEmpty(mongo: Mongo): Promise<boolean> {
  // an account may be there: the first admin that the environment names
  return (await mongo.candidates.findOne({}, { _id: 1 }).lean()) === null;
}

/** Generated records carry numbers of their own: those given later begin behind them. */
async function countFrom(mongo: Mongo, kind: 'candidates' | 'jobs', last: number): Promise<void> {
  const counter = await mongo.counters.findById(kind).lean();
  const missing = last - (counter?.value ?? 0);
  if (missing > 0) await nextDisplayIds(mongo, kind, missing);
}

async function makeAccounts(mongo: Mongo, { hashPassword, now }: SeedOptions): Promise<Types.ObjectId[]> {
  const ids: Types.ObjectId[] = [];
  for (const [at, person] of people.entries()) {
    const _id = objectIds(SEED, at, 'user')();
    ids.push(_id);
    if (await mongo.users.findById(_id).lean()) continue;
    const [id] = await nextDisplayIds(mongo, 'users', 1);
    await mongo.users.create({
      _id,
      id: id as string,
      ...person,
      passwordHash: await hashPassword(PASSWORD),
      passwordChangedAt: now,
      emailVerified: true,
      deviceInfos: [],
      createdAt: now,
      updatedAt: now,
    });
  }
  return ids;
}

/** Makes the first candidate the demo seeker's own, with everything that a profile must have. */
function becomeSeeker(candidate: GeneratedCandidate, user: Types.ObjectId): void {
  const { firstName, lastName, email, contact } = people[2];
  const applicantName = `${firstName} ${lastName}`;
  const home = { ...candidate.presentAddress, district: candidate.presentAddress?.city };
  candidate.resumeText = candidate.resumeText
    ?.replaceAll(candidate.applicantName ?? '', applicantName)
    .replaceAll(candidate.emailAddress ?? '', email)
    .replaceAll(candidate.phoneNumber?.number ?? '', contact);
  Object.assign(candidate, {
    user,
    firstName,
    lastName,
    applicantName,
    gender: 'female',
    emailAddress: email,
    phoneNumber: { countryCode: '91', number: contact },
    presentAddress: home,
    permanentAddress: home,
    noticePeriod: '30',
    negotiableNoticePeriod: '15',
  });
}

const company = (now: Date) => ({
  companyName: COMPANY,
  companyWebsite: 'https://triveni.example.com',
  industry: 'Information Technology',
  companySize: '201-500' as const,
  headquarters: {
    addressLine1: '12, Residency Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    zipCode: '560025',
  },
  description: 'An invented company that builds payment products, made up for the demo.',
  updatedAt: now,
});
