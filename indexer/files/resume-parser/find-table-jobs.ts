import { bare, isPlaceName } from './career-entries.ts';
import { cutAtTitle, withoutPlace } from './find-career.ts';
import { asDate, findDate, findPeriod } from './find-period.ts';
import { type Reading, type ReadJob, spanOf } from './reading.ts';
import type { ResumeLine } from './resume-lines.ts';
import { type Row, readTable } from './tables.ts';
import { employerScore, titleScore } from './words-of-work.ts';

const COLUMNS = [
  [
    'both',
    /\b(?:organi[sz]ation|employer|company|firm|institution)\b.*\b(?:designation|post|position|role|title)\b|\b(?:designation|post|position|role|title)\b.*\b(?:organi[sz]ation|employer|company|firm|institution)\b/i,
  ],
  [
    'period',
    /^(?:period|duration|tenure|dates?|years?|from\s*[-–—/]?\s*to|time ?period|period of (?:service|work))\b/i,
  ],
  ['from', /^(?:from|start(?:ed|ing)?(?: date)?|joined|date of joining|doj|since|joining)\b/i],
  ['to', /^(?:to|till|until|end(?:ed)?(?: date)?|upto|up to|left|relieved|relieving|date of (?:leaving|relieving))\b/i],
  [
    'title',
    /^(?:designation|posts?|positions?|job titles?|titles?|roles?|rank|capacity|working as|worked as|appointment)\b/i,
  ],
  ['place', /^(?:location|place|city|station|address)\b/i],
  ['other', /^(?:s(?:r|l)?\.?\s*no|no\.?$|#|office ph|phone|tel|reason|salary|ctc|remarks?|nature)\b/i],
  [
    'employer',
    /\b(?:organi[sz]ation|employer|company|firm|institut(?:e|ion)|office|hospital|school|college|unit|establishment|department|agency|worked (?:at|with)|name)\b/i,
  ],
] as const;
type Column = (typeof COLUMNS)[number][0];

/** Jobs in a table whose first row names the columns; null if there is none. */
export function findTableJobs(lines: readonly ResumeLine[]): Reading<ReadJob>[] | null {
  const table = readTable<Column>(lines, COLUMNS, ['title', 'employer', 'both']);
  if (!table?.rows.some(({ period, from }) => period ?? from)) return null;
  return table.rows.flatMap(toJob);
}

function toJob(row: Row<Column>): Reading<ReadJob>[] {
  const dates = datesOf(row);
  const both = row.both && cutAtTitle(row.both);
  const [one, other] = both ?? [];
  const isTitleFirst =
    one && other && titleScore(one.text) - employerScore(one.text) > titleScore(other.text) - employerScore(other.text);
  const written = row.employer ?? (isTitleFirst ? other : one);
  const title = row.title ? bare(row.title) : isTitleFirst ? one : other;
  const employer = written && withoutPlace(bare(written));
  if (!title && (!employer || isPlaceName(employer.text))) return [];
  const places = [title, employer, row.period, row.from, row.to].filter((piece) => piece !== undefined);
  return [
    {
      value: {
        ...(title && { title: title.text }),
        ...(employer && { employer: employer.text }),
        ...(dates?.from && { from: dates.from }),
        ...(dates?.to && { to: dates.to }),
        isOngoing: dates !== null && dates.to === undefined,
      },
      confidence: title && employer && dates ? 0.95 : 0.7,
      at: spanOf(places),
    },
  ];
}

function datesOf({ period, from, to }: Row<Column>) {
  if (period) {
    const found = findPeriod(period.text);
    if (found) return found;
  }
  const start = from ? (findPeriod(from.text) ?? { from: findDate(from.text)?.date }) : null;
  if (!start?.from) return null;
  const end = to ? asDate(to.text) : null;
  const last = end === 'now' || !to ? undefined : (end ?? findDate(to.text)?.date);
  return { from: start.from, to: last };
}
