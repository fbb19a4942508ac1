import { createHash, randomBytes } from 'node:crypto';
import type { Types } from 'mongoose';
import type { ApiConfig } from '#api/http/config.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { emailRestoredMail } from '#api/notifications/mails.ts';
import { endAllSessions } from '#api/sessions/start-session.ts';
import { DAY_MS } from '#domain/day-in-india.ts';
import { can } from '#domain/permissions.ts';
import { insertUnordered } from '#mongo/changes/insert-unordered.ts';
import { untilUnclaimed } from '#mongo/changes/until-unclaimed.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { EmailChangeRecord } from '#mongo/models/email-change.ts';
import type { UserRecord } from '#mongo/models/user.ts';

/**
 * Replaces the contact key of a job seeker's former email by that of the new one. The former key stays if the profile
 * still contains it; a key of another candidate is not changed.
 */
export async function replaceEmailKey(
  { mongo, changes }: Pick<Dependencies, 'mongo' | 'changes'>,
  { _id, role, email }: UserRecord,
  former: string,
): Promise<void> {
  if (!can({ role }, 'profile.keep')) return;
  const candidate = await mongo.candidates.findOne({ user: _id }, { emailAddress: 1, phoneNumber: 1 }).lean();
  if (!candidate) return;
  const [added, removed] = [`email:${email}`, `email:${former}`];
  const key = { _id: added, candidate: candidate._id, from: 'account' };
  const { duplicates } = await insertUnordered(mongo.connection.collection('candidateContacts'), [key]);
  // a concurrent erasure may have missed the new key
  if (duplicates.size === 0)
    await afterCreating({ mongo, changes }, 'contactKeys', { _id: added, owner: candidate._id });
  if (contactKeys(candidate).includes(removed)) return;
  await mongo.candidateContacts.deleteOne({ _id: removed, candidate: candidate._id });
}

/** The secret of an undo link: 43 characters of base64url. */
const newUndoToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored, so reading the database yields no valid link. */
export const hashOfUndoToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const UNDO_DAYS = 7;

interface RecordedChange {
  /** For the link in the mail to the former address. */
  token: string;
  /** Removes the record of a change that did not take place. */
  forget(): Promise<void>;
}

/**
 * Stores what is needed to undo a change of email. Call it before the change: a crash in between leaves an unused
 * record rather than a change that cannot be undone.
 */
export async function recordEmailChange(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  account: UserRecord,
  to: string,
): Promise<RecordedChange> {
  const token = newUndoToken();
  const _id = hashOfUndoToken(token);
  const at = now();
  await mongo.emailChanges.insertMany([
    {
      _id,
      user: account._id,
      from: account.email,
      to,
      version: (account.emailVersion ?? 0) + 1,
      at,
      expiresAt: new Date(at.getTime() + UNDO_DAYS * DAY_MS),
      state: 'open',
    },
  ]);
  return {
    token,
    async forget() {
      await mongo.emailChanges.deleteOne({ _id });
    },
  };
}

/**
 * Voids open codes for these emails and codes for changing this account's email. The records stay, because they limit
 * resends.
 */
async function voidCodes(
  { mongo }: Pick<Dependencies, 'mongo'>,
  user: Types.ObjectId,
  emails: readonly string[],
): Promise<void> {
  const key = `change-email:${user}`;
  const none = { $unset: { codeHash: '', browserTokenHash: '', verifiedAt: '' } };
  await mongo.otps.updateMany({ email: { $in: emails } }, none);
  // every key that starts with `change-email:<account>:`, since ; follows : in ASCII
  await mongo.otps.updateMany({ _id: { $gte: `${key}:`, $lt: `${key};` } }, none);
}

/**
 * The URL of a screen for use in mails. Never built from the request: a forged Host header could point the link to
 * another site.
 */
export const publicAddress = ({ PUBLIC_URL, PORT }: ApiConfig, path: string): string =>
  `${(PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')}${path}`;

const GONE_MESSAGE = 'This link has expired or was used already.';
const EMAIL_TAKEN_MESSAGE =
  'Another account has this email by now, so it cannot be restored here. Please contact our support.';
const BUSY_MESSAGE = 'The account is being changed at the moment. Please try again.';
const TRIES = 5;

/**
 * Restores the email from before a change, ends all sessions and voids open codes and later undo links. Throws 410 if
 * the token is unknown, used, void or expired, 409 if another account has the email. Can be repeated after a crash: the
 * token is consumed last.
 */
export async function restoreEmail(deps: Dependencies, token: string): Promise<void> {
  const _id = hashOfUndoToken(token);
  const { change, before } = await restore(deps, _id);
  await endAllSessions(deps, String(before._id));
  await voidCodes(deps, before._id, [change.from, change.to, before.email]);
  await replaceEmailKey(deps, { ...before, email: change.from }, before.email);
  const used = await deps.mongo.emailChanges.updateOne({ _id, state: 'open' }, { $set: { state: 'undone' } });
  if (used.matchedCount === 0) throw gone();
  deps.mailer.send(change.from, emailRestoredMail(publicAddress(deps.config, '/forgot-password')));
}

/** Returns the account as it was before. */
async function restore(deps: Dependencies, _id: string): Promise<{ change: EmailChangeRecord; before: UserRecord }> {
  const { users, emailChanges } = deps.mongo;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const known = await emailChanges.findOne({ _id }).lean<EmailChangeRecord>();
    const account = known && (await users.findOne({ _id: known.user }).lean<UserRecord>());
    // read again after the account: if the link was voided in between, the write below fails
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

/** Returns false if the email has changed since the account was read, or a command has claimed the account. */
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
