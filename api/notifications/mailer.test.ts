import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openForwardingPort } from '#api/testing/forwarding-port.ts';
import { createLog } from '#mongo/log.ts';
import { type MailBox, startMailBox } from './mail-box-fixture.ts';
import { openMailer } from './mailer.ts';
import { composeMail, otpMail } from './mails.ts';

const from = 'Talent <no-reply@talent.example>';
const dataDir = mkdtempSync(join(tmpdir(), 'mail-'));
let box: MailBox;
beforeAll(async () => {
  box = await startMailBox();
});
afterAll(() => box.stop());

/** A log whose lines are kept. */
function listening() {
  const lines: string[] = [];
  const output = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: pino(output), lines };
}

it('a mail arrives by SMTP as text and as HTML, with its sender', async () => {
  const mailer = openMailer({ url: box.url, from, dataDir, log: createLog('api', 'silent') });
  mailer.send('asha@example.com', otpMail('signup', '012345'));
  const mail = await box.waitForMail('asha@example.com');
  expect(mail).toMatchObject({ from: 'no-reply@talent.example', subject: 'Your sign-up code · Talent' });
  expect(mail.text).toMatch(/^ {4}012345$/m);
  expect(mail.html).toContain('>012345</p>');
  expect(await mailer.isReachable()).toBe(true);
  await mailer.stop();
});

it('values in a mail are escaped in its HTML', () => {
  const { html, text } = composeMail('Hello', [`<img src=x onerror="alert('1')"> & more`]);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more');
  expect(text).toContain('<img src=x');
});

it('a link has its label in HTML and is bare in the text', () => {
  const { html, text } = composeMail('Hello', [{ link: 'https://a.example/x#"y', label: 'Undo & more' }]);
  expect(html).toMatch(/<a href="https:\/\/a\.example\/x#&quot;y" style="[^"]+">Undo &amp; more<\/a>/);
  expect(text).toContain('Undo & more:\nhttps://a.example/x#"y');
});

it('without a server mails are written to mail/, and the log says so', async () => {
  const { log, lines } = listening();
  const mailer = openMailer({ url: undefined, from, dataDir, log });
  mailer.send('asha@example.com', otpMail('reset', '543210'));
  await mailer.stop();
  expect(lines.join('')).toContain('MAIL_URL is not set: mails are written to files');
  const [name = ''] = readdirSync(join(dataDir, 'mail'));
  const mail = await PostalMime.parse(readFileSync(join(dataDir, 'mail', name)));
  expect(mail).toMatchObject({ subject: 'Your password reset code · Talent', to: [{ address: 'asha@example.com' }] });
});

it('a briefly unavailable server gets the mail afterwards; the log contains no address', async () => {
  const { port, hostname } = new URL(box.url);
  const way = await openForwardingPort({ host: hostname, port: Number(port) });
  await way.cut();
  const { log, lines } = listening();
  const mailer = openMailer({ url: `smtp://${way.address}`, from, dataDir, log });
  expect(await mailer.isReachable()).toBe(false);
  mailer.send('late@example.com', otpMail('signup', '999999'));
  await expect.poll(() => lines.join('')).toContain('sending a mail failed; will retry');
  await way.mend();
  expect(await box.waitForOtp('late@example.com')).toBe('999999');
  expect(lines.join('')).not.toContain('late@example');
  await mailer.stop();
  await way.close();
});
