import type { Types } from 'mongoose';
import type { Role } from '#domain/roles.ts';
import type { Changes } from '#mongo/changes/open-changes.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { nextDisplayIds } from '#mongo/display-ids.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { type GeneratedCandidate, generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { generateJobs, type JobOwner } from '#mongo/seed/generator/generate-jobs.ts';
import {
  APPLICANTS,
  DEMO_PASSWORD,
  demoAccountId,
  FIRST_APPLICANT,
  hiringEmail,
  demoPeople as people,
  DEMO_SEED as SEED,
} from './demo-accounts.ts';
import { demoApplication, fittingJobs, type Marked } from './demo-applications.ts';
import { storeGenerated } from './demo-candidates.ts';
import { demoCompanies } from './demo-companies.ts';
import { addDemoViews } from './demo-views.ts';

const BATCH = 250;

export interface SeedOptions {
  candidates?: number;
  jobs?: number;
  hashPassword(password: string): Promise<string>;
  now: Date;
}

/**
 * Loads candidates, jobs and the demo accounts into an empty database, and resumes an interrupted load. Returns false,
 * and changes nothing, if the demo accounts or other data exist.
 */
export async function seedDemoData(mongo: Mongo, changes: Changes, options: SeedOptions): Promise<boolean> {
  const { candidates = 2_000, jobs = 150, now } = options;
  const marker = await mongo.counters.findById('demo-data').lean();
  if (marker?.value === DONE || (!marker && !(await isEmpty(mongo)))) return false;
  // first, so that an interrupted start is recognised
  await mongo.counters.updateOne({ _id: 'demo-data' }, { $set: { value: BEGUN } }, { upsert: true });
  const passwordHash = await options.hashPassword(DEMO_PASSWORD);
  const account = (at: number, person: Person) => makeAccount(mongo, at, person, passwordHash, now);
  const [, recruiter, seeker] = await inTurn(people, (person, at) => account(at, person));
  if (!recruiter || !seeker) throw new Error('The demo accounts were not created');
  const owners = await inTurn(demoCompanies, async ({ firstName, lastName, site, company }, at) => {
    const contact = `98450${String(10_000 + at)}`;
    const person: Person = { role: 'employer', email: hiringEmail(site), firstName, lastName, contact };
    const user = at === 0 ? recruiter : await account(people.length + at, person);
    const record = { ...company, companyWebsite: `https://${site}.example.com`, updatedAt: now };
    await mongo.employers.updateOne({ user }, { $set: record }, { upsert: true });
    return { createdBy: user, companyName: company.companyName };
  });
  await countFrom(mongo, 'candidates', candidates);
  await countFrom(mongo, 'jobs', jobs);
  const openings = [...generateJobs({ seed: SEED, count: jobs, today: now, ownerOf: ownerAmong(owners) })];
  for (let from = 0; from < candidates; from += BATCH) {
    const count = Math.min(BATCH, candidates - from);
    const batch = [...generateCandidates({ seed: SEED, count, from, today: now })];
    const applications = from === 0 ? await demoApplications(batch, seeker, openings, recruiter, account) : [];
    await storeGenerated(mongo, changes, batch);
    await addDemoViews(mongo, batch, {
      seed: SEED,
      by: { commentedBy: recruiter, commentedByName: `${people[1].firstName} ${people[1].lastName}` },
      now,
    });
    for (const marked of applications) {
      const { _id, ...record } = demoApplication(marked, now);
      await mongo.applications.updateOne({ _id }, { $setOnInsert: record }, { upsert: true });
    }
  }
  await changes.jobs.bulkInsert(openings);
  await changes.relay.settled();
  await mongo.counters.updateOne({ _id: 'demo-data' }, { $set: { value: DONE } });
  return true;
}

const BEGUN = 1;
const DONE = 2;

async function isEmpty(mongo: Mongo): Promise<boolean> {
  // an account may exist: the first admin from the environment
  return (await mongo.candidates.findOne({}, { _id: 1 }).lean()) === null;
}

