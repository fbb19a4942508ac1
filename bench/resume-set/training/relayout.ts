import type { Kind } from '#indexer/files/resume-parser/sequence-model/labels.ts';
import type { Random } from '../random.ts';
import { type DraftCell, type DraftLine, type DraftPiece, lineText } from './draft-page.ts';
import { GROUPS, LABELS, LEVELS } from './value-pools.ts';

/** Text between the values of an entry's head; anything longer is a sentence or a label. */
const BETWEEN = /^(?:[\s,|–—\-•·/@():;.~]|\bat\b|\bfrom\b|\bin\b|\bIndia\b)*$/i;

interface Block {
  first: number;
  count: number;
  values: Map<Kind, DraftPiece>;
}

const OWNERS: readonly (readonly Kind[])[] = [
  ['title', 'employer', 'period', 'jobPlace'],
  ['degree', 'branch', 'institute', 'board', 'year', 'marks'],
];

/** The heads of all jobs, or of all qualifications, in another composition: drawn once for the page. */
export function relayout(draft: readonly DraftLine[], random: Random): DraftLine[] {
  let lines = [...draft];
  for (const kinds of OWNERS) {
    if (!random.chance(0.65)) continue;
    const blocks = blocksOf(lines, kinds);
    if (blocks) lines = recomposed(lines, blocks, kinds, random);
  }
  return lines;
}

/** The heads, if all of them consist of nothing but values. */
function blocksOf(lines: readonly DraftLine[], kinds: readonly Kind[]): Block[] | null {
  const entries = new Map<number, Block>();
  for (const [at, { cells }] of lines.entries()) {
    const pieces = cells.flatMap((cell) => cell.pieces);
    const values = pieces.filter(({ value }) => value && kinds.includes(value.kind));
    if (values.length === 0) continue;
    if (pieces.some(({ text, value }) => (value ? !kinds.includes(value.kind) || value.isRest : !BETWEEN.test(text))))
      return null;
    for (const piece of values) {
      const { entry, kind } = piece.value as NonNullable<DraftPiece['value']>;
      const block = entries.get(entry) ?? { first: at, count: 0, values: new Map() };
      if (at - block.first > 4 || block.values.has(kind)) return null;
      block.count = at - block.first + 1;
      block.values.set(kind, piece);
      entries.set(entry, block);
    }
  }
  const blocks = [...entries.values()].toSorted((a, b) => a.first - b.first);
  const lead = kinds[0] as Kind;
  const areApart = blocks.every(({ first }, at) => {
    const before = blocks[at - 1];
    return !before || before.first + before.count <= first;
  });
  return blocks.length > 0 && areApart && blocks.every(({ values }) => values.has(lead)) ? blocks : null;
}

/** One row of a template: its cells, each a list of kinds with the sign before each. */
interface Template {
  rows: {
    cells: { kinds: Kind[]; signs: string[]; isRight: boolean; bracket: boolean }[];
    style: number;
    labels: boolean;
  }[];
  isTable: boolean;
  isListed: boolean;
}

const SIGNS = [', ', ' | ', ' – ', ' - ', ' • ', ' / ', ' — ', ': ', ' · ', ' @ ', ' at ', ' ~ '];

/** Heads as sentences: the words before each fact. */
const SENTENCES: readonly (readonly [Kind, string][])[] = [
  [
    ['title', 'Worked as '],
    ['employer', ' at '],
    ['period', ' from '],
  ],
  [
    ['employer', 'Worked with '],
    ['title', ' as '],
    ['period', ' from '],
  ],
  [
    ['employer', 'Joined '],
    ['title', ' as '],
    ['period', ', '],
  ],
  [
    ['title', ''],
    ['employer', ' with '],
    ['period', ' since '],
  ],
  [
    ['period', 'From '],
    ['title', ' I was '],
    ['employer', ' at '],
  ],
  [
    ['employer', 'I served '],
    ['title', ' as a '],
    ['period', ' during '],
  ],
  [
    ['title', 'As '],
    ['employer', ' in '],
    ['period', ' ('],
  ],
];
const COURSE_SENTENCES: readonly (readonly [Kind, string][])[] = [
  [
    ['degree', 'Completed '],
    ['branch', ' in '],
    ['institute', ' from '],
    ['year', ' in '],
    ['marks', ' with '],
  ],
  [
    ['degree', 'Passed '],
    ['institute', ' from '],
    ['board', ' under '],
    ['year', ' in the year '],
    ['marks', ' scoring '],
  ],
  [
    ['degree', ''],
    ['institute', ' at '],
    ['board', ', affiliated to '],
    ['year', ', passed in '],
    ['marks', ', '],
  ],
];

