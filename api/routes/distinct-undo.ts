import { distinctUndo } from '#api/contract/distinct-undo.ts';
import { settleGroups } from '#api/duplicates/settle-groups.ts';
import { ApiError } from '#api/errors.ts';
import { pairKey } from '#mongo/distinct-pairs.ts';
import { handler } from './handler.ts';

export const distinctUndoRoute = handler(distinctUndo, async ({ input: { body }, deps: { mongo } }) => {
  const keys = body.others.map((other) => pairKey(body.candidate, other));
  const { deletedCount } = await mongo.distinctPairs.deleteMany({ _id: { $in: keys } });
  if (deletedCount === 0) throw new ApiError(404, 'They were not told apart, or no longer are.');
  await settleGroups(mongo, body.candidate);
  return { success: true, message: 'They are suspected to be one person again.' };
});
