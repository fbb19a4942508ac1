import { globSync } from 'node:fs';
import { join } from 'node:path';
import { contracts } from '#api/calls.ts';
import { type Action, actionOfRoles } from '#domain/permissions.ts';
import { type Guards, visit } from './screen-guards.ts';
import { fileOf, isSyntax, type Origin, readScreen, type Screen, type Syntax } from './screen-syntax.ts';

/** A call that a screen makes, or an address that it links to, where a role that sees it may lack its permission. */
export interface Unguarded {
  /** `candidates-export`, or `/ranking` for a link. */
  use: string;
  action: Action;
  /** Declarations from the start of the application to the use, as `file#name`. */
  path: readonly string[];
}

interface Found {
  unguarded: Unguarded[];
  /** Names of the calls and addresses that were reached at all. */
  reached: Set<string>;
}

const isScreen = (file: string) => file.startsWith('ui/src/');
const known = new Map<unknown, (typeof contracts)[number]>(contracts.map((contract) => [contract, contract]));

/** The contracts that an export of a contract file is or contains. */
function contractsIn(value: unknown): (typeof contracts)[number][] {
  const contract = known.get(value);
  if (contract) return [contract];
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.values(value).flatMap((part) => (known.has(part) ? contractsIn(part) : []))
    : [];
}

const textOf = (node: Syntax): string | null => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(':id');
};

/** The actions that the route table asks for, by address. */
export function guardedRoutes(table: Screen): Map<string, Action> {
  const found = new Map<string, Action>();
  for (const declaration of [...table.declared.values()].flat()) {
    visit(declaration, new Set(), ({ node, guards }) => {
      const isRoute =
        node.type === 'CallExpression' && /^(accountScreen|screen)$/.test(String((node.callee as Syntax).name));
      const [path] = isRoute ? (node.arguments as Syntax[]) : [];
      const [action] = guards;
      if (path && action) found.set(String(path.value), action);
    });
  }
  return found;
}

export interface ScreenGraph {
  start: Origin;
  screens: ReadonlyMap<string, Screen>;
  /** Actions of the addresses that links may name. */
  routes: ReadonlyMap<string, Action>;
  callsOf(origin: Origin): Promise<readonly { name: string; roles: unknown }[]>;
}

const address = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?#]+')}([?#].*)?$`);

/** Follows every reference from the start of the application, with what the places on the way prove. */
export async function findUnguarded({ start, screens, routes, callsOf }: ScreenGraph): Promise<Found> {
  const found: Found = { unguarded: [], reached: new Set() };
  const patterns = [...routes].map(([path, action]) => ({ pattern: address(path), path, action }));
  const seen = new Map<string, Guards[]>();
  const waiting: { at: Origin; guards: Guards; path: readonly string[] }[] = [
    { at: start, guards: new Set(), path: [] },
  ];
  const need = (use: string, action: Action | undefined, guards: Guards, path: readonly string[]) => {
    found.reached.add(use);
    if (action && !guards.has(action)) found.unguarded.push({ use, action, path });
  };
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const id = `${step.at.file}#${step.at.name}`;
    const { guards, path } = step;
    const screen = screens.get(step.at.file);
    const before = seen.get(id) ?? [];
    if (!screen || before.some((one) => one.isSubsetOf(guards))) continue;
    seen.set(id, [...before, guards]);
    const here = [...path, id];
    const names = new Set<unknown>();
    const uses: { origin: Origin; guards: Guards }[] = [];
    if (step.at.name === '*') {
      for (const name of screen.exported) uses.push({ origin: { file: screen.file, name }, guards });
    }
    const loaded = screen.declared.get('*') ?? [];
    for (const declaration of new Set([...(screen.declared.get(step.at.name) ?? []), ...loaded])) {
      visit(declaration, guards, ({ node, guards: proven }) => {
        if (/^(JSX)?Identifier$/.test(node.type)) {
          const name = String(node.name);
          const origin = screen.imported.get(name) ?? (screen.declared.has(name) ? { file: screen.file, name } : null);
          if (origin) uses.push({ origin, guards: proven });
        }
        if (node.type === 'ImportExpression' && isSyntax(node.source)) {
          const file = fileOf(String(node.source.value), screen.file);
          if (file) uses.push({ origin: { file, name: '*' }, guards: proven });
        }
        // addresses that are compared or listed, not linked to
        const isName = node.type === 'Property' && (node.key as Syntax).name === 'also';
        if (isName) for (const item of ((node.value as Syntax).elements ?? []) as Syntax[]) names.add(item);
        const isCompared =
          node.type === 'CallExpression' && ((node.callee as Syntax).property as Syntax)?.name === 'startsWith';
        if (isCompared) for (const item of node.arguments as Syntax[]) names.add(item);
        const text = names.has(node) ? null : textOf(node);
        const route = text?.startsWith('/') && patterns.find(({ pattern }) => pattern.test(text));
        if (route && !screen.file.endsWith('app/routes.tsx')) need(route.path, route.action, proven, here);
      });
    }
    const passedOn = screen.imported.get(step.at.name);
    if (passedOn) uses.push({ origin: passedOn, guards });
    for (const { origin, guards: proven } of uses) {
      if (isScreen(origin.file)) waiting.push({ at: origin, guards: proven, path: here });
      else for (const call of await callsOf(origin)) need(call.name, actionOfRoles(call.roles), proven, here);
    }
  }
  return found;
}

/** The screens of the product, from the first script on. */
export async function screenGraph(root: string): Promise<ScreenGraph> {
  const files = globSync('ui/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  const screens = new Map(files.map((file) => [file, readScreen(root, file)]));
  const table = screens.get('ui/src/app/routes.tsx');
  if (!table) throw new Error('there is no route table');
  return {
    start: { file: 'ui/src/app/main.tsx', name: '*' },
    screens,
    routes: guardedRoutes(table),
    async callsOf({ file, name }) {
      if (!/contract/.test(file)) return [];
      const module: Record<string, unknown> = await import(join(root, file));
      return contractsIn(name === '*' ? module : module[name]);
    },
  };
}