function templateOf(kinds: readonly Kind[], random: Random): Template {
  const isJob = kinds[0] === 'title';
  if (random.chance(0.1)) {
    const facts = random.pick(isJob ? SENTENCES : COURSE_SENTENCES);
    const cell = {
      kinds: facts.map(([kind]) => kind),
      signs: facts.map(([, sign]) => sign),
      isRight: false,
      bracket: false,
    };
    return { rows: [{ cells: [cell], style: 0, labels: false }], isTable: false, isListed: random.chance(0.3) };
  }
  const leads = random.shuffled(isJob ? (['title', 'employer'] as Kind[]) : (['degree', 'institute'] as Kind[]));
  const rest = random.shuffled(kinds.filter((kind) => !leads.includes(kind) && kind !== 'branch'));
  const order = isJob
    ? [...leads, ...rest]
    : leads.flatMap((kind): Kind[] => (kind === 'degree' ? ['degree', 'branch'] : [kind])).concat(rest);
  const dated: Kind = isJob ? 'period' : 'year';
  if (random.chance(0.12)) {
    // the date before everything
    order.splice(order.indexOf(dated), 1);
    order.unshift(dated);
  }
  const isTable = random.chance(0.12);
  const hasLabels = !isTable && random.chance(0.12);
  const rows: Template['rows'] = [];
  const [usual, second] = [random.pick(SIGNS), random.pick(SIGNS)];
  let row: Template['rows'][number] | null = null;
  for (const kind of order) {
    const opens: boolean = row === null || hasLabels || (!isTable && random.chance(kind === order[1] ? 0.55 : 0.35));
    if (opens) rows.push((row = { cells: [], style: random.whole(0, 4), labels: hasLabels }));
    const own = row as Template['rows'][number];
    const cell = own.cells.at(-1);
    const ownCell =
      !cell ||
      isTable ||
      (kind === dated ? random.chance(0.5) : random.chance(0.12)) ||
      (own.cells.length === 1 && own.cells[0]?.kinds[0] === dated && random.chance(0.6));
    const bracket = !ownCell && kind !== order[0] && random.chance(kind === dated ? 0.35 : 0.08);
    const sign =
      kind === 'branch'
        ? random.pick([' ', ' in ', ', ', ' - ', ' ('])
        : bracket
          ? ' ('
          : random.chance(0.75)
            ? usual
            : second;
    if (ownCell) own.cells.push({ kinds: [kind], signs: [''], isRight: own.cells.length > 0, bracket: false });
    else {
      cell?.kinds.push(kind);
      cell?.signs.push(sign);
    }
  }
  return { rows, isTable, isListed: random.chance(0.15) };
}

