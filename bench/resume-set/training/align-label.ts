import { asDate, findPeriod, isEarlier } from '#indexer/files/resume-parser/find-period.ts';
import type { Span, YearMonth } from '#indexer/files/resume-parser/reading.ts';
import type { Cell } from '#indexer/files/resume-parser/resume-lines.ts';
import type { Kind } from '#indexer/files/resume-parser/sequence-model/labels.ts';
import type { PageRow, PageToken } from '#indexer/files/resume-parser/sequence-model/page-tokens.ts';
import type { Label, LabelledEducation, LabelledJob } from '../label.ts';
import { key } from '../score/compare-reading.ts';

/** A labelled value at its place in the text; `entry` numbers the jobs and qualifications. */
export interface GoldSpan extends Span {
  kind: Kind;
  entry: number;
  /** Which part it is of a value that continues in the next line of its column. */
  part?: 'first' | 'rest';
}

interface Placed extends Span {
  row: number;
  /** Its part in the next line of the same column, where the text between belongs to other columns. */
  rest?: Span;
}

interface PlacedToken extends PageToken {
  row: number;
  key: string;
}

interface DatedSpan extends Placed {
  from: string;
  to: string | null;
  /** A single date, which may be a year of completion. */
  isSingle: boolean;
  /** Of two cells, each of which may be a date of its own. */
  isPair: boolean;
}

/** A line further away than this belongs to another entry. */
const FAR_ROWS = 12;
/** Rows around a skill in which others are counted. */
const LIST_ROWS = 3;

const monthOf = (date: YearMonth): string =>
  date.month ? `${date.year}-${String(date.month).padStart(2, '0')}` : `${date.year}`;

/** Finds the values of a label in the rows of its page; `missed` are those that were not found. */
export function alignLabel(label: Label, rows: readonly PageRow[]): { spans: GoldSpan[]; missed: string[] } {
  const page = new LabelledPage(rows);
  const spans: GoldSpan[] = [];
  const missed: string[] = [];
  const used = new Set<string>();
  const take = (place: Placed | undefined, kind: Kind, entry: number, value: string) => {
    if (!place) {
      missed.push(`${kind} ${value}`);
      return;
    }
    const id = `${place.start}-${place.end}`;
    if (used.has(id)) return;
    used.add(id);
    const { start, end, rest } = place;
    spans.push({ start, end, kind, entry, ...(rest && { part: 'first' }) });
    if (rest) spans.push({ ...rest, kind, entry, part: 'rest' });
  };
  const names = page.find(label.name);
  take(names.toSorted((a, b) => page.sizeAt(b) - page.sizeAt(a))[0], 'name', -1, label.name);
  for (const [entry, job] of label.jobs.entries()) {
    const { title, employer, period } = page.placeJob(job, used);
    take(period, 'period', entry, `${job.from}/${job.to}`);
    take(title, 'title', entry, job.title);
    take(employer, 'employer', entry, job.employer);
    const row = period?.row ?? title?.row;
    if (job.place && row !== undefined) {
      const place = nearest(page.find(job.place), row, 3, used);
      if (place) take(place, 'jobPlace', entry, job.place);
    }
  }
  for (const [at, education] of label.education.entries()) {
    const entry = label.jobs.length + at;
    const placed = page.placeEducation(education, used);
    for (const [kind, place, value] of placed) take(place, kind, entry, value);
  }
  const lists: [Kind, readonly string[]][] = [
    ['skill', label.skills],
    ['language', label.languages],
    ['certification', label.certifications],
  ];
  for (const [kind, values] of lists)
    for (const [value, place] of page.placeList(values, used)) take(place, kind, -1, value);
  return { spans: withoutOverlaps(spans), missed };
}

function nearest<T extends Placed>(
  places: readonly T[],
  row: number,
  most: number,
  used: ReadonlySet<string>,
): T | undefined {
  return places
    .filter(({ start, end, row: own }) => Math.abs(own - row) <= most && !used.has(`${start}-${end}`))
    .toSorted((a, b) => Math.abs(a.row - row) - Math.abs(b.row - row))[0];
}

/** Of overlapping values, the longest. */
function withoutOverlaps(spans: readonly GoldSpan[]): GoldSpan[] {
  const kept: GoldSpan[] = [];
  for (const span of spans.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every(({ start, end }) => span.end <= start || end <= span.start)) kept.push(span);
  return kept.toSorted((a, b) => a.start - b.start);
}

