import type { SearchBody } from '#search-templates/elasticsearch/search-request.ts';

/**
 * The same search without weights: each leaf counts one wherever it matched. A leaf's own clause has a name; clauses
 * without one only boost what it has selected, or belong to a leaf without weights, so all count the same.
 */
export function withoutTiers(body: SearchBody): SearchBody {
  return JSON.parse(JSON.stringify(body), (key, value) =>
    key === 'constant_score' ? { ...value, boost: value._name ? 1 : 0 } : value,
  );
}
