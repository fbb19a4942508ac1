import type { Model } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';

/**
 * What each field of each collection may hold of a person, and what an erasure does about it. A collection or field
 * without a row fails to compile; a part of a record without one fails personal-data.test.ts.
 */
export type Held = Nothing | Kept | Own | Key | Words | Special;

/** Nothing of a person, or nothing that an erasure could leave behind. */
interface Nothing {
  holds: 'nothing';
}
/** Something of a person that stays, and why. */
interface Kept {
  holds: 'kept';
  because: string;
}
/** Goes with its record, whose key says whose it is. */
interface Own {
  holds: 'own';
}
/** Names the person: by it the record is found and removed, or the entry is taken out of a list. */
interface Key {
  holds: 'key';
  of: 'candidate' | 'account';
  effect: 'remove record' | 'remove entry';
  counts: string;
}
/** Text that others wrote, which may name the person: emails, phone numbers, the ID and, unless told otherwise, names. */
interface Words {
  holds: 'words';
  search: 'everything' | 'contacts';
  counts: string;
}
/** Erased by a function of this name, in api/erasure or the command erase-person. */
interface Special {
  holds: 'special';
  step: ErasureStep;
}

export type ErasureStep =
  | 'removeAccount'
  | 'removeResumes'
  | 'removePhotos'
  | 'removeCodes'
  | 'removeDeadLetters'
  | 'removeWaitingFiles'
  | 'removeIdentityQuestions'
  | 'forgetDevices'
  | 'leaveGroups'
  | 'blankImportRows'
  | 'blankTasks'
  | 'blankSearches';

type CollectionName = { [C in keyof Mongo]: Mongo[C] extends Model<infer _> ? C : never }[keyof Mongo];
type RecordOf<C extends CollectionName> = Mongo[C] extends Model<infer R> ? R : never;
/** The parts of a record inside a record; a field's own name where it has none. */
type Row = Held | { [part: string]: Row };
export type PersonalData = { [C in CollectionName]: { [F in keyof RecordOf<C>]-?: Row } };

const nothing: Nothing = { holds: 'nothing' };
const own: Own = { holds: 'own' };
const kept = (because: string): Kept => ({ holds: 'kept', because });
const removedBy = (of: Key['of'], counts: string): Key => ({ holds: 'key', of, effect: 'remove record', counts });
const takenOut = (of: Key['of'], counts: string): Key => ({ holds: 'key', of, effect: 'remove entry', counts });
const words = (counts: string): Words => ({ holds: 'words', search: 'everything', counts });
/** Where names would match too much: a parsed resume may take a job title for a name. */
const contacts = (counts: string): Words => ({ holds: 'words', search: 'contacts', counts });
const special = (step: ErasureStep): Special => ({ holds: 'special', step });

const AUTHOR = kept('whose work it is: the account of an employer or admin');
const STUB = kept('an empty stub by its id, until every index has dropped the document');
const SECURITY_LOG = kept('security log: who signed in when and from where, for a year, by keys alone');
const AUDIT = kept('audit log: keys alone, for a year');
const tracked = {
  _id: STUB,
  command: nothing,
  revision: nothing,
  unpublished: nothing,
  deleted: nothing,
  deletedOn: nothing,
} as const;

