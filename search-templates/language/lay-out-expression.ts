import { formatExpression } from './format-expression.ts';
import { parseExpression } from './parser.ts';
import type { Node } from './tree.ts';

/** Longer parts are broken into lines. */
const LINE_CHARACTERS = 60;

const INDENT = '  ';

/**
 * The expression as text with every AND inside an OR in parentheses: on one line, or in lines that begin with their
 * operator and are indented by depth. Parsing it returns an equal tree, except positions. Parentheses and line breaks
 * that would exceed the language's limits are left out.
 */
export function layOutExpression(tree: Node, inLines: boolean): string {
  const text = layOut(tree, inLines ? LINE_CHARACTERS : Number.POSITIVE_INFINITY).join('\n');
  return parseExpression(text).problems.length === 0 ? text : formatExpression(tree);
}

function layOut(node: Node, room: number): string[] {
  if (node.kind === 'not') return prefixed('NOT ', operandLines(node.operand, room));
  if (node.kind !== 'and' && node.kind !== 'or') return [formatExpression(node)];
  const operator = node.kind.toUpperCase();
  const operands = node.operands.map((operand) => operandLines(operand, room - INDENT.length));
  const line = operands.flat().length === operands.length ? operands.join(` ${operator} `) : null;
  if (line !== null && line.length <= room) return [line];
  return operands.flatMap((lines, at) => (at === 0 ? lines : prefixed(`${operator} `, lines)));
}

function operandLines(node: Node, room: number): string[] {
  const lines = layOut(node, room);
  if (node.kind !== 'and' && node.kind !== 'or') return lines;
  return lines.length === 1 ? [`(${lines[0]})`] : ['(', ...lines.map((line) => INDENT + line), ')'];
}

const prefixed = (prefix: string, [first = '', ...others]: string[]): string[] => [prefix + first, ...others];
