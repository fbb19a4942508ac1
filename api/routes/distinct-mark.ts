import { Types } from 'mongoose';
import { findCandidate } from '#api/candidates/find-candidate.ts';
import { distinctMark } from '#api/contract/distinct-mark.ts';
import { settleGroups } from '#api/duplicates/settle-groups.ts';
import { ApiError } from '#api/errors.ts';
import { pairKey } from '#mongo/distinct-pairs.ts';
import { handler } from './handler.ts';

export const distinctMarkRoute = handler(distinctMark, async ({ input: { body }, session, deps }) => {
  const { mongo, now } = deps;
  const candidate = await findCandidate(mongo, body.candidate);
  const others = await Promise.all(body.others.map((id) => findCandidate(mongo, id)));
  // merged in the meantime
  if (others.some(({ _id }) => _id.equals(candidate._id))) throw new ApiError(404, 'Candidate not found.');
  const by = new Types.ObjectId(session.user._id);
  for (const other of others) {
    const candidates = [candidate._id, other._id];
    await mongo.distinctPairs.updateOne(
      { _id: pairKey(candidate._id, other._id) },
      { $set: { candidates, by, at: now() } },
      { upsert: true },
    );
  }
  await settleGroups(mongo, String(candidate._id));
  const names = others.map(({ applicantID }) => applicantID).join(', ');
  return { success: true, message: `${candidate.applicantID} is not shown as a duplicate of ${names} again.` };
});
