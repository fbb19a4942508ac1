import { aliasOf, groupOf } from '#indexer/changes/index-names.ts';
import { listIndices } from '#indexer/indices/list-indices.ts';
import type { TestIndexer } from './test-indexer.ts';

/** Number of candidates in the live index; throws while there is none. */
export async function writtenCandidates({ elasticsearch, namespace }: TestIndexer): Promise<number> {
  const index = aliasOf(namespace, 'candidates');
  await elasticsearch.indices.refresh({ index });
  return (await elasticsearch.count({ index })).count;
}

/** Number of changes that the live index's group has committed; an event may have been published twice. */
export async function committedCandidates({ elasticsearch, kafka, namespace }: TestIndexer): Promise<number> {
  const live = (await listIndices(elasticsearch, namespace)).find(({ entity }) => entity === 'candidates');
  const committed = await kafka.committedOffsets(groupOf(namespace, live!.name), `${namespace}.candidates`);
  return committed.reduce((sum, { offset }) => sum + Math.max(Number(offset), 0), 0);
}