class LabelledPage {
  readonly #tokens: PlacedToken[];
  readonly #rows: readonly PageRow[];
  readonly #dates: DatedSpan[];

  constructor(rows: readonly PageRow[]) {
    this.#rows = rows;
    this.#tokens = rows.flatMap(({ tokens }, row) => tokens.map((token) => ({ ...token, row, key: key(token.text) })));
    this.#dates = rows.flatMap((_, row) => this.#datesIn(row));
  }

  sizeAt({ row, start }: Placed): number {
    const { cells } = this.#rows[row] as PageRow;
    return cells.find((cell) => cell.start <= start && start < cell.end)?.size ?? 0;
  }

  /** Everywhere the page has this value, ignoring capitals, signs and blanks. */
  find(value: string): Placed[] {
    const wanted = key(value);
    const found: Placed[] = [];
    if (wanted === '') return found;
    for (let at = 0; at < this.#tokens.length; at++) {
      const first = this.#tokens[at] as PlacedToken;
      if (first.key === '' || !wanted.startsWith(first.key)) continue;
      let joined = first.key;
      let last = at;
      let firstEnd: number | undefined;
      let restStart = 0;
      while (joined !== wanted) {
        let next = last + 1;
        const isNext = (index: number) => {
          const token = this.#tokens[index];
          return token && wanted.startsWith(joined + token.key) && token.row <= first.row + 1;
        };
        if (!isNext(next) && firstEnd === undefined) {
          next = this.#firstBelow(last);
          firstEnd = (this.#tokens[last] as PlacedToken).end;
          restStart = this.#tokens[next]?.start ?? 0;
        }
        if (!isNext(next)) break;
        joined += this.#tokens[next]?.key;
        last = next;
      }
      if (joined !== wanted) continue;
      // the closing sign of the value itself
      const sign = /[.)]$/.exec(value)?.[0];
      const closing = this.#tokens[last + 1];
      if (sign && closing?.text === sign && closing.start === this.#tokens[last]?.end) last++;
      const { end } = this.#tokens[last] as PlacedToken;
      found.push(
        firstEnd === undefined
          ? { start: first.start, end, row: first.row }
          : { start: first.start, end: firstEnd, row: first.row, rest: { start: restStart, end } },
      );
    }
    return found;
  }

  /** The first token of the next line in the column of a cell's last token; -1 if there is none. */
  #firstBelow(at: number): number {
    const token = this.#tokens[at] as PlacedToken;
    const cell = this.#rows[token.row]?.cells[token.cell];
    if (!cell || token.end < cell.end - 1) return -1;
    const below = this.#cellBelow(token.row, cell);
    return below ? this.#tokens.findIndex(({ start }) => start >= below.start) : -1;
  }

