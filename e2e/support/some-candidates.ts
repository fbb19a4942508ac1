import { Types } from 'mongoose';
import type { NewRecord } from '#mongo/changes/tracked-collection.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

type Candidate = NewRecord<CandidateRecord>;

interface Sketch {
  name: string;
  title: string;
  employer: string;
  before?: string;
  skills: string[];
  city: string;
  state: string;
  prefers?: string[];
  years: number;
  current?: number;
  expected?: number;
  speaks?: string[];
  institute?: string;
  passed?: number;
  notice?: string;
}

/** A candidate with few fields; `number` determines the display ID, the email and the phone. */
export function sketchCandidate(number: number, sketch: Sketch): Candidate {
  const [firstName = '', lastName = ''] = sketch.name.split(' ');
  const day = (year: number) => new Date(Date.UTC(year, 0, 1));
  const job = (jobTitle: string, isOngoing: boolean, employer: string) => ({
    _id: new Types.ObjectId(),
    jobTitle,
    employer,
    isOngoing,
    periodFrom: day(isOngoing ? 2022 : 2018),
    ...(!isOngoing && { periodTo: day(2021) }),
  });
  return {
    _id: new Types.ObjectId(),
    applicantID: `SAN-${String(900_000 + number)}`,
    applicantName: sketch.name,
    firstName,
    lastName,
    emailAddress: `candidate${number}@example.in`,
    phoneNumber: { countryCode: '91', number: String(9_000_000_000 + number) },
    languages: (sketch.speaks ?? []).map((name) => ({
      _id: new Types.ObjectId(),
      name,
      proficiency: 'advanced',
      read: true,
      write: true,
      speak: true,
    })),
    presentAddress: { city: sketch.city, state: sketch.state, country: 'India' },
    experience: { year: sketch.years, month: 0 },
    ...(sketch.current !== undefined && { currentCTC: { amount: sketch.current, currency: 'INR' } }),
    ...(sketch.expected !== undefined && { expectedCTC: { amount: sketch.expected, currency: 'INR' } }),
    noticePeriod: sketch.notice ?? '30',
    preferredJob: [],
    preferredLocation: sketch.prefers ?? [],
    primarySkills: sketch.skills.map((skill) => ({ _id: new Types.ObjectId(), skill })),
    skills: [],
    workExperience: [
      job(sketch.title, true, sketch.employer),
      ...(sketch.before ? [job(sketch.before, false, 'Kaveri Systems')] : []),
    ],
    education: sketch.institute
      ? [
          {
            _id: new Types.ObjectId(),
            institutionName: sketch.institute,
            courseName: 'B.Tech',
            isOngoing: false,
            ...(sketch.passed && { courseCompletion: { year: sketch.passed } }),
          },
        ]
      : [],
    certifications: [],
    projects: [],
    socialProfiles: [],
    resumeAvailable: false,
    createdOn: new Date(),
    updatedOn: new Date(Date.UTC(2026, 0, 1, 0, number)),
  };
}

/** Five people who differ in what the tests search for, and 60 similar ones for paging. */
export const someCandidates: Candidate[] = [
  sketchCandidate(1, {
    name: 'Ananya Nair',
    title: 'Tech Lead',
    employer: 'Meridian Payments',
    before: 'Senior Engineer',
    skills: ['Java', 'Spring Boot', 'Kubernetes'],
    city: 'Bengaluru',
    state: 'Karnataka',
    years: 7,
    current: 21,
    expected: 27,
    speaks: ['English', 'Tamil'],
    institute: 'IIT Bombay',
    passed: 2016,
  }),
  sketchCandidate(2, {
    name: 'Rohit Iyer',
    title: 'Java Developer',
    employer: 'Tungabhadra Tech',
    skills: ['Java', 'MySQL'],
    city: 'Mysuru',
    state: 'Karnataka',
    prefers: ['Bengaluru'],
    years: 4,
    current: 9,
    expected: 12,
    speaks: ['English'],
    institute: 'Anna University',
    passed: 2021,
    notice: 'immediate',
  }),
  sketchCandidate(3, {
    name: 'Sana Khan',
    title: 'Tech Lead',
    employer: 'Brahmani Retail',
    skills: ['PHP', 'Java'],
    city: 'Pune',
    state: 'Maharashtra',
    years: 9,
  }),
  sketchCandidate(4, {
    name: 'Vikram Rao',
    title: 'Embedded Engineer',
    employer: 'Godavari Motors',
    skills: ['C++', 'C'],
    city: 'Chennai',
    state: 'Tamil Nadu',
    years: 5,
    current: 11,
    expected: 15,
    speaks: ['Tamil', 'English'],
    institute: 'Indian Institute of Technology Madras',
    passed: 2019,
  }),
  sketchCandidate(5, {
    name: 'Divya Menon',
    title: 'Engineer',
    employer: 'Godavari Motors',
    skills: ['C#', '.NET'],
    city: 'Kochi',
    state: 'Kerala',
    years: 5,
    expected: 14,
  }),
  ...Array.from({ length: 60 }, (_, at) =>
    sketchCandidate(at + 100, {
      name: 'Tester Number',
      title: 'QA Engineer',
      employer: 'Narmada Quality Labs',
      skills: ['Selenium'],
      city: 'Hyderabad',
      state: 'Telangana',
      years: 3,
      expected: 8,
    }),
  ),
];
