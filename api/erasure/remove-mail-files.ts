import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiConfig } from '#api/config.ts';
import type { PersonFinder } from './person-finder.ts';

/**
 * Removes mails to or about the person that were written to files because no MAIL_URL is set. Mails that were sent are
 * out of reach. Gives how many there were. Idempotent.
 */
export async function removeMailFiles(
  { DATA_DIR }: Pick<ApiConfig, 'DATA_DIR'>,
  finder: PersonFinder,
): Promise<number> {
  const folder = join(DATA_DIR, 'mail');
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.eml')) continue;
    const path = join(folder, name);
    const mail = await readFile(path, 'latin1').catch(() => '');
    if (!finder.isIn(readableMail(mail))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** A mail's header and parts with their encodings undone, as far as the text matters. */
export function readableMail(mail: string): string {
  return mail
    .split(/(?=^Content-Transfer-Encoding: )/im)
    .map((part) => (/^Content-Transfer-Encoding: base64/i.test(part) ? withoutBase64(part) : part))
    .map(withoutQuotedPrintable)
    .join('\n');
}

const withoutBase64 = (part: string): string =>
  part.replace(/(?<=\r?\n\r?\n)[A-Za-z0-9+/=\r\n]{4,}/g, (encoded) =>
    Buffer.from(encoded, 'base64').toString('latin1'),
  );

/** Bytes are decoded as UTF-8 together: a character may have several. */
const withoutQuotedPrintable = (part: string): string =>
  Buffer.from(
    part
      .replace(/=\r?\n/g, '')
      .replace(/=\?utf-8\?B\?([A-Za-z0-9+/=]*)\?=/gi, (_, encoded: string) =>
        Buffer.from(encoded, 'base64').toString('latin1'),
      )
      .replace(/=\?utf-8\?Q\?([^?]*)\?=/gi, (_, encoded: string) => encoded.replaceAll('_', ' '))
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
