import type { Snapshot, Stored } from './snapshot.ts';
import type { PersonKey, World } from './world.ts';

/** Invariants after any commands; returns each violation as a message. `gone`: people that may be removed. */
export function breaches(stored: Snapshot, world: World, gone: ReadonlySet<PersonKey>): string[] {
  return [...recordBreaches(stored), ...files(stored), ...places(stored, world, gone)];
}

/** Those of all records, whichever worlds they belong to. */
export function recordBreaches(stored: Snapshot): string[] {
  return [...claims(stored), ...marks(stored), ...dangling(stored), ...accounts(stored), ...contacts(stored)];
}

const isLive = (record: Stored | undefined): boolean => record !== undefined && !record.deleted;
const live = (stored: Snapshot, collection: string) => stored.all(collection).filter(isLive);

function claims(stored: Snapshot): string[] {
  const breached: string[] = [];
  for (const [name, records] of stored.collections) {
    if (name === 'commands' || name === 'auditEntries') continue;
    if (records.some(({ command }) => command !== undefined && command !== null)) breached.push(`${name} left claimed`);
  }
  return breached;
}

/** Changes that are not published yet. */
export function marks(stored: Snapshot): string[] {
  return ['candidates', 'jobs', 'resumes', 'tasks'].flatMap((name) =>
    stored.all(name).some(({ unpublished }) => unpublished) ? [`${name} left unpublished`] : [],
  );
}

/** Each field that names an owner, and the collection of owners. */
const owners = [
  ['resumes', 'candidate', 'candidates'],
  ['comments', 'candidateId', 'candidates'],
  ['viewHistory', 'candidateId', 'candidates'],
  ['applications', 'candidate', 'candidates'],
  ['candidateContacts', 'candidate', 'candidates'],
  ['candidateCounters', '_id', 'candidates'],
  ['shortlists', 'candidates', 'candidates'],
  ['searchWatches', 'known', 'candidates'],
  ['distinctPairs', 'candidates', 'candidates'],
  ['applications', 'user', 'users'],
  ['candidates', 'user', 'users'],
  ['sessions', 'user', 'users'],
  ['tickets', 'user', 'users'],
  ['notifications', 'user', 'users'],
  ['notificationFeeds', '_id', 'users'],
  ['savedSearches', 'owner', 'users'],
  ['savedSearches', 'sharedWith', 'users'],
  ['shortlists', 'owner', 'users'],
  ['shortlists', 'sharedWith', 'users'],
  ['searchHistory', 'user', 'users'],
  ['dailyUsage', 'user', 'users'],
  ['searchWatches', '_id', 'savedSearches'],
] as const;

function dangling(stored: Snapshot): string[] {
  const there = new Map<string, Set<string>>();
  for (const name of ['candidates', 'users', 'savedSearches'])
    there.set(name, new Set(live(stored, name).map(({ _id }) => String(_id))));
  const breached = owners.flatMap(([name, field, of]) =>
    live(stored, name)
      .filter((record) => !(name === 'sessions' && record.revokedAt))
      .flatMap((record) => [record[field]].flat().filter((id) => id !== undefined && id !== null))
      .some((id) => !there.get(of)?.has(String(id)))
      ? [`${name}.${field} names ${of} that are gone`]
      : [],
  );
  const gone = live(stored, 'jobs').filter(
    ({ status, createdBy }) => status === 'live' && !there.get('users')?.has(String(createdBy)),
  );
  return gone.length > 0 ? [...breached, 'a live job whose employer is gone'] : breached;
}

/** Every file is named by a record of another collection, and every piece belongs to a file. */
export function files(stored: Snapshot): string[] {
  const breached: string[] = [];
  const ids = new Set(stored.all('files').map(({ _id }) => String(_id)));
  if (stored.all('filePieces').some(({ _id }) => !ids.has(_id.split(':')[0])))
    breached.push('pieces of a file that is gone');
  const others = [...stored.collections].filter(([name]) => name !== 'files' && name !== 'filePieces');
  const texts = others.map(([, records]) => JSON.stringify(records, withoutBytes)).join('\n');
  for (const id of ids) if (!texts.includes(id)) breached.push('a file that no record names');
  for (const { profilePicLink } of live(stored, 'candidates')) {
    const id = /v=([0-9a-f]{24})/.exec(profilePicLink ?? '')?.[1];
    if (id && !ids.has(id)) breached.push('a photo that is gone');
  }
  for (const { _id, resumeId, resumeVersions } of live(stored, 'candidates')) {
    for (const id of new Set([resumeId, ...(resumeVersions ?? [])].filter(Boolean).map(String))) {
      const resume = stored.byId('resumes', id);
      if (!resume || resume.deleted) breached.push('a candidate names a resume that is gone');
      else if (String(resume.candidate) !== String(_id)) breached.push('a resume belongs to two people');
    }
  }
  for (const resume of live(stored, 'resumes')) {
    const owner = stored.byId('candidates', resume.candidate);
    const named = [owner?.resumeId, ...(owner?.resumeVersions ?? [])].map(String);
    if (owner && !owner.deleted && !named.includes(String(resume._id)))
      breached.push('a resume that its candidate does not name');
  }
  return breached;
}

const withoutBytes = (_: string, value: unknown) =>
  value instanceof Uint8Array || (value as { type?: string } | null)?.type === 'Buffer' ? undefined : value;

/** If a sign-up broke off, the first sign-in makes it. */
export const WITHOUT_CANDIDATE = 'a seeker’s account without a candidate';

function accounts(stored: Snapshot): string[] {
  const breached: string[] = [];
  const users = live(stored, 'candidates').flatMap(({ user }) => (user ? [String(user)] : []));
  if (new Set(users).size < users.length) breached.push('an account with two candidates');
  for (const { _id, role } of stored.all('users')) {
    if (role === 'job-seeker' && !users.includes(String(_id))) breached.push(WITHOUT_CANDIDATE);
  }
  const searches = stored.all('savedSearches').map(({ owner }) => String(owner));
  if (searches.some((owner) => searches.filter((each) => each === owner).length > 100))
    breached.push('an account with 101 saved searches');
  return breached;
}

function contacts(stored: Snapshot): string[] {
  const emails = live(stored, 'candidates').flatMap(({ emailAddress }) => (emailAddress ? [emailAddress] : []));
  return new Set(emails).size < emails.length ? ['two candidates with one email'] : [];
}

/** Every person is in one live candidate, unless an acknowledged command removed them. */
export function places(stored: Snapshot, { people }: World, gone: ReadonlySet<PersonKey>): string[] {
  const breached: string[] = [];
  const merged = new Set(stored.all('mergedCandidates').map(({ into }) => String(into)));
  for (const key of Object.keys(people) as PersonKey[]) {
    const { _id, marker } = people[key];
    const saysSo = (record: Stored) => JSON.stringify(record).toLowerCase().includes(marker);
    const record = stored.byId('candidates', _id);
    if (record?.deleted && saysSo(record)) breached.push(`the stub of ${key} still has content`);
    if (record && !record.deleted && !merged.has(String(_id)) && !saysSo(record))
      breached.push(`the candidate ${key} lost its content`);
    if (!gone.has(key) && !stored.candidate(_id)) breached.push(`the person ${key} is gone`);
  }
  return breached;
}
