import { asDate, findPeriod } from '#indexer/files/resume-parser/find-period.ts';
import type { YearMonth } from '#indexer/files/resume-parser/reading.ts';
import { headingKindByStyle } from '#indexer/files/resume-parser/section-headings.ts';
import type { Kind } from '#indexer/files/resume-parser/sequence-model/labels.ts';
import type { Random } from '../random.ts';
import { type DraftLine, type DraftPiece, lineText } from './draft-page.ts';
import { anotherValue, HEADINGS } from './value-pools.ts';

const isUpper = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
const inCaseOf = (text: string, model: string): string =>
  isUpper(model) && model.length > 5 ? text.toUpperCase() : text;

const piecesOf = (draft: readonly DraftLine[]): DraftPiece[] =>
  draft.flatMap(({ cells }) => cells.flatMap(({ pieces }) => pieces));

/** Other people, employers, schools and skills; one value stays one value throughout the page. */
export function replaceValues(draft: readonly DraftLine[], random: Random): void {
  const kept = new Set<Kind>(
    (['title', 'employer', 'degree', 'board', 'skill'] as const).filter(() => random.chance(0.15)),
  );
  const others = new Map<string, string>();
  const pieces = piecesOf(draft);
  for (const [at, piece] of pieces.entries()) {
    const { value } = piece;
    // a value over two lines keeps its break
    if (!value || kept.has(value.kind) || value.isRest || value.part || pieces[at + 1]?.value?.isRest) continue;
    if (value.kind === 'skill' && random.chance(0.3)) continue;
    const id = `${value.kind} ${piece.text}`;
    const other = others.get(id) ?? anotherValue(value.kind, random);
    if (other === null) continue;
    others.set(id, other);
    piece.text = inCaseOf(other, piece.text);
  }
}

const LABELLED =
  /\b(?:designation|position|role|post|title|organi[sz]ation|company|employer|firm|worked|working|degree|course|institut\w*|college|school|board|qualification|exam\w*)\b/i;

/** Employer first instead of title first, or institute first: the values change places, each in the other's style. */
export function exchangeRoles(draft: readonly DraftLine[], random: Random): void {
  const pairs: readonly [Kind, Kind][] = [
    ['title', 'employer'],
    ['degree', 'institute'],
  ];
  for (const [one, other] of pairs) {
    if (!random.chance(0.35)) continue;
    const own = piecesOf(draft).filter(({ value }) => value?.kind === one || value?.kind === other);
    const between = draft.filter(({ cells }) =>
      cells.some(({ pieces }) => pieces.some((piece) => own.includes(piece))),
    );
    const said = between.flatMap(({ cells }) =>
      cells.flatMap(({ pieces }) => pieces.flatMap(({ text, value }) => (value ? [] : [text]))),
    );
    if (said.some((text) => LABELLED.test(text) || /\b(?:at|as|with|in|from|for)\b/i.test(text))) continue;
    const headed = draft.some(
      (line) =>
        line.cells.length > 2 &&
        LABELLED.test(lineText(line)) &&
        !own.some(({ text }) => lineText(line).includes(text)),
    );
    if (headed) continue;
    const byEntry = Map.groupBy(own, ({ value }) => value?.entry);
    const entries = [...byEntry.values()];
    const isPair = (pieces: DraftPiece[]) => pieces.length === 2 && pieces[0]?.value?.kind !== pieces[1]?.value?.kind;
    if (!entries.every(isPair)) continue;
    for (const [a, b] of entries as [DraftPiece, DraftPiece][]) {
      const [textA, textB] = [inCaseOf(b.text, a.text), inCaseOf(a.text, b.text)];
      const [valueA, valueB] = [b.value, a.value];
      Object.assign(a, { text: textA, value: valueA });
      Object.assign(b, { text: textB, value: valueB });
    }
  }
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
type Form = (date: YearMonth) => string;
const short = (date: YearMonth) => (MONTHS[(date.month ?? 1) - 1] ?? '').slice(0, 3);
const two = (month = 1) => String(month).padStart(2, '0');
const FORMS: readonly Form[] = [
  (date) => `${short(date)} ${date.year}`,
  (date) => `${MONTHS[(date.month ?? 1) - 1]} ${date.year}`,
  (date) => `${two(date.month)}/${date.year}`,
  (date) => `${two(date.month)}.${date.year}`,
  (date) => `${two(date.month)}-${date.year}`,
  (date) => `${date.year}-${two(date.month)}`,
  (date) => `${short(date)}, ${date.year}`,
  (date) => `${short(date)}. ${date.year}`,
  (date) => `${short(date)}’${String(date.year).slice(2)}`,
  (date) => `${short(date).toUpperCase()} ${date.year}`,
  (date) => `01/${two(date.month)}/${date.year}`,
  (date) => `${date.year}`,
];
const JOINERS = [' - ', ' – ', '–', '-', ' to ', ' — ', ' till ', ' → '];
const NOWS = ['Present', 'present', 'Till Date', 'till date', 'Current', 'Now', 'to date', 'Ongoing', 'Today'];

/** Periods in another form, the same for the whole page. */
export function rewritePeriods(draft: readonly DraftLine[], random: Random): void {
  const [form, joiner, now] = [random.pick(FORMS), random.pick(JOINERS), random.pick(NOWS)];
  const isSince = random.chance(0.15);
  const pieces = piecesOf(draft);
  for (const [at, piece] of pieces.entries()) {
    const { value } = piece;
    if (value?.kind !== 'period' || value.isRest || value.part || pieces[at + 1]?.value?.isRest) continue;
    const period = findPeriod(piece.text);
    const date = period ? null : asDate(piece.text);
    if (period?.from.month && (!period.to || period.to.month)) {
      const text =
        !period.to && isSince
          ? `${random.chance(0.5) ? 'Since' : 'since'} ${form(period.from)}`
          : `${form(period.from)}${joiner}${period.to ? form(period.to) : now}`;
      // a form that the reader of periods doesn't know is no example
      if (findPeriod(text)?.length === text.length) piece.text = text;
    } else if (date && date !== 'now' && date.month) piece.text = form(date);
  }
}

/** Headings in other words of their kind. */
export function renameHeadings(draft: readonly DraftLine[], random: Random): void {
  for (const { cells } of draft) {
    const [cell] = cells;
    const [piece] = cell?.pieces ?? [];
    if (!cell || !piece || cell.pieces.length > 1 || piece.value || piece.text.length > 45 || /[\d:]/.test(piece.text))
      continue;
    const others = HEADINGS[headingKindByStyle(piece.text) ?? ''];
    if (!others || !random.chance(0.6)) continue;
    piece.text = inCaseOf(random.pick(others), piece.text);
  }
}
