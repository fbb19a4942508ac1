export const roles = ['admin', 'employer', 'job-seeker'] as const;

export type Role = (typeof roles)[number];
