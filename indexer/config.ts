import { z } from 'zod';
import { connectionsConfig } from '#mongo/configuration/connections-config.ts';
import { httpAddress, logLevel, readEnvironment } from '#mongo/configuration/read-environment.ts';
import { elasticsearchConfig } from '#search-templates/elasticsearch/client.ts';

const environment = z.object({
  ...connectionsConfig,
  ...elasticsearchConfig,
  /** An OpenAI-compatible endpoint that refines the fields read from resumes. */
  LLM_URL: httpAddress.optional(),
  LLM_MODEL: z.string().min(1).default('default'),
  LLM_API_KEY: z.string().min(1).optional(),
  LOG_LEVEL: logLevel,
  /** Touched every few seconds while the process responds: for a health check, since it listens nowhere. */
  HEARTBEAT_FILE: z.string().min(1).optional(),
});

export type IndexerConfig = z.output<typeof environment>;

/** The indexer's configuration. Throws EnvironmentProblems with all problems. */
export const readIndexerConfig = (env: Readonly<Record<string, string | undefined>>): IndexerConfig =>
  readEnvironment(environment, env);
