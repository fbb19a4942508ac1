import type { Types } from 'mongoose';
import type { Role } from '#domain/roles.ts';
import { objectIds } from '#mongo/seed/generator/object-ids.ts';
import { demoCompanies } from './demo-companies.ts';

export const DEMO_SEED = 2026;
/** Printed at start and thus public: demo accounts can sign in only while the API listens on the loopback. */
export const DEMO_PASSWORD = 'Demo@2026';

/** The accounts whose emails are printed at start, in the order of their places. */
export const demoPeople = [
  { role: 'admin', email: 'admin@demo.local', firstName: 'Anita', lastName: 'Rao', contact: '9000000001' },
  { role: 'employer', email: 'recruiter@demo.local', firstName: 'Rahul', lastName: 'Mehta', contact: '9000000002' },
  { role: 'job-seeker', email: 'seeker@demo.local', firstName: 'Asha', lastName: 'Nair', contact: '9000000003' },
] as const;

export interface DemoAccount {
  role: Role;
  email: string;
  password: string;
}

export const demoAccounts: readonly DemoAccount[] = demoPeople.map(({ role, email }) => ({
  role,
  email,
  password: DEMO_PASSWORD,
}));

/** The companies' places follow those of demoPeople; the applicants' start here. */
export const FIRST_APPLICANT = 100;
export const APPLICANTS = 36;

export const hiringEmail = (site: string): string => `hiring@${site}.example.com`;
export const demoAccountId = (place: number): Types.ObjectId => objectIds(DEMO_SEED, place, 'user')();

const emails = new Set<string>([
  ...demoPeople.map(({ email }) => email),
  ...demoCompanies.map(({ site }) => hiringEmail(site)),
]);
const ids = new Set(Array.from({ length: FIRST_APPLICANT + APPLICANTS }, (_, place) => String(demoAccountId(place))));

/** Whether the account, with its public password, is from demo data. By `_id` too: its email may have been changed. */
export const isDemoAccount = ({ _id, email }: { _id: Types.ObjectId; email: string }): boolean =>
  emails.has(email) || ids.has(String(_id));
