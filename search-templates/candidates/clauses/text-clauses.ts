import type { estypes } from '@elastic/elasticsearch';
import type { SearchField, SearchFields } from '#search-templates/candidates/search-fields.ts';
import type { Leaf, TextCriteria } from '#search-templates/candidates/text-criteria.ts';
import { selectingTreeClauses, treeClauses } from '#search-templates/matching/tree-clauses.ts';
import { anyOf } from '#search-templates/query-rewrites/any-of.ts';
import { anyToSelect } from '#search-templates/query-rewrites/any-to-select.ts';
import { type Clauses, filtering } from './clauses.ts';

type Query = estypes.QueryDslQueryContainer;

/** What each leaf of a request that matches is scored, before its field's tier, and whether it is the only one. */
export interface LeafScore {
  base: number;
  alone: boolean;
}

/** A leaf that selects and scores in one: `base` and its best field's tier, whatever else it matches. */
function scoredLeaf(leaf: Leaf, searchFields: SearchFields, score: LeafScore): Query {
  const queries = searchFields.scored.map((field) => scoredField(leaf, field, score));
  const [only] = queries;
  return queries.length === 1 && only ? only : { dis_max: { queries } };
}

/** What the named clause selects is scored `base` and the tier, and more for each part of it that ranks higher. */
function scoredField(leaf: Leaf, field: SearchField, { base, alone }: LeafScore): Query {
  const { fields, label, tier, raised } = field;
  if (alone && raised) return bestField(leaf, field, base);
  const selects: Query = {
    constant_score: { _name: leaf.nameIn(label), boost: base + tier, filter: inAny(leaf, fields) },
  };
  if (!raised) return selects;
  const raising = raised.map(
    (part): Query => ({ constant_score: { boost: part.by, filter: inAny(leaf, part.fields) } }),
  );
  // the parts lie within the fields, so whatever they find is selected already
  return { bool: { should: [selects, ...raising] } };
}

/**
 * The same as the best of one clause a field. Where the leaf is the only one the engine is sooner done with it: one badge
 * took 9.5 ms instead of 11.5 on a million candidates. With several leaves the sum is faster (search-fields.ts).
 */
function bestField(leaf: Leaf, { fields, label, tier, raised = [] }: SearchField, base: number): Query {
  let boost = base + tier;
  const boosts = new Map(fields.map((field) => [field, boost]));
  for (const part of raised) {
    boost += part.by;
    for (const field of part.fields) boosts.set(field, boost);
  }
  const queries = [...boosts].map(
    ([field, boost]): Query => ({ constant_score: { boost, filter: leaf.query.on(field) } }),
  );
  return { dis_max: { _name: leaf.nameIn(label), queries } };
}

/** A leaf that only selects: in the fewest fields, without a name. */
function selectingLeaf(leaf: Leaf, searchFields: SearchFields): Query {
  return inAny(leaf, searchFields.selecting);
}

/** A leaf that selects without a score and still says where it matched. */
export function namedLeaf(leaf: Leaf, searchFields: SearchFields): Query {
  return anyOf(
    searchFields.scored.map(
      ({ fields, label }): Query => ({ constant_score: { _name: leaf.nameIn(label), filter: inAny(leaf, fields) } }),
    ),
  );
}

const inAny = (leaf: Leaf, fields: string[]): Query => anyOf(fields.map((field) => leaf.query.on(field)));

/** The criteria as clauses that score and name what they match. */
export function scoringClauses(
  { searchFields, required, optional, excluded, expression }: TextCriteria,
  score: LeafScore,
): Clauses {
  const scored = optional.map((leaf) => scoredLeaf(leaf, searchFields, score));
  const mustMatch = required.length === 0 && scored.length > 0;
  const tree =
    expression &&
    treeClauses(expression.tree, {
      scored: (node) => scoredLeaf(expression.leaves.get(node)!, searchFields, score),
      selecting: (node) => selectingLeaf(expression.leaves.get(node)!, searchFields),
    });
  return {
    must: [
      ...required.map((leaf) => scoredLeaf(leaf, searchFields, score)),
      ...(mustMatch ? [anyOf(scored)] : []),
      ...(tree?.must ?? []),
    ],
    should: mustMatch ? [] : scored,
    must_not: [...excluded.map((leaf) => selectingLeaf(leaf, searchFields)), ...(tree?.must_not ?? [])],
    filter: [],
  };
}

/** Skills that all must be found in the one field: they don't affect the rank, so they only select. */
export function skillClauses({ searchFields, required }: TextCriteria): Clauses {
  return filtering(...required.map((leaf) => namedLeaf(leaf, searchFields)));
}

/** The same candidates by the leanest query: nothing scored or named, and nothing that would only raise a rank. */
export function selectingClauses({ searchFields, required, optional, excluded, expression }: TextCriteria): Clauses {
  const anyOptional = required.length === 0 && optional.length > 0;
  const tree =
    expression &&
    selectingTreeClauses(expression.tree, (node) => selectingLeaf(expression.leaves.get(node)!, searchFields));
  return {
    must: [],
    should: [],
    filter: [
      ...required.map((leaf) => selectingLeaf(leaf, searchFields)),
      ...(anyOptional ? [anyToSelect(optional.map((leaf) => selectingLeaf(leaf, searchFields)))] : []),
      ...(tree?.filter ?? []),
    ],
    must_not: [...excluded.map((leaf) => selectingLeaf(leaf, searchFields)), ...(tree?.must_not ?? [])],
  };
}
