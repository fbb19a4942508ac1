import type { estypes } from '@elastic/elasticsearch';
import type { Leaf } from '#search-templates/candidates/demand.ts';
import type { Look, LookField } from '#search-templates/candidates/look.ts';
import { anyOf } from '#search-templates/matching/leaf-query.ts';

type Query = estypes.QueryDslQueryContainer;

/** A leaf that selects and scores in one: `base` and its best field's tier, whatever else it matches. */
export function scoredLeaf(leaf: Leaf, look: Look, base: number): Query {
  const queries = look.scored.map((field) => scoredField(leaf, field, base));
  const [only] = queries;
  return queries.length === 1 && only ? only : { dis_max: { queries } };
}

/** What the named clause selects is scored `base` and the tier, and more for each part of it that ranks higher. */
function scoredField(leaf: Leaf, { fields, label, tier, raised }: LookField, base: number): Query {
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

/** A leaf that only selects: in the fewest fields, without a name. */
export function selectingLeaf(leaf: Leaf, look: Look): Query {
  return inAny(leaf, look.selecting);
}

/** A leaf that selects without a score and still says where it matched. */
export function namedLeaf(leaf: Leaf, look: Look): Query {
  return anyOf(
    look.scored.map(
      ({ fields, label }): Query => ({ constant_score: { _name: leaf.nameIn(label), filter: inAny(leaf, fields) } }),
    ),
  );
}

const inAny = (leaf: Leaf, fields: string[]): Query => anyOf(fields.map((field) => leaf.query.on(field)));
