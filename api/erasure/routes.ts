import { findUser } from '#api/accounts/find-accounts.ts';
import { findCandidate } from '#api/candidates/find-candidate.ts';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { verifyPassword } from '#api/sessions/password-hash.ts';
import { can } from '#domain/permissions.ts';
import type { ErasureRecord } from '#mongo/models/erasure.ts';
import { adminUserDelete, CONFIRM_ID_MESSAGE, eraseCandidate, eraseMe } from './contract.ts';
import { deleteAccount } from './delete-account.ts';
import { erasePerson } from './erase-person.ts';
import { presentReceipt } from './receipt.ts';
import { erasureReceipt } from './receipt-contract.ts';

export const eraseCandidateRoute = handler(eraseCandidate, async ({ input: { params, body }, deps }) => {
  const candidate = await findCandidate(deps.mongo, params.id);
  if (body.applicantID.toUpperCase() !== candidate.applicantID) throw new ApiError(400, CONFIRM_ID_MESSAGE);
  const receipt = await erasePerson(deps, { candidate: String(candidate._id), by: 'admin' });
  return { success: true, message: 'The person was erased.', receipt };
});

export const eraseMeRoute = handler(eraseMe, async ({ input: { body }, session, deps, ctx }) => {
  const { _id } = session.user;
  await deps.accountLimits.password.take(_id);
  const user = await findUser(deps.mongo, _id);
  if (!(await verifyPassword(user.passwordHash, body.password)))
    throw new ApiError(400, 'The password is not correct.');
  await deps.accountLimits.password.forget(_id);
  const receipt = await erasePerson(deps, { user: _id, by: 'self' });
  ctx.setSessionCookie(null);
  return { success: true, message: 'Your account and everything in it were erased.', receipt };
});

export const erasureReceiptRoute = handler(erasureReceipt, async ({ input: { params }, deps }) => {
  const receipt = await deps.mongo.erasures.findOne({ id: params.id }).lean<ErasureRecord>();
  if (!receipt) throw new ApiError(404, 'There is no such receipt.');
  return { success: true, receipt: presentReceipt(receipt) };
});

export const adminUserDeleteRoute = handler(adminUserDelete, async ({ input: { params }, session, deps }) => {
  const user = await findUser(deps.mongo, params.id);
  if (String(user._id) === session.user._id) throw new ApiError(409, 'You cannot delete your own account.');
  const message = 'User deleted successfully!';
  if (can(user, 'profile.keep'))
    return { success: true, message, receipt: await erasePerson(deps, { user: params.id, by: 'admin' }) };
  await deleteAccount(deps, params.id);
  return { success: true, message };
});
