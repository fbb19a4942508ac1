import type { Client } from '@elastic/elasticsearch';
import { Types } from 'mongoose';
import { permitWrites } from '#mongo/changes/write-guard.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';

const KINDS = 3;

/** The `_id`s of each kind. */
export type Planted = Record<'missing' | 'stale' | 'orphaned', string[]>;

/**
 * Creates many differences between index and records, a third of each kind, spread over the given ids: missing
 * documents, documents with an older revision than their record, and documents without a record.
 */
export async function plantDifferences(
  { mongo, elasticsearch, index }: { mongo: Mongo; elasticsearch: Client; index: string },
  ids: readonly Types.ObjectId[],
  count: number,
): Promise<Planted> {
  const step = Math.floor(ids.length / count);
  if (step < 1) throw new Error(`${ids.length} candidates have no room for ${count} differences`);
  const chosen = Array.from({ length: count }, (_, at) => ids[at * step]!);
  const ofKind = (kind: number) => chosen.filter((_, at) => at % KINDS === kind);
  const [missing, stale] = [ofKind(0).map(String), ofKind(1)];
  const orphaned = ofKind(2).map(() => String(new Types.ObjectId()));
  await permitWrites(() => mongo.candidates.collection.updateMany({ _id: { $in: stale } }, { $inc: { revision: 3 } }));
  const version = { version: 1, version_type: 'external_gte' } as const;
  const { errors } = await elasticsearch.bulk({
    index,
    refresh: true,
    operations: [
      ...missing.map((_id) => ({ delete: { _id } })),
      ...orphaned.flatMap((_id) => [{ index: { _id, ...version } }, { id: 'planted' }]),
    ],
  });
  if (errors) throw new Error('The differences could not be planted.');
  return { missing, stale: stale.map(String), orphaned };
}
