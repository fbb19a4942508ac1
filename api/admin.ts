import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { connectMongo } from '#mongo/connect-mongo.ts';
import { connectionsConfig } from '#mongo/connections-config.ts';
import { createAdmin } from './commands/create-admin.ts';
import { newPassword } from './contract/fields/password.ts';

/** `npm run admin -- --email …`: makes an admin's account, with a password asked for (or on standard input). */
const USAGE = 'Usage: npm run admin -- --email someone@example.com';

try {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  const email = z.email(USAGE).parse(values.email);
  const mongoUrl = connectionsConfig.MONGO_URL.parse(process.env.MONGO_URL);
  const password = newPassword.parse(await askPassword());
  const mongo = await connectMongo(mongoUrl);
  try {
    const made = await createAdmin(mongo, { email, password, now: new Date() });
    if (!made) throw new Error(`There is an account for ${email} already: nothing was changed.`);
    process.stdout.write(`The admin's account for ${email} is made.\n`);
  } finally {
    await mongo.close();
  }
} catch (error) {
  const text = error instanceof z.ZodError ? error.issues.map(({ message }) => message).join('\n') : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

/** Not shown while it is typed. */
async function askPassword(): Promise<string> {
  process.stdout.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  const password = await input.question('');
  input.close();
  process.stdout.write('\n');
  return password;
}
