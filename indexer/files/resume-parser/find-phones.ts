import type { Reading, ReadPhone } from './reading.ts';

const CANDIDATE = /(?<![\d.@\w])\(?\+?\d(?:[\d().–-]|[^\S\n](?=[\d(–-])){7,22}\d(?![\w@])/g;
const MOST_PHONES = 5;

/** The phone numbers of a resume, each once: Indian mobiles first, then others that are written as phone numbers. */
export function findPhones(text: string): Reading<ReadPhone>[] {
  const found = new Map<string, Reading<ReadPhone>>();
  for (const match of text.matchAll(CANDIDATE)) {
    const read = readPhone(match[0]);
    if (!read || found.has(read.value.number)) continue;
    found.set(read.value.number, { ...read, at: { start: match.index, end: match.index + match[0].length } });
  }
  return [...found.values()].toSorted((a, b) => b.confidence - a.confidence).slice(0, MOST_PHONES);
}

function readPhone(written: string): { value: ReadPhone; confidence: number } | null {
  const digits = written.replace(/\D/g, '');
  if (/(?:19|20)\d{2}\s*[-–]\s*(?:19|20)\d{2}/.test(written)) return null;
  const indian = /^(?:0{0,2}91|0)?([6-9]\d{9})$/.exec(digits);
  if (indian?.[1]) return { value: { countryCode: '91', number: indian[1] }, confidence: 0.98 };
  // a landline: area code behind a 0, or +91 before it
  const landline = /^(?:0|91)([1-8]\d{9})$/.exec(digits);
  if (landline?.[1] && /[\s()-]/.test(written))
    return { value: { countryCode: '91', number: landline[1] }, confidence: 0.8 };
  const foreign = /^\(?\+(?!91)/.test(written)
    ? /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{6,12})$/.exec(digits)
    : null;
  return foreign?.[1] && foreign[2]
    ? { value: { countryCode: foreign[1], number: foreign[2] }, confidence: 0.8 }
    : null;
}
