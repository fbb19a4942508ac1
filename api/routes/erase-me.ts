import { erasePerson } from '#api/commands/erase-person.ts';
import { eraseMe } from '#api/contract/erase-me.ts';
import { ApiError } from '#api/errors.ts';
import { verifyPassword } from '#api/sessions/password-hash.ts';
import { findUser } from '#api/users/find-user.ts';
import { handler } from './handler.ts';

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
