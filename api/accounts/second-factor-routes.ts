import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { secondFactorOffMail } from '#api/notifications/mails.ts';
import { requireRecentProof } from '#api/sessions/recent-proof.ts';
import { presentSecondFactor } from '#api/sessions/second-factor-state.ts';
import { endAllSessions } from '#api/sessions/start-session.ts';
import { findUser } from './find-accounts.ts';
import { accountSecondFactor, removeAccountSecondFactor } from './second-factor-contract.ts';

export const accountSecondFactorRoute = handler(accountSecondFactor, async ({ input: { params }, deps }) => ({
  success: true,
  secondFactor: presentSecondFactor(deps.config, await findUser(deps.mongo, params.userId)),
}));

export const removeAccountSecondFactorRoute = handler(removeAccountSecondFactor, async ({ input, session, deps }) => {
  const { userId } = input.params;
  // a stolen session with the password must not get round the code
  if (userId === session.user._id) throw new ApiError(403, 'Remove your own second factor on My Account.');
  requireRecentProof(deps, session);
  const account = await findUser(deps.mongo, userId);
  const removed =
    account.secondFactor &&
    (await deps.mongo.users.updateOne(
      { _id: account._id, 'secondFactor.since': account.secondFactor.since },
      { $unset: { secondFactor: '' }, $set: { updatedAt: deps.now() }, $inc: { passwordVersion: 1 } },
    ));
  if (!removed?.matchedCount) throw new ApiError(409, 'This account has no second factor.');
  deps.mailer.send(account.email, secondFactorOffMail('an administrator'));
  await endAllSessions(deps, userId);
  return { success: true, message: 'The second factor was removed. The account’s sessions have ended.' };
});
