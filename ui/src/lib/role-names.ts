import type { Role } from '#domain/roles.ts';

/** A role as people read it. */
export const roleNames: Record<Role, string> = { admin: 'Admin', employer: 'Employer', 'job-seeker': 'Job Seeker' };
