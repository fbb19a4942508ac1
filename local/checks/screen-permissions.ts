import { globSync } from 'node:fs';
import { join } from 'node:path';
import { contracts } from '#api/calls.ts';
import { type Action, actionOfRoles, withRequired } from '#domain/permissions.ts';
import { type Guards, visit } from './screen-guards.ts';
import { fileOf, isSyntax, type Origin, partsOf, readScreen, type Screen, type Syntax } from './screen-syntax.ts';

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

const ROUTE_TABLE = 'ui/src/app/routes.tsx';
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

/** What one declaration refers to, each with the actions that the place proves. */
interface Uses {
  references: { origin: Origin; guards: Guards }[];
  addresses: { text: string; guards: Guards }[];
}

/** A contract's own schemas; reading one isn't a call. */
const schemas = /^(params|query|body|response|stream|path)$/;

/** Nodes below this one that look like a use and are none: a schema's contract, an address that is only compared. */
function notUses(node: Syntax): readonly unknown[] {
  if (node.type === 'MemberExpression' && schemas.test(String((node.property as Syntax).name))) return [node.object];
  // a menu item's further addresses
  if (node.type === 'Property' && (node.key as Syntax).name === 'also') return partsOf(node.value as Syntax);
  if (node.type !== 'CallExpression') return [];
  const method = (node.callee as Syntax).property;
  return isSyntax(method) && method.name === 'startsWith' ? (node.arguments as Syntax[]) : [];
}

/** The guards are those inside the declaration. */
function usesIn(screen: Screen, declaration: Syntax): Uses {
  const uses: Uses = { references: [], addresses: [] };
  const ignored = new Set<unknown>();
  visit(declaration, new Set(), ({ node, guards }) => {
    for (const part of notUses(node)) ignored.add(part);
    if (ignored.has(node)) return;
    if (/^(JSX)?Identifier$/.test(node.type)) {
      const name = String(node.name);
      const origin = screen.imported.get(name) ?? (screen.declared.has(name) ? { file: screen.file, name } : null);
      if (origin) uses.references.push({ origin, guards });
    }
    if (node.type === 'ImportExpression' && isSyntax(node.source)) {
      const file = fileOf(String(node.source.value), screen.file);
      if (file) uses.references.push({ origin: { file, name: '*' }, guards });
    }
    const text = textOf(node);
    if (text?.startsWith('/')) uses.addresses.push({ text, guards });
  });
  return uses;
}

/** What an exported name of a screen's file refers to; `*` is the whole file, as a lazy import loads it. */
function usesOf(screen: Screen, name: string): Uses {
  const references: Uses['references'] = [];
  const guards: Guards = new Set();
  const passedOn = screen.imported.get(name);
  if (passedOn) references.push({ origin: passedOn, guards });
  if (name === '*') {
    for (const exported of screen.exported) {
      references.push({ origin: { file: screen.file, name: exported }, guards });
    }
  }
  const declarations = new Set([...(screen.declared.get(name) ?? []), ...(screen.declared.get('*') ?? [])]);
  const all = [...declarations].map((declaration) => usesIn(screen, declaration));
  return {
    references: [...references, ...all.flatMap((one) => one.references)],
    addresses: all.flatMap((one) => one.addresses),
  };
}

const both = (one: Guards, other: Guards): Guards => new Set([...one, ...other]);

const address = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?#]+')}([?#].*)?$`);

/** Follows every reference from the start of the application, with what the places on the way prove. */
export async function findUnguarded({ start, screens, routes, callsOf }: ScreenGraph): Promise<Found> {
  const found: Found = { unguarded: [], reached: new Set() };
  const patterns = [...routes].map(([path, action]) => ({ pattern: address(path), path, action }));
  const seen = new Map<string, Guards[]>();
  const read = new Map<string, Uses>();
  const waiting: { at: Origin; guards: Guards; path: string[] }[] = [{ at: start, guards: new Set(), path: [] }];
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const { at, guards } = step;
    const screen = screens.get(at.file);
    const id = `${at.file}#${at.name}`;
    const before = seen.get(id) ?? [];
    if (!screen || before.some((one) => [...one].every((action) => guards.has(action)))) continue;
    seen.set(id, [...before, guards]);
    const path = [...step.path, id];
    const need = (use: string, action: Action | undefined, proven: Guards) => {
      found.reached.add(use);
      if (action && !withRequired(proven).has(action)) found.unguarded.push({ use, action, path });
    };
    const uses = read.get(id) ?? usesOf(screen, at.name);
    read.set(id, uses);
    for (const { text, guards: inside } of uses.addresses) {
      const route = patterns.find(({ pattern }) => pattern.test(text));
      if (route && at.file !== ROUTE_TABLE) need(route.path, route.action, both(guards, inside));
    }
    for (const { origin, guards: inside } of uses.references) {
      const proven = both(guards, inside);
      if (isScreen(origin.file)) waiting.push({ at: origin, guards: proven, path });
      else for (const call of await callsOf(origin)) need(call.name, actionOfRoles(call.roles), proven);
    }
  }
  return found;
}

/** The screens of the product, from the first script on. */
export async function screenGraph(root: string): Promise<ScreenGraph> {
  const files = globSync('ui/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  const screens = new Map(files.map((file) => [file, readScreen(root, file)]));
  const table = screens.get(ROUTE_TABLE);
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
