import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** Runs `npm run admin` as its script does, with the password on standard input, or with none. */
async function run(args: string[], password: string | null) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'admin.ts'), ...args], {
    env: { ...process.env, MONGO_URL: api.deps.config.MONGO_URL },
  });
  child.stdin.end(password === null ? '' : `${password}\n`);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { out, err, code };
}
const signIn = async (email: string, password: string) =>
  (await api.anyone('POST', '/api/signin', { body: { email, password } })).body;

describe('npm run admin', () => {
  it('creates an admin account with the password that it prompts for', async () => {
    const { out } = await run(['--email', 'First.Admin@example.com'], 'Good.Horse7');
    expect(out).toContain('Password: ');
    expect(out).not.toContain('Good.Horse7');
    const { user } = await signIn('first.admin@example.com', 'Good.Horse7');
    expect(user).toMatchObject({ role: 'admin', email: 'first.admin@example.com' });
  });

  it('leaves an existing account unchanged', async () => {
    const { email } = await api.makeUser('employer');
    const { err, code } = await run(['--email', email], 'Another0ne!');
    expect([code, err]).toEqual([1, expect.stringContaining('already exists')]);
    expect((await signIn(email, 'Another0ne!')).success).toBe(false);
  });

  it.each([
    ['no email', [], 'Good.Horse7', 'Usage: npm run admin'],
    ['no password', ['--email', 'new.admin@example.com'], null, 'No password was given.'],
    ['an easy password', ['--email', 'easy@example.com'], 'Welcome@123', 'easy to guess'],
    ['a weak password', ['--email', 'weak@example.com'], 'short', 'Minimum 8 characters.'],
  ])('refuses %s', async (_, args, password, message) => {
    const { err, code } = await run(args, password);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  });
});