function recomposed(
  lines: readonly DraftLine[],
  blocks: readonly Block[],
  kinds: readonly Kind[],
  random: Random,
): DraftLine[] {
  const template = templateOf(kinds, random);
  const present = new Set(blocks.flatMap(({ values }) => [...values.keys()]));
  const drops = new Set(
    kinds.filter((kind) => (kind === 'jobPlace' || kind === 'marks' || kind === 'board') && random.chance(0.25)),
  );
  const made: DraftLine[] = [];
  const looks = random.shuffled([0, 1, 2, 3]);
  const keepsBetween = !template.isTable || random.chance(0.2);
  let at = 0;
  for (const [index, block] of blocks.entries()) {
    const between = lines.slice(at, block.first);
    made.push(...(index === 0 || keepsBetween ? between : []));
    const model = lines[block.first] as DraftLine;
    if (template.isTable && index === 0)
      made.push(headerRow(model, template, (kind) => present.has(kind) && !drops.has(kind), random));
    const rows = template.rows.flatMap((row, order): DraftLine[] => {
      const line = rowOf(model, block, row, drops, looks, order === 0 ? model.layout?.gap : undefined, template);
      return line ? [line] : [];
    });
    if (template.isListed && rows[0]) rows[0].bullet = true;
    made.push(...rows);
    at = block.first + block.count;
  }
  made.push(...lines.slice(at));
  return made;
}

const CELL_WIDTH = 120;

function rowOf(
  model: DraftLine,
  { values }: Block,
  row: Template['rows'][number],
  drops: ReadonlySet<Kind>,
  looks: readonly number[],
  gap: number | undefined,
  { isTable }: Template,
): DraftLine | null {
  const base = model.cells[0] as DraftCell;
  const style = looks[row.style % looks.length] ?? 0;
  const bold = style === 1 || style === 3;
  const size = base.size + (style === 3 ? 1.5 : 0);
  const cells = row.cells.flatMap(({ kinds, signs, isRight }, at): DraftCell[] => {
    const pieces: DraftPiece[] = [];
    for (const [index, kind] of kinds.entries()) {
      const piece = values.get(kind);
      if (!piece || drops.has(kind)) continue;
      const sign = signs[index] ?? '';
      if (pieces.length > 0 || /^[A-Z]/.test(sign)) pieces.push({ text: sign === '' ? ', ' : sign });
      pieces.push(piece);
      if (sign.endsWith('(') && pieces.length > 1) pieces.push({ text: ')' });
    }
    if (pieces.length === 0) return [];
    const x = isTable ? base.x + at * CELL_WIDTH : isRight ? base.x + 330 : base.x;
    const style = { bold: at === 0 ? bold : bold && isTable, size: at === 0 ? size : base.size, x, right: x + 80 };
    const first = kinds[0] as Kind;
    if (row.labels && LABELS[first]) {
      const label = LABELS[first][(first.length + looks[0]!) % LABELS[first].length] ?? '';
      return looks[1]! > 1
        ? [{ ...style, pieces: [{ text: `${label} : ` }, ...pieces] }]
        : [
            { ...style, pieces: [{ text: label }] },
            { ...style, x: x + CELL_WIDTH, right: x + CELL_WIDTH + 80, pieces },
          ];
    }
    return [{ ...style, pieces }];
  });
  if (cells.length === 0) return null;
  const layout = model.layout && { ...model.layout, bold, size, italic: style === 2, gap: gap ?? 0.2, wraps: false };
  return { ...model, bullet: false, afterGap: gap !== undefined && model.afterGap, cells, ...(layout && { layout }) };
}

function headerRow(
  model: DraftLine,
  { rows }: Template,
  isPresent: (kind: Kind) => boolean,
  random: Random,
): DraftLine {
  const base = model.cells[0] as DraftCell;
  const cells = rows.flatMap(({ cells: own }) =>
    own.flatMap(({ kinds }, at): DraftCell[] => {
      const kind = kinds.find(isPresent);
      const x = base.x + at * CELL_WIDTH;
      return kind
        ? [{ ...base, bold: true, x, right: x + 60, pieces: [{ text: random.pick(LABELS[kind] ?? ['Details']) }] }]
        : [];
    }),
  );
  return { ...model, bullet: false, cells, ...(model.layout && { layout: { ...model.layout, bold: true } }) };
}

const LIST_BETWEEN = 40;

