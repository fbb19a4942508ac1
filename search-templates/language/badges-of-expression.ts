import type { Badge } from './candidate-filter.ts';
import { formatExpression } from './format-expression.ts';
import { parseExpression } from './parse-expression.ts';
import { toTokens } from './tokens.ts';
import type { Node } from './tree.ts';

/** An expression as badges: what to ask, what to leave out, and in words what badges can't say. */
export interface ReadBadges {
  badges: Badge[];
  excluded: Badge[];
  lost: string[];
}

/**
 * Words and phrases joined by AND become mandatory badges, those joined by OR optional ones, those under NOT are left
 * out. Beside mandatory badges an OR only raises the rank, and is told. Null for broken or empty text.
 */
export function badgesOfExpression(text: string): ReadBadges | null {
  const { tree } = parseExpression(text);
  if (!tree) return null;
  const parts = tree.kind === 'and' ? tree.operands : [tree];
  const read: ReadBadges = { badges: [], excluded: [], lost: [] };
  const choices = parts.filter((part) => part.kind === 'or');
  for (const part of parts) {
    const negated = part.kind === 'not';
    const badges = anyOf(negated ? part.operand : part);
    if (!badges) read.lost.push(`${formatExpression(part)} has no form as a badge`);
    else if (negated) read.excluded.push(...badges);
    else if (part.kind === 'or') read.badges.push(...badges);
    else read.badges.push(...badges.map((badge) => ({ ...badge, mandatory: true })));
  }
  const weakened = read.badges.some((badge) => badge.mandatory) || choices.length > 1 ? choices.filter(anyOf) : [];
  const effect = read.badges.some((badge) => badge.mandatory) ? 'only raises the rank' : 'is one choice with the rest';
  read.lost.push(...weakened.map((part) => `${formatExpression(part)} ${effect}`));
  return { ...read, badges: onceEach(read.badges), excluded: onceEach(read.excluded) };
}

/** The badges any of which stands for the node; null where badges can't. */
function anyOf(node: Node): Badge[] | null {
  if (node.kind === 'or') {
    const badges = node.operands.map((operand) => (operand.kind === 'or' ? null : anyOf(operand)));
    return badges.includes(null) ? null : badges.flatMap((list) => list ?? []);
  }
  if (node.kind === 'word') return [badge(asWords(node.text), false)];
  if (node.kind === 'phrase') return [badge(node.text, node.exact)];
  return node.kind === 'prefix' ? [badge(`${node.text}*`, false)] : null;
}

const badge = (keyword: string, exact: boolean): Badge => ({ keyword, mandatory: false, exact });

/** `Spring-Boot`, an expression's way to write a phrase that isn't quoted, is two words on a badge. */
function asWords(text: string): string {
  const words = text.replaceAll('-', ' ');
  return String(toTokens(words)) === String(toTokens(text)) ? words : text;
}

/** As the screen keeps them: the same words, whatever their case, are one badge, mandatory if any was. */
function onceEach(badges: Badge[]): Badge[] {
  const known = new Map<string, Badge>();
  for (const one of badges) {
    const key = one.keyword.toLowerCase();
    const former = known.get(key);
    if (!former || (one.mandatory && !former.mandatory)) known.set(key, one);
  }
  return [...known.values()];
}
