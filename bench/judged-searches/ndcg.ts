import { ndcgAt10 } from '../relevance/ndcg.ts';

/**
 * nDCG@10 of one search: `grades` are those of all the people it selects, in the order shown.
 * Null if every grade is 0: any order is then as good as another.
 */
export const ndcg = (grades: readonly number[]): number | null =>
  grades.some((grade) => grade > 0) ? ndcgAt10(grades, grades) : null;
