import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import type { SuggestedTerm } from '#api/search/contract.ts';
import { SHORTEST_SUGGESTED, SUGGEST_AFTER_MS, type SuggestingField, termsQuery } from './terms-query.ts';

export interface TermOptions {
  listId: string;
  optionId: (at: number) => string;
  terms: readonly SuggestedTerm[];
  /** The terms are not what was typed, but spelled nearly like it. */
  isAlike: boolean;
  isOpen: boolean;
  /** The option that the arrow keys have reached; -1 before the first press. */
  active: number;
  /** Handles the arrow keys, Escape, and Enter on an option; false where the key is for the text field. */
  onKey: (event: KeyboardEvent) => boolean;
  onFocus: () => void;
  onBlur: () => void;
}

/** Suggestions for the text of a field as a combobox: the typed text counts until an arrow key reaches an option. */
export function useTermOptions(
  field: SuggestingField | undefined,
  text: string,
  onChoose: (term: string) => void,
): TermOptions {
  const listId = useId();
  const [isFocused, setFocused] = useState(false);
  // what Escape closed, or an option reached, holds for the text it was done at
  const [dismissed, setDismissed] = useState('');
  const [reached, setReached] = useState({ text: '', at: -1 });
  const [typed] = useDebouncedValue(text.trim(), SUGGEST_AFTER_MS);
  const isWanted = field !== undefined && isFocused && text.trim().length >= SHORTEST_SUGGESTED;
  const found = useQuery({
    ...termsQuery(field ?? 'keyword', typed),
    enabled: isWanted && typed.length >= SHORTEST_SUGGESTED,
    placeholderData: keepPreviousData,
  });
  const isAlike = found.data?.terms.length === 0;
  const terms = (isAlike ? found.data?.alike : found.data?.terms) ?? [];
  const isOpen = isWanted && terms.length > 0 && dismissed !== text;
  const active = isOpen && reached.text === text ? Math.min(reached.at, terms.length - 1) : -1;
  const optionId = (at: number) => `${listId}-${at}`;
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = terms[active];
    if (step !== undefined) {
      // one place more than terms: from the last or the first option back to the text
      const places = terms.length + 1;
      setReached({ text, at: ((active + 1 + step + places) % places) - 1 });
    } else if (event.key === 'Escape') setDismissed(text);
    else if (event.key === 'Enter' && chosen) onChoose(chosen.term);
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
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
