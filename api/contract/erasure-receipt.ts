import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { receiptShape } from './erasure-shape.ts';

export const erasureReceipt = defineContract({
  name: 'erasure-receipt',
  method: 'GET',
  path: '/erasure-receipt/{id}',
  roles: ['admin'],
  summary: 'The receipt of an erasure: when, and what was removed, by kind and count.',
  params: z.strictObject({ id: z.string().regex(/^ERA-\d{6,12}$/, 'must be ERA- and at least six digits') }),
  response: z.strictObject({ success: z.literal(true), receipt: receiptShape }),
  errors: { 404: 'There is no such receipt.' },
});
