import { z } from 'zod';
import { connectionsConfig } from '#mongo/connections-config.ts';

const indexerEnvironment = z.object({
  ...connectionsConfig,
  ELASTICSEARCH_URL: z
    .string()
    .regex(/^https?:\/\/\S+$/, 'must be an http:// or https:// address')
    .refine(URL.canParse, 'must be an address'),
  /** The path of a PEM file. */
  ELASTICSEARCH_CA: z.string().min(1).optional(),
  /** An OpenAI-compatible endpoint that refines what is read from resumes. */
  LLM_URL: z
    .string()
    .regex(/^https?:\/\/\S+$/, 'must be an http:// or https:// address')
    .refine(URL.canParse, 'must be an address')
    .optional(),
  LLM_MODEL: z.string().min(1).default('default'),
  LLM_API_KEY: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type IndexerConfig = z.output<typeof indexerEnvironment>;

/** The environment can't be used; the message names every variable and what it must be, never what it was. */
export class ConfigProblems extends Error {
  override name = 'ConfigProblems';
}

/** Reads the environment (an empty variable counts as absent). Throws ConfigProblems with all problems at once. */
export function parseConfig(environment: Record<string, string | undefined>): IndexerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = indexerEnvironment.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, code, message }) => {
    const name = path[0] ?? 'environment';
    const missing = code === 'invalid_type' && given[String(name)] === undefined;
    return `  ${String(name)}: ${missing ? 'is not set' : message}`;
  });
  throw new ConfigProblems(`The indexer can't start with this environment:\n${lines.join('\n')}`);
}
