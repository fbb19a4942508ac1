import type { Role } from '#api/http/contract.ts';

/** A role as people read it. */
export const roleNames: Record<Role, string> = { admin: 'Admin', employer: 'Employer', 'job-seeker': 'Job Seeker' };
