import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError, accountGone } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { isOfPassword, type Session, sessionId } from '#api/http/session.ts';
import { secondFactorOffMail, secondFactorOnMail } from '#api/notifications/mails.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { completeSignin, logFailedSignin } from './complete-signin.ts';
import { checkCurrentPassword } from './password-hash.ts';
import { requireRecentProof } from './recent-proof.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import {
  checkSecondFactor,
  openTotpSecret,
  redeemSecondFactor,
  sealTotpSecret,
  WRONG_CODE_MESSAGE,
} from './second-factor.ts';
import {
  confirmPassword,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
  setUpSecondFactor,
  signinCode,
} from './second-factor-contract.ts';
import { presentSecondFactor } from './second-factor-state.ts';
import { readChallenge } from './signin-challenge.ts';
import { endAllSessions, openSession, readDevice } from './start-session.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

const SIGN_IN_AGAIN_MESSAGE = 'Please enter your email and password again.';
const SET_UP_WITHIN_MS = 15 * 60 * 1000;
const ON_MESSAGE = 'Your account has a second factor already.';
const NOT_ON_MESSAGE = 'Your account has no second factor.';
const BEGIN_AGAIN_MESSAGE = 'This set-up has expired or was replaced. Please begin again.';

async function readAccount({ mongo }: Pick<Dependencies, 'mongo'>, { user }: Session): Promise<UserRecord> {
  const account = await mongo.users.findOne({ _id: new Types.ObjectId(user._id) }).lean<UserRecord>();
  if (!account) throw accountGone();
  return account;
}

export const signinCodeRoute = handler(signinCode, async ({ input: { body }, session, deps, ctx }) => {
  const challenge = readChallenge(deps, ctx.signinChallenge);
  if (!challenge) throw new ApiError(401, SIGN_IN_AGAIN_MESSAGE);
  await deps.limits.otpTriesByAddress.take(ctx.address);
  const user = await deps.mongo.users.findOne({ _id: new Types.ObjectId(challenge.user) }).lean<UserRecord>();
  if (!user?.secondFactor || !isOfPassword(challenge, user)) throw new ApiError(401, SIGN_IN_AGAIN_MESSAGE);
  if (!(await redeemSecondFactor(deps, user, body.code, challenge.knownDevice))) {
    logFailedSignin(deps, ctx, user.email, 'second factor');
    throw new ApiError(400, WRONG_CODE_MESSAGE);
  }
  ctx.setSigninChallenge(null);
  return completeSignin(deps, user, challenge, { ctx, session });
});

export const confirmPasswordRoute = handler(confirmPassword, async ({ input: { body }, session, deps }) => {
  await checkCurrentPassword(deps, await readAccount(deps, session), body.password);
  await deps.mongo.sessions.updateOne({ _id: sessionId(session.key) }, { $set: { provedAt: deps.now() } });
  return { success: true, message: 'Password confirmed.' };
});

export const secondFactorRoute = handler(secondFactor, async ({ session, deps }) => ({
  success: true,
  secondFactor: presentSecondFactor(deps.config, await readAccount(deps, session)),
}));

export const setUpSecondFactorRoute = handler(setUpSecondFactor, async ({ session, deps }) => {
  requireRecentProof(deps, session);
  const account = await readAccount(deps, session);
  const secret = newTotpSecret();
  const secondFactorSetUp = { sealedSecret: sealTotpSecret(deps, account._id, secret), startedAt: deps.now() };
  const begun = await deps.mongo.users.updateOne(
    { _id: account._id, command: null, secondFactor: null },
    { $set: { secondFactorSetUp } },
  );
  if (begun.matchedCount === 0) throw new ApiError(409, ON_MESSAGE);
  return { success: true, secret, address: totpAddress(secret, account.email) };
});

export const confirmSecondFactorRoute = handler(
  confirmSecondFactor,
  async ({ input: { body }, session, deps, ctx }) => {
    const account = await readAccount(deps, session);
    const { secondFactorSetUp: begun } = account;
    const now = deps.now();
    if (!begun || now.getTime() - begun.startedAt.getTime() > SET_UP_WITHIN_MS) {
      throw new ApiError(409, account.secondFactor ? ON_MESSAGE : BEGIN_AGAIN_MESSAGE);
    }
    const limitKey = String(account._id);
    await deps.accountLimits.secondFactor.take(limitKey);
    const secret = openTotpSecret(deps, account._id, begun.sealedSecret);
    const lastStep = stepOfCode(secret, body.code, now);
    if (lastStep === null) throw new ApiError(400, WRONG_CODE_MESSAGE);
    await deps.accountLimits.secondFactor.forget(limitKey);
    const { codes, stored } = await newRecoveryCodes();
    const device = await readDevice(deps, session);
    const sealedSecret = sealTotpSecret(deps, account._id, secret);
    const changed = await deps.mongo.users
      .findOneAndUpdate(
        // only by the set-up and the password that were read: of two at once, one succeeds
        {
          _id: account._id,
          command: null,
          passwordHash: account.passwordHash,
          'secondFactorSetUp.sealedSecret': begun.sealedSecret,
        },
        {
          $set: { secondFactor: { sealedSecret, since: now, lastStep, recoveryCodes: stored }, updatedAt: now },
          $unset: { secondFactorSetUp: '' },
          $inc: { passwordVersion: 1 },
        },
        { returnDocument: 'before' },
      )
      .lean<UserRecord>();
    if (!changed) throw new ApiError(409, BEGIN_AGAIN_MESSAGE);
    deps.mailer.send(account.email, secondFactorOnMail());
    await endAllSessions(deps, String(account._id));
    const passwordVersion = (changed.passwordVersion ?? 0) + 1;
    const { provedAt } = session;
    ctx.setSessionCookie(await openSession(deps, { ...account, passwordVersion }, device, { provedAt }));
    return { success: true, message: 'The second factor is on.', recoveryCodes: codes };
  },
);

/** Checks password, then code, so that a wrong password does not use up the code. Throws 400, 409 or 429. */
async function proveBoth(
  deps: Dependencies,
  session: Session,
  { currentPassword, code }: { currentPassword: string; code: string },
) {
  const account = await readAccount(deps, session);
  const { _id, secondFactor } = account;
  if (!secondFactor) throw new ApiError(409, NOT_ON_MESSAGE);
  await checkCurrentPassword(deps, account, currentPassword);
  await checkSecondFactor(deps, account, code);
  return { account, asRead: { _id, 'secondFactor.since': secondFactor.since } };
}

export const renewRecoveryCodesRoute = handler(renewRecoveryCodes, async ({ input: { body }, session, deps }) => {
  const { asRead } = await proveBoth(deps, session, body);
  const { codes, stored } = await newRecoveryCodes();
  const renewed = await deps.mongo.users.updateOne(asRead, { $set: { 'secondFactor.recoveryCodes': stored } });
  if (renewed.matchedCount === 0) throw new ApiError(409, NOT_ON_MESSAGE);
  return { success: true, message: 'The former recovery codes are void.', recoveryCodes: codes };
});

export const removeSecondFactorRoute = handler(removeSecondFactor, async ({ input: { body }, session, deps }) => {
  const { account, asRead } = await proveBoth(deps, session, body);
  const off = { $unset: { secondFactor: '' }, $set: { updatedAt: deps.now() } };
  const removed = await deps.mongo.users.updateOne(asRead, off);
  if (removed.matchedCount === 0) throw new ApiError(409, NOT_ON_MESSAGE);
  deps.mailer.send(account.email, secondFactorOffMail('you'));
  return { success: true, message: 'The second factor is off.' };
});
