import type { Reading, ReadJob } from './reading.ts';
import type { ResumeLine } from './resume-lines.ts';

const YEARS = String.raw`(?:years?|yrs?|y)\b\.?`;
const MONTHS = String.raw`(?:months?|mths?|mos?|m)\b\.?`;
const ONES = 'one two three four five six seven eight nine'.split(' ');
/** The numbers from one up to forty-nine. */
const WORDS = [
  ...ONES,
  ...'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
  ...['twenty', 'thirty', 'forty'].flatMap((tens) => [tens, ...ONES.map((one) => `${tens}-${one}`)]),
];
const WORD = WORDS.toReversed().join('|').replaceAll('-', '[- ]');
/** A bare 'm' is rather metres: '2,600 m'. */
const DURATION = String.raw`(?<![\d./]|\d,)(?:(?<h>\d{1,2}|\b(?:${WORD}))\s+and\s+a\s+half\s+${YEARS}|(?<y>\d{1,2}|\b(?:${WORD}))\s{0,3}\+?\s{0,3}${YEARS}\s{0,3}(?:,|and|&)?\s{0,3}(?<m>\d{1,2}|${WORD})\s{0,3}${MONTHS}|(?<d>\d{1,2}(?:\.\d{1,2})?|\b(?:${WORD}))\s{0,3}\+?\s{0,3}${YEARS}|(?<only>\d{1,3}|\b(?:${WORD}))\s{0,3}(?:months?|mths?|mos?)\b\.?)`;
/** '15 years of total experience: 4 years in maintenance and 11 as a consultant' */
const IN_TOTAL = new RegExp(
  String.raw`${DURATION}\s*(?:of\s+)?(?:total|overall)\s+(?:(?:work|professional)\s+)?experience\b`,
  'i',
);
const LABELLED = new RegExp(
  String.raw`\b(?:(?:total|overall)(?:\s+(?:work|professional|it|relevant))?\s+(?:experience|exp)|(?:^(?:work |professional )?experience|(?:^|[.;]\s)total))\b\.?\s*(?:\(total\s*)?(?:[:\-–]|of|is|:-)*\s*\(?${DURATION}`,
  'i',
);
/** 'Total years of experience: 14': the unit is in the label. */
const YEARS_LABELLED =
  /\b(?:total\s+)?(?:(?:no\.?|number)\s+of\s+)?years\s+of\s+(?:work\s+)?experience\s*[:–-]\s*(?<d>\d{1,2}(?:\.\d{1,2})?)\s*\+?\s*(?:$|[|;,(\t])/i;
const IN_HEADING = new RegExp(
  String.raw`(?:\((?:[^()\d]{0,30},)?\s*(?:total\s*)?[:\-–]?|(?:experience|employment|career)[^\d]{0,12}[–—:-])\s*${DURATION}\s*\)?`,
  'i',
);
/** 'Six years of drawing homes', '8.5 years in SAP SD': the first words of an introduction. */
const INTRODUCED = new RegExp(
  String.raw`${DURATION}\s*,?\s+(?:of(?!\s+age\b)|in|between|as|with|across|after|beside|at|on)\b`,
  'i',
);
/** The same anywhere, at a sentence's beginning: 'Pharma sales professional with 9 years in Karnataka'. */
const OPENS_SENTENCE = new RegExp(
  String.raw`(?:^|[.;·•|]\s)(?:\p{L}[\p{L} /-]{3,50}\s(?:with|having)\s)?${INTRODUCED.source}`,
  'iu',
);
/** A heading in any style. */
const HEADING = /^\W*(?:(?:work|professional|employment)\s+)?(?:experience|employment|career)\b.{0,60}$/i;
/** 'Hydro power projects: 28 years' as a line above the career. */
const ON_ITS_LINE = new RegExp(String.raw`^(?!.*\b(?:age|total|notice)\b)\p{L}[^\d:]{8,60}:\s*${DURATION}\s*$`, 'iu');
const OF_EXPERIENCE = new RegExp(String.raw`${DURATION}\s*(?:of\s+)?(?:[\w-]+\s+){0,4}?(?:experience|exp)\b`, 'i');
/** 'I have 17 years of experience', wherever it stands. */
const I_HAVE = new RegExp(String.raw`\bI (?:have|bring|possess)\s+(?:\p{L}+\s+){0,3}?${OF_EXPERIENCE.source}`, 'iu');
const ANY = new RegExp(String.raw`\b(?:with|over|having|of|for)?\s*${DURATION}`, 'i');
/** '17 years afloat, last on VLCC' */
const BARE = new RegExp(
  String.raw`${DURATION}(?!\s*(?:of\s+age|old|notice|bond|course|degree|diploma|programme|integrated|gap|warranty|ago))`,
  'i',
);
/** In months; a bare duration that is further from the months worked is of something else. */
const NEAR_WORKED = 36;
const MOST_YEARS = 50;

interface Places {
  /** The lines above the career. */
  introduction: readonly ResumeLine[];
  all: readonly ResumeLine[];
  summary: readonly ResumeLine[];
  headings: readonly ResumeLine[];
}

/** Years and months of work: as stated, with 5.6 for 5 years 6 months, otherwise summed from the jobs up to `today`. */
export function findTotalExperience(
  { all, summary, headings, introduction }: Places,
  jobs: readonly Reading<ReadJob>[],
  today: Date,
): Stated | null {
  const worked = counted(jobs, today);
  const stated = (lines: readonly ResumeLine[], pattern: RegExp, confidence: number) =>
    findStated(lines, pattern, confidence, worked?.months ?? null);
  return (
    stated(all, IN_TOTAL, 0.95) ??
    stated(all, LABELLED, 0.95) ??
    stated(all, YEARS_LABELLED, 0.95) ??
    stated([...headings, ...all.filter(({ text }) => HEADING.test(text))], IN_HEADING, 0.9) ??
    stated(summary, OF_EXPERIENCE, 0.85) ??
    stated(
      summary.filter(({ text }) => !/\bnotice\b/i.test(text)),
      ANY,
      0.7,
    ) ??
    fresher(summary) ??
    stated(all.slice(0, 15), OF_EXPERIENCE, 0.7) ??
    stated(all, I_HAVE, 0.7) ??
    stated(introduction, INTRODUCED, 0.65) ??
    stated(introduction, ON_ITS_LINE, 0.65) ??
    nearTo(worked?.months, stated([...introduction, ...summary], BARE, 0.65)) ??
    nearTo(worked?.months, stated(all, OPENS_SENTENCE, 0.65)) ??
    worked?.reading ??
    null
  );
}

/** 'Career break of ten months' and 'Last two years I have been …' are not the experience; 'for the last 12 years' is. */
const BREAK = new RegExp(
  String.raw`\b(?:break|gap|leave) of [^.,;\n]{3,20}|(?<!\b(?:for|over|since)(?: the)? )\b(?:last|past|first|next|these)\s+(?:\d{1,2}|${WORD})\s+(?:years|months)\b`,
  'gi',
);

type Stated = Reading<{ year: number; month: number }>;

/** What is stated, if it is near to the months worked. */
function nearTo(worked: number | undefined, stated: Stated | null): Stated | null {
  if (!stated || worked === undefined) return null;
  return Math.abs(stated.value.year * 12 + stated.value.month - worked) <= NEAR_WORKED ? stated : null;
}

function findStated(lines: readonly ResumeLine[], pattern: RegExp, confidence: number, worked: number | null) {
  for (const line of lines) {
    const match = pattern.exec(line.text.replace(BREAK, (gap) => ' '.repeat(gap.length)));
    const months = match ? monthsOf(match.groups ?? {}, worked) : null;
    if (!match || months === null) continue;
    const start = line.start + match.index;
    return { value: toDuration(months), confidence, at: { start, end: start + match[0].length } };
  }
  return null;
}

/**
 * "5.6" is 5 years 6 months, unless 5.6 years are nearer to the months `worked`; "5.5" is five and a half; a second
 * part above 11, as in 5.50, is ignored.
 */
function monthsOf({ y, m, d, h, only }: Record<string, string | undefined>, worked: number | null): number | null {
  if (h !== undefined) return numberOf(h) * 12 + 6;
  const [years = '0', second = '0'] = (d ?? y ?? '0').split('.');
  const rest = numberOf(m ?? only ?? (second === '5' ? '6' : second));
  const written = numberOf(years) * 12 + (only || rest <= 11 ? rest : 0);
  const decimal = d?.includes('.') ? Math.round(Number(d) * 12) : written;
  const isDecimal = worked !== null && Math.abs(decimal - worked) < Math.abs(written - worked);
  const months = isDecimal ? decimal : written;
  return months > MOST_YEARS * 12 ? null : months;
}

const numberOf = (text: string): number => {
  const at = WORDS.indexOf(text.toLowerCase().replace(/\s/g, '-'));
  return at === -1 ? Number(text) : at + 1;
};

function fresher(summary: readonly ResumeLine[]) {
  const line = summary.find(({ text }) => /\bfresher\b/i.test(text));
  return line ? { value: toDuration(0), confidence: 0.8, at: { start: line.start, end: line.end } } : null;
}

/** Months with at least one job. */
function counted(jobs: readonly Reading<ReadJob>[], today: Date) {
  const first = jobs[0];
  const worked = new Set<number>();
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth();
  for (const { value } of jobs) {
    if (!value.from || !(value.to || value.isOngoing)) continue;
    const from = value.from.year * 12 + (value.from.month ?? 1) - 1;
    const to = value.isOngoing || !value.to ? now : value.to.year * 12 + (value.to.month ?? 1) - 1;
    for (let month = from; month <= Math.min(to, now) && month - from <= MOST_YEARS * 12; month++) worked.add(month);
  }
  if (!first || worked.size === 0) return null;
  const at = { start: first.at.start, end: jobs.at(-1)?.at.end ?? first.at.end };
  return { months: worked.size, reading: { value: toDuration(worked.size), confidence: 0.5, at } };
}

const toDuration = (months: number) => ({ year: Math.floor(months / 12), month: months % 12 });
