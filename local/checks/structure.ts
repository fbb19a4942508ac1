import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run structure`: prints what can be counted of the structure. A source file is a .ts or .tsx file that is
 * neither a test nor test support nor demo data. A part of `api/` is a file or folder at its first level; its level is
 * 1 if it imports no other part, otherwise one more than the highest part that it imports.
 */
const root = resolve(import.meta.dirname, '../..');

const SUPPORT =
  /\.test\.tsx?$|(^|\/)(testing|seed|support|golden|labelled-resumes|judged-searches|judged-job-searches|resume-set)\//;

/** Paths of the tracked source files, and of all tracked code and docs, both relative to the root. */
export function listSourceFiles(root: string): { sources: string[]; texts: string[] } {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const folders = /^(api|bench|domain|e2e|indexer|local|mongo|search-templates|ui)\//;
  return {
    sources: tracked.filter((file) => /\.tsx?$/.test(file) && folders.test(file) && !SUPPORT.test(file)),
    texts: tracked.filter((file) => /\.(tsx?|md|java|css|cjs)$/.test(file)),
  };
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const aliases = Object.entries(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }).imports,
).map(([name, target]) => [name.replace('*', ''), target.replace('./', '').replace('*', '')] as const);

const IMPORT = /(?:^|\n)\s*(?:import|export)\b[^'";]*?\bfrom\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

/** The files that each file imports, types included. */
export function importGraph(sources: ReadonlyMap<string, string>): Graph {
  return new Map(
    [...sources].map(([file, source]) => {
      const imported = [...source.matchAll(IMPORT)].map(([, named, lazy]) => pathOf((named ?? lazy) as string, file));
      return [file, new Set(imported.filter((target) => sources.has(target) && target !== file))];
    }),
  );
}

function pathOf(specifier: string, importer: string): string {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  const alias = aliases.find(([name]) => specifier.startsWith(name));
  return alias ? alias[1] + specifier.slice(alias[0].length) : '';
}

/** Groups of files that import each other in a loop (Tarjan's strongly connected components of two or more). */
export function cycles(graph: Graph): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (node: string) => {
    index.set(node, index.size);
    low.set(node, index.get(node) as number);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) as number, low.get(next) as number));
    }
    if (low.get(node) !== index.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) found.push(group.toSorted());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

/** The graph of a folder's parts. */
export function partsOf(graph: Graph, folder: string): Graph {
  const partOf = (file: string) => (file.startsWith(`${folder}/`) ? (file.split('/')[1] as string) : null);
  const parts = new Map<string, Set<string>>();
  for (const [file, imported] of graph) {
    const part = partOf(file);
    if (part === null) continue;
    const targets = parts.get(part) ?? new Set<string>();
    for (const target of imported) {
      const other = partOf(target);
      if (other !== null && other !== part) targets.add(other);
    }
    parts.set(part, targets);
  }
  return parts;
}

/** The number of levels, and the imports between parts of one loop: those run upwards in any drawing. */
export function levelsOf(parts: Graph): { levels: number; upwards: number } {
  const loops = cycles(parts);
  const loopOf = (part: string) => loops.find((loop) => loop.includes(part));
  const known = new Map<string, number>();
  const level = (part: string): number => {
    const before = known.get(part);
    if (before !== undefined) return before;
    known.set(part, 1);
    const below = [...(parts.get(part) ?? [])].filter((other) => !loopOf(part)?.includes(other));
    known.set(part, 1 + Math.max(0, ...below.map(level)));
    return known.get(part) as number;
  };
  const upwards = loops.reduce((all, loop) => {
    const inside = loop.flatMap((part) => [...(parts.get(part) ?? [])].filter((other) => loop.includes(other)));
    return all + inside.length - (loop.length - 1);
  }, 0);
  return { levels: Math.max(0, ...[...parts.keys()].map(level)), upwards };
}

const LINES = 6;

/** Pairs of places that share six or more lines, blank lines and imports left out. Overlapping matches are one pair. */
export function sharedPlaces(sources: ReadonlyMap<string, string>): [string, string][] {
  const places = new Map<string, { file: string; line: number }[]>();
  for (const [file, source] of sources) {
    const lines = source
      .split('\n')
      .map((text, at) => ({ text: text.trim(), line: at + 1 }))
      .filter(({ text }) => text.length > 3 && !/^(import|export \{|\} from|\*|\/\*)/.test(text));
    for (let at = 0; at + LINES <= lines.length; at += 1) {
      const key = lines
        .slice(at, at + LINES)
        .map(({ text }) => text)
        .join('\n');
      places.set(key, [...(places.get(key) ?? []), { file, line: (lines[at] as { line: number }).line }]);
    }
  }
  const pairs = new Map<string, [string, string]>();
  const ends = new Map<string, [number, number]>();
  for (const found of places.values())
    for (const [at, one] of found.entries())
      for (const other of found.slice(at + 1)) {
        const files = `${one.file} ${other.file}`;
        const last = ends.get(files);
        ends.set(files, [one.line, other.line]);
        const continues = last && one.line - last[0] <= 3 && other.line - last[1] <= 3 && one.line >= last[0];
        if (!continues)
          pairs.set(`${files} ${one.line} ${other.line}`, [`${one.file}:${one.line}`, `${other.file}:${other.line}`]);
      }
  return [...pairs.values()];
}

const WORDS = ['anew', 'nobody', 'goes on', 'told', 'look'];

/** How often a whole word occurs in a text, ignoring case. */
export const countOf = (word: string, text: string): number =>
  text.match(new RegExp(`\\b${word}\\b`, 'gi'))?.length ?? 0;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function print(): void {
  const read = (files: readonly string[]) =>
    new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const { sources: sourceFiles, texts: textFiles } = listSourceFiles(root);
  const sources = read(sourceFiles);
  const graph = importGraph(sources);
  const parts = partsOf(graph, 'api');
  const { levels, upwards } = levelsOf(parts);
  const lengths = [...sources.values()].map((source) => source.split('\n').length - 1).toSorted((a, b) => a - b);
  const inApi = [...sources].filter(([file]) => file.startsWith('api/'));
  const texts = [...read(textFiles).values()].join('\n');
  const loops = cycles(graph);
  const rows: [string, string | number][] = [
    ['parts of api/', parts.size],
    ['levels of api/', levels],
    ['imports running upwards in api/', upwards],
    ['source files in api/', inApi.length],
    ['lines in api/', inApi.reduce((all, [, source]) => all + source.split('\n').length - 1, 0)],
    ['source files', sources.size],
    ['import cycles', loops.length],
    ['lines of a source file: median', percentile(lengths, 0.5)],
    ['lines of a source file: p95', percentile(lengths, 0.95)],
    ['lines of a source file: max', lengths.at(-1) ?? 0],
    ...WORDS.map((word): [string, number] => [`“${word}” in code and docs`, countOf(word, texts)]),
    ['pairs of places that share six or more lines', sharedPlaces(sources).length],
  ];
  for (const [what, value] of rows) console.log(`${what.padEnd(48)} ${value}`);
  for (const loop of loops) console.log(`cycle: ${loop.join(', ')}`);
  if (process.argv.includes('--shared'))
    for (const [one, other] of sharedPlaces(sources)) console.log(`${one} ${other}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) print();
