import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartProblem } from './start-problem.ts';

const readableFile = z.string().refine((file) => existsSync(file), 'names a file that does not exist');

const environment = z
  .object({
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
    MONGO_URL: z
      .string()
      .regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must be a mongodb:// or mongodb+srv:// address')
      .optional(),
    KAFKA_BROKERS: z
      .string()
      .regex(/^[^\s:,]+:\d+(\s*,\s*[^\s:,]+:\d+)*$/, 'must be host:port, several separated by commas')
      .optional(),
    KAFKA_CA: readableFile.optional(),
    ELASTICSEARCH_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
    ELASTICSEARCH_CA: readableFile.optional(),
  })
  .refine((given) => !given.ADMIN_EMAIL === !given.ADMIN_PASSWORD, {
    path: ['ADMIN_EMAIL'],
    error: 'and ADMIN_PASSWORD go together',
  });

export interface StartConfig {
  port: number;
  dataDir: string;
  /** Demo data and demo accounts: never in a database that is not the embedded one, never in production. */
  demo: boolean;
  admin: { email: string; password: string } | null;
}

/** What `npm start` reads from the environment, '' counting as absent. Throws a StartProblem that lists every problem. */
export function readStartConfig(env: NodeJS.ProcessEnv): StartConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `    ${issue.path.join('.')} ${issue.message}`);
    throw new StartProblem(
      `The environment has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.join('\n')}`,
      'The README lists every variable with its default.',
    );
  }
  const { PORT, DATA_DIR, DEMO, ADMIN_EMAIL, ADMIN_PASSWORD, MONGO_URL } = parsed.data;
  return {
    port: PORT,
    dataDir: resolve(DATA_DIR),
    demo: DEMO === '1' && !MONGO_URL && env.NODE_ENV !== 'production',
    admin: ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : null,
  };
}
