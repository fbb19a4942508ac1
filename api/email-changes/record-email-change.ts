import type { Dependencies } from '#api/dependencies.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { hashOfUndoToken, newUndoToken } from './undo-token.ts';

export const UNDO_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface RecordedChange {
  /** For the link in the mail to the former address. */
  token: string;
  /** Removes the record of a change that did not take place. */
  forget(): Promise<void>;
}

/**
 * Stores what undoes a change of email. Call it before the change: a process that dies in between leaves a record whose
 * token was never sent, not a change without a record.
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
