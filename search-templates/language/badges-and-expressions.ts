import type { Badge } from '#domain/filters/badge-groups.ts';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { formatExpression } from './format-expression.ts';
import { parseBadge, parseExpression } from './parser.ts';
import { join, type Node } from './tree.ts';

/** A group's badges as one expression, and a description of what the expression can't say. */
interface WrittenBadges {
  text: string;
  lost: string[];
}

/**
 * An expression that selects the same candidates as these badges: mandatory ones joined by AND, otherwise all joined by
 * OR. An expression can't contain weights, nor optional badges next to mandatory ones, which only raise the rank: they
 * are reported as lost.
 */
export function expressionOfBadges(badges: readonly Badge[], mandatory: boolean): WrittenBadges {
  const required = badges.filter((badge) => mandatory || badge.mandatory);
  const asked = required.length > 0 ? required : badges;
  const ranking = badges.filter((badge) => !asked.includes(badge)).map((badge) => badge.keyword);
  const weighted = asked.filter(({ weight = 'normal' }) => weight !== 'normal').map((badge) => badge.keyword);
  const nodes = asked.map(({ keyword, exact }): Node | null => parseBadge(keyword, exact));
  const tree = join(required.length > 0 ? 'and' : 'or', nodes);
  return {
    text: tree ? formatExpression(tree) : '',
    lost: [
      ...(ranking.length > 0 ? [`${ranking.join(', ')} only raised the rank`] : []),
      ...(weighted.length > 0 ? [`${weighted.join(', ')} had a weight`] : []),
    ],
  };
}

/** An expression as badges: required, excluded, and a description of what badges can't say. */
interface ReadBadges {
  badges: Badge[];
  excluded: Badge[];
  lost: string[];
}

/**
 * Words and phrases joined by AND become mandatory badges, those joined by OR optional ones, those under NOT excluded
 * ones. Next to mandatory badges an OR only raises the rank, and is reported. Null for invalid or empty text.
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

/** The badges of which any may match for the node; null if badges can't express it. */
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

/** `Spring-Boot`, an expression's form of an unquoted phrase, becomes two words on a badge. */
function asWords(text: string): string {
  const words = text.replaceAll('-', ' ');
  return String(toTokens(words)) === String(toTokens(text)) ? words : text;
}

/** As the screen stores them: equal words, ignoring case, are one badge, mandatory if any of them was. */
function onceEach(badges: Badge[]): Badge[] {
  const known = new Map<string, Badge>();
  for (const one of badges) {
    const key = one.keyword.toLowerCase();
    const former = known.get(key);
    if (!former || (one.mandatory && !former.mandatory)) known.set(key, one);
  }
  return [...known.values()];
}
