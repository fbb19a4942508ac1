import type { Client } from '@elastic/elasticsearch';
import { projectJob } from '#indexer/projections/job.ts';
import { generateJobs } from '#mongo/seed/generator/generate-jobs.ts';
import { jobsIndex } from '#search-templates/jobs/mapping.ts';

const BATCH = 1_000;
const SEED = 7;

/**
 * Fills `<namespace>-jobs` with this many generated jobs, directly in Elasticsearch, and merges it to the few segments
 * of a settled index. Rebuilt each time: deadlines count from `today`.
 */
export async function loadJobs(elasticsearch: Client, namespace: string, count: number, today: Date): Promise<void> {
  const alias = `${namespace}-jobs`;
  const index = `${alias}-bench`;
  await elasticsearch.indices.delete({ index, ignore_unavailable: true });
  await elasticsearch.indices.create({
    index,
    settings: { ...jobsIndex.settings, refresh_interval: '-1' },
    mappings: jobsIndex.mappings,
    aliases: { [alias]: {} },
  });
  for (let from = 0; from < count; from += BATCH) {
    const records = generateJobs({ seed: SEED, from, count: Math.min(BATCH, count - from), today });
    const operations = [...records]
      .map(projectJob)
      .flatMap((document) => [{ index: { _id: document.id } }, document as object]);
    const answer = await elasticsearch.bulk({ index, operations, filter_path: 'errors,items.*.error' });
    if (answer.errors) throw new Error(`A job was refused: ${JSON.stringify(answer.items[0])}`);
  }
  await elasticsearch.indices.refresh({ index });
  await elasticsearch.indices.forcemerge({ index, max_num_segments: 5 }, { requestTimeout: 1_200_000 });
  await elasticsearch.indices.putSettings({ index, settings: { refresh_interval: '1s' } });
}
