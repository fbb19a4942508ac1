import type { GroupName } from '#domain/filters/badge-groups.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import type { SuggestingField } from '#ui/components/terms/terms-query.ts';

/** A badge, a name or typed text of a search, and the search with another term in its place. */
export interface SearchedWord {
  field: SuggestingField;
  text: string;
  respelled: (term: string) => FilterState;
}

const groups: readonly GroupName[] = ['keyword', 'designation', 'company'];
const nameLists = ['skills', 'institutes'] as const;

/** What a search asks for as badges or as text that counts as one; expressions and exclusions are left out. */
export function searchedWords(state: FilterState): SearchedWord[] {
  const names = nameLists.flatMap((field) =>
    state[field].map(
      (text, at): SearchedWord => ({
        field,
        text,
        respelled: (term) => ({ ...state, [field]: state[field].with(at, term), currentPage: 1 }),
      }),
    ),
  );
  return [...groups.flatMap((name) => wordsOfGroup(state, name)), ...names];
}

function wordsOfGroup(state: FilterState, name: GroupName): SearchedWord[] {
  const group = state[name];
  if (group.boolean) return [];
  const withGroup = (patch: Partial<typeof group>): FilterState => ({
    ...state,
    [name]: { ...group, ...patch },
    currentPage: 1,
  });
  const badges = group.badges.map((badge, at): SearchedWord => {
    const respelled = (keyword: string) => withGroup({ badges: group.badges.with(at, { ...badge, keyword }) });
    return { field: name, text: badge.keyword, respelled };
  });
  const text = group.inputText.trim();
  const typed: SearchedWord = { field: name, text, respelled: (inputText) => withGroup({ inputText }) };
  return text === '' ? badges : [...badges, typed];
}
