import { withoutPlace } from './find-career.ts';
import { asDate, findDate, findPeriod } from './find-period.ts';
import { type Reading, type ReadJob, spanOf } from './reading.ts';
import { ANY_LABEL, type Piece, pieceOf, type ResumeLine, splitPieces } from './resume-lines.ts';

/** Labels before a job's title on its own line. */
export const TITLE_LABEL =
  /^(?:\d{1,2}[.)]\s*|\(\d{1,2}\)\s*)?(?:job |occupation or )?(?:designation|position|title|post|role)(?: held)?\s*(?::\s*-?|:-|[-–])\s*/i;

const WORKPLACE =
  'company|organi[sz]ation|employer|firm|hospital|school|college|institut(?:e|ion)|bank|office|department|laboratory|unit|agency|hotel';
const POST = 'designation|position|title|post|role|rank|capacity';

/** A label's value in the next cell has no colon. */
const LABEL_CELL = new RegExp(
  String.raw`^(?:name (?:and address )?of (?:the )?)?(?:(?:${WORKPLACE})(?:\s*(?:/|and|&)\s*(?:${WORKPLACE}))*|(?:job |occupation or )?(?:${POST})|occupation|duration|period|tenure|dates?|from|to)(?: name| held)?$`,
  'i',
);

/** The line with a colon after a label in a separate cell; the blank between cells becomes the colon. */
function withColon(line: ResumeLine): ResumeLine {
  const [label, value] = line.cells ?? [];
  if (!label || !value || line.cells?.length !== 2 || !LABEL_CELL.test(label.text) || value.text.startsWith(':'))
    return line;
  return { ...line, text: `${label.text}:${line.text.slice(label.text.length + 1)}` };
}

const COLON = String.raw`\s*(?::\s*-?|:-|[-–])\s*`;
const LABELS = {
  employer: new RegExp(
    String.raw`^(?:\d{1,2}[.)]\s*|\(\d{1,2}\)\s*)?(?:(?:name (?:and address )?of (?:the )?)(?:${WORKPLACE})(?:\s*(?:/|and|&)\s*(?:${WORKPLACE}))*|company|organi[sz]ation|employer|firm|institution|hospital|school)(?:['’]s)?(?: name)?${COLON}`,
    'i',
  ),
  title: TITLE_LABEL,
  period: new RegExp(`^(?:duration|period|tenure|dates?|worked from)${COLON}`, 'i'),
  from: new RegExp(`^(?:from|start(?: date)?|date of joining|joined(?: on)?)${COLON}`, 'i'),
  to: new RegExp(`^(?:to|till|end(?: date)?|date of leaving|left(?: on)?)${COLON}`, 'i'),
} as const;
type Label = keyof typeof LABELS;

/** Jobs as labelled facts, one per line ('Company : …', 'Designation : …'); null if there are none. */
export function findLabelledJobs(section: readonly ResumeLine[]): Reading<ReadJob>[] | null {
  const lines = section.map(withColon).flatMap(splitLabels);
  if (!lines.some(({ text }) => LABELS.employer.test(text))) return null;
  const jobs: Partial<Record<Label, Piece>>[] = [];
  for (const line of lines) {
    for (const label of Object.keys(LABELS) as Label[]) {
      const match = LABELS[label].exec(line.text) ?? (label === 'period' ? labelOfPeriod(line.text) : null);
      // 'From : Jan 2020 to May 2022' has both dates
      if (!match || (label === 'from' && findPeriod(line.text.slice(match[0].length)))) continue;
      const last = jobs.at(-1);
      const entry = last && !last[label] ? last : {};
      if (entry !== last) jobs.push(entry);
      entry[label] = pieceOf(line, match[0].length, line.text.length);
    }
  }
  return jobs.filter(({ employer, title }) => employer || title).map(toJob);
}

const IN_LINE = /\s*[|•·●¦;]\s*/gu;

/** 'Company: … | Role: … | Period: …': several labels in one line. */
function splitLabels(line: ResumeLine): ResumeLine[] {
  const pieces = splitPieces(line, IN_LINE);
  const labelled = pieces.filter(({ text }) => Object.values(LABELS).some((label) => label.test(text)));
  return labelled.length > 1 ? pieces.map((piece) => ({ ...line, ...piece, cells: [] })) : [line];
}

/** Any label, or none, before a text that is only a period. */
function labelOfPeriod(text: string): RegExpExecArray | null {
  const whole = findPeriod(text);
  if (whole?.index === 0 && whole.length === text.length) return /^/.exec(text);
  const label = ANY_LABEL.exec(text);
  const rest = text.slice(label?.[0].length ?? 0);
  const period = label && findPeriod(rest);
  return period && period.index === 0 && /^[\s.)]*$/.test(rest.slice(period.length)) ? label : null;
}

function toJob({ employer: written, title, period, from, to: until }: Partial<Record<Label, Piece>>): Reading<ReadJob> {
  const employer = written && withoutPlace(written);
  const dated = period ?? from;
  const places = [employer, title, dated].flatMap((piece) => piece ?? []);
  const dates = dated && (findPeriod(dated.text) ?? startAndEnd(dated, until));
  const to = dates && 'to' in dates ? dates.to : undefined;
  return {
    value: {
      ...(title && { title: title.text }),
      ...(employer && { employer: employer.text }),
      ...(dates?.from && { from: dates.from }),
      ...(to && { to }),
      isOngoing: dates !== undefined && ('index' in dates || asDate(until?.text ?? '') === 'now') && to === undefined,
    },
    confidence: places.length === 3 ? 0.97 : 0.8,
    at: spanOf(places),
  };
}

function startAndEnd(from: Piece, until: Piece | undefined) {
  const to = until && findDate(until.text)?.date;
  return { from: findDate(from.text)?.date, ...(to && { to }) };
}
