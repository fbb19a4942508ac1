import { displayId } from '#mongo/display-ids.ts';
import type { CandidateRecord, Skill } from '#mongo/models/candidate.ts';
import { type Career, makeCareer } from './career.ts';
import { makeEducation } from './education.ts';
import { levelAfter, pickFamily } from './families/families.ts';
import type { Family } from './families/family.ts';
import { type Home, pickHome, preferredPlaces } from './homes.ts';
import { personName } from './names.ts';
import { objectIds } from './object-ids.ts';
import { makeNotice, makePay } from './pay-and-notice.ts';
import { type Random, randomFrom, seedOf } from './random.ts';
import { makeResumeText } from './resume-text.ts';

/** A candidate's record and, for most, the text of a matching resume. */
export type GeneratedCandidate = CandidateRecord & { resumeText?: string };

export interface GenerateOptions {
  seed: number;
  count: number;
  /** The first one's number, counted from 0; each depends only on the seed and its own number. */
  from?: number;
  /** Reference day for all dates. */
  today?: Date;
}

/** A fixed day, so that a seed always generates the same people. */
const TODAY = new Date('2026-06-01T00:00:00Z');
const WITH_RESUME = 0.82;
const ENTERED_BY = ['Rahul Mehta', 'Spreadsheet import', 'Anita Rao', 'The candidate'];
const DAY_MS = 86_400_000;

/**
 * Generates invented Indian candidates, one at a time, whose titles, employers, skills, dates, pay and notice match.
 */
export function* generateCandidates({ seed, count, from = 0, today = TODAY }: GenerateOptions) {
  for (let index = from; index < from + count; index++) yield generateCandidate(seed, index, today);
}

function generateCandidate(seed: number, index: number, today: Date): GeneratedCandidate {
  const random = randomFrom(seedOf(seed, index));
  const nextId = objectIds(seed, index, 'candidate');
  const _id = nextId();
  const family = pickFamily(random);
  const home = pickHome(random);
  const core = random.some(family.core.slice(0, 6), random.between(3, 5));
  const primary = [...core, ...random.some(family.core.slice(6), random.between(0, 3))];
  const other = random.some(family.other, random.between(2, 7));
  const career = makeCareer({ random, family, skills: [...primary, ...other], home: home.city, today });
  const { education, bornIn } = makeEducation({
    random,
    family,
    city: home.city,
    state: home.state,
    workFrom: career.startedOn.getUTCFullYear(),
  });
  const updatedOn = new Date(today.getTime() - Math.floor(random.next() ** 2 * 700 * DAY_MS));
  const withIds = <T>(entries: T[]) => entries.map((entry) => ({ _id: nextId(), ...entry }));

  const record: GeneratedCandidate = {
    _id,
    revision: 1,
    applicantID: displayId('candidates', index + 1),
    ...identity(random, index, bornIn),
    languages: withIds(languages(random)),
    presentAddress: address(random, home),
    profileSummary: summary(random, family, career, primary),
    experience: { year: Math.floor(career.months / 12), month: career.months % 12 },
    ...makePay(random, family.startingPay, career.months),
    ...makeNotice(random, career.months, career.jobs[0]?.isOngoing ?? false, today),
    hiringMode: random.chance(0.85) ? 'ft' : random.pick(['tp', 'c2h', 'c2c', 'intern'] as const),
    preferredJob: [
      ...new Set([random.pickUneven(family.titles[levelAfter(career.months + 12)]), random.pick(family.titles[1])]),
    ],
    preferredLocation: preferredPlaces(random, home),
    relocation: random.chance(0.55),
    primarySkills: withIds(primary.map((skill) => experiencedIn(random, skill, career, today))),
    skills: withIds(other.map((skill) => ({ skill }))),
    workExperience: withIds(career.jobs),
    education: withIds(education),
    certifications: withIds(certifications(random, family)),
    projects: [],
    socialProfiles: [],
    resumeAvailable: false,
    createdOn: new Date(updatedOn.getTime() - random.between(0, 400) * DAY_MS),
    createdBy: ENTERED_BY[index % ENTERED_BY.length] ?? '',
    updatedOn,
    updatedBy: ENTERED_BY[(index >> 2) % ENTERED_BY.length] ?? '',
    ownership: random.pick(['Talent team', 'Referral', 'Job portal', 'Campus']),
    applicantStatus: random.pick(['New', 'Screened', 'Available', 'Interviewed']),
  };
  if (random.chance(0.02)) record.disability = { isDisabled: true, desc: 'Locomotor disability' };
  if (random.chance(WITH_RESUME)) addResume(random, record, family);
  return record;
}

