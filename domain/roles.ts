/** How accounts of a role come to exist: from the command line, from an admin, or by signing up. */
type CreatedBy = 'command line' | 'admin' | 'sign-up';

/** Every role with its name on screens. */
const roleFacts = {
  admin: { label: 'Admin', createdBy: 'command line' },
  employer: { label: 'Employer', createdBy: 'admin' },
  'job-seeker': { label: 'Job Seeker', createdBy: 'sign-up' },
} as const satisfies Readonly<Record<string, { label: string; createdBy: CreatedBy }>>;

export type Role = keyof typeof roleFacts;

export const roles = Object.keys(roleFacts) as [Role, ...Role[]];

export const roleLabel = (role: Role): string => roleFacts[role].label;

type RoleByAdmin = { [R in Role]: (typeof roleFacts)[R]['createdBy'] extends 'admin' ? R : never }[Role];

/** The roles of which an admin creates accounts. */
export const rolesThatAdminsCreate = roles.filter((role) => roleFacts[role].createdBy === 'admin') as [
  RoleByAdmin,
  ...RoleByAdmin[],
];
