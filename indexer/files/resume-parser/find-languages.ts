import type { Reading } from './reading.ts';
import type { ResumeLine } from './resume-lines.ts';

/** The languages of India's constitution, others widely spoken in it, and those that employers ask for. */
const LANGUAGES =
  'Assamese Bengali Bodo Dogri Gujarati Hindi Kannada Kashmiri Konkani Maithili Malayalam Manipuri Marathi Nepali Odia Punjabi Sanskrit Santali Sindhi Tamil Telugu Urdu English Bhojpuri Rajasthani Haryanvi Tulu Kodava Mizo Khasi Garo Nagamese Marwari Awadhi Chhattisgarhi French German Spanish Italian Portuguese Russian Arabic Persian Japanese Korean Mandarin Chinese Dutch Swedish Turkish Thai'.split(
    ' ',
  );
const ALIASES: Record<string, string> = { bangla: 'Bengali', oriya: 'Odia', assami: 'Assamese', panjabi: 'Punjabi' };
const byKey = new Map([...LANGUAGES.map((name) => [name.toLowerCase(), name] as const), ...Object.entries(ALIASES)]);
const LABELLED = /\b(?:languages?|linguistic)\b[^:]{0,30}(?::|[-–]\s)/i;

/** 'Languages known: English, Hindi' below a list of skills is none of it; 'Languages: Java, C++' is. */
export function listsLanguages(text: string): boolean {
  const label = LABELLED.exec(text);
  const first = label && /\p{L}+/u.exec(text.slice(label.index + label[0].length))?.[0];
  return first ? byKey.has(first.toLowerCase()) : false;
}

/** The languages somebody speaks: those of its section of languages and of lines like 'Languages known: …'. */
export function findLanguages(listed: readonly ResumeLine[], personal: readonly ResumeLine[]): Reading<string>[] {
  const found = new Map<string, Reading<string>>();
  for (const line of [...listed, ...personal.filter(({ text }) => LABELLED.test(text))]) {
    for (const match of line.text.matchAll(/\p{L}+/gu)) {
      const value = byKey.get(match[0].toLowerCase());
      if (!value || found.has(value)) continue;
      const start = line.start + match.index;
      found.set(value, { value, confidence: 0.95, at: { start, end: start + match[0].length } });
    }
  }
  return [...found.values()];
}
