import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';

// Apart from contract.ts: the first load shows receipts, and the bundler never splits a module.

/** The kinds of personal data, in the order in which a receipt lists them. */
export const erasedKinds = [
  'account',
  'profile',
  'resumes',
  'photos',
  'applications',
  'comments',
  'looks',
  'view counts',
  'shortlist places',
  'contact keys',
  'duplicate marks',
  'merge records',
  'alert entries',
  'import rows',
  'spreadsheet rows',
  'import and parsing entries',
  'waiting resumes',
  'identity questions',
  'file names',
  'notifications',
  'tickets',
  'saved searches',
  'search history',
  'shortlists',
  'shares',
  'mentions in comments',
  'mentions in tickets',
  'mentions in jobs',
  'mentions in companies',
  'mentions in ranking notes',
  'sessions',
  'counts of use',
  'devices in security logs',
  'one-time codes',
  'email changes',
  'failed index changes',
  'locks',
] as const;
export type ErasedKind = (typeof erasedKinds)[number];

/** What was removed, without identifying the person. */
export const receiptShape = z.strictObject({
  /** `ERA-000001` and up. */
  id: z.string(),
  at: z.string(),
  by: z.enum(['admin', 'self']),
  removed: z.array(z.strictObject({ kind: z.string(), count: z.int() })),
});
export type ErasureReceipt = z.infer<typeof receiptShape>;

export const erasureReceipt = defineContract({
  name: 'erasure-receipt',
  method: 'GET',
  path: '/erasure-receipt/{id}',
  roles: rolesThatCan('people.erase'),
  summary: 'The receipt of an erasure: when, and what was removed, by kind and count.',
  params: z.strictObject({ id: z.string().regex(/^ERA-\d{6,12}$/, 'must be ERA- and at least six digits') }),
  response: z.strictObject({ success: z.literal(true), receipt: receiptShape }),
  errors: { 404: 'There is no such receipt.' },
});
