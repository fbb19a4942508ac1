import { percentiles } from './percentiles.ts';

/** Milliseconds by the shape of what was asked. */
export type Durations = Record<string, number[]>;

export function keep(durations: Durations, shape: string, ms: number): void {
  (durations[shape] ??= []).push(ms);
}

/** Quantiles over all shapes. */
export const overall = (durations: Durations) => percentiles(Object.values(durations).flat());

/** Quantiles of each shape. */
export const byShape = (durations: Durations) =>
  Object.fromEntries(Object.entries(durations).map(([shape, list]) => [shape, percentiles(list)]));

/** Rounded to hundredths. */
export const ratio = (part: number, whole: number): number => Math.round((part / whole) * 100) / 100;
