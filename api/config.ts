import { resolve } from 'node:path';
import { z } from 'zod';
import { connectionsConfig } from '#mongo/connections-config.ts';

const environment = z.object({
  ...connectionsConfig,
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** The address to listen on; `npm start` with demo accounts, whose passwords everybody knows, takes the loopback. */
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  ELASTICSEARCH_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }),
  /** Path of a PEM file. */
  ELASTICSEARCH_CA: z.string().min(1).optional(),
  /** Signs sessions and codes. Without it, outside production, one is made for the process's life. */
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Where mails are handed over. Without it, outside production, they become files under DATA_DIR/mail. */
  MAIL_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  /** The sender that mails name. */
  MAIL_FROM: z.string().min(3).max(300).default('Talent <no-reply@talent.local>'),
  DATA_DIR: z.string().min(1).default('var'),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  UI_DIR: z
    .string()
    .min(1)
    .default(resolve(import.meta.dirname, '..', 'ui', 'dist')),
  /** How many proxies stand before the API: so many X-Forwarded-For entries are believed. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** The external form for technical issues, as the footer links it; without it, the product's own ticket form. */
  TECH_ISSUE_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  /** A service that answers GET with `{ip}`, for the address that a sign-in sends; without it, our own call. */
  IP_LOOKUP_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type ApiConfig = z.output<typeof environment>;

/** The API's configuration out of the environment, '' counting as absent. Throws one error that lists every problem. */
export function readApiConfig(env: Readonly<Record<string, string | undefined>>): ApiConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  const problems = [...(parsed.error?.issues ?? []).map((issue) => problemOf(issue, given)), ...jointProblems(given)];
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new Error(
    `The configuration has ${problems.length} problem(s):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
  );
}

function problemOf({ path, code, message }: z.core.$ZodIssue, given: Record<string, unknown>): string {
  const name = String(path[0]);
  return code === 'invalid_type' && given[name] === undefined ? `${name} is missing` : `${name} ${message}`;
}

/** What one variable's shape can't say; looked at even where others are wrong, so that all problems show at once. */
function jointProblems(given: Record<string, unknown>): string[] {
  const problems: string[] = [];
  for (const name of ['SESSION_SECRET', 'MAIL_URL']) {
    if (given.NODE_ENV === 'production' && !given[name]) problems.push(`${name} is required in production`);
  }
  if (!given.ADMIN_EMAIL !== !given.ADMIN_PASSWORD) problems.push('ADMIN_EMAIL and ADMIN_PASSWORD go together');
  return problems;
}
