import { randomBytes, randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { MailContent, Mailer } from '#api/http/dependencies.ts';

interface MailerOptions {
  /** `smtp://` or `smtps://`; if undefined, mails are written to files. */
  url: string | undefined;
  from: string;
  /** Parent folder of the mail files: <dataDir>/mail. */
  dataDir: string;
  log: Logger;
}

type Deliver = (message: { from: string; to: string } & MailContent) => Promise<unknown>;

const TIMEOUTS_MS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };
/** Random delay before a mail is sent, so that its cost is not attributable to a particular call. */
const LATER_MS = { least: 50, most: 400 };
const RETRY_AFTER_MS = [1_000, 5_000];
const REACHABLE_FOR_MS = 10_000;
const STOP_WITHIN_MS = 5_000;

/** Sends mail by SMTP or, without a configured server, writes .eml files and logs a warning. */
export function openMailer({ url, from, dataDir, log }: MailerOptions): Mailer {
  const { deliver, verify, close } = url ? bySmtp(url) : asFiles(join(dataDir, 'mail'), log);
  const intoNothing = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let checked: { at: number; answer: Promise<boolean> } | undefined;

  // ends at once when the mailer stops: pending mails then get one last attempt
  const pause = (ms: number) => delay(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

  async function tryOften(to: string | null, mail: MailContent): Promise<void> {
    await pause(randomInt(LATER_MS.least, LATER_MS.most));
    if (to === null) {
      await intoNothing.sendMail({ from, to: from, ...mail });
      return;
    }
    for (const wait of [...RETRY_AFTER_MS, null]) {
      try {
        await deliver({ from, to, ...mail });
        return;
      } catch (error) {
        checked = undefined;
        if (wait === null) return log.error(reasonOf(error), 'sending a mail failed');
        log.warn(reasonOf(error), 'sending a mail failed; will retry');
        await pause(wait);
      }
    }
  }

  return {
    send(to, mail) {
      const sending = tryOften(to, mail).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    isReachable() {
      if (!checked || performance.now() - checked.at > REACHABLE_FOR_MS) {
        const answer = verify().then(
          () => true,
          (error: unknown) => {
            log.error(reasonOf(error), 'the mail server does not respond');
            return false;
          },
        );
        checked = { at: performance.now(), answer };
      }
      return checked.answer;
    },
    async stop() {
      stopping.abort();
      const late = new AbortController();
      await Promise.race([Promise.all(underWay), delay(STOP_WITHIN_MS, undefined, { signal: late.signal })]);
      late.abort();
      close();
    },
  };
}

interface Way {
  deliver: Deliver;
  verify(): Promise<unknown>;
  close(): void;
}

function bySmtp(url: string): Way {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS_MS,
  });
  return {
    deliver: (message) => transport.sendMail(message),
    verify: () => transport.verify(),
    close: () => transport.close(),
  };
}

function asFiles(folder: string, log: Logger): Way {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  log.warn({ folder }, 'MAIL_URL is not set: mails are written to files');
  return {
    async deliver(message) {
      const { message: bytes } = await transport.sendMail(message);
      mkdirSync(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`;
      await writeFile(join(folder, name), bytes as Buffer, { mode: 0o600 });
    },
    verify: async () => true,
    close: () => transport.close(),
  };
}

/** Logs only codes: a server's own message often repeats the address. */
function reasonOf(error: unknown) {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return { code, responseCode, command };
}
