import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import { type GroupName, groupNames } from '#domain/filters/badge-groups.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { parseExpression } from '#search-templates/language/parser.ts';
import { leavesOf } from '#search-templates/language/tree.ts';
import { readFragment } from '#ui/lib/marked-fragment.ts';

/** A badge or word that candidates were found for by another name. */
export interface FoundSynonym {
  group: string;
  /** Which badge or leaf of the group, from 0. */
  index: number;
  asked: string;
  /** What the profiles say instead, as written there. */
  found: string[];
}

const NAMES_SHOWN = 3;

/** What the page's cards were found for by a synonym, each badge once. */
export function foundSynonyms(cards: readonly CandidateCardAnswer[]): FoundSynonym[] {
  const all = new Map<string, FoundSynonym>();
  for (const { group, index, text, via, fragment } of cards.flatMap((card) => card.matched)) {
    if (via !== 'synonym' || !fragment) continue;
    const key = `${group} ${index}`;
    const known = all.get(key) ?? { group, index, asked: text, found: [] };
    const name = readFragment(fragment).find((run) => run.matched)?.text;
    const fresh = name && !known.found.some((one) => one.toLowerCase() === name.toLowerCase());
    all.set(key, fresh && known.found.length < NAMES_SHOWN ? { ...known, found: [...known.found, name] } : known);
  }
  return [...all.values()].filter(({ found }) => found.length > 0);
}

/** The search with that badge or word taken as written; null where there is no such one (any more). */
export function withoutSynonyms(
  state: FilterState,
  { group, index }: Pick<FoundSynonym, 'group' | 'index'>,
): FilterState | null {
  const name = groupNames.find((one) => one === group);
  if (name && !state[name].boolean) return withExactBadge(state, name, index);
  const text = name ? state[name].inputText : group === 'resumeSearch' ? state.resumeSearch : '';
  const { tree } = parseExpression(text);
  const leaf = tree && leavesOf(tree)[index];
  if (leaf?.kind !== 'word') return null;
  const end = leaf.position + leaf.length;
  const quoted = `${text.slice(0, leaf.position)}"${leaf.text}"${text.slice(end)}`;
  return name ? { ...state, [name]: { ...state[name], inputText: quoted } } : { ...state, resumeSearch: quoted };
}

/** Text not yet a badge is last, and becomes one. */
function withExactBadge(state: FilterState, name: GroupName, index: number): FilterState | null {
  const { badges, inputText, mandatory } = state[name];
  const typed = inputText.trim();
  const all = [...badges, ...(typed ? [{ keyword: typed, mandatory, exact: false }] : [])];
  const badge = all[index];
  if (!badge) return null;
  const exact = all.map((one) => (one === badge ? { ...one, exact: true } : one));
  return index < badges.length
    ? { ...state, [name]: { ...state[name], badges: exact.slice(0, badges.length) } }
    : { ...state, [name]: { ...state[name], badges: exact, inputText: '' } };
}

/** For each card, the optional badges of this search that its candidate does not match: why it ranks below others. */
export function missedBadges(state: FilterState): (card: CandidateCardAnswer) => string[] {
  const optional = groupNames.flatMap((group) => {
    const { boolean, mandatory, badges, inputText } = state[group];
    if (boolean || mandatory) return [];
    const typed = inputText.trim();
    return [...badges, ...(typed ? [{ keyword: typed, mandatory: false }] : [])]
      .map((badge, index) => ({ group, index, ...badge }))
      .filter((badge) => !badge.mandatory);
  });
  return ({ matched }) =>
    optional
      .filter((badge) => !matched.some((part) => part.group === badge.group && part.index === badge.index))
      .map((badge) => badge.keyword);
}
