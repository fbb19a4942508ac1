import type { Badge, BadgeWeight, GroupState } from '#domain/filters/badge-groups.ts';
import { withAlternative } from '#search-templates/language/badge-alternative.ts';
import { badgesOfExpression, expressionOfBadges } from '#search-templates/language/badges-and-expressions.ts';

/** What can be done to a group of badges. `at` is a badge's place in its list, from 0. */
export type GroupAction =
  | { type: 'typed'; text: string }
  | { type: 'entered' }
  | { type: 'chosen'; text: string }
  | { type: 'backspaced' }
  | { type: 'removed'; at: number }
  | { type: 'mandatory-toggled'; at: number }
  | { type: 'exact-toggled'; at: number }
  | { type: 'weight-stepped'; at: number }
  | { type: 'all-mandatory'; on: boolean }
  | { type: 'boolean'; on: boolean }
  | { type: 'exclude'; on: boolean }
  | { type: 'exclude-typed'; text: string }
  | { type: 'exclude-entered' }
  | { type: 'exclude-chosen'; text: string }
  | { type: 'exclude-backspaced' }
  | { type: 'exclude-removed'; at: number }
  | { type: 'alternative-accepted'; at: number; keyword: string }
  | { type: 'scope'; current: boolean; previous: boolean };

/** A group after an action. The rules are those of the Pro Search screen: see badge-group.test.ts. */
export function reduceGroup(group: GroupState, action: GroupAction): GroupState {
  switch (action.type) {
    case 'typed':
      return { ...group, inputText: action.text };
    case 'entered':
      return group.boolean
        ? group
        : { ...group, inputText: '', badges: withBadge(group.badges, group.inputText, group.mandatory) };
    case 'chosen':
      return reduceGroup({ ...group, inputText: action.text }, { type: 'entered' });
    case 'backspaced':
      return group.boolean || group.inputText !== '' ? group : withFlag(group, group.badges.slice(0, -1));
    case 'removed':
      return withFlag(group, without(group.badges, action.at));
    case 'mandatory-toggled':
      return withFlag(
        group,
        changed(group.badges, action.at, (badge) => ({ ...badge, mandatory: !badge.mandatory })),
      );
    case 'exact-toggled':
      return { ...group, badges: changed(group.badges, action.at, (badge) => ({ ...badge, exact: !badge.exact })) };
    case 'weight-stepped':
      return { ...group, badges: changed(group.badges, action.at, withNextWeight) };
    case 'all-mandatory': {
      const asBadges = group.boolean ? fromExpression(group) : group;
      return {
        ...asBadges,
        mandatory: action.on,
        badges: asBadges.badges.map((badge) => ({ ...badge, mandatory: action.on })),
      };
    }
    case 'boolean':
      if (!action.on) return fromExpression(group);
      return { ...group, boolean: true, badges: [], mandatory: false, inputText: asExpression(group).text };
    case 'exclude':
      return { ...group, exclude: action.on, ...(!action.on && { excludeText: '', excludeBadges: [] }) };
    case 'exclude-typed':
      return { ...group, excludeText: action.text };
    case 'exclude-entered':
      return { ...group, excludeText: '', excludeBadges: withBadge(group.excludeBadges, group.excludeText, false) };
    case 'exclude-chosen':
      return reduceGroup({ ...group, excludeText: action.text }, { type: 'exclude-entered' });
    case 'exclude-backspaced':
      return group.excludeText === '' ? { ...group, excludeBadges: group.excludeBadges.slice(0, -1) } : group;
    case 'exclude-removed':
      return { ...group, excludeBadges: without(group.excludeBadges, action.at) };
    case 'alternative-accepted':
      return withAlternative(group, action.at, action.keyword);
    case 'scope':
      return { ...group, searchCurrent: action.current, searchPrevious: action.previous };
  }
}

/** A group's badges, and the text not yet made into one, as an expression; the text of a Boolean group as it is. */
function asExpression(group: GroupState): { text: string; lost: string[] } {
  if (group.boolean) return { text: group.inputText, lost: [] };
  const badges = withBadge(group.badges, group.inputText, group.mandatory);
  return expressionOfBadges(badges, group.mandatory);
}

/** Out of Boolean mode: the expression's words as badges, as far as badges can say them; its text is gone. */
function fromExpression(group: GroupState): GroupState {
  const read = badgesOfExpression(group.inputText);
  const excluded = (read?.excluded ?? []).filter(
    (badge) => !group.excludeBadges.some((one) => one.keyword.toLowerCase() === badge.keyword.toLowerCase()),
  );
  const left = {
    ...group,
    boolean: false,
    inputText: '',
    exclude: group.exclude || excluded.length > 0,
    excludeBadges: [...group.excludeBadges, ...excluded],
  };
  return withFlag(left, read?.badges ?? []);
}

/** The group's flag is on when all its badges are mandatory; without badges nothing is. */
function withFlag(group: GroupState, badges: Badge[]): GroupState {
  return { ...group, badges, mandatory: badges.length > 0 && badges.every((badge) => badge.mandatory) };
}

/** The same words twice are one badge. */
function withBadge(badges: Badge[], text: string, mandatory: boolean): Badge[] {
  const keyword = text.trim();
  const known = badges.some((badge) => badge.keyword.toLowerCase() === keyword.toLowerCase());
  return keyword === '' || known ? badges : [...badges, { keyword, mandatory, exact: false }];
}

const nextWeight: Record<BadgeWeight, BadgeWeight> = { normal: 'high', high: 'low', low: 'normal' };

/** A normal weight is left out, as it is on the wire. */
function withNextWeight({ weight = 'normal', ...badge }: Badge): Badge {
  const next = nextWeight[weight];
  return next === 'normal' ? badge : { ...badge, weight: next };
}

const without = (badges: Badge[], at: number) => badges.filter((_, index) => index !== at);

const changed = (badges: Badge[], at: number, change: (badge: Badge) => Badge) =>
  badges.map((badge, index) => (index === at ? change(badge) : badge));

/** What to say of a step that turns typed work into something else, or clears it; null where nothing is lost. */
export function noteOn(before: GroupState, action: GroupAction): string | null {
  if (action.type === 'boolean' && action.on) {
    const { text, lost } = asExpression(before);
    return text === '' || before.boolean ? null : sentence('Written as an expression', lost);
  }
  if (action.type === 'alternative-accepted') {
    const { boolean } = withAlternative(before, action.at, action.keyword);
    return sentence(`${action.keyword} added`, boolean && !before.boolean ? ['written as an expression'] : []);
  }
  const leavesBoolean = action.type === 'boolean' || action.type === 'all-mandatory';
  if (leavesBoolean && before.boolean && before.inputText.trim() !== '') {
    const read = badgesOfExpression(before.inputText);
    const kept = read !== null && read.badges.length + read.excluded.length > 0;
    return sentence(kept ? 'Written as badges' : 'The expression was cleared', read?.lost ?? []);
  }
  if (action.type !== 'exclude' || action.on) return null;
  const excluded = before.excludeBadges.length > 0 || before.excludeText.trim() !== '';
  return excluded ? 'The excluded terms were cleared.' : null;
}

const sentence = (text: string, lost: string[]) => `${[text, ...lost].join('; ')}.`;
