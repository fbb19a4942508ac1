import type { estypes } from '@elastic/elasticsearch';
import type { BadgeWeight } from '#domain/filters/badge-groups.ts';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { type PointKind, pointKinds } from '#domain/filters/point-kinds.ts';
import { filterClauses } from '#search-templates/candidates/clauses/filter-clauses.ts';
import type { CandidateDocument } from '#search-templates/candidates/document.ts';
import { type RankingWeights, rankingWeights } from '#search-templates/candidates/evidence/ranking-weights.ts';
import { type Matched, markedFields, readMatched } from '#search-templates/candidates/matched.ts';
import { pageBody } from '#search-templates/candidates/query.ts';
import {
  fieldsOfLeaf,
  isScored,
  type Leaf,
  readLeafName,
  readTextCriteria,
  type TextCriteria,
  wantedLeaves,
} from '#search-templates/candidates/text-criteria.ts';
import type { SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import type { LeafNode, Node } from '#search-templates/language/tree.ts';
import { type ScoreNames, scoreNames } from './score-names.ts';

/** A badge or leaf that a candidate matches, and what it adds to the score. */
export interface OrderedWish {
  group: string;
  index: number;
  text: string;
  isMandatory: boolean;
  weight: BadgeWeight;
  /** False for an alternative of an OR next to which another one counts. */
  counts: boolean;
  /** Above 0, also where it doesn't count. */
  points: number;
  parts: { kind: PointKind; points: number }[];
  found: Matched;
}

export interface OrderedCandidate {
  id: string;
  /** The points of all wishes that count; null if the search asks for no words. */
  score: number | null;
  updatedOn: string;
  wishes: OrderedWish[];
}

/**
 * The search's own request, for these candidates alone and with names for the parts of its score. Send it with
 * `include_named_queries_score`. Throws FilterProblems as candidateSearchBody does.
 */
export function candidateOrderBody(
  filter: CandidateFilter,
  ids: readonly string[],
  today: string,
  weights: RankingWeights = rankingWeights,
): SearchBody {
  const page = { currentPage: 1, itemsPerPage: filter.itemsPerPage, sort: filter.sort };
  const { query = { match_all: {} }, ...body } = pageBody(
    readTextCriteria(filter),
    filterClauses(filter, today),
    page,
    weights,
    scoreNames,
  );
  return {
    ...body,
    size: ids.length,
    track_total_hits: false,
    track_scores: true,
    _source: [...markedFields, 'updatedOn'],
    query: { bool: { must: [query], filter: [{ ids: { values: [...ids] } }] } },
  };
}

/** Reads the hits of candidateOrderBody, in their order. */
export function readOrder(
  hits: readonly estypes.SearchHit<unknown>[],
  filter: CandidateFilter,
  now: Date,
): OrderedCandidate[] {
  const scoring = readTextCriteria(filter).filter(isScored);
  const asksWords = scoring.some((criteria) => wantedLeaves(criteria).length > 0);
  return hits.map((hit) => ({
    id: hit._id ?? '',
    score: asksWords ? (hit._score ?? 0) : null,
    updatedOn: (hit._source as Pick<CandidateDocument, 'updatedOn'>).updatedOn,
    wishes: wishesOf(hit, scoring, now),
  }));
}

function wishesOf(hit: estypes.SearchHit<unknown>, scoring: readonly TextCriteria[], now: Date): OrderedWish[] {
  const named = hit.matched_queries ?? {};
  const scores = new Map(Array.isArray(named) ? [] : Object.entries(named));
  const found = new Map(readMatched(hit, now).map((part) => [`${part.group}:${part.index}`, part]));
  return scoring.flatMap((criteria) => {
    const score = scoreReader(criteria, scores);
    const counting = new Set(countingLeaves(criteria, score));
    return wantedLeaves(criteria).flatMap((leaf): OrderedWish[] => {
      const { group, index, text } = readLeafName(leaf.nameIn('any'))!;
      const matched = found.get(`${group}:${index}`);
      if (!matched) return [];
      return [
        {
          group,
          index,
          text,
          isMandatory: criteria.required.includes(leaf),
          weight: leaf.weight,
          counts: counting.has(leaf),
          points: score.ofLeaf(leaf) ?? 0,
          parts: score.partsOf(leaf),
          found: matched,
        },
      ];
    });
  });
}

interface ScoreReader {
  /** Null where it doesn't match. */
  ofLeaf(leaf: Leaf): number | null;
  ofNode(node: Node): number | null;
  partsOf(leaf: Leaf): OrderedWish['parts'];
}

function scoreReader(criteria: TextCriteria, scores: ReadonlyMap<string, number>): ScoreReader {
  const names: ScoreNames = scoreNames(criteria);
  const fieldsOf = (leaf: Leaf) => fieldsOfLeaf(leaf, criteria.searchFields);
  /** The best of the fields, as the query's dis_max takes it. */
  const base = (leaf: Leaf) =>
    fieldsOf(leaf)
      .scored.flatMap(({ label, weight }) => {
        const points = scores.get(leaf.nameIn(label));
        return points === undefined ? [] : [{ kind: weight as PointKind, points }];
      })
      .toSorted((one, other) => other.points - one.points)
      .slice(0, 1);
  const addedTo = (leaf: Leaf) => {
    const { scored, evidence } = fieldsOf(leaf);
    return [...scored.flatMap(({ raised }) => raised?.weight ?? []), ...evidence.map(({ weight }) => weight)];
  };
  const partsOf = (leaf: Leaf) =>
    [
      ...base(leaf),
      ...addedTo(leaf).flatMap((kind) => {
        const points = scores.get(names.ofPart(leaf, kind));
        return points === undefined ? [] : [{ kind: kind as PointKind, points }];
      }),
    ].toSorted((one, other) => pointKinds.indexOf(one.kind) - pointKinds.indexOf(other.kind));
  return {
    partsOf,
    ofLeaf: (leaf) => scores.get(names.ofPart(leaf, 'whole')) ?? base(leaf)[0]?.points ?? null,
    ofNode: (node) => scores.get(names.ofNode(node)) ?? null,
  };
}

/** The leaves that the query adds up: all badges, and of alternatives the best. */
function countingLeaves({ required, optional, expression }: TextCriteria, score: ScoreReader): Leaf[] {
  const badges = [...required, ...optional];
  if (!expression) return badges;
  const leafOf = (node: Node) => expression.leaves.get(node as LeafNode);
  const scoreOf = (node: Node) => {
    const leaf = leafOf(node);
    return leaf ? score.ofLeaf(leaf) : score.ofNode(node);
  };
  const counted = (node: Node): Leaf[] => {
    if (node.kind === 'and') return node.operands.flatMap(counted);
    if (node.kind === 'or') {
      const [best] = node.operands
        .filter((operand) => scoreOf(operand) !== null)
        .toSorted((one, other) => (scoreOf(other) ?? 0) - (scoreOf(one) ?? 0));
      return best ? counted(best) : [];
    }
    return node.kind === 'not' ? [] : [leafOf(node)!];
  };
  return [...badges, ...counted(expression.tree)];
}