/** The list of skills in another form, if its lines hold little besides. */
export function relistSkills(draft: readonly DraftLine[], random: Random): DraftLine[] {
  const own = draft.flatMap(({ cells }, at) =>
    cells.some(({ pieces }) => pieces.some(({ value }) => value?.kind === 'skill')) ? [at] : [],
  );
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined || last - first > own.length + 4) return [...draft];
  const lines = draft.slice(first, last + 1);
  const pieces = lines.flatMap(({ cells }) => cells.flatMap((cell) => cell.pieces));
  const skills = pieces.filter(({ value }) => value?.kind === 'skill' && !value.isRest);
  const others = pieces.filter(({ value }) => value && value.kind !== 'skill');
  const rest = pieces.filter(({ value }) => !value).map(({ text }) => text.replace(/[^\p{L}]/gu, ''));
  if (others.length > 0 || skills.length < 3 || rest.join('').length > Math.max(LIST_BETWEEN, skills.length * 8))
    return [...draft];
  const model = lines[0] as DraftLine;
  const base = model.cells[0] as DraftCell;
  const lineOf = (cells: DraftCell[], bullet = false): DraftLine => ({
    ...model,
    bullet,
    cells,
    ...(model.layout && { layout: { ...model.layout, gap: 0.2 } }),
  });
  const sign = random.pick([', ', ' | ', ' • ', '; ', ' / ', ', ', ' · ', ' - ']);
  const joined = (of: readonly DraftPiece[], with_ = sign): DraftPiece[] =>
    of.flatMap((piece, at) => (at === 0 ? [piece] : [{ text: with_ }, piece]));
  const chunks = (size: number) =>
    Array.from({ length: Math.ceil(skills.length / size) }, (_, at) => skills.slice(at * size, at * size + size));
  const form = random.whole(0, 7);
  const made =
    form === 0
      ? chunks(1).map(([skill]) => lineOf([{ ...base, pieces: [skill!] }], random.chance(0.5)))
      : form === 1
        ? chunks(random.whole(4, 7)).map((of, at, all) =>
            lineOf([{ ...base, pieces: [...joined(of), ...(at < all.length - 1 ? [{ text: sign.trimEnd() }] : [])] }]),
          )
        : form === 2
          ? chunks(random.whole(2, 3)).map((of) =>
              lineOf(
                of.map((skill, at) => ({
                  ...base,
                  x: base.x + at * 160,
                  right: base.x + at * 160 + 90,
                  pieces: [skill],
                })),
              ),
            )
          : form === 3
            ? chunks(random.whole(3, 5)).map((of) =>
                lineOf([{ ...base, pieces: [{ text: `${random.pick(GROUPS)}: ` }, ...joined(of)] }]),
              )
            : form === 4
              ? chunks(1).map(([skill]) =>
                  lineOf([
                    { ...base, pieces: [skill!] },
                    { ...base, x: base.x + 200, right: base.x + 240, pieces: [{ text: random.pick(LEVELS) }] },
                  ]),
                )
              : form === 5
                ? chunks(random.whole(3, 5)).flatMap((of) => [
                    lineOf([{ ...base, bold: true, pieces: [{ text: random.pick(GROUPS) }] }]),
                    lineOf([{ ...base, pieces: joined(of) }]),
                  ])
                : form === 6
                  ? chunks(random.whole(3, 5)).map((of) =>
                      lineOf([
                        { ...base, pieces: [{ text: random.pick(GROUPS) }] },
                        { ...base, x: base.x + 110, right: base.x + 300, pieces: joined(of) },
                      ]),
                    )
                  : lines;
  return [...draft.slice(0, first), ...made, ...draft.slice(last + 1)];
}

/** Sections that say nothing of jobs are sometimes absent. */
export function dropLines(draft: readonly DraftLine[], random: Random): DraftLine[] {
  return draft.filter(
    (line) =>
      line.cells.some(({ pieces }) => pieces.some(({ value }) => value)) ||
      lineText(line).length < 45 ||
      !random.chance(0.15),
  );
}
