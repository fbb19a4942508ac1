import type { estypes } from '@elastic/elasticsearch';
import { type CandidateFilter, emptyCandidateFilter } from '#domain/filters/candidate-filter.ts';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { SEARCH_TIMEOUT, type SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import { synonymsOf } from '#search-templates/expansion/synonyms.ts';
import {
  replaceableLeaves,
  withLeafAlternative,
  withLeafReplaced,
} from '#search-templates/language/expression-alternative.ts';
import { parseExpression } from '#search-templates/language/parser.ts';
import { reviewedNearTitles } from '#search-templates/matching/reviewed-near-titles.ts';
import { titleName } from '#search-templates/matching/title-names.ts';
import { selectingQuery } from './query.ts';
import { clauseCount, readTextCriteria } from './text-criteria.ts';

const emptyFilter = emptyCandidateFilter();

/** A title near to another one, as the task `near-titles` stores it. */
export interface KnownNearTitle {
  name: string;
  title: string;
  nearness: number;
}

/** By a title's name: its near titles. */
export type NearTitlesByName = ReadonlyMap<string, readonly KnownNearTitle[]>;

/** A title that may be offered beside a badge. */
export interface TitleProposal {
  /** The badge's place in the designation group, from 0. */
  badge: number;
  title: string;
  /** Synonyms (of an exact badge), reviewed titles, titles found by the task: in this order. */
  source: 'synonym' | 'reviewed' | 'found';
  nearness: number;
}

/** What a title would add to the search. */
export interface TitleOffer extends Pick<TitleProposal, 'badge' | 'title'> {
  adds: number;
}

/** Less near titles that were not reviewed are other work. */
const LEAST_NEARNESS = 0.2;
/** A reviewed title whose skills are unknown or thin. */
const UNKNOWN_NEARNESS = 0.1;
/** Badges with offers: more fill no screen. */
export const MOST_BADGES = 5;
/** Counted for one badge. */
const MOST_PROPOSED = 16;
/** Shown for one badge. */
export const MOST_OFFERED = 4;
/** Counted at once, each a filter of its own. */
const MOST_COUNTED = 60;
/** Of all filters together, as for the other calls that count several. */
const CLAUSE_LIMIT = 24_000;

/** The titles of a group: its badges, or the words and phrases that its expression wants. */
const askedTitles = (group: CandidateFilter['designation']): { keyword: string; exact: boolean }[] =>
  group.boolean
    ? replaceableLeaves(group.inputText).map(({ text, exact }) => ({ keyword: text, exact }))
    : group.badges;

/** The names under which near titles of a filter's badges are stored. */
export const askedTitleNames = ({ designation }: CandidateFilter): string[] =>
  askedTitles(designation)
    .slice(0, MOST_BADGES)
    .map(({ keyword }) => titleName(keyword));

/** The titles to count for a filter's designation badges or leaves; those with a star, under NOT or of a NEAR have none. */
export function proposeTitles({ designation }: CandidateFilter, known: NearTitlesByName): TitleProposal[] {
  const titles = askedTitles(designation);
  const asked = new Set(titles.map(({ keyword }) => titleName(keyword)));
  const each = titles.slice(0, MOST_BADGES).map((badge, at) => {
    const near = known.get(titleName(badge.keyword)) ?? [];
    const nearness = new Map(near.map((one) => [one.name, one.nearness]));
    const proposals = [
      ...(badge.exact ? synonymTitles(badge.keyword) : []).map((title) => ({ title, source: 'synonym' as const })),
      ...reviewedNearTitles(badge.keyword).map((title) => ({ title, source: 'reviewed' as const })),
      ...near.flatMap((one) =>
        one.nearness >= LEAST_NEARNESS ? [{ title: one.title, source: 'found' as const }] : [],
      ),
    ];
    const seen = new Set(asked);
    return proposals
      .filter(({ title, source }) => {
        const key = source === 'synonym' ? `=${title}` : titleName(title);
        return !seen.has(key) && seen.add(key);
      })
      .filter(({ title }) => !designation.boolean || isValid(withLeafAlternative(designation.inputText, at, title)))
      .slice(0, MOST_PROPOSED)
      .map((one) => ({ badge: at, ...one, nearness: nearness.get(titleName(one.title)) ?? UNKNOWN_NEARNESS }));
  });
  return inTurns(each).slice(0, MOST_COUNTED);
}

/** An expression at the limit of its length, leaves or depth takes no more. */
const isValid = (expression: string) => parseExpression(expression).problems.length === 0;

/** An exact badge leaves its synonyms out. One of them, not exact, stands for all. */
function synonymTitles(keyword: string): string[] {
  const tokens = toTokens(keyword);
  const group = synonymsOf(tokens) ?? [];
  return group
    .map((term) => term.join(' '))
    .filter((term) => term !== tokens.join(' '))
    .slice(0, 1);
}

/** The first of each list, then the second of each, and so on. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** A request that counts proposals, and those that it counts. */
export interface OffersRequest {
  body: SearchBody;
  counted: TitleProposal[];
}

/**
 * Counts whom each proposed title would add to what the filter selects, in one request: those who match it in the
 * badge's place and all other filters, and are not selected yet. Counts fewer titles where all would take too long; null
 * where there is none. Throws FilterProblems.
 */
export function titleOffersRequest(
  filter: CandidateFilter,
  proposals: readonly TitleProposal[],
  today: string,
): OffersRequest | null {
  const { designation } = filter;
  const others = { ...filter, designation: emptyFilter.designation };
  const selected = { ...emptyFilter, designation };
  let clauses = clausesOf(others) + clausesOf(selected);
  const counted: TitleProposal[] = [];
  const adding: estypes.QueryDslQueryContainer[] = [];
  for (const proposal of proposals) {
    const added = { ...emptyFilter, designation: inPlaceOf(designation, proposal) };
    clauses += clausesOf(added);
    if (clauses > CLAUSE_LIMIT) break;
    counted.push(proposal);
    adding.push(selectingQuery(added, today));
  }
  if (counted.length === 0) return null;
  const body: SearchBody = {
    size: 0,
    timeout: SEARCH_TIMEOUT,
    track_total_hits: false,
    query: { bool: { filter: [selectingQuery(others, today)], must_not: [selectingQuery(selected, today)] } },
    aggs: { titles: { filters: { filters: adding } } },
  };
  return { body, counted };
}

const clausesOf = (filter: CandidateFilter): number =>
  readTextCriteria(filter).reduce((sum, criteria) => sum + clauseCount(criteria), 0);

/** The group with the title in its badge's place; where any badge may match, with the title alone. */
function inPlaceOf(
  group: CandidateFilter['designation'],
  { badge, title }: TitleProposal,
): CandidateFilter['designation'] {
  if (group.boolean) return { ...group, inputText: withLeafReplaced(group.inputText, badge, title) };
  const titled = { keyword: title, mandatory: false, exact: false };
  if (!group.mandatory && group.badges.every(({ mandatory }) => !mandatory)) {
    return { ...group, inputText: '', badges: [titled] };
  }
  const badges = group.badges.map((one, at) => (at === badge ? { ...titled, mandatory: one.mandatory } : one));
  return { ...group, badges };
}

/** The offers out of an answer: synonyms, reviewed titles, found titles; within each, the near ones that add most first. */
export function readTitleOffers(
  response: Pick<estypes.SearchResponseBody<unknown>, 'aggregations'>,
  counted: readonly TitleProposal[],
): TitleOffer[] {
  const { titles } = response.aggregations as { titles: { buckets: { doc_count: number }[] } };
  const offers = counted
    .map((proposal, at) => ({ ...proposal, adds: titles.buckets[at]?.doc_count ?? 0 }))
    .filter(({ adds }) => adds > 0)
    .toSorted((one, other) => SOURCES.indexOf(one.source) - SOURCES.indexOf(other.source) || worth(other) - worth(one));
  const byBadge = Map.groupBy(offers, ({ badge }) => badge);
  return [...byBadge]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, ofBadge]) => ofBadge.slice(0, MOST_OFFERED))
    .map(({ badge, title, adds }) => ({ badge, title, adds }));
}

const SOURCES: readonly TitleProposal['source'][] = ['synonym', 'reviewed', 'found'];
const worth = ({ nearness, adds }: { nearness: number; adds: number }) => nearness * Math.sqrt(adds);
