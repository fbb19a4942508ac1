import type { AccountRole } from './accounts.ts';

/** Who may open an address: everyone, only signed-out visitors, or the accounts of these roles. */
export type Opens = 'anyone' | 'visitors' | readonly AccountRole[];

const everyRole: readonly AccountRole[] = ['admin', 'employer', 'job-seeker'];
const ID = '6123456789abcdef01234567';

/** Every address of the product. */
export const routeMap: readonly [path: string, opens: Opens][] = [
  ['/', 'anyone'],
  ['/signin', 'visitors'],
  ['/signup', 'visitors'],
  ['/forgot-password', 'anyone'],
  ['/undo-email-change', 'anyone'],
  ['/erasure-receipt', 'anyone'],
  ['/about-us', 'anyone'],
  ['/privacy-policy', 'anyone'],
  ['/terms-condition', 'anyone'],
  ['/my-account', everyRole],
  ['/notification', everyRole],
  ['/tickets', everyRole],
  ['/tickets/TKT-000001', everyRole],
  ['/viewtickets', everyRole],
  ['/raise-ticket', ['employer', 'job-seeker']],
  ['/list-jobs', everyRole],
  [`/job/${ID}`, everyRole],
  [`/company/${ID}`, everyRole],
  ['/saved-jobs', ['job-seeker']],
  ['/applied-jobs', ['job-seeker']],
  ['/job-seeker', ['job-seeker']],
  ['/list-candidates', ['admin', 'employer']],
  [`/candidate/${ID}`, ['admin', 'employer']],
  ['/pro-search', ['admin', 'employer']],
  ['/shortlists', ['admin', 'employer']],
  ['/compare-candidates', ['admin', 'employer']],
  ['/create-job', ['employer']],
  [`/update-job/${ID}`, ['employer']],
  ['/job-applications', ['employer']],
  ['/resume-parser', ['admin']],
  ['/bulk-parse', ['admin']],
  ['/import-candidate', ['admin']],
  ['/import-resume', ['admin']],
  ['/import-info', ['admin']],
  ['/process-resume', ['admin']],
  ['/identity-review', ['admin']],
  ['/list-users', ['admin']],
  [`/edit-user/${ID}`, ['admin']],
  [`/user/${ID}`, ['admin']],
  ['/signUpEmployer', ['admin']],
  ['/search-index', ['admin']],
  ['/ranking', ['admin']],
  ['/duplicates', ['admin']],
  [`/duplicates/${ID}/7123456789abcdef01234567`, ['admin']],
  ['/audit-log', ['admin']],
  ['/session-logs', everyRole],
  [`/fetch-log-history/${ID}`, everyRole],
  ['/session-history', everyRole],
];
