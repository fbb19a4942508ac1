import { type Action, actions } from '#domain/permissions.ts';
import { isSyntax, partsOf, type Syntax } from './screen-syntax.ts';

export type Guards = ReadonlySet<Action>;

/** What the account is known to be able to do where a condition is true, and where it is false. */
interface Proven {
  whenTrue: readonly Action[];
  whenFalse: readonly Action[];
}
/** The conditions that a function's constants stand for: `const mayShare = useCan('shortlists.keep')`. */
type Constants = ReadonlyMap<string, Proven>;

export interface Reference {
  node: Syntax;
  guards: Guards;
}

const nothing: Proven = { whenTrue: [], whenFalse: [] };
const asks = /^(can|canFor|canForAny|useCan|useCanForAny)$/;
const known: ReadonlySet<unknown> = new Set(actions);
const actionIn = (node: unknown): Action[] => (isSyntax(node) && known.has(node.value) ? [node.value as Action] : []);

function proven(node: unknown, constants: Constants): Proven {
  if (!isSyntax(node)) return nothing;
  if (node.type === 'CallExpression' && asks.test(String((node.callee as Syntax).name))) {
    return { whenTrue: (node.arguments as Syntax[]).flatMap(actionIn), whenFalse: [] };
  }
  if (node.type === 'Identifier') return constants.get(String(node.name)) ?? nothing;
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    const { whenTrue, whenFalse } = proven(node.argument, constants);
    return { whenTrue: whenFalse, whenFalse: whenTrue };
  }
  // signed-out visitors are sent to the sign-in screen first
  if (node.type === 'BinaryExpression' && node.operator === '===' && (node.right as Syntax).value === 'signed-out') {
    return { whenTrue: actions, whenFalse: [] };
  }
  if (node.type !== 'LogicalExpression') return nothing;
  const [left, right] = [proven(node.left, constants), proven(node.right, constants)];
  if (node.operator === '&&') return { whenTrue: [...left.whenTrue, ...right.whenTrue], whenFalse: [] };
  if (node.operator !== '||') return nothing;
  return {
    whenTrue: left.whenTrue.filter((action) => right.whenTrue.includes(action)),
    whenFalse: [...left.whenFalse, ...right.whenFalse],
  };
}

const leaves = (node: unknown): boolean =>
  isSyntax(node) &&
  (/^(Return|Throw)Statement$/.test(node.type) ||
    (node.type === 'BlockStatement' && leaves((node.body as Syntax[]).at(-1))));

/** The value of an element's attribute or an object's property. */
function valueAt(list: unknown, key: 'attributes' | 'properties', name: string): unknown {
  const entry = (list as Record<typeof key, Syntax[]>)[key].find((one) => {
    const label = (one.name ?? one.key) as Syntax | undefined;
    return isSyntax(label) && (label.name ?? label.value) === name;
  });
  const value = entry?.value;
  return isSyntax(value) && value.type === 'JSXExpressionContainer' ? value.expression : value;
}

interface Part {
  node: Syntax;
  /** What its place proves in addition to what holds for the whole. */
  more: readonly Action[];
}

/** The parts of a block, each read after the ones before it: after `if (!may) return`, the permission holds. */
function* statementsOf(block: Syntax, constants: Constants): Generator<Part> {
  const more: Action[] = [];
  for (const node of block.body as Syntax[]) {
    yield { node, more };
    if (node.type === 'IfStatement' && leaves(node.consequent)) more.push(...proven(node.test, constants).whenFalse);
  }
}

function moreFor(node: Syntax, part: Syntax, constants: Constants): readonly Action[] {
  switch (node.type) {
    case 'LogicalExpression': {
      const { whenTrue, whenFalse } = proven(node.left, constants);
      return part === node.left ? [] : node.operator === '&&' ? whenTrue : whenFalse;
    }
    case 'ConditionalExpression':
    case 'IfStatement': {
      const { whenTrue, whenFalse } = proven(node.test, constants);
      return part === node.consequent ? whenTrue : part === node.alternate ? whenFalse : [];
    }
    case 'JSXElement': {
      const opening = node.openingElement as Syntax;
      const isGuard = (opening.name as Syntax).name === 'Allowed' && part !== opening;
      return isGuard ? actionIn(valueAt(opening, 'attributes', 'to')) : [];
    }
    case 'ObjectExpression':
      return [
        ...proven(valueAt(node, 'properties', 'enabled'), constants).whenTrue,
        ...actionIn(valueAt(node, 'properties', 'action')),
      ];
    case 'CallExpression':
      return (node.callee as Syntax).name === 'forThoseWho' ? (node.arguments as Syntax[]).flatMap(actionIn) : [];
    default:
      return [];
  }
}

/**
 * Visits every node below a declaration with the actions that its place in the code proves. Understood are
 * `<Allowed to="…">`, conditions on can() and useCan(), an early return, a query's `enabled`, the `action` of an object,
 * and the route table's group for an action.
 */
export function visit(declaration: Syntax, start: Guards, see: (reference: Reference) => void): void {
  const constants = new Map<string, Proven>();
  const walk = (node: Syntax, guards: Guards): void => {
    if (/^TS(?!.*Expression$)/.test(node.type)) return;
    see({ node, guards });
    if (node.type === 'VariableDeclarator') {
      const value = proven(node.init, constants);
      if (value !== nothing) constants.set(String((node.id as Syntax).name), value);
    }
    const parts =
      node.type === 'BlockStatement'
        ? statementsOf(node, constants)
        : partsOf(node).map((part) => ({ node: part, more: moreFor(node, part, constants) }));
    for (const { node: part, more } of parts) walk(part, more.length > 0 ? new Set([...guards, ...more]) : guards);
  };
  walk(declaration, start);
}
