import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import type { SuggestedTerm } from '#api/search/contract.ts';
import { LEAST_OF_A_CITY, placesQuery } from '#ui/lib/places-query.ts';
import { useCan } from '#ui/lib/use-can.ts';
import { SHORTEST_SUGGESTED, SUGGEST_AFTER_MS, type SuggestingField, termsQuery } from './terms-query.ts';

/** What is suggested: terms of a Pro Search field, or cities. */
export type SuggestionSource = SuggestingField | 'city';

export interface Suggestion {
  term: string;
  /** Quietly beside it: 'Skill · 1,204', 'formerly Bombay'. */
  note: string;
}

export interface TermOptions {
  listId: string;
  optionId: (at: number) => string;
  terms: readonly Suggestion[];
  /** The terms are not what was typed, but spelled nearly like it. */
  isAlike: boolean;
  isOpen: boolean;
  /** The option that the arrow keys have reached; -1 before the first press. */
  active: number;
  /** Handles the arrow keys, Escape, and Enter on an option; false where the key is for the text field. */
  onKey: (event: KeyboardEvent) => boolean;
  choose: (term: string) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Suggestions for the text of a field as a combobox: the typed text counts until an arrow key reaches an option. */
export function useTermOptions(
  source: SuggestionSource | undefined,
  text: string,
  onChoose: (term: string) => void,
): TermOptions {
  const listId = useId();
  const [isFocused, setFocused] = useState(false);
  // what Escape closed, or an option reached, holds for the text it was done at
  const [dismissed, setDismissed] = useState('');
  const [reached, setReached] = useState({ text: '', at: -1 });
  const [typed] = useDebouncedValue(text.trim(), SUGGEST_AFTER_MS);
  const shortest = source === 'city' ? LEAST_OF_A_CITY : SHORTEST_SUGGESTED;
  const isWanted = source !== undefined && isFocused && text.trim().length >= shortest;
  const found = useSuggestions(source, typed, isWanted && typed.length >= shortest);
  const isAlike = found?.terms.length === 0 && found.alike.length > 0;
  const terms = (isAlike ? found.alike : found?.terms) ?? [];
  const isOpen = isWanted && terms.length > 0 && dismissed !== text;
  const active = isOpen && reached.text === text ? Math.min(reached.at, terms.length - 1) : -1;
  const optionId = (at: number) => `${listId}-${at}`;
  const choose = (term: string) => {
    setDismissed(term);
    onChoose(term);
  };
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = terms[active];
    if (step !== undefined) {
      // one place more than terms: from the last or the first option back to the text
      const places = terms.length + 1;
      setReached({ text, at: ((active + 1 + step + places) % places) - 1 });
    } else if (event.key === 'Escape') setDismissed(text);
    else if (event.key === 'Enter' && chosen) choose(chosen.term);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    listId,
    optionId,
    terms,
    isAlike,
    isOpen,
    active,
    onKey,
    choose,
    onFocus: () => {
      // suggestions follow typing: a field that is filled in already opens no list
      setDismissed(text);
      setFocused(true);
    },
    onBlur: () => setFocused(false),
  };
}

/** The attributes of the text field. */
export const comboboxOf = ({ isOpen, listId, active, optionId }: TermOptions) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': isOpen,
  ...(isOpen && { 'aria-controls': listId }),
  ...(active >= 0 && { 'aria-activedescendant': optionId(active) }),
});

const counted = ({ term, kind, candidates }: SuggestedTerm): Suggestion => ({
  term,
  note: `${kind} · ${candidates.toLocaleString('en-IN')}`,
});

/** `alike`: not what was typed, but spelled nearly like it. */
function useSuggestions(source: SuggestionSource | undefined, typed: string, enabled: boolean) {
  const isCity = source === 'city';
  const maySearch = useCan('candidates.search');
  const terms = useQuery({
    ...termsQuery(isCity || !source ? 'keyword' : source, typed),
    enabled: maySearch && enabled && !isCity,
    placeholderData: keepPreviousData,
    select: ({ terms, alike }) => ({ terms: terms.map(counted), alike: alike.map(counted) }),
  });
  const places = useQuery({
    ...placesQuery(typed),
    enabled: enabled && isCity,
    placeholderData: keepPreviousData,
    select: ({ cities, notes }) => ({ terms: cities.map((term) => ({ term, note: notes[term] ?? '' })), alike: [] }),
  });
  return isCity ? places.data : terms.data;
}
