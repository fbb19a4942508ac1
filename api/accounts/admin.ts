import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { newPassword } from '#api/http/contract/password.ts';
import { refuseGuessable } from '#api/sessions/guessable-password.ts';
import { connectionsConfig } from '#mongo/configuration/connections-config.ts';
import { readEnvironment } from '#mongo/configuration/read-environment.ts';
import { connectMongo } from '#mongo/connect-mongo.ts';
import { createAdminAccount } from './create-account.ts';

/**
 * `npm run admin -- --email …`: creates an admin account. The password is read from a prompt or from standard input.
 */
const USAGE = 'Usage: npm run admin -- --email someone@example.com';

try {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  const email = z.email(USAGE).parse(values.email);
  const { MONGO_URL } = readEnvironment(z.object({ MONGO_URL: connectionsConfig.MONGO_URL }), process.env);
  const password = newPassword.parse(await askPassword());
  refuseGuessable(password, { email });
  const mongo = await connectMongo(MONGO_URL);
  try {
    const made = await createAdminAccount(mongo, { email, password, now: new Date() });
    if (!made) throw new Error(`An account for ${email} already exists. Nothing was changed.`);
    process.stdout.write(`The admin's account for ${email} is made.\n`);
  } finally {
    await mongo.close();
  }
} catch (error) {
  process.stderr.write(`${inWords(error)}\n`);
  process.exitCode = 1;
}

function inWords(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues.map(({ message }) => message).join('\n');
  return error instanceof Error ? error.message : String(error);
}

/** Does not echo the input. */
async function askPassword(): Promise<string> {
  process.stdout.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  const ended = once(input, 'close').then(() => {
    throw new Error('No password was given. Type it at the prompt, or send it as a line of standard input.');
  });
  const password = await Promise.race([input.question(''), ended]);
  input.close();
  process.stdout.write('\n');
  return password;
}
