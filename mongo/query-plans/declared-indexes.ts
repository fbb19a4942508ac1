import type { Connection } from 'mongoose';
import { type DeclaredIndex, idIndex } from './plan-query.ts';
import type { SortShape } from './query-shape.ts';

/** The indexes of a collection, from its model. */
export function declaredIndexes({ models }: Connection, collection: string): DeclaredIndex[] {
  const declared = models[collection]?.schema.indexes() ?? [];
  return [
    idIndex,
    ...declared.map(([key, { unique, sparse }]) => ({
      key: Object.entries(key) as SortShape,
      unique: Boolean(unique),
      sparse: Boolean(sparse),
    })),
  ];
}
