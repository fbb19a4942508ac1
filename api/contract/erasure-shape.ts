import { z } from 'zod';

/** What a person leaves behind and where, in the order a receipt names it. */
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
  'sessions',
  'devices in security logs',
  'one-time codes',
  'email changes',
  'failed index changes',
  'locks',
] as const;
export type ErasedKind = (typeof erasedKinds)[number];

/** What was removed, without a word of whose it was. */
export const receiptShape = z.strictObject({
  /** `ERA-000001` and up. */
  id: z.string(),
  at: z.string(),
  by: z.enum(['admin', 'self']),
  removed: z.array(z.strictObject({ kind: z.string(), count: z.int() })),
});
export type ErasureReceipt = z.infer<typeof receiptShape>;

export const erasureAnswer = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  receipt: receiptShape,
});
