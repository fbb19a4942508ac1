import type { estypes } from '@elastic/elasticsearch';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { explainedName, type FilterName } from '#domain/filters/registry.ts';
import { SEARCH_TIMEOUT, type SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import { type Clauses, filtering, joinClauses } from './clauses/clauses.ts';
import { namedClauses } from './clauses/filter-clauses.ts';
import { experienceClause } from './clauses/number-clauses.ts';
import { namedLeaf, selectingClauses } from './clauses/text-clauses.ts';
import { readSearchTerm, searchTermCriteria } from './list-query.ts';
import { type Matched, type MatchedHit, markedFields, readMatched } from './matched.ts';
import { resumeHighlight } from './query.ts';
import {
  type Leaf,
  leafName,
  readLeafName,
  readTextCriteria,
  type TextCriteria,
  wantedLeaves,
} from './text-criteria.ts';

type Query = estypes.QueryDslQueryContainer;

/** The search from which a candidate was opened: of Pro Search, of the list, or of both. */
export interface OpenedFrom {
  filter: CandidateFilter;
  searchTerm: string;
}

/** One badge or leaf of the search, and where the candidate has it. */
export interface ExplainedWord {
  group: string;
  index: number;
  text: string;
  /** `unwanted`: excluded, or under a NOT. */
  kind: 'required' | 'optional' | 'unwanted';
  /** Null where it was not found: good for an unwanted one. */
  found: Matched | null;
}

export interface Explanation {
  /** Whether the whole search finds the candidate. */
  finds: boolean;
  words: ExplainedWord[];
  filters: { name: ExplainedFilter; met: boolean }[];
}

/** A filter's name in the registry, or what list search reads out of its text. */
type ExplainedFilter = FilterName | 'years' | 'phone';

const WHOLE = 'whole';
const EXCLUDED = 'excluded ';

/**
 * The request that asks one candidate about every part of a search, whether it is found by the whole or not. `today`
 * is yyyy-mm-dd in Asia/Kolkata. Throws FilterProblems as candidateSearchBody does.
 */
export function explainCandidateBody(id: string, from: OpenedFrom, today: string): SearchBody {
  const allCriteria = textCriteriaOf(from);
  // unwanted leaves too: the recruiter wants to see where they were found
  const highlight = resumeHighlight(allCriteria.flatMap(wordsOf).map(({ leaf }) => leaf.node));
  return {
    ...explainCandidatesBody([id], from, today),
    _source: markedFields,
    ...(highlight && { highlight }),
  };
}

/** The same of several candidates, in no order: what each matches, without the texts in which it does. */
export function explainCandidatesBody(ids: readonly string[], from: OpenedFrom, today: string): SearchBody {
  const allCriteria = textCriteriaOf(from);
  const filters = filtersOf(from, today);
  const whole = joinClauses([...allCriteria.map(selectingClauses), ...filters.map(({ clauses }) => clauses)]);
  const should: Query[] = [
    named(WHOLE, whole),
    ...filters.map(({ name, clauses }) => named(`filter ${name}`, joinClauses([clauses]))),
    ...allCriteria.flatMap((criteria) => wordsOf(criteria).map(({ leaf }) => namedLeaf(leaf, criteria.searchFields))),
  ];
  return {
    size: ids.length,
    timeout: SEARCH_TIMEOUT,
    track_total_hits: false,
    _source: false,
    query: { bool: { filter: [{ ids: { values: [...ids] } }], should } },
  };
}

/** Reads a hit of explainCandidateBody or explainCandidatesBody. Words and filters are in the search's order. */
export function readExplanation(hit: MatchedHit, from: OpenedFrom, today: string): Explanation {
  const queries = hit.matched_queries ?? [];
  const names = new Set(Array.isArray(queries) ? queries : Object.keys(queries));
  const found = new Map(readMatched(hit, new Date(today)).map((part) => [`${part.group}:${part.index}`, part]));
  const words = textCriteriaOf(from)
    .flatMap(wordsOf)
    .map(({ leaf, kind }): ExplainedWord => {
      const { group: named, index, text } = readLeafName(leaf.nameIn('any'))!;
      const group = named.replace(EXCLUDED, '');
      const part = found.get(`${named}:${index}`);
      return { group, index, text, kind, found: part ? { ...part, group } : null };
    });
  const filters = filtersOf(from, today).map(({ name }) => ({ name, met: names.has(`filter ${name}`) }));
  return { finds: names.has(WHOLE), words, filters };
}

function textCriteriaOf({ filter, searchTerm }: OpenedFrom): TextCriteria[] {
  return [...readTextCriteria(filter), searchTermCriteria(readSearchTerm(searchTerm).words)];
}

/** Only the filters that select something. */
function filtersOf({ filter, searchTerm }: OpenedFrom, today: string): { name: ExplainedFilter; clauses: Clauses }[] {
  const { years, phone } = readSearchTerm(searchTerm);
  const ofFilter = namedClauses(filter, today).filter(({ clauses }) => asksAnything(clauses));
  return [
    ...ofFilter.map(({ name, clauses }) => ({ name: explainedName(name), clauses })),
    ...(years === null ? [] : [{ name: 'years' as const, clauses: experienceClause({ min: years, max: null }) }]),
    ...(phone === null ? [] : [{ name: 'phone' as const, clauses: filtering({ term: { identity: phone } }) }]),
  ];
}

const asksAnything = (clauses: Clauses) => Object.values(clauses).some((list: Query[]) => list.length > 0);

/** Each leaf of the criteria, and what the search wants of it. */
function wordsOf(criteria: TextCriteria): { leaf: Leaf; kind: ExplainedWord['kind'] }[] {
  const wanted = new Set(wantedLeaves(criteria));
  const required = new Set(criteria.required);
  const negated = [...(criteria.expression?.leaves.values() ?? [])].filter((leaf) => !wanted.has(leaf));
  return [
    ...[...wanted].map((leaf) => ({ leaf, kind: required.has(leaf) ? ('required' as const) : ('optional' as const) })),
    ...[...negated, ...criteria.excluded.map(asExcluded)].map((leaf) => ({ leaf, kind: 'unwanted' as const })),
  ];
}

/** An excluded badge has the number of an included one; the group's name distinguishes them. */
function asExcluded(leaf: Leaf): Leaf {
  const nameIn = (label: string) => {
    const name = readLeafName(leaf.nameIn(label))!;
    return leafName({ ...name, group: EXCLUDED + name.group });
  };
  return { ...leaf, nameIn };
}

const named = (_name: string, filter: Query): Query => ({ constant_score: { _name, filter } });
