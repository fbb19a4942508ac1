import type { Reading, ReadJob } from './reading.ts';
import type { ResumeLine } from './resume-lines.ts';

const YEARS = String.raw`(?:years?|yrs?|y)\b\.?`;
const MONTHS = String.raw`(?:months?|mths?|mos?|m)\b\.?`;
const DURATION = String.raw`(?:(?<y>\d{1,2})\s*\+?\s*${YEARS}\s*(?:,|and|&)?\s*(?<m>\d{1,2})\s*${MONTHS}|(?<d>\d{1,2}(?:\.\d{1,2})?)\s*\+?\s*${YEARS}|(?<only>\d{1,3})\s*${MONTHS})`;
const LABELLED = new RegExp(
  String.raw`\b(?:(?:total|overall)(?:\s+(?:work|professional|it|relevant))?\s+(?:experience|exp)|(?:^(?:work |professional )?experience))\b\.?\s*(?:[:\-–]|of|is|:-)*\s*${DURATION}`,
  'i',
);
const IN_HEADING = new RegExp(String.raw`\(\s*(?:total\s*)?[:\-–]?\s*${DURATION}\s*\)`, 'i');
const OF_EXPERIENCE = new RegExp(String.raw`${DURATION}\s*(?:of\s+)?(?:[\w-]+\s+){0,4}?(?:experience|exp)\b`, 'i');
const ANY = new RegExp(String.raw`\b(?:with|over|having|of|for)?\s*${DURATION}`, 'i');
const MOST_YEARS = 50;

interface Places {
  all: readonly ResumeLine[];
  summary: readonly ResumeLine[];
  headings: readonly ResumeLine[];
}

/** Years and months of work: as stated, with 5.6 for 5 years 6 months, otherwise summed from the jobs up to `today`. */
export function findTotalExperience(
  { all, summary, headings }: Places,
  jobs: readonly Reading<ReadJob>[],
  today: Date,
): Reading<{ year: number; month: number }> | null {
  return (
    stated(all, LABELLED, 0.95) ??
    stated(headings, IN_HEADING, 0.9) ??
    stated(summary, OF_EXPERIENCE, 0.85) ??
    stated(summary, ANY, 0.7) ??
    fresher(summary) ??
    stated(all.slice(0, 15), OF_EXPERIENCE, 0.7) ??
    counted(jobs, today)
  );
}

function stated(lines: readonly ResumeLine[], pattern: RegExp, confidence: number) {
  for (const line of lines) {
    const match = pattern.exec(line.text);
    const months = match ? monthsOf(match.groups ?? {}) : null;
    if (!match || months === null) continue;
    const start = line.start + match.index;
    return { value: toDuration(months), confidence, at: { start, end: start + match[0].length } };
  }
  return null;
}

/** "5.6" is 5 years 6 months, and "5.5" five and a half; a second part above 11, as in 5.50, is ignored. */
function monthsOf({ y, m, d, only }: Record<string, string | undefined>): number | null {
  const [years = '0', second = '0'] = (d ?? y ?? '0').split('.');
  const rest = Number(m ?? only ?? (second === '5' ? '6' : second));
  const months = Number(years) * 12 + (only || rest <= 11 ? rest : 0);
  return months > MOST_YEARS * 12 ? null : months;
}

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
  return {
    value: toDuration(worked.size),
    confidence: 0.5,
    at: { start: first.at.start, end: jobs.at(-1)?.at.end ?? first.at.end },
  };
}

const toDuration = (months: number) => ({ year: Math.floor(months / 12), month: months % 12 });
