import { findCandidate } from '#api/candidates/find-candidate.ts';
import { erasePerson } from '#api/commands/erase-person.ts';
import { CONFIRM_ID_MESSAGE, eraseCandidate } from '#api/contract/erase-candidate.ts';
import { ApiError } from '#api/errors.ts';
import { handler } from './handler.ts';

export const eraseCandidateRoute = handler(eraseCandidate, async ({ input: { params, body }, deps }) => {
  const candidate = await findCandidate(deps.mongo, params.id);
  if (body.applicantID.toUpperCase() !== candidate.applicantID) throw new ApiError(400, CONFIRM_ID_MESSAGE);
  const receipt = await erasePerson(deps, { candidate: String(candidate._id), by: 'admin' });
  return { success: true, message: 'The person was erased.', receipt };
});
