import { readApiConfig } from '#api/http/config.ts';
import { areDemoAccountsOpen } from '#api/sessions/demo-access.ts';
import { connectMongo } from '#mongo/connect-mongo.ts';
import { demoAccountId } from '#mongo/seed/demo/demo-accounts.ts';

/** Whether an earlier start created demo accounts in the database. */
export async function hasDemoAccounts(mongoUrl: string): Promise<boolean> {
  const mongo = await connectMongo(mongoUrl);
  try {
    return (await mongo.users.exists({ _id: demoAccountId(0) })) !== null;
  } finally {
    await mongo.close();
  }
}

/**
 * What a start prints about demo accounts: `accounts` are those of this start, one per line; `env` is the API's
 * environment. '' if there are none.
 */
export function demoLines(accounts: string, areThere: boolean, env: NodeJS.ProcessEnv): string {
  if (!accounts && !areThere) return '';
  if (!areDemoAccountsOpen(readApiConfig(env))) {
    return '  Demo accounts exist but cannot sign in, since other computers can reach the product.';
  }
  if (accounts) return `  Demo accounts (role, email, password):\n${accounts.replaceAll(/^/gm, '    ')}`;
  return '  Demo accounts of an earlier start can sign in, since only this computer can reach the product.';
}
