import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { emailChangedMail, emailConfirmedMail, passwordChangedMail } from '#api/notifications/mails.ts';
import { hashPassword } from '#api/sessions/password-hash.ts';
import { endAllSessions } from '#api/sessions/start-session.ts';
import { Conflict } from '#mongo/changes/conflict.ts';
import { untilUnclaimed } from '#mongo/changes/until-unclaimed.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { publicAddress, recordEmailChange, replaceEmailKey, UNDO_DAYS } from './email-change.ts';

interface AccountChange extends Partial<Pick<UserRecord, 'firstName' | 'lastName' | 'contact'>> {
  /** Must be verified, unless an admin sets it. */
  email?: string;
  password?: string;
  /** If absent, a changed password ends all sessions and a changed email ends none. */
  endSessions?: boolean;
}

const CONFLICT_MESSAGE = 'The account was changed elsewhere at the same time. Please try again.';

/**
 * Changes an account in one conditional write and returns the new record. Throws 409 if another account has the email,
 * or, for a change of email or password, if either has changed since the account was read.
 */
export async function changeAccount(
  deps: Dependencies,
  account: UserRecord,
  change: AccountChange,
): Promise<UserRecord> {
  const { email, password, endSessions = password !== undefined, ...details } = change;
  const newEmail = email === undefined || email === account.email ? undefined : email;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const recorded = newEmail === undefined ? undefined : await recordEmailChange(deps, account, newEmail);
  const formerName = nameOf(account);
  const update = {
    // erasure searches texts for earlier names too
    ...(nameOf({ ...account, ...details }) !== formerName && { $addToSet: { formerNames: formerName } }),
    $set: {
      ...details,
      ...(newEmail !== undefined && { email: newEmail }),
      ...(passwordHash !== undefined && { passwordHash, passwordChangedAt: deps.now() }),
      updatedAt: deps.now(),
    },
    ...((endSessions || recorded) && {
      $inc: { ...(endSessions && { passwordVersion: 1 }), ...(recorded && { emailVersion: 1 }) },
    }),
  };
  const changed = await writeAccount(
    deps,
    recorded || passwordHash ? asRead(account) : { _id: account._id },
    update,
  ).catch(async (error: unknown) => {
    // after any other error it is unknown whether the change was written
    if (error instanceof ApiError || error instanceof Conflict) await recorded?.forget();
    throw error;
  });
  // send the mails first, so that the owner learns of the change even if a later step fails
  if (recorded) sendEmailChangeMails(deps, account.email, changed.email, recorded.token);
  if (passwordHash) deps.mailer.send(changed.email, passwordChangedMail());
  if (endSessions) await endAllSessions(deps, String(account._id));
  if (recorded) await replaceEmailKey(deps, changed, account.email);
  if (passwordHash) await deps.accountLimits.signin.forget(changed.email);
  return changed;
}

const nameOf = ({ firstName, lastName }: Pick<UserRecord, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

function sendEmailChangeMails({ config, mailer }: Dependencies, former: string, email: string, token: string): void {
  mailer.send(former, emailChangedMail(publicAddress(config, `/undo-email-change#${token}`), UNDO_DAYS));
  mailer.send(email, emailConfirmedMail());
}

/** Matches only the account as it was read: of two changes based on the same read, one succeeds. */
const asRead = ({ _id, email, passwordHash, emailVersion }: UserRecord) => ({
  _id,
  email,
  passwordHash,
  // null also matches an absent field
  emailVersion: (emailVersion ?? null) as number,
});

/**
 * Updates the account that the filter matches and returns it. Waits for a command that has claimed it, such as its
 * erasure. Throws 409 if none matches or the email is taken.
 */
export async function writeAccount(
  { mongo }: Pick<Dependencies, 'mongo'>,
  filter: Pick<UserRecord, '_id'> & Partial<UserRecord>,
  update: object,
): Promise<UserRecord> {
  const attempt = () =>
    mongo.users.findOneAndUpdate({ ...filter, command: null }, update, { returnDocument: 'after' }).lean<UserRecord>();
  try {
    const changed = (await attempt()) ?? ((await untilUnclaimed(mongo, 'users', filter._id)) && (await attempt()));
    if (changed) return changed;
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    throw new ApiError(409, 'Another account has this email.', { cause: error });
  }
  throw new ApiError(409, CONFLICT_MESSAGE);
}
