import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#api/http/contract/client.ts';
import { advanceFilterClauseCounts, MOST_COUNTED_FILTERS } from '#api/search/contract.ts';
import { readDescription } from '#api/search/description-contract.ts';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { type Importance, type JobRequirement, LONGEST_DESCRIPTION } from '#domain/job-requirements.ts';
import { filterOfRequirements } from '#search-templates/job-descriptions/filter-of-requirements.ts';
import { emptyFilter, sparseRequest, stateOf } from '#ui/features/pro-search/filters/filter-state.ts';
import { niceMeans, requirementKey, requirementText, type Widening, withImportance } from './requirement-text.ts';

const TYPED_FOR_MS = 300;
/** A result with more candidates than this needs no widening. */
const NARROW = 25;

/** What the text asks for, read again a moment after the last key. */
export function useReadDescription(text: string) {
  const [settled] = useDebouncedValue(text, TYPED_FOR_MS);
  const isAsked = settled.trim() !== '' && settled.length <= LONGEST_DESCRIPTION;
  const read = useQuery({
    queryKey: ['read-description', settled],
    queryFn: ({ signal }) => call(readDescription, { body: { text: settled } }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return { ...read, data: isAsked ? read.data : undefined };
}

const searchOf = (requirements: readonly JobRequirement[]) => candidateFilter.parse(filterOfRequirements(requirements));

/** The search for the requirements as they are weighed, its number of candidates, and what would add some. */
export function useRequirementSearch(read: readonly JobRequirement[], chosen: Readonly<Record<string, Importance>>) {
  const requirements = useMemo(() => withImportance(read, chosen), [read, chosen]);
  const filter = useMemo(() => searchOf(requirements), [requirements]);
  const loosened = useMemo(() => ways(requirements), [requirements]);
  const wider = loosened.map(({ musts }) =>
    searchOf(requirements.map((one) => (musts.includes(one) ? { ...one, importance: 'nice' } : one))),
  );
  const filters = [filter, ...wider].map((each) => sparseRequest({ ...emptyFilter, ...stateOf(each) }));
  const counted = useQuery({
    queryKey: ['clause-counts', filters],
    queryFn: ({ signal }) => call(advanceFilterClauseCounts, { body: { filters } }, { signal }),
    enabled: requirements.length > 0,
    placeholderData: keepPreviousData,
  });
  const [count, ...then] = counted.isPlaceholderData ? [] : (counted.data?.counts ?? []);
  const widenings = loosened
    .map(({ musts, text }, at): Widening => ({ keys: musts.map(requirementKey), text, count: then[at] ?? 0 }))
    .filter((one) => count !== undefined && count < NARROW && one.count > count)
    .toSorted((one, other) => other.count - one.count);
  return { requirements, filter, count, widenings, error: counted.error };
}

interface Way {
  musts: readonly JobRequirement[];
  text: string;
}

/** Each must alone, all skills, and everything. */
function ways(requirements: readonly JobRequirement[]): Way[] {
  const musts = requirements.filter(({ importance }) => importance === 'must');
  const skills = musts.filter(({ kind }) => kind === 'skill');
  return [
    ...(skills.length > 1 ? [{ musts: skills, text: 'All skills as nice to have' }] : []),
    ...(musts.length > skills.length + 1 ? [{ musts, text: 'Everything as nice to have' }] : []),
    ...musts.map((must) => ({ musts: [must], text: `${requirementText(must)} ${niceMeans(must)}` })),
  ].slice(0, MOST_COUNTED_FILTERS - 1);
}
