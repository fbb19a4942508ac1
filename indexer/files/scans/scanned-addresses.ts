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
const isOfMailDomain = (address: string): boolean => MAIL_DOMAINS.has(domainOf(address));

/** Whether a line may contain an address that is not sure yet, so that a second reading is worth its time. */
export function needsSecondReading(words: readonly ScannedWord[]): boolean {
  const line = words
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();
  const mayContain = /[\w.]@|@\w/.test(line) || [...MAIL_DOMAINS].some((domain) => line.includes(domain));
  const sure = addressesIn(words).filter(({ confidence }) => confidence >= SURE);
  return mayContain && sure.length < Math.max(1, line.split('@').length - 1);
}

/**
 * The addresses that are taken from a line: those that were read surely, and those of mail domains that a second reading
 * of the line confirms.
 */
export function trustedAddresses(words: readonly ScannedWord[], again: readonly ScannedWord[] = []): ScannedAddress[] {
  const first = addressesIn(words);
  const second = addressesIn(again);
  const trusted = first.filter((address) => {
    if (address.confidence >= SURE) return true;
    const same = second.find(({ text }) => text.toLowerCase() === address.text.toLowerCase());
    return same && isOfMailDomain(address.text) && Math.max(same.confidence, address.confidence) >= LEAST;
  });
  if (first.some(({ text }) => isOfMailDomain(text))) return trusted;
  const alone = second.filter(({ text, confidence }) => isOfMailDomain(text) && confidence >= SURE_ALONE);
  return [...trusted, ...alone.flatMap((address) => inPlaceOf(words, address))];
}

/** The second reading's address, in place of the words of the first one that contain its @ or its domain. */
function inPlaceOf(words: readonly ScannedWord[], address: ScannedAddress): ScannedAddress[] {
  const [local = '', domain = ''] = address.text.toLowerCase().split('@');
  const isPart = ({ text }: ScannedWord) => {
    const part = text.toLowerCase();
    return part.includes('@') || (part.length >= 3 && (local.includes(part) || domain.includes(part)));
  };
  const from = words.findIndex(isPart);
  const to = words.findLastIndex(isPart);
  return from === -1 ? [] : [{ ...address, from, to }];
}

/** The addresses of a line. Pieces that the recognition separated beside an @ or within the domain are one again. */
function addressesIn(words: readonly ScannedWord[]): ScannedAddress[] {
  return words.flatMap((word, at): ScannedAddress[] => {
    if (!/@/.test(word.text) && !MISREAD_AT.test(word.text)) return [];
    let [from, to] = [at, at];
    const text = () =>
      words
        .slice(from, to + 1)
        .map((each) => each.text)
        .join('');
    if (from > 0 && /^[@©®]/.test(text())) from -= 1;
    // a blank behind a full stop, as in 'asha.' and 'rao@gmail.com', which may also end another word
    const before = words[from - 1]?.text ?? '';
    const isInPieces = /^[a-z][a-z0-9._-]*[._-]$/.test(before) && !BEFORE.test(before.slice(0, -1));
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
