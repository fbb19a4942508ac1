import type { Role } from './roles.ts';

/** Whose records an action may touch: everybody's, or only those that the account owns. */
type Scope = 'any' | 'own';

type Grants = Readonly<Partial<Record<Role, Scope>>>;

/**
 * What each role may do. A role that an action doesn't name may not do it, so a new role starts with nothing.
 * `own` limits an action to records of which the account is the owner.
 */
const permissions = {
  'accounts.read': { admin: 'any' },
  'accounts.manage': { admin: 'any' },
  'metrics.read': { admin: 'any' },
  'audit-log.read': { admin: 'any' },
  'session-logs.read': { admin: 'any', employer: 'own', 'job-seeker': 'own' },
  'sessions.end': { admin: 'any', employer: 'own', 'job-seeker': 'own' },

  'candidates.search': { admin: 'any', employer: 'any' },
  'candidates.read': { admin: 'any', employer: 'any' },
  'candidates.export': { admin: 'any', employer: 'any' },
  'comments.read': { admin: 'any', employer: 'any' },
  'comments.write': { admin: 'any', employer: 'any' },
  'candidates.correct': { admin: 'any', employer: 'any' },
  'candidates.count-views': { employer: 'any' },
  'candidates.import': { admin: 'any' },
  'candidates.merge': { admin: 'any' },
  'people.erase': { admin: 'any' },
  'searches.keep': { admin: 'any', employer: 'any' },
  'searches.history': { admin: 'any', employer: 'any' },

  'shortlists.keep': { admin: 'any', employer: 'any' },

  'resumes.read': { admin: 'any', employer: 'any', 'job-seeker': 'own' },
  'resumes.add': { admin: 'any', employer: 'any' },
  'resumes.parse': { admin: 'any' },
  'search-index.manage': { admin: 'any' },
  'tasks.follow': { admin: 'any' },
  'ranking.adjust': { admin: 'any' },

  'profile.keep': { 'job-seeker': 'own' },
  'profile.edit': { admin: 'any', 'job-seeker': 'own' },
  'profile.see-picture': { admin: 'any', employer: 'any', 'job-seeker': 'own' },

  'jobs.search': { 'job-seeker': 'any' },
  'jobs.apply': { 'job-seeker': 'own' },
  'jobs.post': { employer: 'own' },
  'jobs.read-drafts': { admin: 'any', employer: 'own' },
  'jobs.remove': { admin: 'any', employer: 'own' },
  'applications.decide': { employer: 'own' },
  'company.edit': { employer: 'own' },

  'tickets.raise': { employer: 'own', 'job-seeker': 'own' },
  'tickets.read': { admin: 'any', employer: 'own', 'job-seeker': 'own' },
  'tickets.resolve': { admin: 'any' },
} as const satisfies Readonly<Record<string, Grants>>;

export type Action = keyof typeof permissions;

/** What a role needs besides an action, since its screens and calls use both. A test holds the roles to it. */
export const requires: Readonly<Partial<Record<Action, readonly Action[]>>> = {
  'accounts.manage': ['accounts.read'],
  'sessions.end': ['session-logs.read'],
  'candidates.read': ['candidates.search'],
  'candidates.export': ['candidates.search'],
  'candidates.correct': ['candidates.read'],
  'candidates.merge': ['candidates.read', 'tasks.follow'],
  'comments.read': ['candidates.search'],
  'comments.write': ['comments.read'],
  'searches.keep': ['candidates.search'],
  'searches.history': ['candidates.search'],
  'shortlists.keep': ['candidates.search'],
  'resumes.add': ['resumes.read', 'candidates.read'],
  'resumes.parse': ['candidates.read'],
  'search-index.manage': ['tasks.follow'],
  'ranking.adjust': ['candidates.read', 'tasks.follow'],
  'profile.keep': ['profile.edit', 'resumes.read'],
  'jobs.search': ['jobs.apply'],
  'jobs.apply': ['jobs.search'],
  'jobs.post': ['jobs.read-drafts', 'jobs.remove'],
  'applications.decide': ['candidates.read'],
  'tickets.raise': ['tickets.read'],
  'tickets.resolve': ['tickets.read'],
};

/** These actions and everything that they require. */
export function withRequired(granted: Iterable<Action>): ReadonlySet<Action> {
  const all = new Set(granted);
  // a set's loop reaches what is added during it
  for (const action of all) for (const required of requires[action] ?? []) all.add(required);
  return all;
}

const scopeOf = (role: Role, action: Action): Scope | undefined => (permissions[action] as Grants)[role];

export const actions = Object.keys(permissions) as Action[];

const holders = new Map(actions.map((action) => [action, Object.keys(permissions[action]) as readonly Role[]]));
const holdersForAny = new Map(
  [...holders].map(([action, all]) => [action, all.filter((role) => scopeOf(role, action) === 'any')]),
);

/** The roles that may do an action, on any record or only their own. The same array for every call. */
export const rolesThatCan = (action: Action): readonly Role[] => holders.get(action) ?? [];

/** The roles that may do an action on every record. The same array for every call. */
export const rolesThatCanForAny = (action: Action): readonly Role[] => holdersForAny.get(action) ?? [];

/** The action of which `rolesThatCan` or `rolesThatCanForAny` returned this very array: what a contract asks for. */
export const actionOfRoles = (granted: unknown): Action | undefined =>
  actions.find((action) => rolesThatCan(action) === granted || rolesThatCanForAny(action) === granted);

/** Whether an account may do an action at all, perhaps only on its own records. */
export const can = ({ role }: { role: Role }, action: Action): boolean => scopeOf(role, action) !== undefined;

/** Whether an account may do an action on every record. */
export const canForAny = ({ role }: { role: Role }, action: Action): boolean => scopeOf(role, action) === 'any';

/** Whether an account may do an action on a record of this owner, both named by `_id` in hexadecimal. */
export function canFor(account: { _id: string; role: Role }, action: Action, owner: string | undefined): boolean {
  return canForAny(account, action) || (can(account, action) && owner === account._id);
}
