import { candidatesIndex } from '#search-templates/candidates/mapping.ts';
import type { IndexDefinition } from '#search-templates/elasticsearch/index-definition.ts';
import { jobsIndex } from '#search-templates/jobs/mapping.ts';
import type { IndexedEntity } from './outcomes.ts';

export const indexedEntities: readonly IndexedEntity[] = ['candidates', 'jobs'];

export const indexDefinitions: Record<IndexedEntity, IndexDefinition> = {
  candidates: candidatesIndex,
  jobs: jobsIndex,
};
