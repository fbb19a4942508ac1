import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (page: string) => readFileSync(join(root, page), 'utf8');
const readme = read('README.md');

const FOLDERS = ['domain', 'ui', 'api', 'indexer', 'search-templates', 'mongo', 'local', 'bench', 'e2e', 'docs'];
/** A path in one of the folders, with `*` for a pattern; not the end of a longer path, of an address or of an alias. */
const PATH = new RegExp(`(?<![\\w./#@<-])(?:${FOLDERS.join('|')})/[\\w./*-]*[\\w/*]`, 'g');
/** A file that a page names without its folder. */
const FILE_NAME = /^[\w-][\w.-]*\.(?:tsx?|cjs|json|css|xml|yml|md)$/;

/** The contents of code spans and of fenced blocks. */
function codeIn(page: string): string[] {
  const blocks = [...page.matchAll(/^```\w*\n(.*?)^```/gms)].map(([, block = '']) => block);
  const spans = [...page.replaceAll(/^```\w*\n.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return [...blocks, ...spans];
}

const pathsIn = (page: string) => [...new Set(codeIn(page).flatMap((code) => code.match(PATH) ?? []))];

/** Targets of links to other files, without the part after `#`. */
const linksIn = (page: string) =>
  [...page.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);

/** Created by a build. */
const BUILT = new Set(['ui/dist']);
const exists = (path: string) =>
  BUILT.has(path) || (path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path)));

const fileNames = new Set(
  ['*', `{${FOLDERS.join(',')}}/**/*`]
    .flatMap((pattern) =>
      globSync(pattern, { cwd: root, exclude: (path) => path.includes('node_modules') || path.startsWith('ui/dist') }),
    )
    .map((path) => basename(path)),
);

const guides = globSync('docs/guides/*.md', { cwd: root });
const { scripts } = JSON.parse(read('package.json'));

it.each(['README.md', 'docs/architecture.md', ...guides])('%s names paths', (page) =>
  expect(pathsIn(read(page)).length).toBeGreaterThan(page === 'README.md' ? 15 : 7),
);

it('there is a guide for each kind of change', () => expect(guides.length).toBeGreaterThanOrEqual(6));

describe.each(['README.md', ...globSync('docs/**/*.md', { cwd: root })])('%s', (page) => {
  const text = read(page);

  it('names only paths that exist', () => expect(pathsIn(text).filter((path) => !exists(path))).toEqual([]));

  it('names only files that exist, without their folder', () => {
    const named = codeIn(text).filter((code) => FILE_NAME.test(code));
    expect(named.filter((name) => !fileNames.has(name))).toEqual([]);
  });

  it('links only to files that exist', () => {
    expect(linksIn(text).filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
  });

  it('names only scripts that package.json has', () => {
    const named = [...text.matchAll(/\bnpm (?:run ([\w-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short);
    expect(named.filter((name) => !(name! in scripts))).toEqual([]);
  });
});

it('the README names the commands', () => {
  expect(readme).toContain('npm start');
  expect(readme).toContain('npm test');
});
