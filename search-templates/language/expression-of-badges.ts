import type { Badge } from './candidate-filter.ts';
import { formatExpression } from './format-expression.ts';
import { parseBadge } from './parse-badge.ts';
import type { Node } from './tree.ts';
import { join } from './tree-shape.ts';

/** A group's badges as one expression, and in words what it can't say. */
export interface WrittenBadges {
  text: string;
  lost: string[];
}

/**
 * What selects the same candidates as these badges: mandatory ones joined by AND, else any of them by OR. Badges that
 * only raise the rank beside mandatory ones have no place in an expression, and are told as lost.
 */
export function expressionOfBadges(badges: readonly Badge[], mandatory: boolean): WrittenBadges {
  const required = badges.filter((badge) => mandatory || badge.mandatory);
  const asked = required.length > 0 ? required : badges;
  const ranking = badges.filter((badge) => !asked.includes(badge)).map((badge) => badge.keyword);
  const nodes = asked.map(({ keyword, exact }): Node | null => parseBadge(keyword, exact));
  const tree = join(required.length > 0 ? 'and' : 'or', nodes);
  return {
    text: tree ? formatExpression(tree) : '',
    lost: ranking.length > 0 ? [`${ranking.join(', ')} only raised the rank`] : [],
  };
}