  #cellBelow(row: number, { x, right }: Cell): Cell | undefined {
    return this.#rows[row + 1]?.cells.find(
      (cell) => Math.abs(cell.x - x) < SAME_EDGE || Math.abs(cell.right - right) < SAME_EDGE,
    );
  }

  placeJob(job: LabelledJob, used: ReadonlySet<string>) {
    const isFree = ({ start, end }: Placed) => !used.has(`${start}-${end}`);
    const titles = this.find(job.title).filter(isFree);
    const employers = this.find(job.employer);
    const periods = this.#dates.filter(
      (date) =>
        date.from === job.from &&
        (date.to === job.to || (date.isSingle && (job.to === null || job.to === job.from))) &&
        isFree(date),
    );
    const cost = (title?: Placed, employer?: Placed, period?: Placed) => {
      const row = period?.row ?? title?.row ?? employer?.row ?? 0;
      const away = (other: Placed | undefined) => (other ? Math.min(FAR_ROWS, Math.abs(other.row - row)) : FAR_ROWS);
      const taken = employer && !isFree(employer) ? 0.5 : 0;
      const below = employer && employer.row > row + 2 ? 2 : 0;
      return away(title) * 1.5 + away(employer) + (period ? 0 : FAR_ROWS) + taken + below;
    };
    let best: { title?: Placed; employer?: Placed; period?: Placed } = {};
    let least = Number.POSITIVE_INFINITY;
    for (const period of periods.length > 0 ? periods : [undefined])
      for (const title of titles.length > 0 ? titles : [undefined])
        for (const employer of employers.length > 0 ? employers : [undefined]) {
          const own = cost(title, employer, period);
          if (own >= least) continue;
          least = own;
          best = { ...(title && { title }), ...(employer && { employer }), ...(period && { period }) };
        }
    return best;
  }

  placeEducation(education: LabelledEducation, used: ReadonlySet<string>): [Kind, Placed | undefined, string][] {
    const { degree, branch, institute, board, year, marks } = education;
    const isFree = ({ start, end }: Placed) => !used.has(`${start}-${end}`);
    const bare = institute?.replace(/,[^,]*$/, '') ?? '';
    const whole = institute ? this.find(institute) : [];
    const institutes = (whole.length > 0 ? whole : this.find(bare)).filter(isFree);
    // 'ITI' of 'Govt. ITI' is no degree
    const isOutside = ({ start, end }: Placed) => institutes.every((other) => end <= other.start || other.end <= start);
    const degrees = degree ? this.find(degree).filter((place) => isFree(place) && isOutside(place)) : [];
    const years = this.#yearsOf(year).filter(isFree);
    let best: { degree?: Placed; institute?: Placed; year?: Placed } = {};
    let least = Number.POSITIVE_INFINITY;
    for (const one of years.length > 0 ? years : [undefined])
      for (const two of degrees.length > 0 ? degrees : [undefined])
        for (const three of institutes.length > 0 ? institutes : [undefined]) {
          const rows = [one, two, three].flatMap((place) => (place ? [place.row] : []));
          const spread = Math.max(...rows) - Math.min(...rows);
          if (rows.length === 0 || spread >= least) continue;
          least = spread;
          best = { ...(one && { year: one }), ...(two && { degree: two }), ...(three && { institute: three }) };
        }
    const row = best.degree?.row ?? best.institute?.row ?? best.year?.row;
    const near = (value: string | null) =>
      value && row !== undefined ? nearest(this.find(value), row, 4, used) : undefined;
    return [
      ...(degree ? ([['degree', best.degree, degree]] as [Kind, Placed | undefined, string][]) : []),
      ...(institute ? ([['institute', best.institute, institute]] as [Kind, Placed | undefined, string][]) : []),
      ['year', best.year, String(year)],
      ...(branch ? ([['branch', near(branch), branch]] as [Kind, Placed | undefined, string][]) : []),
      ...(board ? ([['board', near(board), board]] as [Kind, Placed | undefined, string][]) : []),
      ...(marks ? ([['marks', near(marks), marks]] as [Kind, Placed | undefined, string][]) : []),
    ];
  }

  /** Each value where most others of its list are near. */
  placeList(values: readonly string[], used: ReadonlySet<string>): [string, Placed | undefined][] {
    const all = values.map((value): [string, Placed[]] => [
      value,
      this.find(value).filter(({ start, end }) => !used.has(`${start}-${end}`)),
    ]);
    const near = (row: number) =>
      all.filter(([, places]) => places.some((place) => Math.abs(place.row - row) <= LIST_ROWS)).length;
    return all.map(([value, places]) => [value, places.toSorted((a, b) => near(b.row) - near(a.row))[0]]);
  }

  #yearsOf(year: number): Placed[] {
    const periods = this.#dates.filter(({ from, to, isSingle }) =>
      isSingle ? from.startsWith(String(year)) : to?.startsWith(String(year)),
    );
    return periods;
  }

  #datesIn(row: number): DatedSpan[] {
    const { cells, line } = this.#rows[row] as PageRow;
    const found: DatedSpan[] = [];
    const add = (
      start: number,
      end: number,
      from: YearMonth,
      to: YearMonth | undefined,
      isSingle: boolean,
      { isPair = false, rest }: { isPair?: boolean; rest?: Span } = {},
    ) =>
      found.push({
        isPair,
        ...this.#trimmed(start, end),
        row,
        from: monthOf(from),
        to: to ? monthOf(to) : null,
        isSingle,
        ...(rest && { rest: this.#trimmed(rest.start, rest.end) }),
      });
    const whole = findPeriod(line.text);
    if (whole && cells.length > 1)
      add(line.start + whole.index, line.start + whole.index + whole.length, whole.from, whole.to, false);
    for (const [at, cell] of cells.entries()) {
      for (let from = 0; from < cell.text.length; ) {
        const period = findPeriod(cell.text.slice(from));
        if (!period || period.length === 0) break;
        const start = cell.start + from + period.index;
        add(start, start + period.length, period.from, period.to, false);
        from += period.index + period.length;
      }
      for (const { 0: years, 1: from = '', 2: to = '', index } of cell.text.matchAll(SHORT_YEARS)) {
        const year = Number(from.slice(0, 2) + to);
        if (year >= Number(from) && year - Number(from) <= LONGEST_COURSE)
          add(cell.start + index, cell.start + index + years.length, { year: Number(from) }, { year }, false);
      }
      const next = cells[at + 1];
      const [one, two] = [asDate(cell.text), next ? asDate(next.text) : null];
      if (next && one && two) {
        // the later date may stand first
        const [from, to] = one === 'now' || (two !== 'now' && isEarlier(two, one)) ? [two, one] : [one, two];
        if (from !== 'now') add(cell.start, next.end, from, to === 'now' ? undefined : to, false, { isPair: true });
      }
      const below = this.#cellBelow(row, cell);
      if (below) {
        const isNext = at === cells.length - 1 && below === this.#rows[row + 1]?.cells[0];
        const addBoth = (start: number, end: number, from: YearMonth, to: YearMonth | undefined, isPair: boolean) =>
          isNext
            ? add(start, end, from, to, false, { isPair })
            : add(start, cell.end, from, to, false, { isPair, rest: { start: below.start, end } });
        const [upper, lower] = [loneDate(cell.text), loneDate(below.text)];
        const period = findPeriod(`${cell.text} ${below.text}`);
        const length = period ? period.index + period.length : 0;
        if (upper?.date && lower && (!lower.date || !isEarlier(lower.date, upper.date)))
          addBoth(cell.start + upper.index, below.start + lower.index + lower.length, upper.date, lower.date, true);
        else if (period && period.index < cell.text.length && length > cell.text.length + 1)
          addBoth(
            cell.start + period.index,
            below.start + length - cell.text.length - 1,
            period.from,
            period.to,
            false,
          );
      }
      for (const match of cell.text.matchAll(SINGLE_DATE)) {
        const date = asDate(match[0]);
        if (date && date !== 'now')
          add(cell.start + match.index, cell.start + match.index + match[0].length, date, undefined, true);
      }
    }
    // the start of a period is no date of its own
    return found.filter(
      (date) =>
        !date.isSingle ||
        found.every((other) => other.isSingle || other.isPair || date.end <= other.start || other.end <= date.start),
    );
  }

  #trimmed(start: number, end: number): { start: number; end: number } {
    const inside = this.#tokens.filter((token) => token.start >= start && token.end <= end);
    return { start: inside[0]?.start ?? start, end: inside.at(-1)?.end ?? end };
  }
}

