import type { Role } from '#api/contract/define-contract.ts';

/** A role as people read it. */
export const roleNames: Record<Role, string> = { admin: 'Admin', employer: 'Employer', 'job-seeker': 'Job Seeker' };