export const personalData: PersonalData = {
  applications: {
    _id: own,
    user: removedBy('account', 'applications'),
    candidate: removedBy('candidate', 'applications'),
    job: own,
    employer: AUTHOR,
    saveStatus: own,
    savedAt: own,
    applicationStatus: own,
    appliedAt: own,
    hiringStatus: own,
    decidedAt: own,
    jobId: own,
    jobTitle: own,
    companyName: own,
  },
  attemptCounts: { _id: kept('a hash, dropped within the hour'), count: nothing, until: nothing },
  auditEntries: {
    _id: nothing,
    at: nothing,
    by: AUDIT,
    role: nothing,
    action: nothing,
    kind: nothing,
    records: AUDIT,
    call: nothing,
  },
  candidateContacts: { _id: own, candidate: removedBy('candidate', 'contact keys'), from: own },
  candidateCounters: {
    _id: removedBy('candidate', 'view counts'),
    profileViews: own,
    resumeViews: own,
    resumeDownloads: own,
    counted: own,
    moves: own,
    comments: own,
  },
  candidates: {
    ...tracked,
    applicantID: own,
    applicantName: own,
    firstName: own,
    middleName: own,
    lastName: own,
    formerNames: own,
    emailAddress: own,
    alternateEmailAddress: own,
    phoneNumber: own,
    alternatePhoneNumber: own,
    gender: own,
    dateOfBirth: own,
    maritalStatus: own,
    disability: own,
    languages: own,
    presentAddress: own,
    permanentAddress: own,
    profilePicLink: special('removePhotos'),
    user: own,
    profileSummary: own,
    experience: own,
    currentCTC: own,
    expectedCTC: own,
    hiringMode: own,
    noticePeriod: own,
    negotiableNoticePeriod: own,
    noticePeriodServingDate: own,
    lwd: own,
    preferredJob: own,
    preferredLocation: own,
    relocation: own,
    primarySkills: own,
    skills: own,
    workExperience: own,
    education: own,
    certifications: own,
    projects: own,
    socialProfiles: own,
    resumeAvailable: own,
    resumeId: special('removeResumes'),
    resumeVersions: special('removeResumes'),
    resumeLink: own,
    newResumeUploadOn: own,
    createdOn: own,
    createdBy: own,
    updatedOn: own,
    updatedBy: own,
    ownership: own,
    applicantStatus: own,
    importedBy: own,
  },
  commands: {
    _id: nothing,
    kind: nothing,
    state: nothing,
    roots: { collectionName: nothing, record: kept('the id of a record, dropped within a day') },
    plan: kept('what a command under way needs; removed when it ends, which takes seconds'),
    result: kept('counts and ids, dropped within a day'),
    attempt: nothing,
    leaseUntil: nothing,
    createdAt: nothing,
    endedAt: nothing,
  },
  comments: {
    _id: nothing,
    candidateId: removedBy('candidate', 'comments'),
    message: words('mentions in comments'),
    commentedBy: AUTHOR,
    commentedByName: AUTHOR,
    commentedOn: nothing,
  },
  counters: { _id: nothing, value: nothing },
  deadLetters: {
    _id: special('removeDeadLetters'),
    index: nothing,
    entity: nothing,
    recordId: special('removeDeadLetters'),
    revision: nothing,
    reason: words('failed index changes'),
    failedAt: nothing,
    attempts: nothing,
  },
  distinctPairs: { _id: own, candidates: removedBy('candidate', 'duplicate marks'), by: AUTHOR, at: nothing },
  duplicateGroups: {
    _id: nothing,
    task: nothing,
    place: nothing,
    candidates: special('leaveGroups'),
    reasons: nothing,
    settled: nothing,
  },
  employers: {
    _id: nothing,
    user: AUTHOR,
    companyName: kept('the name of a company'),
    companyWebsite: contacts('mentions in companies'),
    companyLogo: nothing,
    logoFile: nothing,
    industry: nothing,
    companySize: nothing,
    headquarters: kept('the address of a company'),
    description: contacts('mentions in companies'),
    updatedAt: nothing,
  },
  emailChanges: {
    _id: own,
    user: removedBy('account', 'email changes'),
    from: own,
    to: own,
    version: own,
    at: own,
    expiresAt: own,
    state: own,
  },
  erasures: { _id: nothing, id: nothing, at: nothing, by: nothing, removed: { kind: nothing, count: nothing } },
  exports: { _id: nothing, user: AUTHOR, at: nothing, candidates: nothing },
  filePieces: { _id: own, bytes: special('removeWaitingFiles') },
  files: {
    _id: nothing,
    name: words('file names'),
    contentType: nothing,
    size: nothing,
    sha256: own,
    pieces: nothing,
    complete: nothing,
    reencoded: nothing,
    createdAt: nothing,
    createdBy: kept('whose upload it is; a job seeker’s own files are removed'),
  },
  identityQuestions: {
    _id: nothing,
    kind: nothing,
    cause: nothing,
    candidate: kept('the id of an empty stub, until the question is settled'),
    task: nothing,
    place: nothing,
    askedAt: nothing,
    askedByName: AUTHOR,
    source: special('removeIdentityQuestions'),
    incoming: special('removeIdentityQuestions'),
    fields: special('removeIdentityQuestions'),
    file: special('removeIdentityQuestions'),
    reading: special('removeIdentityQuestions'),
    state: nothing,
    decision: nothing,
    settledIn: nothing,
    settledBy: AUTHOR,
    settledAt: nothing,
    problem: nothing,
  },
  importMappings: { _id: nothing, columns: nothing, savedBy: AUTHOR, savedAt: nothing },
  importReports: {
    _id: nothing,
    task: nothing,
    firstRow: nothing,
    header: kept('names of columns'),
    rows: {
      rowNumber: nothing,
      outcome: nothing,
      cells: special('blankImportRows'),
      problems: { column: nothing, reason: special('blankImportRows') },
    },
  },
  inboxResumes: {
    _id: special('removeWaitingFiles'),
    fileName: words('file names'),
    size: nothing,
    task: nothing,
    addedAt: nothing,
    addedByName: AUTHOR,
  },
  jobs: {
    ...tracked,
    id: nothing,
    title: contacts('mentions in jobs'),
    description: contacts('mentions in jobs'),
    skills: nothing,
    requirements: contacts('mentions in jobs'),
    experience: { min: nothing, max: nothing },
    salary: { min: nothing, max: nothing },
    location: { type: nothing, city: nothing },
    industry: nothing,
    employmentType: nothing,
    deadline: nothing,
    status: nothing,
    isEnable: nothing,
    createdAt: nothing,
    updatedAt: nothing,
    createdBy: AUTHOR,
    companyName: nothing,
  },
  mergedCandidates: {
    _id: removedBy('candidate', 'merge records'),
    into: removedBy('candidate', 'merge records'),
    at: own,
    by: AUTHOR,
    user: own,
  },
  notificationFeeds: { _id: removedBy('account', 'notifications'), changes: own },
  notifications: {
    _id: nothing,
    user: removedBy('account', 'notifications'),
    title: words('notifications'),
    description: words('notifications'),
    type: nothing,
    isRead: nothing,
    link: nothing,
    createdAt: nothing,
  },
  orphanSweeps: {
    _id: nothing,
    begunAt: nothing,
    endedAt: nothing,
    counts: { kind: nothing, removed: nothing, moved: nothing, kept: nothing },
  },
  otps: {
    _id: special('removeCodes'),
    email: special('removeCodes'),
    purpose: own,
    codeHash: own,
    tries: own,
    sentAt: own,
    codeExpiresAt: own,
    verifiedAt: own,
    browserTokenHash: own,
    expiresAt: own,
  },
  resumes: {
    ...tracked,
    candidate: special('removeResumes'),
    fileName: own,
    contentType: own,
    size: own,
    sha256: own,
    bytes: own,
    textState: own,
    text: own,
    textError: own,
    uploadedAt: own,
    uploadedBy: own,
  },
  savedSearches: {
    _id: nothing,
    owner: removedBy('account', 'saved searches'),
    name: special('blankSearches'),
    nameKey: special('blankSearches'),
    slot: own,
    filter: special('blankSearches'),
    filterVersion: nothing,
    sharedWith: takenOut('account', 'shares'),
    alert: nothing,
    createdAt: nothing,
    updatedAt: nothing,
  },
  searchHistory: {
    _id: special('blankSearches'),
    user: removedBy('account', 'search history'),
    filter: special('blankSearches'),
    filterVersion: nothing,
    found: nothing,
    at: nothing,
  },
  searchLoads: { _id: kept('the account’s id, for a minute'), processes: nothing, until: nothing },
  searchWatches: {
    _id: nothing,
    nextLookAt: nothing,
    known: takenOut('candidate', 'alert entries'),
    news: { notification: nothing, candidates: takenOut('candidate', 'alert entries') },
  },
  sessionLogs: {
    _id: nothing,
    userId: SECURITY_LOG,
    status: nothing,
    ipAddress: SECURITY_LOG,
    browserName: special('forgetDevices'),
    fingerPrintId: special('forgetDevices'),
    createdAt: SECURITY_LOG,
  },
  sessions: {
    _id: own,
    user: removedBy('account', 'sessions'),
    passwordVersion: own,
    createdAt: own,
    lastSeenAt: own,
    expiresAt: own,
    revokedAt: own,
    ipAddress: own,
    browserName: own,
    fingerPrintId: own,
    selectedRole: own,
  },
  shortlists: {
    _id: nothing,
    owner: removedBy('account', 'shortlists'),
    name: special('blankSearches'),
    nameKey: special('blankSearches'),
    slot: own,
    candidates: takenOut('candidate', 'shortlist places'),
    sharedWith: takenOut('account', 'shares'),
    createdAt: nothing,
    updatedAt: nothing,
  },
  tasks: {
    ...tracked,
    kind: nothing,
    slot: nothing,
    state: nothing,
    input: special('blankTasks'),
    progress: { processed: nothing, total: nothing, saved: nothing, message: special('blankTasks'), counts: nothing },
    log: { at: nothing, message: special('blankTasks') },
    logCount: nothing,
    checkpoint: special('blankTasks'),
    result: special('blankTasks'),
    error: special('blankTasks'),
    createdBy: AUTHOR,
    createdAt: nothing,
    startedAt: nothing,
    finishedAt: nothing,
    attempts: nothing,
    leaseOwner: nothing,
    leaseUntil: nothing,
    cancelRequested: nothing,
  },
  tickets: {
    _id: nothing,
    ticketId: nothing,
    user: removedBy('account', 'tickets'),
    subject: words('mentions in tickets'),
    message: words('mentions in tickets'),
    status: nothing,
    createdAt: nothing,
    resolvedAt: nothing,
    resolvedBy: AUTHOR,
  },
  users: {
    _id: special('removeAccount'),
    id: own,
    firstName: own,
    lastName: own,
    formerNames: own,
    email: own,
    contact: own,
    role: own,
    passwordHash: own,
    passwordVersion: own,
    emailVersion: own,
    passwordChangedAt: own,
    emailVerified: own,
    termsAcceptedAt: own,
    deviceInfos: own,
    command: nothing,
    lastSignInAt: own,
    createdAt: own,
    createdBy: own,
    updatedAt: own,
  },
  viewHistory: {
    _id: nothing,
    employer: AUTHOR,
    candidateId: removedBy('candidate', 'looks'),
    kind: own,
    at: own,
  },
};

/** A place of the table: the collection and the path of the field in it. */
export interface Place<H extends Held = Held> {
  collection: CollectionName;
  path: string;
  held: H;
}

/** Every row of the table. */
export function placesOf(table: PersonalData = personalData): Place[] {
  return Object.entries(table).flatMap(([collection, fields]) =>
    rowsOf(fields as Record<string, Row>).map(([path, held]) => ({
      collection: collection as CollectionName,
      path,
      held,
    })),
  );
}

/** The rows of one sort. */
export const placesThat = <H extends Held['holds']>(holds: H): Place<Extract<Held, { holds: H }>>[] =>
  placesOf().filter((place): place is Place<Extract<Held, { holds: H }>> => place.held.holds === holds);

function rowsOf(rows: Record<string, Row>, above = ''): [string, Held][] {
  return Object.entries(rows).flatMap(([name, row]): [string, Held][] => {
    const path = above + name;
    return isHeld(row) ? [[path, row]] : rowsOf(row, `${path}.`);
  });
}

const isHeld = (row: Row): row is Held => typeof row.holds === 'string';
