import type { estypes } from '@elastic/elasticsearch';
import { parseBadge } from '#search-templates/language/parse-badge.ts';
import { parseExpression } from '#search-templates/language/parse-expression.ts';
import { parsePlainWords } from '#search-templates/language/parse-plain-words.ts';
import { cityName } from '#search-templates/language/places/cities.ts';
import type { LeafNode, Node } from '#search-templates/language/tree.ts';
import { anyOf, leafQuery } from '#search-templates/matching/leaf-query.ts';
import { treeClauses } from '#search-templates/matching/tree-clauses.ts';

type Query = estypes.QueryDslQueryContainer;

/** What a job seeker asks. `page` counts from 1; (page − 1) × size must lie below 10,000. */
export interface JobSearch {
  keyword: string;
  location: string;
  skills: string[];
  page: number;
  size: number;
}

const keywordFields = { title: 8, skills: 6, company: 3, requirements: 1, description: 1 };
const locationTypes = ['onsite', 'remote', 'hybrid'];

/** Live jobs open on `today` (yyyy-mm-dd in Asia/Kolkata): best match first, then newest. */
export function jobSearchBody(
  { keyword, location, skills, page, size }: JobSearch,
  today: string,
): estypes.SearchRequest {
  const words = keywordClauses(keyword);
  return {
    from: (page - 1) * size,
    size,
    timeout: '1500ms',
    track_total_hits: 10_000,
    _source: ['id'],
    query: {
      bool: {
        ...words,
        filter: [
          { term: { status: 'live' } },
          { range: { deadline: { gte: today } } },
          ...(location.trim() === '' ? [] : [locationQuery(location.trim())]),
          ...skills.flatMap((skill) => leafFilters(skill, ['skills'])),
        ],
      },
    },
    sort: [...(words ? [{ _score: { order: 'desc' as const } }] : []), { createdAt: 'desc' }, { id: 'asc' }],
  };
}

/** The Boolean language; broken syntax is read as plain words. */
function keywordClauses(text: string) {
  const tree: Node | null = parseExpression(text).tree ?? parsePlainWords(text);
  return (
    tree &&
    treeClauses(tree, {
      scored: scoredLeaf,
      selecting: (leaf) => anyOf(Object.keys(keywordFields).map((field) => leafQuery(leaf).on(field))),
    })
  );
}

function scoredLeaf(leaf: LeafNode): Query {
  const query = leafQuery(leaf);
  const queries = Object.entries(keywordFields).map(
    ([field, boost]): Query => ({ constant_score: { boost, filter: query.on(field) } }),
  );
  return { dis_max: { queries } };
}

function locationQuery(location: string): Query {
  const type = location.toLowerCase();
  const words = leafFilters(cityName(location), ['city']);
  return anyOf([...words, ...(locationTypes.includes(type) ? [{ term: { locationType: type } }] : [])]);
}

/** No word, no filter. */
function leafFilters(text: string, fields: string[]): Query[] {
  const leaf = parseBadge(text);
  return leaf ? [anyOf(fields.map((field) => leafQuery(leaf).on(field)))] : [];
}
