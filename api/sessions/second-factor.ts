import type { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { seal, unseal } from '#api/http/seal.ts';
import { recoveryCodeUsedMail } from '#api/notifications/mails.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

export const WRONG_CODE_MESSAGE = 'The code is not correct. Please check it, or wait for the next one.';

type Account = Pick<UserRecord, '_id' | 'email' | 'secondFactor'>;

const boundTo = (account: Types.ObjectId): string => `second-factor:${account}`;

/** Seals a TOTP secret for its account. */
export const sealTotpSecret = ({ secrets }: Pick<Dependencies, 'secrets'>, account: Types.ObjectId, secret: string) =>
  seal(secrets, secret, boundTo(account));

/** Opens an account's TOTP secret. Throws if neither configured secret sealed it. */
export const openTotpSecret = (deps: Pick<Dependencies, 'secrets'>, account: Types.ObjectId, sealed: string): string =>
  openSecret(deps, account, sealed).text;

function openSecret({ secrets }: Pick<Dependencies, 'secrets'>, account: Types.ObjectId, sealed: string) {
  const opened = unseal(secrets, sealed, boundTo(account));
  if (!opened) throw new Error('a TOTP secret can’t be opened: neither SESSION_SECRET nor the former one sealed it');
  return opened;
}

/**
 * Redeems a code of the account's second factor: of its app, or a recovery code. Returns false if it is wrong or used.
 * Of two concurrent calls with one code, one returns false. Throws 429 after ten attempts in 15 minutes; a known device
 * has its own.
 */
export async function redeemSecondFactor(
  deps: Dependencies,
  account: Account,
  code: string,
  knownDevice = '',
): Promise<boolean> {
  const limitKey = `${account._id}:${knownDevice}`;
  await deps.accountLimits.secondFactor.take(limitKey);
  const digits = code.replaceAll(/\s/g, '');
  const right = /^\d{6}$/.test(digits)
    ? await redeemTotp(deps, account, digits)
    : await redeemRecoveryCode(deps, account, code);
  if (right) await deps.accountLimits.secondFactor.forget(limitKey);
  return right;
}

/** As redeemSecondFactor, but throws 400 for a wrong code. */
export async function checkSecondFactor(deps: Dependencies, account: Account, code: string): Promise<void> {
  if (!(await redeemSecondFactor(deps, account, code))) throw new ApiError(400, WRONG_CODE_MESSAGE);
}

async function redeemTotp(deps: Dependencies, { _id, secondFactor }: Account, code: string): Promise<boolean> {
  if (!secondFactor) return false;
  const { sealedSecret, since } = secondFactor;
  const { text: secret, isFormer } = openSecret(deps, _id, sealedSecret);
  const step = stepOfCode(secret, code, deps.now());
  if (isFormer) await rewrap(deps, _id, sealedSecret, secret);
  if (step === null) return false;
  const { users } = deps.mongo;
  const used = await users.updateOne(
    { _id, 'secondFactor.since': since, 'secondFactor.lastStep': { $lt: step } },
    { $set: { 'secondFactor.lastStep': step } },
  );
  return used.matchedCount === 1;
}

async function redeemRecoveryCode(deps: Dependencies, { _id, email, secondFactor }: Account, code: string) {
  if (!secondFactor) return false;
  const hash = await hashRecoveryCode(secondFactor.recoveryCodes.salt, code);
  const hashes = 'secondFactor.recoveryCodes.hashes';
  const used = await deps.mongo.users.updateOne({ _id, [hashes]: hash }, { $pull: { [hashes]: hash } });
  if (used.matchedCount === 0) return false;
  const left = secondFactor.recoveryCodes.hashes.filter((each) => each !== hash).length;
  deps.mailer.send(email, recoveryCodeUsedMail(left));
  return true;
}

/** Seals a secret by the current key, unless it was replaced since it was read. */
async function rewrap(
  deps: Pick<Dependencies, 'mongo' | 'secrets'>,
  _id: Types.ObjectId,
  sealedSecret: string,
  secret: string,
) {
  const renewed = sealTotpSecret(deps, _id, secret);
  await deps.mongo.users.updateOne(
    { _id, 'secondFactor.sealedSecret': sealedSecret },
    { $set: { 'secondFactor.sealedSecret': renewed } },
  );
}

/** Seals all TOTP secrets by the current key, so that the former one can be removed. Logs how many it couldn't open. */
export async function rewrapTotpSecrets(deps: Pick<Dependencies, 'mongo' | 'secrets' | 'log'>): Promise<void> {
  let [rewrapped, lost] = [0, 0];
  const accounts = deps.mongo.users
    .find({ 'secondFactor.since': { $exists: true } }, { secondFactor: 1 })
    .lean<UserRecord[]>()
    .cursor();
  for await (const { _id, secondFactor } of accounts) {
    const sealed = secondFactor?.sealedSecret ?? '';
    const opened = unseal(deps.secrets, sealed, boundTo(_id));
    if (!opened) lost += 1;
    if (!opened?.isFormer) continue;
    await rewrap(deps, _id, sealed, opened.text);
    rewrapped += 1;
  }
  if (rewrapped > 0) deps.log.info({ rewrapped }, 'TOTP secrets are sealed by the current SESSION_SECRET now');
  if (lost > 0) deps.log.error({ lost }, 'TOTP secrets can’t be opened: they were sealed by another SESSION_SECRET');
}
