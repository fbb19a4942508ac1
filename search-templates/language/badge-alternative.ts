import type { BadgeGroup } from '#domain/filters/badge-groups.ts';
import { withLeafAlternative } from './expression-alternative.ts';
import { formatExpression } from './format-expression.ts';
import { parseBadge } from './parser.ts';
import { join, type Node } from './tree.ts';

/**
 * A group of badges in which another text may match in the place of one badge. Where any badge may match, the other is
 * one more of them. A mandatory badge on its own becomes one of two that may match; one next to others needs the
 * Boolean form, since badges can't say “this or that, and those”. In an expression, the other stands beside the word or
 * phrase. `at` is the place of the badge, or of the leaf among replaceableLeaves, from 0.
 */
export function withAlternative<Group extends BadgeGroup>(group: Group, at: number, keyword: string): Group {
  const { badges, mandatory } = group;
  if (group.boolean) {
    const inputText = withLeafAlternative(group.inputText, at, keyword);
    return inputText === group.inputText ? group : { ...group, inputText };
  }
  const badge = badges[at];
  if (!badge) return group;
  const other = { keyword, mandatory: false, exact: false };
  if (!mandatory && badges.every((one) => !one.mandatory)) return { ...group, badges: [...badges, other] };
  if (badges.length === 1 && group.inputText.trim() === '') {
    return { ...group, mandatory: false, badges: [{ ...badge, mandatory: false }, other] };
  }
  const asked = badges.map((one, index) => {
    const node = parseBadge(one.keyword, one.exact);
    return index === at ? join('or', [node, parseBadge(keyword)]) : mandatory || one.mandatory ? node : null;
  });
  return { ...group, boolean: true, mandatory: false, badges: [], inputText: written([...asked, typedNode(group)]) };
}

/** Text that is typed and not yet a badge counts as one, mandatory if the group is. */
function typedNode({ inputText, mandatory }: BadgeGroup): Node | null {
  return mandatory && inputText.trim() !== '' ? parseBadge(inputText.trim()) : null;
}

function written(nodes: (Node | null)[]): string {
  const tree = join('and', nodes);
  return tree ? formatExpression(tree) : '';
}
