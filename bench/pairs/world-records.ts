import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { hashPassword } from '#api/sessions/password-hash.ts';
import { pairKey } from '#mongo/identity/duplicate-keys.ts';
import { unknownCandidate } from '#mongo/models/candidate.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { type AccountKey, entryFields, PASSWORD, type Person, type PersonKey, type World } from './world.ts';
import { accountExtras, type Extra, extraRecords } from './world-extras.ts';
import { fileOf, type Records, taskRecord } from './world-tasks.ts';

const HOUR_MS = 3_600_000;

let passwordHash: Promise<string> | undefined;

/** The initial records of a round, by collection. */
export async function worldRecords(world: World, extras: ReadonlySet<Extra>): Promise<Records> {
  const hash = await (passwordHash ??= hashPassword(PASSWORD));
  const { now } = world;
  const records: Records = {
    users: Object.entries(world.accounts).map(([key, { _id, role, firstName, email }], at) => ({
      ...accountExtras(key as AccountKey, world, extras),
      _id,
      id: `USR-${String(at + 1).padStart(6, '0')}`,
      firstName,
      lastName: 'Quill',
      email,
      role,
      passwordHash: hash,
      passwordChangedAt: new Date(now.getTime() - 60_000),
      emailVerified: true,
      deviceInfos: [],
      createdAt: now,
      updatedAt: now,
    })),
    sessions: Object.values(world.accounts).flatMap(({ sessions }) => [sessions.left.record, sessions.right.record]),
    ...peopleRecords(world),
    ...employerRecords(world),
    ...messageRecords(world),
    tasks: [
      taskRecord(world, 'importTask', 'import-candidates', { fileName: 'people.xlsx', importedByName: 'Pairs' }, 4),
      taskRecord(world, 'duplicatesTask', 'find-duplicates', {}),
    ],
    counters: ['users', 'candidates', 'jobs', 'tickets', 'erasures'].map((_id) => ({ _id, value: 10 })),
  };
  for (const extra of extras) {
    for (const [collection, added] of Object.entries(extraRecords[extra](world)))
      records[collection] = [...(records[collection] ?? []), ...added];
  }
  return records;
}

function peopleRecords(world: World): Records {
  const { people, ids, now, accounts } = world;
  const all = Object.entries(people) as [PersonKey, Person][];
  const withResume = all.filter(([key]) => key !== 'X' && key !== 'S2');
  return {
    candidates: all.map(([key, person]) => candidateOf(world, key, person)),
    candidateContacts: all.flatMap(([, { _id, email, phone }]) => [
      { _id: `email:${email}`, candidate: _id },
      { _id: `phone:${phone}`, candidate: _id },
    ]),
    resumes: withResume.map(([, { _id, marker, resume }]) => resumeOf(_id, resume, `resume of ${marker}`, now)),
    comments: withResume.map(([, { _id, marker }]) => ({
      _id: new Types.ObjectId(),
      candidateId: _id,
      message: `Called ${marker}.`,
      commentedBy: accounts.E._id,
      commentedByName: 'Pairs',
      commentedOn: now,
    })),
    candidateCounters: withResume.map(([, { _id }]) => ({
      _id,
      profileViews: 1,
      resumeViews: 0,
      resumeDownloads: 0,
      comments: 1,
    })),
    viewHistory: withResume.map(([, { _id }]) => ({
      _id: new Types.ObjectId(),
      employer: accounts.E._id,
      candidateId: _id,
      kind: 'profile-view',
      at: now,
    })),
    files: [fileOf(people.S.photo, 'photo', 'image/png', PNG, now)],
    filePieces: [{ _id: `${people.S.photo}:0`, bytes: PNG }],
    distinctPairs: [pairOf(people.A._id, people.C._id, accounts.admin._id, now)],
    duplicateGroups: [
      {
        _id: `${ids.duplicatesTask}:0`,
        task: ids.duplicatesTask,
        place: 0,
        candidates: [people.A._id, people.B._id],
        reasons: ['email'],
        settled: false,
      },
    ],
  };
}

const pairOf = (a: Types.ObjectId, b: Types.ObjectId, by: Types.ObjectId, at: Date) => ({
  _id: pairKey(a, b),
  candidates: [a, b],
  by,
  at,
});

function candidateOf({ ids, accounts, entries, now }: World, key: PersonKey, person: Person) {
  const { _id, applicantID, marker, name, email, phone, resume, photo } = person;
  const isSeeker = key === 'S' || key === 'S2';
  const hasResume = key !== 'X' && key !== 'S2';
  return {
    _id,
    revision: 1,
    applicantID,
    applicantName: name,
    firstName: name.split(' ')[0],
    lastName: 'Quill',
    emailAddress: email,
    phoneNumber: { countryCode: '91', number: phone },
    ...unknownCandidate(),
    ...(isSeeker ? { user: accounts[key]._id } : { importedBy: ids.importTask }),
    ...(hasResume && { resumeAvailable: true, resumeId: resume, resumeLink: `resumes/${resume}.pdf` }),
    ...(key === 'S' && { profilePicLink: `profile-picture/${_id}?v=${photo}` }),
    ...(key === 'S' && listsOf(marker, entries)),
    ...(key !== 'S' && { skills: [{ _id: new Types.ObjectId(), skill: `${marker} skill` }] }),
    createdOn: now,
    updatedOn: now,
  };
}

