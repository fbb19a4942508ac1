import { type Demand, type Leaf, type Reader, toLeaf } from '#search-templates/candidates/demand.ts';
import type { Look } from '#search-templates/candidates/look.ts';
import type { BadgeGroup } from '#search-templates/language/candidate-filter.ts';
import { parseBadge } from '#search-templates/language/parse-badge.ts';
import { expressionDemand } from './expression-demand.ts';

interface Asked {
  keyword: string;
  exact: boolean;
}

/** What a group asks: of its expression in Boolean mode, else of its badges and of the text not yet made into one. */
export function badgeDemand(name: string, group: BadgeGroup, look: Look, reader: Reader): Demand {
  const read = leafReader(name, reader);
  const excluded = group.exclude ? read(excludedBadges(group)) : [];
  if (group.boolean) return { ...expressionDemand(name, group.inputText, look, reader), excluded };
  const typed = group.inputText.trim();
  const badges = [
    ...group.badges,
    ...(typed === '' ? [] : [{ keyword: typed, exact: false, mandatory: group.mandatory }]),
  ].map((badge, index) => ({ ...badge, index }));
  const isRequired = (badge: { mandatory: boolean }) => group.mandatory || badge.mandatory;
  return {
    group: name,
    look,
    required: read(badges.filter(isRequired)),
    optional: read(badges.filter((badge) => !isRequired(badge))),
    excluded,
    expression: null,
  };
}

function excludedBadges({ excludeBadges, excludeText }: BadgeGroup): (Asked & { index: number })[] {
  const typed = excludeText.trim();
  const asked: Asked[] = [...excludeBadges, ...(typed === '' ? [] : [{ keyword: typed, exact: false }])];
  return asked.map((badge, index) => ({ ...badge, index }));
}

/** Makes leaves of badges; one that holds no word is reported, since it could only be guessed at. */
export function leafReader(group: string, { style, report }: Reader) {
  return (badges: (Asked & { index: number })[]): Leaf[] =>
    badges.flatMap(({ keyword, exact, index }) => {
      const node = parseBadge(keyword, exact);
      if (node) return [toLeaf(node, { group, index, origin: exact ? 'exact' : 'badge', text: keyword }, style)];
      report({
        group,
        position: 0,
        length: keyword.length,
        message: `“${keyword}” holds no word to search for`,
        hint: 'Write at least one letter or digit, or take it out',
      });
      return [];
    });
}
