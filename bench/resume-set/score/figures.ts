import type { FieldResult } from './compare-reading.ts';

/** The lowest confidence at which a value is shown as sure. */
const SURE = 0.9;

const round = (number: number): number => Math.round(number * 1_000) / 1_000;
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

interface Figures {
  precision: number;
  recall: number;
  f1: number;
  /** Values in the labels. */
  of: number;
}

/** Precision, recall and F1 over these results together. */
export function figuresOf(results: readonly FieldResult[]): Figures {
  const sum = (of: 'right' | 'wrong' | 'missed') => results.reduce((total, result) => total + result[of], 0);
  const precision = share(sum('right'), sum('right') + sum('wrong'));
  const recall = share(sum('right'), sum('right') + sum('missed'));
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision: round(precision), recall: round(recall), f1: round(f1), of: sum('right') + sum('missed') };
}

/** Parts of a job are judged together with the job. */
const JUDGED_ELSEWHERE = new Set(['titles', 'employers', 'dates']);

/** How many of the values marked sure are right, and how many of the right values are marked sure. */
export function confidenceOf(results: readonly FieldResult[]) {
  const judged = results.filter(({ field }) => !JUDGED_ELSEWHERE.has(field)).flatMap((result) => result.judged);
  const right = judged.filter(({ isRight }) => isRight);
  const sure = judged.filter(({ confidence }) => confidence >= SURE);
  const sureAndRight = sure.filter(({ isRight }) => isRight).length;
  return {
    sureAreRight: round(share(sureAndRight, sure.length)),
    rightAreSure: round(share(sureAndRight, right.length)),
  };
}
