/** A word of a recognised line, with its confidence in percent. */
export interface ScannedWord {
  text: string;
  confidence: number;
}

/** An email address among the words of a line: which words it takes the place of, and how sure they are altogether. */
export interface ScannedAddress extends ScannedWord {
  from: number;
  to: number;
}

/** Where people have their mailboxes. An address there is no chance result of a wrong recognition. */
const MAIL_DOMAINS = new Set([
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.in', 'yahoo.in', 'ymail.com', 'rocketmail.com'],
  ...['outlook.com', 'outlook.in', 'hotmail.com', 'hotmail.co.in', 'live.com', 'live.in', 'msn.com'],
  ...['rediffmail.com', 'rediff.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'zoho.com', 'zohomail.in'],
  ...['protonmail.com', 'proton.me', 'mail.com', 'email.com', 'gmx.com', 'sify.com', 'in.com', 'indiatimes.com'],
]);

const ADDRESS = /^[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;
/** Signs around an address, and a label that touches it. */
const AROUND = /^(?:[(<[{"'|]+|\p{L}[\p{L}-]*:)+|[)>\]}"'|,;.]+$/gu;
/** Specks between letters, and a part of the @ taken for a sign of its own. */
const SPECKS = /[‘’“”'"]|[®©](?=@)/g;
/** What an @ is taken for; only where the rest is an address of a mail domain. */
const MISREAD_AT = /[©®]/;
/** What may stand in small letters before an address. */
const BEFORE = /^(?:e-?)?mails?$|^(?:id|at|to|or|and)$/i;
/** From this confidence an address is taken as read. */
const SURE = 75;
/** From this confidence a second reading is, of a line in which the first one saw no address of a mail domain. */
const SURE_ALONE = 85;
/** Below this confidence even two equal readings prove little. */
const LEAST = 50;

const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1).toLowerCase();
export const isOfMailDomain = (address: string): boolean => MAIL_DOMAINS.has(domainOf(address));

/**
 * Whether a reading of an address is taken: it is sure, or one of the others is equal and one of both is good, better
 * still for an address that is of no mail domain.
 */
export function isTrustedAddress({ text, confidence }: ScannedAddress, others: readonly ScannedAddress[]): boolean {
  if (confidence >= SURE) return true;
  const same = others.filter((other) => other.text.toLowerCase() === text.toLowerCase());
  const most = Math.max(confidence, ...same.map((other) => other.confidence));
  return same.length > 0 && most >= (isOfMailDomain(text) ? LEAST : SURE);
}

/** Whether an address that the first reading did not see, or not surely, may be taken from another one alone. */
export const isSureAlone = ({ text, confidence }: ScannedAddress): boolean =>
  isOfMailDomain(text) && confidence >= SURE_ALONE;

/** The addresses of a line. Pieces that the recognition separated beside an @ or within the domain are one again. */
export function addressesIn(words: readonly ScannedWord[]): ScannedAddress[] {
  return words.flatMap((word, at): ScannedAddress[] => {
    if (!/@/.test(word.text) && !MISREAD_AT.test(word.text)) return [];
    let [from, to] = [at, at];
    const text = () =>
      words
        .slice(from, to + 1)
        .map((each) => each.text)
        .join('')
        .replace(SPECKS, '');
    if (from > 0 && /^[@©®]/.test(text())) from -= 1;
    // a blank behind a full stop, as in 'asha.' and 'rao@gmail.com', which may also end another word
    const before = words[from - 1]?.text ?? '';
    const isInPieces =
      (/^[a-z][a-z0-9._-]*[._-]$/.test(before) && !BEFORE.test(before.slice(0, -1))) ||
      (/^[._][a-z0-9]/.test(text()) && /^[a-z][a-z0-9]*$/.test(before) && !BEFORE.test(before));
    if (isInPieces) from -= 1;
    while (to < words.length - 1 && (/[@.©®]$/.test(text()) || /^\.[a-z]/i.test(words[to + 1]?.text ?? ''))) to += 1;
    const address = plausible(text());
    if (!address || isCutOff(words[from - 1]?.text)) return [];
    const confidence = Math.min(...words.slice(from, to + 1).map((each) => each.confidence));
    return [{ text: address, confidence: isInPieces ? Math.min(confidence, SURE - 1) : confidence, from, to }];
  });
}

function plausible(written: string): string | null {
  const bare = written.replace(AROUND, '');
  const text = bare.includes('@') ? bare : bare.replace(MISREAD_AT, '@');
  if (!ADDRESS.test(text) || text.includes('..')) return null;
  if (isOfMailDomain(text)) return text;
  return bare.includes('@') && !isMisreadMailDomain(domainOf(text)) ? text : null;
}

/** A word in small letters right before an address may be its beginning, of which a full stop was not seen or stands apart. */
const isCutOff = (before: string | undefined): boolean =>
  before !== undefined && /^(?=\d*[a-z])[a-z0-9_.-]+$/.test(before) && !BEFORE.test(before);

/** 'redifimail.com', 'ymail.co': one letter differs from a mail domain. */
const isMisreadMailDomain = (domain: string): boolean => [...MAIL_DOMAINS].some((known) => isOneApart(domain, known));

function isOneApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}
