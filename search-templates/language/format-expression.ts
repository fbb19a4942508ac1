import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { readTokens } from './lexer.ts';
import type { LeafNode, Node } from './tree.ts';

/**
 * The expression as canonical text: operators in capitals and spelled out, parentheses only where needed. Parsing it
 * returns an equal tree, except positions. Badge text that has no notation in an expression (an unquoted phrase, the
 * word “and”) is written in the closest equivalent form.
 */
export function formatExpression(node: Node): string {
  switch (node.kind) {
    case 'or':
      return node.operands
        .map((operand) => (operand.kind === 'or' ? `(${formatExpression(operand)})` : formatExpression(operand)))
        .join(' OR ');
    case 'and':
      return node.operands.map((operand) => inParentheses(operand, ['or', 'and'])).join(' AND ');
    case 'not':
      return `NOT ${inParentheses(node.operand, ['or', 'and'])}`;
    default:
      return formatLeaf(node);
  }
}

function inParentheses(node: Node, kinds: Node['kind'][]): string {
  const text = formatExpression(node);
  return kinds.includes(node.kind) ? `(${text})` : text;
}

function formatLeaf(leaf: LeafNode): string {
  if (leaf.kind === 'near') return `${formatLeaf(leaf.left)} NEAR/${leaf.distance} ${formatLeaf(leaf.right)}`;
  if (leaf.kind === 'phrase' && leaf.exact) return quoted(leaf.text);
  return unquoted(leaf.text, leaf.kind === 'prefix' ? '*' : '') ?? quoted(leaf.text);
}

/** Quotes can't contain quotes, or a star that would read as a prefix. */
const quoted = (text: string): string =>
  `"${text
    .replace(/["“”„‟«»]/g, ' ')
    .replace(/(?<=\p{L})\*+(?=\s|$)/gu, ' ')
    .trim()}"`;

/** Joins several words by hyphens, which the analyzer splits again: `machine-learning`. */
function unquoted(text: string, star: string): string | null {
  const tokens = toTokens(text);
  const words = text.split(/\s+/).filter((word) => toTokens(word).length > 0);
  const writings = [text, words.join('-'), tokens.join('-')];
  return (
    writings
      .map((writing) => writing + star)
      .find((writing) => {
        const read = readTokens(writing);
        const [token] = read.tokens;
        if (read.problems.length > 0 || read.tokens.length !== 1 || token?.kind !== 'leaf') return false;
        const { node } = token;
        if (node.kind !== (star ? 'prefix' : 'word')) return false;
        return token.length === writing.length && String(toTokens(node.text)) === String(tokens);
      }) ?? null
  );
}
