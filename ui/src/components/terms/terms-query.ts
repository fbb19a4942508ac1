import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { type suggestingFields, suggestTerms } from '#api/search/contract.ts';

export type SuggestingField = (typeof suggestingFields)[number];

/** One letter is too little for a list. */
export const SHORTEST_SUGGESTED = 2;

/** Delay after the last key press before terms are fetched. */
export const SUGGEST_AFTER_MS = 120;

/** The index's terms for a text, and those spelled nearly like it; one request per text and minute. */
export const termsQuery = (field: SuggestingField, text: string) => {
  const prefix = text.trim().slice(0, 100);
  return queryOptions({
    queryKey: ['suggest-terms', field, prefix.toLowerCase()],
    queryFn: ({ signal }) => call(suggestTerms, { body: { field, prefix } }, { signal }),
    enabled: prefix.length >= SHORTEST_SUGGESTED,
    staleTime: 60_000,
  });
};
