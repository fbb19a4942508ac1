import type { Table } from './layers.ts';
import type { ModelFile } from './model-file.ts';

/** The most likely labels of one row's tokens, and each label's probability at each token. */
export interface LabelPath {
  labels: number[];
  /** By token, then label. */
  probabilities: Float64Array[];
}

/** Decodes the rows of a page, each a chain whose neighbouring labels depend on each other. */
export function labelPaths(model: ModelFile, scores: Table, lengths: readonly number[]): LabelPath[] {
  const chain = {
    count: scores.width,
    moves: model.part('transitions').values,
    movesExp: model.part('transitions').values.map(Math.exp),
    first: model.part('first').values,
    last: model.part('last').values,
  };
  let at = 0;
  return lengths.map((length) => {
    const own = Array.from({ length }, (_, step) =>
      scores.values.subarray((at + step) * scores.width, (at + step + 1) * scores.width),
    );
    at += length;
    return { labels: bestPath(chain, own), probabilities: probabilitiesOf(chain, own) };
  });
}

interface Chain {
  count: number;
  moves: Float64Array;
  movesExp: Float64Array;
  first: Float64Array;
  last: Float64Array;
}

function bestPath({ count, moves, first, last }: Chain, scores: readonly Float64Array[]): number[] {
  let best: Float64Array = Float64Array.from(first, (value, label) => value + (scores[0]?.[label] ?? 0));
  const links: Int32Array[] = [];
  for (const own of scores.slice(1)) {
    const next = new Float64Array(count);
    const link = new Int32Array(count);
    for (let to = 0; to < count; to++) {
      let most = Number.NEGATIVE_INFINITY;
      for (let from = 0; from < count; from++) {
        const sum = (best[from] as number) + (moves[from * count + to] as number);
        if (sum > most) {
          most = sum;
          link[to] = from;
        }
      }
      next[to] = most + (own[to] as number);
    }
    links.push(link);
    best = next;
  }
  let label = indexOfMost(best.map((value, at) => value + (last[at] as number)));
  const path = [label];
  for (const link of links.toReversed()) path.push((label = link[label] as number));
  return path.reverse();
}

const indexOfMost = (values: Float64Array): number => values.indexOf(Math.max(...values));

/** Forward and backward sums, scaled at each step. */
function probabilitiesOf({ count, movesExp, first, last }: Chain, scores: readonly Float64Array[]): Float64Array[] {
  const emitted = scores.map((own) => {
    const most = Math.max(...own);
    return own.map((value) => Math.exp(value - most));
  });
  const forward: Float64Array[] = [];
  for (const [step, own] of emitted.entries()) {
    const before = forward[step - 1];
    const sums = before ? times(before, movesExp, count) : first.map(Math.exp);
    forward.push(scaled(sums.map((value, label) => value * (own[label] as number))));
  }
  let backward: Float64Array = last.map(Math.exp);
  const found: Float64Array[] = [];
  for (let step = emitted.length - 1; step >= 0; step--) {
    found.push(scaled((forward[step] as Float64Array).map((value, label) => value * (backward[label] as number))));
    const own = emitted[step] as Float64Array;
    const carried = backward.map((value, label) => value * (own[label] as number));
    backward = scaled(timesBack(carried, movesExp, count));
  }
  return found.reverse();
}

function times(vector: Float64Array, matrix: Float64Array, count: number): Float64Array {
  const sums = new Float64Array(count);
  for (let from = 0; from < count; from++) {
    const value = vector[from] as number;
    for (let to = 0; to < count; to++) sums[to] = (sums[to] as number) + value * (matrix[from * count + to] as number);
  }
  return sums;
}

function timesBack(vector: Float64Array, matrix: Float64Array, count: number): Float64Array {
  const sums = new Float64Array(count);
  for (let from = 0; from < count; from++) {
    let sum = 0;
    for (let to = 0; to < count; to++) sum += (vector[to] as number) * (matrix[from * count + to] as number);
    sums[from] = sum;
  }
  return sums;
}

function scaled(values: Float64Array): Float64Array {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}
