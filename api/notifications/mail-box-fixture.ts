import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A local mail server that keeps the mails it receives, for tests. */
export interface MailBox {
  /** For MAIL_URL. */
  url: string;
  /** All received mails, oldest first. */
  mails: readonly ReceivedMail[];
  /** The oldest mail to that address not yet returned by this function; rejects after 15 s without one. */
  waitForMail(to: string): Promise<ReceivedMail>;
  /** The six digits in the next mail to that address. */
  waitForOtp(to: string): Promise<string>;
  stop(): Promise<void>;
}

const WAIT_MS = 15_000;

export async function startMailBox(): Promise<MailBox> {
  const mails: ReceivedMail[] = [];
  const handedOut = new Set<ReceivedMail>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(pieces)).then((mail) => {
          for (const { address } of session.envelope.rcptTo) {
            const { subject = '', text = '', html = '' } = mail;
            mails.push({ from: mail.from?.address ?? '', to: address.toLowerCase(), subject, text, html });
          }
          done();
        }, done);
      });
    },
  });
  server.on('error', () => undefined); // a client that went away in the middle
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  async function waitForMail(to: string): Promise<ReceivedMail> {
    const deadline = performance.now() + WAIT_MS;
    while (performance.now() < deadline) {
      const found = mails.find((mail) => mail.to === to.toLowerCase() && !handedOut.has(mail));
      if (found) {
        handedOut.add(found);
        return found;
      }
      await delay(20);
    }
    throw new Error(`no mail came within ${WAIT_MS / 1000} s`);
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    waitForMail,
    async waitForOtp(to) {
      const { text } = await waitForMail(to);
      const code = text.match(/^\s*(\d{6})\s*$/m)?.[1];
      if (!code) throw new Error(`the mail contains no code: ${text}`);
      return code;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
