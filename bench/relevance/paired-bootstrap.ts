import { randomFrom } from '#mongo/seed/generator/random.ts';

const SAMPLES = 5_000;

/** The mean of the differences and its 90 % interval, by drawing the pairs again with replacement. */
export function pairedBootstrap(differences: readonly number[]): { mean: number; from: number; to: number } {
  const random = randomFrom(1);
  const means = Array.from({ length: SAMPLES }, () =>
    mean(differences.map(() => differences[Math.floor(random.next() * differences.length)]!)),
  ).toSorted((one, other) => one - other);
  return { mean: mean(differences), from: means[SAMPLES * 0.05]!, to: means[SAMPLES * 0.95]! };
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, one) => sum + one, 0) / values.length;