/** Generated records have fixed numbers: numbers allocated later start after them. */
async function countFrom(mongo: Mongo, kind: 'candidates' | 'jobs', last: number): Promise<void> {
  const counter = await mongo.counters.findById(kind).lean();
  const missing = last - (counter?.value ?? 0);
  if (missing > 0) await nextDisplayIds(mongo, kind, missing);
}

interface Person {
  role: Role;
  email: string;
  firstName: string;
  lastName: string;
  contact: string;
}

/** Numbers are sequential, and the same at every start. */
async function inTurn<In, Out>(list: readonly In[], make: (one: In, at: number) => Promise<Out>): Promise<Out[]> {
  const made: Out[] = [];
  for (const [at, one] of list.entries()) made.push(await make(one, at));
  return made;
}

async function makeAccount(
  mongo: Mongo,
  at: number,
  person: Person,
  passwordHash: string,
  now: Date,
): Promise<Types.ObjectId> {
  const _id = demoAccountId(at);
  if (await mongo.users.findById(_id).lean()) return _id;
  const [id] = await nextDisplayIds(mongo, 'users', 1);
  await mongo.users.create({
    _id,
    id: id as string,
    ...person,
    passwordHash,
    passwordChangedAt: now,
    emailVerified: true,
    deviceInfos: [],
    createdAt: now,
    updatedAt: now,
  });
  return _id;
}

/** The companies that hire in an industry take turns; if none does, the first that is not the recruiter's. */
function ownerAmong(owners: readonly JobOwner[]): (industry: string, index: number) => JobOwner {
  return (industry, index) => {
    const hiring = owners.filter((_, at) => demoCompanies[at]?.hiresFor.includes(industry));
    const owner = hiring[index % hiring.length] ?? owners[1];
    if (!owner) throw new Error('There are no demo companies');
    return owner;
  };
}

/**
 * Makes the first candidate the demo seeker's own and creates accounts for others. Returns the jobs they apply for and
 * save: the seeker's anywhere, the others' at the demo recruiter.
 */
async function demoApplications(
  batch: readonly GeneratedCandidate[],
  seeker: Types.ObjectId,
  openings: readonly JobRecord[],
  recruiter: Types.ObjectId,
  account: (at: number, person: Person) => Promise<Types.ObjectId>,
): Promise<Marked[]> {
  const [first, ...others] = batch;
  if (!first) return [];
  becomeSeeker(first, seeker);
  const [a, b, c, ...saved] = fittingJobs(first, openings, SEEKERS_JOBS).map((job, at) => ({
    candidate: first,
    job,
    at,
  }));
  const marked: Marked[] = [
    ...(a ? [{ ...a, hiringStatus: 'shortlisted' as const }] : []),
    ...(b ? [b] : []),
    ...(c ? [{ ...c, hiringStatus: 'rejected' as const }] : []),
    ...saved.map((each) => ({ ...each, savedOnly: true })),
  ];
  const own = openings.filter(({ createdBy }) => createdBy.equals(recruiter));
  let applicants = 0;
  for (const candidate of others) {
    const [job] = fittingJobs(candidate, own, 1);
    const { emailAddress: email, phoneNumber, firstName, lastName } = candidate;
    if (!job || !email || !phoneNumber || !firstName || !lastName || applicants === APPLICANTS) continue;
    const at = FIRST_APPLICANT + applicants;
    candidate.user = await account(at, { role: 'job-seeker', email, firstName, lastName, contact: phoneNumber.number });
    const hiringStatus = applicants % 5 === 4 ? 'shortlisted' : applicants % 7 === 6 ? 'rejected' : '';
    marked.push({ candidate, job, at: applicants, hiringStatus, savedOnly: applicants % 8 === 7 });
    applicants += 1;
  }
  return marked;
}

/** Three applied for, the others saved. */
const SEEKERS_JOBS = 5;

/** Makes the first candidate the demo seeker's own, with a complete profile. */
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
