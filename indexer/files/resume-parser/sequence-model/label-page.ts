import type { Span } from '#indexer/files/resume-parser/reading.ts';
import { type Cell, hasOpenBracket, type ResumeLine } from '#indexer/files/resume-parser/resume-lines.ts';
import { type LabelPath, labelPaths } from './label-path.ts';
import { type Kind, LABELS, NUMBER_KINDS, SCHOOL_KINDS } from './labels.ts';
import { addBias, addProduct, addShared, recurrent, recurrentInputs, type Table, tableOf } from './layers.ts';
import { type ModelFile, resumeModel } from './model-file.ts';
import { pageFeatures, type RowFeatures } from './page-features.ts';
import { type PageRow, pageRows } from './page-tokens.ts';

/** A value that the model found. */
export interface LabelledValue extends Span {
  kind: Kind;
  /** It is the first value of a job or a qualification. */
  opensEntry: boolean;
  /** The least probability of its tokens to be part of such a value. */
  probability: number;
  /** The cell of its first token. */
  cell: Span;
  /** Its second part, in the next lines of its column, where the text between belongs to other columns. */
  rest?: Span;
}

/** The text of a value; its parts are separated by a blank. A word that is hyphenated at a line's end is one word. */
export const writtenText = ({ start, end, rest }: Pick<LabelledValue, 'start' | 'end' | 'rest'>, text: string) =>
  [text.slice(start, end), ...(rest ? [text.slice(rest.start, rest.end)] : [])]
    .join('\n')
    .replace(HYPHENATED, '')
    .replace(HYPHEN_AT_END, '-')
    .replace(/\s+/g, ' ')
    .trim();

const HYPHEN_AT_END = /(?<=\p{L})-\s*\n\s*(?=\p{L})/gu;
/** 'Corpora-' and 'tion'; 'Co-' and 'operative' keep the hyphen. */
const HYPHENATED = /(?<=\p{L}{2}(?<!\b[Cc]o))-\s*\n\s*(?=\p{Ll})/gu;

/** The values of a page, in its order. Linear in the page's length, up to a limit. */
export function labelPage(lines: readonly ResumeLine[], model: ModelFile = resumeModel()): LabelledValue[] {
  const rows = pageRows(lines);
  if (rows.length === 0) return [];
  const lengths = rows.map(({ tokens }) => tokens.length);
  const cellsOf = rows.map(({ tokens }) => tokens.map(({ cell }) => cell));
  return valuesOf(rows, labelPaths(model, pageScores(model, pageFeatures(rows), cellsOf), lengths));
}

/** Every token's score for every label. `cellsOf` gives, by row, the cell of each token. */
export function pageScores(model: ModelFile, features: readonly RowFeatures[], cellsOf: readonly number[][]): Table {
  const lengths = cellsOf.map(({ length }) => length);
  const count = lengths.reduce((sum, length) => sum + length, 0);
  const rowOf = Int32Array.from(cellsOf.flatMap((row, at) => row.map(() => at)));
  const embeddedRows = embedded(
    model,
    features.map(({ row }) => row),
  );
  const tokens = embedded(
    model,
    features.flatMap((row) => row.tokens),
  );
  const firstCell: number[] = [];
  let cells = 0;
  for (const row of features) {
    firstCell.push(cells);
    cells += row.cells.length;
  }
  const cellOf = Int32Array.from(cellsOf.flatMap((row, at) => row.map((cell) => (firstCell[at] as number) + cell)));
  addShared(
    tokens,
    embedded(
      model,
      features.flatMap((row) => row.cells),
    ),
    cellOf,
  );
  addShared(tokens, embeddedRows, rowOf);
  const inner = recurrent(model, 'in_row', lengths, recurrentInputs(model, 'in_row', count, [{ table: tokens }]));
  const across = acrossRows(model, inner, embeddedRows, lengths);
  const last = recurrent(
    model,
    'final',
    lengths,
    recurrentInputs(model, 'final', count, [{ table: tokens }, { table: inner }, { table: across, itemOf: rowOf }]),
  );
  const scores = tableOf(count, LABELS.length);
  addProduct(scores, last, model.part('scores.weight'));
  addBias(scores, model.part('scores.bias'));
  return scores;
}

/** For each item, the sum of its features' embeddings; unknown features count nothing. */
function embedded({ features, part }: ModelFile, items: readonly (readonly string[])[]): Table {
  const { columns, values } = part('embedding.weight');
  const table = tableOf(items.length, columns);
  for (const [item, names] of items.entries())
    for (const name of names) {
      const id = features.get(name);
      if (id === undefined) continue;
      for (let index = 0; index < columns; index++)
        table.values[item * columns + index] =
          (table.values[item * columns + index] as number) + (values[id * columns + index] as number);
    }
  return table;
}

