import { type Action, canForAny } from './permissions.ts';
import type { Role } from './roles.ts';

interface DailyUse {
  /** Counted for accounts that may do this on every record: a job seeker's own resume costs nothing. */
  action: Action;
  label: string;
  one: string;
  many: string;
  /** An account's limit for a day in India, unless its role or an admin sets another. */
  perDay: number;
  byRole?: Readonly<Partial<Record<Role, number>>>;
  /** The highest limit that an admin can set. What is counted once per candidate is stored in one record. */
  highest: number;
  /** A day with less never raises a notification. */
  noticedFrom: number;
}

/** What is counted per account and day, in the order in which screens list it. */
const uses = {
  search: {
    action: 'candidates.search',
    label: 'Searches',
    one: 'search',
    many: 'searches',
    perDay: 3_000,
    byRole: { admin: 5_000 },
    highest: 1_000_000,
    noticedFrom: 600,
  },
  candidate: {
    action: 'candidates.read',
    label: 'Candidate pages',
    one: 'candidate page',
    many: 'candidate pages',
    perDay: 800,
    byRole: { admin: 1_500 },
    highest: 10_000,
    noticedFrom: 150,
  },
  resume: {
    action: 'resumes.read',
    label: 'Resumes',
    one: 'resume',
    many: 'resumes',
    perDay: 300,
    byRole: { admin: 1_000 },
    highest: 10_000,
    noticedFrom: 60,
  },
  export: {
    action: 'candidates.export',
    label: 'Exported candidates',
    one: 'exported candidate',
    many: 'exported candidates',
    perDay: 2_000,
    byRole: { admin: 5_000 },
    highest: 1_000_000,
    noticedFrom: 300,
  },
} as const satisfies Readonly<Record<string, DailyUse>>;

export type DailyUseName = keyof typeof uses;

export const dailyUses: Readonly<Record<DailyUseName, DailyUse>> = uses;

export const dailyUseNames = Object.keys(uses) as [DailyUseName, ...DailyUseName[]];

/** Limits that an admin has set for one account; the others are those of its role. */
export type OwnLimits = Readonly<Partial<Record<DailyUseName, number>>>;

/** The uses that are counted for accounts of this role. */
export const countedUses = (account: { role: Role }): DailyUseName[] =>
  dailyUseNames.filter((name) => canForAny(account, dailyUses[name].action));

export const roleLimit = (role: Role, name: DailyUseName): number =>
  dailyUses[name].byRole?.[role] ?? dailyUses[name].perDay;

export const dailyLimit = (account: { role: Role; dailyLimits: OwnLimits }, name: DailyUseName): number =>
  account.dailyLimits[name] ?? roleLimit(account.role, name);

const inIndia = (count: number): string => count.toLocaleString('en-IN');

/** A number with its noun: "1 search", "3,000 searches". */
export const countOfUse = (name: DailyUseName, count: number): string =>
  `${inIndia(count)} ${count === 1 ? dailyUses[name].one : dailyUses[name].many}`;

/** Why a use is refused, without when it is possible again. */
export function limitReached(name: DailyUseName, { limit, left, needed }: Record<'limit' | 'left' | 'needed', number>) {
  const most = countOfUse(name, limit);
  if (limit === 0) return `Your daily limit is ${most}.`;
  if (left <= 0) return `Today’s limit of ${most} is used up.`;
  return `${inIndia(left)} of today’s ${most} ${left === 1 ? 'is' : 'are'} left, and this needs ${inIndia(needed)}.`;
}