/** One entry in each list, with the person's marker. */
function listsOf(marker: string, entries: World['entries']) {
  const from = new Date('2019-01-01');
  const to = new Date('2019-12-31');
  const contents: Record<(typeof entryFields)[number], object> = {
    primarySkills: { skill: `${marker} first` },
    skills: { skill: `${marker} second` },
    workExperience: { jobTitle: marker, employer: 'Mill', periodFrom: from, periodTo: to, isOngoing: false },
    education: { institutionName: marker, courseName: 'B.Tech', startDate: from, endDate: to, isOngoing: false },
    certifications: { certificationName: marker, organization: 'CNCF' },
    projects: { projectName: marker },
    socialProfiles: { name: 'LinkedIn', url: `https://example.org/${marker}` },
  };
  return Object.fromEntries(entryFields.map((field) => [field, [{ _id: entries[field], ...contents[field] }]]));
}

function employerRecords({ accounts, people, ids, now }: World): Records {
  const jobOf = (_id: Types.ObjectId, at: number, createdBy: Types.ObjectId) => ({
    ...{ _id, id: `JOB-00000${at}`, revision: 1, title: 'Java Developer', description: 'Builds payment services.' },
    ...{ skills: ['Java'], requirements: ['Patience'], experience: { min: 2, max: 5 }, salary: { min: 6, max: 12 } },
    ...{ location: { type: 'remote' }, industry: 'Banking', employmentType: 'ft', deadline: new Date('2099-01-01') },
    ...{ status: 'live', isEnable: true, createdAt: now, updatedAt: now, createdBy, companyName: 'Godavari Pay' },
  });
  const applicationOf = (key: 'S' | 'S2', job: Types.ObjectId, applied: boolean) => ({
    _id: `${accounts[key]._id}:${job}`,
    ...{ user: accounts[key]._id, candidate: people[key]._id, job, employer: accounts.E._id },
    ...{ saveStatus: !applied, applicationStatus: applied, hiringStatus: '', jobId: 'JOB-000001' },
    ...{ jobTitle: 'Java Developer', ...(applied ? { appliedAt: now } : { savedAt: now }) },
  });
  const listOf = (_id: Types.ObjectId, owner: Types.ObjectId, candidates: Types.ObjectId[]) => ({
    ...{ _id, owner, name: String(_id), nameKey: `${owner}:${_id}`, candidates, createdAt: now, updatedAt: now },
  });
  return {
    jobs: [jobOf(ids.liveJob, 1, accounts.E._id), jobOf(ids.savedJob, 2, accounts.E._id)].concat([
      jobOf(ids.openJob, 3, accounts.E2._id),
    ]),
    applications: [
      applicationOf('S', ids.liveJob, true),
      applicationOf('S', ids.savedJob, false),
      {
        ...{ ...applicationOf('S2', ids.liveJob, true), hiringStatus: 'shortlisted', decidedAt: now },
        decisionNotice: {
          ...{ by: accounts.E._id, notification: new Types.ObjectId(), isFinal: false },
          // longer than a round: only an action ends the wait
          dueAt: new Date(now.getTime() + HOUR_MS),
        },
      },
    ],
    employers: [{ _id: ids.company, user: accounts.E._id, companyName: 'Godavari Pay', updatedAt: now }],
    shortlists: [
      listOf(ids.list, accounts.E._id, [people.A._id, people.B._id, people.S._id]),
      { ...listOf(ids.sharedList, accounts.E2._id, [people.C._id]), sharedWith: [accounts.E._id] },
    ],
    savedSearches: [
      {
        ...{ _id: ids.search, owner: accounts.E._id, name: 'Java', nameKey: `${accounts.E._id}:java`, filter: {} },
        ...{ filterVersion: 1, sharedWith: [accounts.E2._id], alert: 'off', createdAt: now, updatedAt: now },
      },
    ],
    searchWatches: [{ _id: ids.search, known: [people.A._id, people.B._id, people.S._id] }],
  };
}

function messageRecords({ accounts, ids, now }: World): Records {
  const text = { type: 'system-alert', title: 'Hello', description: `Hello ${accounts.S.marker}`, isRead: false };
  const message = `I am ${accounts.S.marker}, and the page stays white.`;
  return {
    notifications: [{ _id: ids.seekerNotice, user: accounts.S._id, ...text, createdAt: now }],
    tickets: [
      {
        ...{ _id: ids.ticket, ticketId: 'TKT-000001', user: accounts.S._id, subject: 'The page is white', message },
        ...{ status: 'raised', createdAt: now },
      },
    ],
  };
}

/** A PNG of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function resumeOf(candidate: Types.ObjectId, _id: Types.ObjectId, text: string, uploadedAt: Date) {
  const bytes = pdfOfText(text);
  return {
    ...{ _id, revision: 1, candidate, fileName: 'resume.pdf', contentType: 'application/pdf', size: bytes.length },
    ...{ sha256: createHash('sha256').update(bytes).digest('hex'), bytes, textState: 'done', text, uploadedAt },
  };
}
