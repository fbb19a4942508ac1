import type { estypes } from '@elastic/elasticsearch';
import { badgeWeights, type RankingWeights } from '#search-templates/candidates/evidence/ranking-weights.ts';
import type { ScoreNames, ScorePart } from '#search-templates/candidates/order/score-names.ts';
import type { EvidenceField, SearchField, SearchFields } from '#search-templates/candidates/search-fields.ts';
import { fieldsOfLeaf, type Leaf, type TextCriteria } from '#search-templates/candidates/text-criteria.ts';
import { evidenceQueries } from '#search-templates/matching/leaf-evidence.ts';
import { selectingTreeClauses, treeClauses } from '#search-templates/matching/tree-clauses.ts';
import { anyOf } from '#search-templates/query-rewrites/any-of.ts';
import { anyToSelect } from '#search-templates/query-rewrites/any-to-select.ts';
import { type Clauses, filtering } from './clauses.ts';

type Query = estypes.QueryDslQueryContainer;

/**
 * A leaf that selects and scores in one: what its best field counts, and the evidence for it, times its own weight and
 * the `importance` of being mandatory.
 */
function scoredLeaf(
  leaf: Leaf,
  groupFields: SearchFields,
  weights: RankingWeights,
  importance: number,
  names?: ScoreNames,
): Query {
  const { scored, evidence } = fieldsOfLeaf(leaf, groupFields);
  const named = (part: ScorePart) => names && { _name: names.ofPart(leaf, part) };
  const factor = importance * badgeWeights[leaf.weight];
  const [only, ...more] = scored.map((field) => selectingField(leaf, field, weights, factor));
  const selects = more.length > 0 ? { dis_max: { queries: [only!, ...more] } } : only!;
  const raises = scored.flatMap(({ raised }): Query[] =>
    raised
      ? [
          {
            constant_score: {
              boost: factor * weights[raised.weight],
              filter: inAny(leaf, raised.fields),
              ...named(raised.weight),
            },
          },
        ]
      : [],
  );
  const proves = evidence.flatMap((each) => evidenceOf(leaf, each, weights, factor, named(each.weight)));
  const should = [...raises, ...proves];
  return should.length === 0 ? selects : { bool: { must: [selects], should, ...named('whole') } };
}

/**
 * The leaf as alternatives of an OR, without names for its parts: what it matches in the raised fields with the
 * evidence, and what it matches in the others. The best of them scores as scoredLeaf does; an OR of 60 took 49 ms
 * instead of 138 on a million candidates, because the engine's skipping suffers from optional clauses that repeat the
 * required one.
 */
function alternativesOf(leaf: Leaf, groupFields: SearchFields, weights: RankingWeights): Query[] {
  const { scored, evidence } = fieldsOfLeaf(leaf, groupFields);
  const [field] = scored;
  const others = field?.fields.filter((name) => !field.raised?.fields.includes(name)) ?? [];
  if (!field?.raised || scored.length > 1 || others.length === 0) return [scoredLeaf(leaf, groupFields, weights, 1)];
  const { raised, weight, label } = field;
  const factor = badgeWeights[leaf.weight];
  const selects = (fields: string[], name: string, points: number): Query => ({
    constant_score: { _name: leaf.nameIn(name), boost: factor * points, filter: inAny(leaf, fields) },
  });
  const best = selects(raised.fields, label, weights[weight] + weights[raised.weight]);
  const proves = evidence.flatMap((each) => evidenceOf(leaf, each, weights, factor));
  return [
    proves.length > 0 ? { bool: { must: [best], should: proves } } : best,
    selects(others, raised.othersLabel, weights[weight]),
  ];
}

function evidenceOf(
  leaf: Leaf,
  { field, weight }: EvidenceField,
  weights: RankingWeights,
  factor: number,
  named?: { _name: string },
): Query[] {
  const written = factor * weights[weight];
  return evidenceQueries(leaf.parts, field, { written, variant: written * weights.variant, ...named });
}

function selectingField(
  leaf: Leaf,
  { fields, label, weight }: SearchField,
  weights: RankingWeights,
  factor: number,
): Query {
  return {
    constant_score: { _name: leaf.nameIn(label), boost: factor * weights[weight], filter: inAny(leaf, fields) },
  };
}

/** A leaf that only selects: in the fewest fields, without a name. */
function selectingLeaf(leaf: Leaf, searchFields: SearchFields): Query {
  return inAny(leaf, fieldsOfLeaf(leaf, searchFields).selecting);
}

/** A leaf that selects without a score and still says where it matched. */
export function namedLeaf(leaf: Leaf, searchFields: SearchFields): Query {
  return anyOf(
    fieldsOfLeaf(leaf, searchFields).scored.map(
      ({ fields, label }): Query => ({ constant_score: { _name: leaf.nameIn(label), filter: inAny(leaf, fields) } }),
    ),
  );
}

const inAny = (leaf: Leaf, fields: string[]): Query => anyOf(fields.map((field) => leaf.query.on(field)));

/** The criteria as clauses that score and name what they match; with `names`, also what each part adds. */
export function scoringClauses(
  { searchFields, required, optional, excluded, expression }: TextCriteria,
  weights: RankingWeights,
  names?: ScoreNames,
): Clauses {
  const scored = optional.map((leaf) => scoredLeaf(leaf, searchFields, weights, 1, names));
  const mustMatch = required.length === 0 && scored.length > 0;
  const tree =
    expression &&
    treeClauses(expression.tree, {
      scored: (node) => scoredLeaf(expression.leaves.get(node)!, searchFields, weights, 1, names),
      alternatives: (node) => {
        const leaf = expression.leaves.get(node)!;
        return names
          ? [scoredLeaf(leaf, searchFields, weights, 1, names)]
          : alternativesOf(leaf, searchFields, weights);
      },
      selecting: (node) => selectingLeaf(expression.leaves.get(node)!, searchFields),
      ...(names && { named: (node) => ({ _name: names.ofNode(node) }) }),
    });
  return {
    must: [
      ...required.map((leaf) => scoredLeaf(leaf, searchFields, weights, weights.mandatory, names)),
      ...(mustMatch ? [anyOf(scored)] : []),
      ...(tree?.must ?? []),
    ],
    should: mustMatch ? [] : scored,
    must_not: [...excluded.map((leaf) => selectingLeaf(leaf, searchFields)), ...(tree?.must_not ?? [])],
    filter: [],
  };
}

/** Criteria that don't affect the rank, so they only select: all required leaves, and any of the optional ones. */
export function unscoredClauses({ searchFields, required, optional }: TextCriteria): Clauses {
  const any = optional.map((leaf) => namedLeaf(leaf, searchFields));
  return filtering(...required.map((leaf) => namedLeaf(leaf, searchFields)), ...(any.length > 0 ? [anyOf(any)] : []));
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
