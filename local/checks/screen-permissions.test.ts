import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '#api/calls.ts';
import { findUnguarded, type ScreenGraph, screenGraph } from './screen-permissions.ts';
import { screenOf } from './screen-syntax.ts';

/** Calls that no screen makes: the first is kept for compatibility, the browser fetches the pictures itself. */
const NOT_CALLED = ['candidate-comments', 'company-logo', 'profile-picture'];

describe('the screens', () => {
  let found: Awaited<ReturnType<typeof findUnguarded>>;
  beforeAll(async () => {
    found = await findUnguarded(await screenGraph(join(import.meta.dirname, '../..')));
  });

  test('make no call and link to no screen without asking for its permission', () => {
    expect(found.unguarded.map(({ use, action, path }) => `${use} needs ${action}: ${path.join(' > ')}`)).toEqual([]);
  });

  test('are followed to every call of the API', () => {
    const notReached = contracts.map(({ name }) => name).filter((name) => !found.reached.has(name));
    expect(notReached.toSorted()).toEqual(NOT_CALLED);
  });
});

const roles = (name: string) => contracts.find((contract) => contract.name === name)?.roles;

/** A screen for everybody, whose code uses `exporting`, a call that needs `candidates.export`. */
async function isUnguarded(code: string): Promise<boolean> {
  const imports = "import { exporting } from '#api/search/contract.ts';";
  const screens = new Map([['ui/src/screen.tsx', screenOf('ui/src/screen.tsx', `${imports}${code}`)]]);
  const graph: ScreenGraph = {
    start: { file: 'ui/src/screen.tsx', name: 'Screen' },
    screens,
    routes: new Map([['/lists/:id', 'candidates.search']]),
    callsOf: async () => [{ name: 'candidates-export', roles: roles('candidates-export') }],
  };
  return (await findUnguarded(graph)).unguarded.length > 0;
}

const body = (code: string) => `export function Screen({ list }) { ${code} }`;
const button = 'const Button = () => call(exporting);';

describe('a call is unguarded', () => {
  test.each<[string, string]>([
    ['in a component without a guard', body('return call(exporting);')],
    ['in a component that another one shows', `${button} ${body('return <Button />;')}`],
    [
      'in a part that is loaded later',
      `export const Part = () => call(exporting); ${body("return lazy(() => import('#ui/screen.tsx'));")}`,
    ],
    ['below another permission', body('return <Allowed to="candidates.search">{call(exporting)}</Allowed>;')],
    ['where the permission is denied', body("return useCan('candidates.export') ? null : call(exporting);")],
    [
      'where either of two permissions is enough',
      body("return (useCan('candidates.export') || list) && call(exporting);"),
    ],
    ['before the early return', body("call(exporting); if (!useCan('candidates.export')) return null;")],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code
    ['as a link to its screen', body('return <a href={`/lists/${list}?page=2`} />;')],
  ])('%s', async (_rule, code) => {
    expect(await isUnguarded(code)).toBe(true);
  });
});

describe('a call is guarded', () => {
  test.each<[string, string]>([
    ['inside <Allowed>', `${button} ${body('return <Allowed to="candidates.export"><Button /></Allowed>;')}`],
    ['behind a condition', body("return can(account, 'candidates.export') && call(exporting);")],
    [
      'behind a condition with a name',
      body("const may = useCan('candidates.export'); return may && list && call(exporting);"),
    ],
    ['behind one of several conditions', body("return useCan('candidates.export') && list ? call(exporting) : null;")],
    ['after an early return', body("if (!useCan('candidates.export')) return null; return call(exporting);")],
    [
      'in a query that is enabled by the permission',
      body("useQuery({ ...call(exporting), enabled: useCan('candidates.export') });"),
    ],
    ['in an entry with its action', body("return [{ action: 'candidates.export', run: () => call(exporting) }];")],
    ['by a permission that requires it', body("return useCan('candidates.export') && <a href={'/lists/1'} />;")],
    ['where visitors are', body("return session.state === 'signed-out' && <a href={'/lists/1'} />;")],
    ['if only its schema is read', body('return exporting.body.parse(list);')],
    ['if an address is only compared', body("return list.startsWith('/lists/1');")],
  ])('%s', async (_rule, code) => {
    expect(await isUnguarded(code)).toBe(false);
  });
});
