import type { Dependencies } from '#api/dependencies.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { idOf, isOfAccount, tokenForEmail } from './device-token.ts';

export interface KnownDevice {
  user: UserRecord;
  /** Names device and account. */
  device: string;
}

/** The account of the email where the browser signed in to it before, with its present password; else null. */
export async function findKnownDevice(
  { mongo, sessionSecret }: Pick<Dependencies, 'mongo' | 'sessionSecret'>,
  email: string,
  tokens: readonly string[],
): Promise<KnownDevice | null> {
  const token = tokenForEmail(sessionSecret, tokens, email);
  const user = token && (await mongo.users.findOne({ email }).lean<UserRecord>());
  if (!user || !isOfAccount(sessionSecret, token, user)) return null;
  return { user, device: `${user._id}:${idOf(token)}` };
}
