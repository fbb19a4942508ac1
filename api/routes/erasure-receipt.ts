import { erasureReceipt } from '#api/contract/erasure-receipt.ts';
import { ApiError } from '#api/errors.ts';
import { presentReceipt } from '#api/presenters/present-receipt.ts';
import type { ErasureRecord } from '#mongo/models/erasure.ts';
import { handler } from './handler.ts';

export const erasureReceiptRoute = handler(erasureReceipt, async ({ input: { params }, deps }) => {
  const receipt = await deps.mongo.erasures.findOne({ id: params.id }).lean<ErasureRecord>();
  if (!receipt) throw new ApiError(404, 'There is no such receipt.');
  return { success: true, receipt: presentReceipt(receipt) };
});
