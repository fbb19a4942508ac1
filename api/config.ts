import { resolve } from 'node:path';
import { z } from 'zod';
import { connectionsConfig } from '#mongo/connections-config.ts';

const DEVELOPMENT_SECRET = 'development-only-secret-never-in-production';

const environment = z
  .object({
    ...connectionsConfig,
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
    ELASTICSEARCH_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }),
    /** Path of a PEM file. */
    ELASTICSEARCH_CA: z.string().min(1).optional(),
    SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    ADMIN_EMAIL: z.email('must be an email address').optional(),
    ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
    UI_DIR: z
      .string()
      .min(1)
      .default(resolve(import.meta.dirname, '..', 'ui', 'dist')),
    /** How many proxies stand before the API: so many X-Forwarded-For entries are believed. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .superRefine((values, context) => {
    if (values.NODE_ENV === 'production' && !values.SESSION_SECRET) {
      context.addIssue({ code: 'custom', path: ['SESSION_SECRET'], message: 'is required in production' });
    }
    if (Boolean(values.ADMIN_EMAIL) !== Boolean(values.ADMIN_PASSWORD)) {
      context.addIssue({ code: 'custom', path: ['ADMIN_EMAIL'], message: 'and ADMIN_PASSWORD go together' });
    }
  })
  .transform((values) => ({ ...values, SESSION_SECRET: values.SESSION_SECRET ?? DEVELOPMENT_SECRET }));

export type ApiConfig = z.output<typeof environment>;

/** The API's configuration out of the environment, '' counting as absent. Throws one error that lists every problem. */
export function readApiConfig(env: Readonly<Record<string, string | undefined>>): ApiConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) =>
    issue.message.startsWith('Invalid input: expected') && given[String(issue.path[0])] === undefined
      ? `${issue.path.join('.')} is missing`
      : `${issue.path.join('.')} ${issue.message}`,
  );
  throw new Error(
    `The configuration has ${problems.length} problem(s):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
  );
}
