import { errors } from '@elastic/elasticsearch';
import type { Dependencies } from '#api/http/dependencies.ts';
import { topicOf } from '#mongo/changes/topics.ts';
import { countKept } from '#mongo/count-kept.ts';
import type { Tracked } from '#mongo/models/candidate.ts';
import { candidatesIndex } from '#search-templates/candidates/mapping.ts';
import { mappingHash } from '#search-templates/elasticsearch/index-definition.ts';
import { jobsIndex } from '#search-templates/jobs/mapping.ts';

export const searchedEntities = ['candidates', 'jobs'] as const;
type SearchedEntity = (typeof searchedEntities)[number];

const definitions = { candidates: candidatesIndex, jobs: jobsIndex };

/** The state of one index; values are null if unknown while a server is unavailable. */
interface IndexState {
  entity: SearchedEntity;
  records: number;
  documents: number | null;
  alias: string;
  index: string | null;
  bytes: number | null;
  mappingFits: boolean | null;
  lag: number | null;
  unpublished: number;
}

/** Counts both sides of one entity. Only MongoDB is required. */
export async function indexState(deps: Dependencies, entity: SearchedEntity): Promise<IndexState> {
  const { mongo, kafka, log } = deps;
  const alias = `${mongo.namespace}-${entity}`;
  const model = mongo.connection.model<Tracked>(entity);
  const [records, unpublished, engine] = await Promise.all([
    countKept(model),
    model.countDocuments({ unpublished: /^/ }),
    engineState(deps, entity, alias),
  ]);
  const lag = engine.index
    ? await kafka
        .lag(`${mongo.namespace}-${engine.index}`, [topicOf(mongo.namespace, entity)])
        .catch((error: unknown) => {
          log.warn({ err: error, entity }, 'reading the consumer lag failed');
          return null;
        })
    : null;
  return { entity, alias, records, unpublished, lag, ...engine };
}

type EngineState = Pick<IndexState, 'documents' | 'index' | 'bytes' | 'mappingFits'>;

async function engineState(
  { elasticsearch, log }: Dependencies,
  entity: SearchedEntity,
  alias: string,
): Promise<EngineState> {
  const patience = { requestTimeout: 2_000 };
  try {
    const [counted, mappings, stats] = await Promise.all([
      elasticsearch.count({ index: alias }, patience),
      elasticsearch.indices.getMapping({ index: alias }, patience),
      elasticsearch.indices.stats({ index: alias, metric: 'store' }, patience),
    ]);
    const [index, live] = Object.entries(mappings)[0] ?? [null, null];
    return {
      documents: counted.count,
      index,
      bytes: stats._all.primaries?.store?.size_in_bytes ?? null,
      mappingFits: live ? live.mappings._meta?.hash === mappingHash(definitions[entity]) : null,
    };
  } catch (error) {
    const missing = error instanceof errors.ResponseError && error.statusCode === 404;
    if (!missing) log.warn({ err: error, entity }, 'reading the index state failed');
    return { documents: missing ? 0 : null, index: null, bytes: null, mappingFits: null };
  }
}
