import type { estypes } from '@elastic/elasticsearch';
import type { SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import { facetFields } from './facet-fields.ts';

/** More names than the country has towns with candidates. */
const DISTINCT_PLACES = 10_000;

/**
 * All places that candidates live in or prefer. The same request each time, so that the search engine's request cache
 * answers it until the index changes; send it with `request_cache`.
 */
export function citiesQuery(): SearchBody {
  return {
    size: 0,
    track_total_hits: false,
    aggs: {
      city: { terms: { field: 'city.counted', size: DISTINCT_PLACES } },
      preferred: { terms: { field: 'preferredLocations.counted', size: DISTINCT_PLACES } },
    },
  };
}

/** The names in an answer to citiesQuery, each once, most candidates first. */
export function readCities(response: estypes.SearchResponseBody<unknown>): string[] {
  const { city, preferred } = response.aggregations as Record<
    string,
    { buckets: { key: string; doc_count: number }[] }
  >;
  const counts = new Map<string, number>();
  for (const { key, doc_count } of [...(city?.buckets ?? []), ...(preferred?.buckets ?? [])]) {
    counts.set(key, (counts.get(key) ?? 0) + doc_count);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

export type TermKind = 'skill' | 'title' | 'employer' | 'institute';

/** A value that candidates have, and how many do. */
export interface KnownTerm {
  term: string;
  kind: TermKind;
  candidates: number;
}

/** So many of each kind, the most frequent: rarer ones are not worth a line in a list of twelve. */
const DISTINCT_TERMS = 10_000;

const fields = {
  skill: facetFields.skill.counted,
  title: facetFields.designation.counted,
  employer: facetFields.employer.counted,
  institute: 'institutes.counted',
} as const satisfies Record<TermKind, string>;
const kinds = Object.keys(fields) as TermKind[];

/** All skills, current titles and employers, and institutes. The same request each time: send it with `request_cache`. */
export function termsQuery(): SearchBody {
  const counted = (kind: TermKind) => ({ terms: { field: fields[kind], size: DISTINCT_TERMS } });
  return {
    size: 0,
    track_total_hits: false,
    aggs: Object.fromEntries(kinds.map((kind) => [kind, counted(kind)])),
  };
}

/** The terms in an answer to termsQuery, most frequent first; spellings that differ only in case are one. */
export function readTerms(response: estypes.SearchResponseBody<unknown>): KnownTerm[] {
  const all = response.aggregations as Record<TermKind, { buckets: { key: string; doc_count: number }[] }>;
  const known = new Map<string, KnownTerm>();
  for (const kind of kinds) {
    for (const { key: term, doc_count: candidates } of all[kind].buckets) {
      const key = `${kind} ${term.toLowerCase()}`;
      const former = known.get(key);
      if (former) former.candidates += candidates;
      else known.set(key, { term, kind, candidates });
    }
  }
  return [...known.values()].toSorted((one, other) => other.candidates - one.candidates);
}