/** What each row learns from all others: each is seen as the greatest and the mean of its tokens' states. */
function acrossRows(model: ModelFile, inner: Table, rows: Table, lengths: readonly number[]): Table {
  const seen = tableOf(lengths.length, 2 * inner.width + rows.width);
  let token = 0;
  for (const [row, length] of lengths.entries()) {
    const to = row * seen.width;
    for (let index = 0; index < inner.width; index++) {
      let most = Number.NEGATIVE_INFINITY;
      let sum = 0;
      for (let step = 0; step < length; step++) {
        const value = inner.values[(token + step) * inner.width + index] as number;
        most = Math.max(most, value);
        sum += value;
      }
      seen.values[to + index] = most;
      seen.values[to + inner.width + index] = sum / length;
    }
    seen.values.set(rows.values.subarray(row * rows.width, (row + 1) * rows.width), to + 2 * inner.width);
    token += length;
  }
  const weights = model.part('pooled.weight');
  const pooled = tableOf(lengths.length, weights.rows);
  addProduct(pooled, seen, weights);
  addBias(pooled, model.part('pooled.bias'));
  pooled.values.set(pooled.values.map(Math.tanh));
  const inputs = recurrentInputs(model, 'across_rows', lengths.length, [{ table: pooled }]);
  return recurrent(model, 'across_rows', [lengths.length], inputs);
}

/** A value continues at most so many rows further down, with other columns' text between. */
const REST_ROWS = 2;

/** Labels of tokens that belong together become values; one may continue in the next rows, in its cell or by its kind. */
function valuesOf(rows: readonly PageRow[], paths: readonly LabelPath[]): LabelledValue[] {
  const found: LabelledValue[] = [];
  const lastOf = new Map<Kind, { value: LabelledValue; row: number }>();
  let open: LabelledValue | null = null;
  /** The kind of the token before, whose value may have another one. */
  let kindBefore: Kind | null = null;
  for (const [row, { tokens, cells }] of rows.entries()) {
    const { labels, probabilities } = paths[row] as LabelPath;
    for (const [at, { start, end, cell }] of tokens.entries()) {
      const label = LABELS[labels[at] as number];
      const isFirstInCell = tokens[at - 1]?.cell !== cell;
      const before: LabelledValue | null = open;
      open = null;
      if (!label) continue;
      const probability = kindProbability(probabilities[at] as Float64Array, label.kind);
      const extend = (value: LabelledValue) => {
        if (value === before) (value.rest ?? value).end = end;
        else value.rest = { start, end };
        value.probability = Math.min(value.probability, probability);
        open = value;
      };
      const isRest = label.position === 'I';
      const above: LabelledValue | null =
        isRest && isFirstInCell ? valueAbove(found, rows, row, cell, label.kind) : null;
      const ofKind = isRest ? lastOf.get(label.kind) : undefined;
      if (above && (above === before || !above.rest)) extend(above);
      else if (before && isRest && kindBefore === label.kind && (before.kind === label.kind || !isFirstInCell))
        extend(before);
      else if (ofKind && !ofKind.value.rest && ofKind.row < row && row - ofKind.row <= REST_ROWS) extend(ofKind.value);
      else {
        const { start: from, end: to } = cells[cell] as Span;
        const opensEntry = label.position === 'S';
        found.push((open = { kind: label.kind, opensEntry, start, end, probability, cell: { start: from, end: to } }));
        // a value does not continue in the next entry
        if (opensEntry) lastOf.clear();
        lastOf.set(label.kind, { value: open, row });
      }
      kindBefore = label.kind;
    }
  }
  return found;
}

/** In points. */
const SAME_EDGE = 4;
/** What may stand between a value and the end of its cell. */
const OPEN_END = /^[\s(&–-]*$/u;

/** The value that ends its cell in one of the rows above, where the cell has the same left edge as this one. */
function valueAbove(
  found: readonly LabelledValue[],
  rows: readonly PageRow[],
  row: number,
  cell: number,
  kind: Kind,
): LabelledValue | null {
  const { x } = (rows[row] as PageRow).cells[cell] as Cell;
  for (let back = 1; back <= REST_ROWS; back++) {
    const other = rows[row - back];
    const same = other?.cells.find((each) => Math.abs(each.x - x) < SAME_EDGE);
    if (!other || !same) continue;
    const last = found.findLast(
      (value) => (value.rest ?? value).start >= same.start && (value.rest ?? value).end <= same.end,
    );
    if (!last || !OPEN_END.test(same.text.slice((last.rest ?? last).end - same.start))) return null;
    const isAlike =
      last.kind === kind ||
      (SCHOOL_KINDS.has(last.kind) && SCHOOL_KINDS.has(kind)) ||
      hasOpenBracket(same.text.slice(0, (last.rest ?? last).end - same.start));
    return isAlike && !NUMBER_KINDS.has(last.kind) ? last : null;
  }
  return null;
}

const kindProbability = (probabilities: Float64Array, kind: Kind): number =>
  LABELS.reduce((sum, label, index) => (label?.kind === kind ? sum + (probabilities[index] as number) : sum), 0);
