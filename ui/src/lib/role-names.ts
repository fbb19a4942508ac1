import type { Role } from '#domain/roles.ts';

/** Display names of the roles. */
export const roleNames: Record<Role, string> = { admin: 'Admin', employer: 'Employer', 'job-seeker': 'Job Seeker' };
