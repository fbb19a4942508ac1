import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartProblem } from '#local/start-problem.ts';
import { connectionsConfig } from '#mongo/configuration/connections-config.ts';
import {
  bothOrNone,
  EnvironmentProblems,
  httpAddress,
  readEnvironment,
} from '#mongo/configuration/read-environment.ts';

const readableFile = z.string().refine((file) => existsSync(file), 'names a file that does not exist');

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().min(1, 'must be 1 to 65535').max(65_535, 'must be 1 to 65535'))
    .default(8080),
  DATA_DIR: z.string().default('var'),
  DEMO: z.enum(['0', '1'], 'must be 1 or 0').default('1'),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  MONGO_URL: connectionsConfig.MONGO_URL.optional(),
  KAFKA_BROKERS: connectionsConfig.KAFKA_BROKERS.optional(),
  KAFKA_CA: readableFile.optional(),
  ELASTICSEARCH_URL: httpAddress.optional(),
  ELASTICSEARCH_CA: readableFile.optional(),
});

export interface StartConfig {
  port: number;
  dataDir: string;
  /** Demo data and demo accounts: only in the embedded database, never in production. */
  demo: boolean;
  admin: { email: string; password: string } | null;
}

/** Environment variables of `npm start`. Throws a StartProblem that lists every problem. */
export function readStartConfig(env: NodeJS.ProcessEnv): StartConfig {
  const { PORT, DATA_DIR, DEMO, ADMIN_EMAIL, ADMIN_PASSWORD, MONGO_URL } = readOrExplain(env);
  return {
    port: PORT,
    dataDir: resolve(DATA_DIR),
    demo: DEMO === '1' && !MONGO_URL && env.NODE_ENV !== 'production',
    admin: ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : null,
  };
}

function readOrExplain(env: NodeJS.ProcessEnv) {
  try {
    return readEnvironment(environment, env, (given) => bothOrNone(given, 'ADMIN_EMAIL', 'ADMIN_PASSWORD'));
  } catch (error) {
    if (!(error instanceof EnvironmentProblems)) throw error;
    throw new StartProblem(error.message, 'The README lists every variable with its default.');
  }
}
