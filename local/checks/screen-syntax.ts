import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

/** A node of the syntax tree (ESTree), of which the checks read a few properties. */
export interface Syntax {
  type: string;
  [property: string]: unknown;
}

export const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

/** The nodes directly below a node, in source order, without types. */
export function partsOf(node: Syntax): Syntax[] {
  return Object.values(node)
    .flat()
    .filter(isSyntax)
    .filter(({ type }) => !type.startsWith('TS') || 'expression' in node || type.endsWith('Expression'));
}

/** Where an imported name comes from: a file of the repository (`ui/src/lib/x.ts`) and its exported name. */
export interface Origin {
  file: string;
  name: string;
}

export interface Screen {
  file: string;
  /** Top-level declarations by name; `*` is the code that runs when the file is loaded. */
  declared: Map<string, Syntax[]>;
  imported: Map<string, Origin>;
  exported: Set<string>;
}

const aliases: Readonly<Record<string, string>> = { '#ui': 'ui/src', '#api': 'api', '#domain': 'domain' };

/** The repository's file that an import names, or null for a package, a style or a template. */
export function fileOf(specifier: string, from: string): string | null {
  if (!/\.tsx?$/.test(specifier)) return null;
  if (specifier.startsWith('./')) return join(from, '..', specifier);
  const [alias = '', ...rest] = specifier.split('/');
  return aliases[alias] ? join(aliases[alias], ...rest) : null;
}

const nameOf = (node: unknown): string => (isSyntax(node) ? String(node.name ?? node.value) : '');

/** Names that a pattern declares: `{ a, b: [c] }` declares a and c. */
function boundNames(pattern: unknown): string[] {
  if (!isSyntax(pattern)) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  if (pattern.type === 'Property') return boundNames(pattern.value);
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left);
  return partsOf(pattern).flatMap(boundNames);
}

function declare(screen: Screen, statement: Syntax): void {
  const add = (name: string, node: Syntax) => screen.declared.set(name, [...(screen.declared.get(name) ?? []), node]);
  const exportAs = (name: string, node: Syntax) => {
    screen.exported.add(name);
    add(name, node);
  };
  if (statement.type === 'ImportDeclaration') {
    const file = fileOf(nameOf(statement.source), screen.file);
    if (!file || statement.importKind === 'type') return;
    for (const specifier of statement.specifiers as Syntax[]) {
      const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
      screen.imported.set(nameOf(specifier.local), {
        file,
        name: specifier.type === 'ImportNamespaceSpecifier' ? '*' : name,
      });
    }
  } else if (statement.type === 'ExportDefaultDeclaration') exportAs('default', statement.declaration as Syntax);
  else if (statement.type === 'ExportNamedDeclaration') {
    const file = statement.source && fileOf(nameOf(statement.source), screen.file);
    for (const specifier of file ? (statement.specifiers as Syntax[]) : []) {
      screen.exported.add(nameOf(specifier.exported));
      screen.imported.set(nameOf(specifier.exported), { file: String(file), name: nameOf(specifier.local) });
    }
    if (!isSyntax(statement.declaration)) return;
    const { declarations = [statement.declaration] } = statement.declaration;
    for (const { id } of declarations as Syntax[]) for (const name of boundNames(id)) screen.exported.add(name);
    declare(screen, statement.declaration);
  } else if (statement.type === 'VariableDeclaration') {
    for (const declarator of statement.declarations as Syntax[]) {
      for (const name of boundNames(declarator.id)) add(name, declarator);
    }
  } else if (/^(Function|Class)Declaration$/.test(statement.type)) add(nameOf(statement.id), statement);
  else if (!statement.type.startsWith('TS')) add('*', statement);
}

/** Parses a file of `ui/src/` into its declarations and imports. */
export function screenOf(file: string, code: string): Screen {
  const screen: Screen = { file, declared: new Map(), imported: new Map(), exported: new Set() };
  const program = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  for (const statement of program.body) declare(screen, statement as unknown as Syntax);
  return screen;
}

export const readScreen = (root: string, file: string): Screen =>
  screenOf(file, readFileSync(join(root, file), 'utf8'));
