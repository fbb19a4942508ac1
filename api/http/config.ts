import { resolve } from 'node:path';
import { z } from 'zod';
import { roles } from '#domain/roles.ts';
import { connectionsConfig } from '#mongo/configuration/connections-config.ts';
import { bothOrNone, httpAddress, logLevel, readEnvironment } from '#mongo/configuration/read-environment.ts';
import { elasticsearchConfig } from '#search-templates/elasticsearch/client.ts';

const secret = z.string().min(32, 'must have at least 32 characters');

const environment = z.object({
  ...connectionsConfig,
  ...elasticsearchConfig,
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** The address to listen on. Demo accounts, whose passwords are public, can sign in only on the loopback address. */
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  /** Signs sessions and codes. If unset outside production, a secret is generated for the lifetime of the process. */
  SESSION_SECRET: secret.optional(),
  /** Still verifies what it signed: the secret before the current one, for the time of a rotation. */
  SESSION_SECRET_FORMER: secret.optional(),
  /** The mail server. If unset outside production, mails become files under DATA_DIR/mail. */
  MAIL_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  /** The sender of mails. */
  MAIL_FROM: z.string().min(3).max(300).default('Talent <no-reply@talent.local>'),
  /** The base URL of links in mails. If unset outside production, localhost. */
  PUBLIC_URL: httpAddress.optional(),
  DATA_DIR: z.string().min(1).default('var'),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  UI_DIR: z
    .string()
    .min(1)
    .default(resolve(import.meta.dirname, '../../ui/dist')),
  /** Number of proxies in front of the API: this many X-Forwarded-For entries are trusted. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** The external form for technical issues that the footer links to; if unset, our own ticket form. */
  TECH_ISSUE_URL: httpAddress.optional(),
  /** A service that answers GET with `{ip}`, used for the address sent at sign-in; if unset, our own call. */
  IP_LOOKUP_URL: httpAddress.optional(),
  /** Roles whose accounts must have a second factor, comma separated: until they do, they can only set it up. */
  SECOND_FACTOR_REQUIRED_FOR: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((role) => role.trim() || []))
    .pipe(z.array(z.enum(roles, `must name roles: ${roles.join(', ')}`))),
  LOG_LEVEL: logLevel,
});

export type ApiConfig = z.output<typeof environment>;

/** Reads the API's configuration. Throws EnvironmentProblems that lists every problem. */
export const readApiConfig = (env: Readonly<Record<string, string | undefined>>): ApiConfig =>
  readEnvironment(environment, env, jointProblems);

function jointProblems(given: Readonly<Record<string, string>>): string[] {
  const problems: string[] = [];
  for (const name of ['SESSION_SECRET', 'MAIL_URL', 'PUBLIC_URL']) {
    if (given.NODE_ENV === 'production' && !given[name]) problems.push(`${name} is required in production`);
  }
  if (given.SESSION_SECRET_FORMER && !given.SESSION_SECRET)
    problems.push('SESSION_SECRET_FORMER requires SESSION_SECRET');
  if (given.SESSION_SECRET_FORMER && given.SESSION_SECRET_FORMER === given.SESSION_SECRET) {
    problems.push('SESSION_SECRET_FORMER must differ from SESSION_SECRET');
  }
  return [...problems, ...bothOrNone(given, 'ADMIN_EMAIL', 'ADMIN_PASSWORD')];
}
