import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { layoutToLines, type ResumeLine } from '#indexer/files/resume-parser/resume-lines.ts';
import { splitSideHeadings } from '#indexer/files/resume-parser/section-styles.ts';
import { LABELS, labelIndex } from '#indexer/files/resume-parser/sequence-model/labels.ts';
import { pageFeatures, type RowFeatures } from '#indexer/files/resume-parser/sequence-model/page-features.ts';
import { type PageRow, pageRows } from '#indexer/files/resume-parser/sequence-model/page-tokens.ts';
import { readFile } from '#indexer/tasks/parse-resumes/resume-file.ts';
import type { Label } from '../label.ts';
import { seededRandom } from '../random.ts';
import { alignLabel, type GoldSpan } from './align-label.ts';
import { fromDraft, toDraft } from './draft-page.ts';
import { dropLines, relayout, relistSkills } from './relayout.ts';
import { TRAINING_SETS } from './training-sets.ts';
import { changeLook, shuffleSections, wrapLines } from './vary-look.ts';
import { exchangeRoles, renameHeadings, replaceValues, rewritePeriods } from './vary-values.ts';

/**
 * `node export-examples.ts <file> <variants>`: writes one line of JSON for each page, as it is and varied: the indices
 * of its features and labels. The first line lists features and labels.
 */
const [target = '', variants = '20'] = process.argv.slice(2);
/** A word of fewer resumes says nothing of others. */
const LEAST_RESUMES = 3;

interface Page {
  set: string;
  label: Label;
  lines: ResumeLine[];
  spans: GoldSpan[];
}

async function readPages(): Promise<Page[]> {
  const pages: Page[] = [];
  for (const set of TRAINING_SETS) {
    const folder = new URL(`../${set}/`, import.meta.url);
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .toSorted()) {
      const label: Label = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
      const read = await readFile(readFileSync(new URL(label.file, folder)), new AbortController().signal);
      if ('problem' in read || !read.layout) throw new Error(`${label.file} has no layout`);
      const lines = splitSideHeadings(layoutToLines(read.layout));
      pages.push({ set, label, lines, spans: alignLabel(label, pageRows(lines)).spans });
    }
  }
  return pages;
}

/** Another page of the same kind: other values, words, look and composition. */
function varied({ lines, spans }: Page, seed: number): { lines: ResumeLine[]; spans: GoldSpan[] } {
  const random = seededRandom(seed);
  let draft = toDraft(structuredClone(lines), spans);
  if (random.chance(0.5)) draft = relayout(draft, random);
  else exchangeRoles(draft, random);
  if (random.chance(0.4)) draft = relistSkills(draft, random);
  if (random.chance(0.6)) rewritePeriods(draft, random);
  if (random.chance(0.85)) replaceValues(draft, random);
  if (random.chance(0.5)) renameHeadings(draft, random);
  if (random.chance(0.3)) draft = shuffleSections(draft, random);
  if (random.chance(0.3)) draft = dropLines(draft, random);
  if (random.chance(0.2)) draft = wrapLines(draft, random);
  changeLook(draft, random);
  return fromDraft(draft);
}

/** Labels of a page's tokens: the first value of each entry opens it. */
function labelsOf(rows: readonly PageRow[], spans: readonly GoldSpan[]): number[][] {
  const opened = new Set<number>();
  const roles = spans.map(({ kind, entry, part }) => {
    const opens = entry >= 0 && !opened.has(entry);
    opened.add(entry);
    const position = part === 'rest' ? 'I' : opens ? 'S' : 'B';
    return { first: labelIndex(kind, position), rest: labelIndex(kind, 'I') };
  });
  let at = 0;
  let begun = -1;
  return rows.map(({ tokens }) =>
    tokens.map(({ start, end }) => {
      while (spans[at] && (spans[at] as GoldSpan).end <= start) at++;
      const span = spans[at];
      if (!span || start < span.start || end > span.end) return 0;
      const isFirst = begun !== at;
      begun = at;
      return (isFirst ? roles[at]?.first : roles[at]?.rest) ?? 0;
    }),
  );
}

const pages = await readPages();
const made = pages.flatMap((_, doc) =>
  Array.from({ length: 1 + Number(variants) }, (_, variant) => ({ doc, variant })),
);
const counts = new Map<string, Set<number>>();
const featuresOf = ({ doc, variant }: { doc: number; variant: number }) => {
  const page = pages[doc] as Page;
  const { lines, spans } = variant === 0 ? page : varied(page, doc * 1_000 + variant);
  const rows = pageRows(lines);
  return { rows, features: pageFeatures(rows), labels: labelsOf(rows, spans) };
};
const COUNTED_VARIANTS = 4;
for (const each of made.filter(({ variant }) => variant <= COUNTED_VARIANTS))
  for (const { row, cells, tokens } of featuresOf(each).features)
    for (const name of [...row, ...cells.flat(), ...tokens.flat()]) {
      const known = counts.get(name);
      if (known) known.add(each.doc);
      else counts.set(name, new Set([each.doc]));
    }
const names = [...counts]
  .filter(([, docs]) => docs.size >= LEAST_RESUMES)
  .map(([name]) => name)
  .toSorted();
const ids = new Map(names.map((name, id) => [name, id]));
const known = (of: readonly string[]): number[] => of.flatMap((name) => ids.get(name) ?? []);

const out = createWriteStream(target);
const write = async (line: unknown) => {
  if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
};
await write({ features: names, labels: LABELS.map((label) => (label ? `${label.position} ${label.kind}` : 'O')) });
for (const each of made) {
  const { rows, features, labels } = featuresOf(each);
  const { set, label } = pages[each.doc] as Page;
  await write({
    set,
    file: label.file,
    layout: label.layout,
    variant: each.variant,
    rows: features.map(({ row, cells, tokens }: RowFeatures, at) => ({
      f: known(row),
      c: cells.map(known),
      t: tokens.map(known),
      of: rows[at]?.tokens.map(({ cell }) => cell),
      y: labels[at],
    })),
  });
}
out.end();
await once(out, 'finish');
console.log(`${made.length} pages, ${names.length} features`);
process.exit(0);
