import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { passwordChangedMail } from '#api/mail/account-changed-mails.ts';
import { endAllSessions } from '#api/sessions/end-session.ts';
import { hashPassword } from '#api/sessions/password-hash.ts';

interface Account {
  _id: Types.ObjectId | string;
  email: string;
}

/** Gives the account another password, ends all its sessions everywhere, and tells its owner by mail. */
export async function changePassword(deps: Dependencies, { _id, email }: Account, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const now = deps.now();
  await deps.mongo.users.updateOne(
    { _id: new Types.ObjectId(_id) },
    { $set: { passwordHash, passwordChangedAt: now, updatedAt: now } },
  );
  await endAllSessions(deps, String(_id));
  await deps.accountLimits.signin.forget(email);
  deps.mailer.send(email, passwordChangedMail());
}