/** Cells of one column, in points. */
const SAME_EDGE = 8;
/** In years; a larger number after a year is a mark. */
const LONGEST_COURSE = 12;

/** The date of a cell that contains a date alone, perhaps after a label; 'present' has no `date`. */
function loneDate(text: string): { date?: YearMonth; index: number; length: number } | null {
  const written = LONE.exec(text);
  if (!written) return null;
  const [, label = '', own = ''] = written;
  const date = asDate(own);
  if (date === 'now') return { index: label.length, length: own.length };
  return date ? { date, index: label.length, length: own.length } : null;
}
const LONE = /^((?:[\p{L} ]{2,20}:\s*|(?:from|to|[-–—])\s+)?)(.+?)(?:\s*(?:[-–—]|\bto))?$/iu;

const SHORT_YEARS = /(?<![\d-])((?:19|20)\d{2})\s*[-–—]\s*(\d{2})(?![\d-])/g;
const SINGLE_DATE =
  /(?:\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?[\s,'’-]*)?(?<!\d)(?:19|20)\d{2}(?!\d)|\b\d{1,2}[/.-](?:19|20)\d{2}\b|\b(?:19|20)\d{2}[/.-](?:0[1-9]|1[0-2])\b|(?:\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?[\s,]*|(?<!\p{L}))['’‘`]\d{2}(?![\d\p{L}])|(?<![\d./-])\d{1,2}[./-]\d{1,2}[./-]\d{2}(?![\d./-])/giu;
