/** The accounts of the browser tests; created in each file's own database. */
export const accounts = {
  admin: { email: 'admin@example.in', password: 'Correct-Horse-1', firstName: 'Asha', role: 'admin' },
  employer: { email: 'recruiter@example.in', password: 'Correct-Horse-2', firstName: 'Ravi', role: 'employer' },
  'job-seeker': { email: 'seeker@example.in', password: 'Correct-Horse-3', firstName: 'Meera', role: 'job-seeker' },
} as const;

export type AccountRole = keyof typeof accounts;
