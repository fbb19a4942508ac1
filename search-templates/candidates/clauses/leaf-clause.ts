import type { estypes } from '@elastic/elasticsearch';
import type { Leaf } from '#search-templates/candidates/demand.ts';
import type { Look } from '#search-templates/candidates/look.ts';
import { anyOf } from '#search-templates/matching/leaf-query.ts';

type Query = estypes.QueryDslQueryContainer;

/** A leaf that selects and scores in one: `base` and its best field's tier, whatever else it matches. */
export function scoredLeaf(leaf: Leaf, look: Look, base: number): Query {
  const queries = look.scored.map(
    ({ field, label, tier }): Query => ({
      constant_score: { _name: leaf.nameIn(label), boost: base + tier, filter: leaf.query.on(field) },
    }),
  );
  const [only] = queries;
  return queries.length === 1 && only ? only : { dis_max: { queries } };
}

/** A leaf that only selects: in the fewest fields, without a name. */
export function selectingLeaf(leaf: Leaf, look: Look): Query {
  return anyOf(look.selecting.map((field) => leaf.query.on(field)));
}

/** A leaf that selects without a score and still says where it matched. */
export function namedLeaf(leaf: Leaf, look: Look): Query {
  return anyOf(
    look.scored.map(
      ({ field, label }): Query => ({ constant_score: { _name: leaf.nameIn(label), filter: leaf.query.on(field) } }),
    ),
  );
}
