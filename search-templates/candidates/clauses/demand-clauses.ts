import type { Demand } from '#search-templates/candidates/demand.ts';
import { anyToSelect } from '#search-templates/matching/any-to-select.ts';
import { anyOf } from '#search-templates/matching/leaf-query.ts';
import { selectingTreeClauses, treeClauses } from '#search-templates/matching/tree-clauses.ts';
import { type Clauses, filtering } from './clauses.ts';
import { type LeafScore, namedLeaf, scoredLeaf, selectingLeaf } from './leaf-clause.ts';

/** A demand written so that what matches is scored by it, and named. */
export function scoringClauses({ look, required, optional, excluded, expression }: Demand, score: LeafScore): Clauses {
  const scored = optional.map((leaf) => scoredLeaf(leaf, look, score));
  const mustMatch = required.length === 0 && scored.length > 0;
  const tree =
    expression &&
    treeClauses(expression.tree, {
      scored: (node) => scoredLeaf(expression.leaves.get(node)!, look, score),
      selecting: (node) => selectingLeaf(expression.leaves.get(node)!, look),
    });
  return {
    must: [
      ...required.map((leaf) => scoredLeaf(leaf, look, score)),
      ...(mustMatch ? [anyOf(scored)] : []),
      ...(tree?.must ?? []),
    ],
    should: mustMatch ? [] : scored,
    must_not: [...excluded.map((leaf) => selectingLeaf(leaf, look)), ...(tree?.must_not ?? [])],
    filter: [],
  };
}

/** Skills that all must be found in the one field: they raise nobody above another, so they only select. */
export function skillClauses({ look, required }: Demand): Clauses {
  return filtering(...required.map((leaf) => namedLeaf(leaf, look)));
}

/** The same candidates by the leanest query: nothing scored or named, and nothing that would only raise a rank. */
export function selectingClauses({ look, required, optional, excluded, expression }: Demand): Clauses {
  const anyOptional = required.length === 0 && optional.length > 0;
  const tree =
    expression && selectingTreeClauses(expression.tree, (node) => selectingLeaf(expression.leaves.get(node)!, look));
  return {
    must: [],
    should: [],
    filter: [
      ...required.map((leaf) => selectingLeaf(leaf, look)),
      ...(anyOptional ? [anyToSelect(optional.map((leaf) => selectingLeaf(leaf, look)))] : []),
      ...(tree?.filter ?? []),
    ],
    must_not: [...excluded.map((leaf) => selectingLeaf(leaf, look)), ...(tree?.must_not ?? [])],
  };
}
