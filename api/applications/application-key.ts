/** The `_id` of the one record of a seeker's account and a job: what makes applying twice impossible. */
export const applicationKey = (user: string, job: string): string => `${user}:${job}`;