function addResume(random: Random, record: GeneratedCandidate, family: Family): void {
  record.resumeAvailable = true;
  record.newResumeUploadOn = record.updatedOn;
  record.resumeText = makeResumeText(random, record, family);
}

function identity(random: Random, index: number, bornIn: number): Partial<CandidateRecord> {
  const { first, middle, last, gender } = personName(random);
  const who: Partial<CandidateRecord> = {
    firstName: first,
    lastName: last,
    applicantName: [first, middle, last].filter(Boolean).join(' '),
    emailAddress: `${first}.${last}${index + 1}@example.com`.toLowerCase(),
    phoneNumber: { countryCode: '91', number: phoneNumber(random, index) },
    gender: random.chance(0.003) ? 'other' : gender,
    maritalStatus: random.chance(0.55) ? 'single' : 'married',
  };
  if (middle) who.middleName = middle;
  if (!random.chance(0.06)) who.dateOfBirth = new Date(Date.UTC(bornIn, random.between(0, 11), random.between(1, 28)));
  return who;
}

/** Ten digits, unique up to a hundred million people: 6 to 9, a digit, then the scattered index. */
function phoneNumber(random: Random, index: number): string {
  const scattered = ((index + 1) * 61_803_399) % 100_000_000;
  return `${random.between(6, 9)}${random.between(0, 9)}${String(scattered).padStart(8, '0')}`;
}

function languages(random: Random) {
  const spoken = ['English', 'Hindi', ...random.some(REGIONAL_LANGUAGES, random.between(0, 2))];
  return spoken.map((name) => ({
    name,
    proficiency: random.pick(['beginner', 'intermediate', 'advanced'] as const),
    read: random.chance(0.9),
    write: random.chance(0.8),
    speak: true,
  }));
}

const REGIONAL_LANGUAGES = 'Tamil Telugu Kannada Malayalam Marathi Gujarati Bengali Punjabi Odia Assamese Urdu'.split(
  ' ',
);

const address = (random: Random, home: Home) => ({
  addressLine1: `${random.between(1, 400)}, ${random.pick(STREETS)}`,
  city: home.written,
  ...(home.district && { district: home.district }),
  state: home.state,
  country: 'India',
  zipCode: String(random.between(110_001, 855_117)),
});

const STREETS = [
  'MG Road',
  'Station Road',
  'Gandhi Nagar',
  'Nehru Street',
  'Lake View Colony',
  'Park Street',
  'Temple Road',
];

function experiencedIn(random: Random, skill: string, career: Career, today: Date): Omit<Skill, '_id'> {
  if (career.months === 0 || random.chance(0.4)) return { skill };
  const months = random.between(1, career.months);
  return {
    skill,
    experience: { year: Math.floor(months / 12), month: months % 12 },
    lastUsed: today.getUTCFullYear() - (random.chance(0.8) ? 0 : random.between(1, 3)),
  };
}

function certifications(random: Random, family: Family) {
  const names = random.some(family.certifications, random.chance(0.35) ? random.between(1, 2) : 0);
  return names.map((certificationName) => ({ certificationName, periodFrom: new Date(Date.UTC(2024, 0, 1)) }));
}

function summary(random: Random, family: Family, career: Career, skills: string[]): string {
  const title = career.jobs[0]?.jobTitle ?? family.titles[0][0];
  const years = Math.floor(career.months / 12);
  const known = skills.slice(0, 3).join(', ');
  if (career.months === 0) return `Fresher looking for a start as ${title}, trained in ${known}.`;
  const length = years === 0 ? `${career.months} months` : `${years} years`;
  return random.pick([
    `${title} with ${length} of experience in ${known}.`,
    `${length} in ${family.industry.toLowerCase()}, most recently as ${title}; strong in ${known}.`,
    `Experienced ${title} (${length}), working with ${known} and looking for the next step.`,
  ]);
}
