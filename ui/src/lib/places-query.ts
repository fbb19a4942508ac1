import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { fetchCities } from '#api/search/contract.ts';

/** Shorter texts match too many cities to be suggested. In characters. */
export const LEAST_OF_A_CITY = 3;

/** Delay after the last key press before cities are fetched. */
export const CITY_TYPED_FOR_MS = 200;

/** Places that this text may mean, alternative names included; no request for a text that is too short. */
export const placesQuery = (text: string) =>
  queryOptions({
    queryKey: ['cities', text],
    queryFn: ({ signal }) => call(fetchCities, { body: { keyword: text } }, { signal }),
    enabled: text.length >= LEAST_OF_A_CITY,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
