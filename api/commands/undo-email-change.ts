import type { Dependencies } from '#api/dependencies.ts';
import { moveEmailKey } from '#api/email-changes/move-email-key.ts';
import { hashOfUndoToken } from '#api/email-changes/undo-token.ts';
import { voidCodes } from '#api/email-changes/void-codes.ts';
import { ApiError } from '#api/errors.ts';
import { emailRestoredMail } from '#api/mail/email-changed-mails.ts';
import { publicAddress } from '#api/public-address.ts';
import { endAllSessions } from '#api/sessions/end-session.ts';
import { untilUnclaimed } from '#mongo/changes/until-unclaimed.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { EmailChangeRecord } from '#mongo/models/email-change.ts';
import type { UserRecord } from '#mongo/models/user.ts';

const GONE_MESSAGE = 'This link has expired or was used already.';
const EMAIL_TAKEN_MESSAGE =
  'Another account has this email by now, so it cannot be restored here. Please contact our support.';
const BUSY_MESSAGE = 'The account is being changed at the moment. Please try again.';
const TRIES = 5;

/**
 * Restores the email that an account had before a change, ends all its sessions and voids its open codes and the links
 * of later changes. Throws 410 where the token is unknown, used, void or expired, 409 where another account has the
 * email. May be repeated after a crash: the token is used up last.
 */
export async function undoEmailChange(deps: Dependencies, token: string): Promise<void> {
  const _id = hashOfUndoToken(token);
  const { change, before } = await restore(deps, _id);
  await endAllSessions(deps, String(before._id));
  await voidCodes(deps, before._id, [change.from, change.to, before.email]);
  await moveEmailKey(deps, { ...before, email: change.from }, before.email);
  const used = await deps.mongo.emailChanges.updateOne({ _id, state: 'open' }, { $set: { state: 'undone' } });
  if (used.matchedCount === 0) throw gone();
  deps.mailer.send(change.from, emailRestoredMail(publicAddress(deps.config, '/forgot-password')));
}

/** Gives the account as it was before. */
async function restore(deps: Dependencies, _id: string): Promise<{ change: EmailChangeRecord; before: UserRecord }> {
  const { users, emailChanges } = deps.mongo;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const known = await emailChanges.findOne({ _id }).lean<EmailChangeRecord>();
    const account = known && (await users.findOne({ _id: known.user }).lean<UserRecord>());
    // read once more after the account: where the link was voided before, the write below fails
    const change = await emailChanges.findOne({ _id }).lean<EmailChangeRecord>();
    if (account?.command) await untilUnclaimed(deps.mongo, 'users', account._id);
    if (!account || change?.state !== 'open' || change.expiresAt <= deps.now()) throw gone();
    await refuseTaken(deps, account, change.from);
    await emailChanges.updateMany(
      { user: account._id, state: 'open', version: { $gt: change.version } },
      { $set: { state: 'void' } },
    );
    if (await writeEmail(deps, account, change.from)) return { change, before: account };
  }
  throw new ApiError(409, BUSY_MESSAGE);
}

async function refuseTaken({ mongo }: Dependencies, account: UserRecord, email: string): Promise<void> {
  const owner = await mongo.users.findOne({ email }, { _id: 1 }).lean();
  if (owner && !owner._id.equals(account._id)) throw new ApiError(409, EMAIL_TAKEN_MESSAGE);
}

/** False where the email was changed since the account was read, or a command has claimed it. */
async function writeEmail({ mongo, now }: Dependencies, account: UserRecord, email: string): Promise<boolean> {
  const emailVersion = (account.emailVersion ?? null) as number;
  try {
    const { matchedCount } = await mongo.users.updateOne(
      { _id: account._id, emailVersion, command: null },
      { $set: { email, updatedAt: now() }, $inc: { emailVersion: 1, passwordVersion: 1 } },
    );
    return matchedCount === 1;
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    throw new ApiError(409, EMAIL_TAKEN_MESSAGE, { cause: error });
  }
}

const gone = () => new ApiError(410, GONE_MESSAGE);
