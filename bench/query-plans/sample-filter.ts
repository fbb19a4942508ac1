import { Types } from 'mongoose';
import type { FilterShape } from '#mongo/query-plans/query-shape.ts';

/** A filter of the shape, with a value of each type. */
export function sampleFilter(filter: FilterShape): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filter).map(([field, condition]) => [field, sample(condition)]));
}

const VALUES: Record<string, () => unknown> = {
  array: () => ['sample'],
  binary: () => Buffer.from('sample'),
  boolean: () => true,
  date: () => new Date('2026-01-01T00:00:00Z'),
  null: () => null,
  number: () => 1,
  object: () => ({ sample: 1 }),
  objectId: () => new Types.ObjectId('64a000000000000000000001'),
  pattern: () => /sample/i,
  prefix: () => /^sample/,
  string: () => 'sample',
  value: () => 'sample',
};

function sample(condition: unknown): unknown {
  if (Array.isArray(condition)) return condition.map(sample);
  if (typeof condition === 'object' && condition !== null) return sampleFilter(condition as FilterShape);
  if (typeof condition !== 'string') return condition;
  const value = VALUES[condition];
  if (!value) throw new Error(`No sample of the type ${condition}`);
  return value();
}
