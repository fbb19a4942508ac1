import { Types } from 'mongoose';
import { SESSION_COOKIE } from '#api/http/cookies.ts';
import { secretsOf } from '#api/http/secrets.ts';
import { sessionId } from '#api/http/session.ts';
import { signToken } from '#api/sessions/read-session.ts';
import type { Role } from '#domain/roles.ts';

export const PASSWORD = 'Pairs.Only.1';
/** Both API processes and the bench sign with it. */
export const SESSION_SECRET = 'pairs-pairs-pairs-pairs-pairs-pairs';
export const secrets = secretsOf(SESSION_SECRET);

export type PersonKey = 'A' | 'B' | 'C' | 'X' | 'S' | 'S2';
export type AccountKey = 'S' | 'S2' | 'E' | 'E2' | 'admin' | 'admin2';
export type SideName = 'left' | 'right';

/** A candidate. `marker` appears in all records of this person and in no others. */
export interface Person {
  _id: Types.ObjectId;
  applicantID: string;
  marker: string;
  name: string;
  email: string;
  phone: string;
  resume: Types.ObjectId;
  photo: Types.ObjectId;
}

export interface Account {
  _id: Types.ObjectId;
  role: Role;
  marker: string;
  firstName: string;
  email: string;
  /** Each side of a pair has its own session. */
  sessions: Record<SideName, { cookie: string; record: { _id: string } & Record<string, unknown> }>;
}

/** The records of one round. Ids that several actions need have a name. */
export interface World {
  people: Record<PersonKey, Person>;
  accounts: Record<AccountKey, Account>;
  /** Has no owner at the start. */
  newcomer: { marker: string; name: string; email: string; phone: string };
  ids: Record<WorldId, Types.ObjectId>;
  /** The id of S's entry in each list, by the list's field. */
  entries: Record<string, Types.ObjectId>;
  now: Date;
}

const worldIds = [
  ...['liveJob', 'savedJob', 'openJob', 'list', 'sharedList', 'search', 'company'],
  ...['seekerNotice', 'ticket', 'importTask', 'review', 'reviewFile', 'reviewReading', 'reading'],
  ...['inboxFile', 'openImport', 'openParsing', 'openReplay', 'duplicatesTask'],
] as const;
type WorldId =
  | 'liveJob'
  | 'savedJob'
  | 'openJob'
  | 'list'
  | 'sharedList'
  | 'search'
  | 'company'
  | 'seekerNotice'
  | 'ticket'
  | 'importTask'
  | 'review'
  | 'reviewFile'
  | 'reviewReading'
  | 'reading'
  | 'inboxFile'
  | 'openImport'
  | 'openParsing'
  | 'openReplay'
  | 'duplicatesTask';

export const entryFields = [
  ...['primarySkills', 'skills', 'workExperience', 'education', 'certifications', 'projects', 'socialProfiles'],
] as const;

/** Lower-case letters that no other round has. */
export function wordOf(random: () => number, length = 10): string {
  const letters = ['bcdfghjklmnprstvwz', 'aeiou'] as const;
  return Array.from({ length }, (_, at) => {
    const from = letters[at % 2] as string;
    return from.charAt(Math.floor(random() * from.length));
  }).join('');
}

/** Names and ids of a fresh world; nothing is stored yet. */
export async function designWorld(random: () => number): Promise<World> {
  const now = new Date();
  const number = () => Math.floor(random() * 900_000) + 100_000;
  const identity = (letter: string) => {
    const marker = `zq${wordOf(random)}${letter}`;
    return {
      marker,
      name: `${capital(marker)} Quill`,
      email: `${marker}@pairs.example`,
      phone: `98${number()}${10 + Math.floor(random() * 89)}`,
    };
  };
  const person = (letter: string): Person => ({
    ...identity(letter),
    _id: new Types.ObjectId(),
    applicantID: `SAN-${number()}${Math.floor(random() * 10)}`,
    resume: new Types.ObjectId(),
    photo: new Types.ObjectId(),
  });
  const people = { A: person('a'), B: person('b'), C: person('c'), X: person('x'), S: person('s'), S2: person('t') };
  const account = async (role: Role, { marker, email }: { marker: string; email: string }): Promise<Account> => {
    const _id = new Types.ObjectId();
    const sessions = { left: await sessionOf(_id, now), right: await sessionOf(_id, now) };
    return { _id, role, marker, email, firstName: capital(marker), sessions };
  };
  return {
    people,
    accounts: {
      S: await account('job-seeker', people.S),
      S2: await account('job-seeker', people.S2),
      E: await account('employer', identity('e')),
      E2: await account('employer', identity('f')),
      admin: await account('admin', identity('m')),
      admin2: await account('admin', identity('n')),
    },
    newcomer: identity('w'),
    ids: Object.fromEntries(worldIds.map((name) => [name, new Types.ObjectId()])) as Record<WorldId, Types.ObjectId>,
    entries: Object.fromEntries(entryFields.map((field) => [field, new Types.ObjectId()])),
    now,
  };
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const SESSION_MS = 24 * 60 * 60 * 1000;

async function sessionOf(user: Types.ObjectId, now: Date): Promise<Account['sessions'][SideName]> {
  const key = String(new Types.ObjectId());
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const token = await signToken({ key, userId: String(user) }, expiresAt, secrets.current);
  const seen = { createdAt: now, lastSeenAt: now, expiresAt, ipAddress: '127.0.0.1' };
  return { cookie: `${SESSION_COOKIE}=${token}`, record: { _id: sessionId(key), user, ...seen } };
}
