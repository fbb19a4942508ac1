/**
 * `npm run spec-coverage`: checks that every rule in docs/rules/ names an existing test, and writes
 * docs/spec-coverage.md.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const rulesFolder = join(root, 'docs/rules');
export const coveragePage = join(root, 'docs/spec-coverage.md');
/** In a row's second cell instead of a test file: the third is the reason. */
const LEFT_OUT = 'left out';

interface Rule {
  page: string;
  line: number;
  rule: string;
  /** A test file's path from the root, or `left out`. */
  where: string;
  /** The test's title, or a part of it; the reason for a rule left out. */
  title: string;
}

export interface Coverage {
  /** The expected contents of docs/spec-coverage.md. */
  text: string;
  /** Rules whose test doesn't exist: page, line, what is missing. */
  problems: string[];
}

/** Every row of docs/rules/*.md against the test files. */
export function specCoverage(): Coverage {
  const pages = readdirSync(rulesFolder)
    .filter((name) => name.endsWith('.md'))
    .sort();
  const rules = pages.flatMap((page) => readRules(page, readFileSync(join(rulesFolder, page), 'utf8')));
  const problems = rules.flatMap((rule) => problemOf(rule) ?? []);
  return { text: coverageText(pages, rules), problems };
}

/** The rows of a page's tables: rule, test file, title. Throws on a row of another shape. */
export function readRules(page: string, text: string): Rule[] {
  return text.split('\n').flatMap((row, at) => {
    if (!row.startsWith('|') || /^\|[\s:|-]+$/.test(row) || /^\|\s*Rule\s*\|/.test(row)) return [];
    const cells = row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [rule, where, title] = cells;
    if (cells.length !== 3 || !rule || !where || !title) {
      throw new Error(`docs/rules/${page}, line ${at + 1}: a row has a rule, a test file and a title`);
    }
    return [{ page, line: at + 1, rule, where: where.replaceAll('`', ''), title: title.replaceAll('`', '') }];
  });
}

const sources = new Map<string, string>();

function problemOf({ page, line, where, title }: Rule): string | null {
  const at = `docs/rules/${page}, line ${line}`;
  if (where === LEFT_OUT) return null;
  const path = join(root, where);
  if (!/\.test\.tsx?$/.test(where) || !existsSync(path)) return `${at}: there is no test file ${where}`;
  const source = sources.get(where) ?? plain(readFileSync(path, 'utf8'));
  sources.set(where, source);
  return source.includes(plain(title)) ? null : `${at}: ${where} has no test titled "${title}"`;
}

/** Compares titles without the escapes of string literals and Markdown cells. */
const plain = (text: string) => text.replaceAll(/[\\`'"’]/g, '').replaceAll(/\s+/g, ' ');

function coverageText(pages: readonly string[], rules: readonly Rule[]): string {
  const counts = (of: readonly Rule[]) => {
    const left = of.filter(({ where }) => where === LEFT_OUT).length;
    const tests = new Set(of.filter(({ where }) => where !== LEFT_OUT).map(({ where, title }) => `${where} ${title}`));
    return `${of.length} | ${tests.size} | ${left} |`;
  };
  const lines = pages.map(
    (page) => `| [${page.replace('.md', '')}](rules/${page}) | ${counts(rules.filter((rule) => rule.page === page))}`,
  );
  const left = rules.filter(({ where }) => where === LEFT_OUT);
  return [
    '# Rules and the tests that prove them',
    '',
    'Made by `npm run spec-coverage` out of [docs/rules](rules/); a test fails where a rule names a test that is not there.',
    '',
    '| page | rules | tests | left out |',
    '| --- | --- | --- | --- |',
    ...lines,
    `| all | ${counts(rules)}`,
    '',
    '## Left out on purpose',
    '',
    ...(left.length > 0 ? left.map(({ rule, title }) => `- ${rule}: ${title}`) : ['Nothing.']),
    '',
  ].join('\n');
}

if (import.meta.main) {
  const { text, problems } = specCoverage();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  writeFileSync(coveragePage, text);
  console.log(
    text
      .split('\n')
      .find((line) => line.startsWith('| all'))
      ?.replaceAll('|', '')
      .trim(),
  );
}
