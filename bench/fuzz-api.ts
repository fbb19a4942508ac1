import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { contracts } from '#api/calls.ts';
import { roles } from '#domain/roles.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from './harness/bench-servers.ts';
import { ACCOUNT_PASSWORD, makeAccounts } from './harness/make-accounts.ts';
import { runProcess, until } from './harness/run-process.ts';
import { environmentOf, runApi, signIn } from './harness/running-api.ts';

const SCHEMATHESIS = 'schemathesis==4.32.5';
const ENVIRONMENT = resolve('var/bench/fuzz');

/**
 * Sends requests that schemathesis generates from /api/openapi.json, valid and invalid, signed out and as each role;
 * the number is per call and role. No response may be 500 or above. Needs Python 3; pip installs schemathesis at the
 * first run. `only`: a regular expression of the calls' names.
 */
export async function fuzzApi(examples: number, only: string) {
  const command = install();
  const servers = await benchServers('bench-fuzz');
  const indexer = runProcess('indexer/main.ts', environmentOf(servers));
  const { api, base } = await runApi(servers, 'bench/harness/api-without-limits.ts', {
    DATA_DIR: resolve('var/bench'),
  });
  try {
    const elasticsearch = connectElasticsearch({ url: servers.elasticsearchUrl });
    await until('the indices are there', 60_000, async () =>
      Boolean(await elasticsearch.indices.existsAlias({ name: 'bench-fuzz-candidates' })),
    );
    const emails = await makeAccounts(servers.mongoUrl, roles.length, roles);
    const failed: string[] = [];
    for (const [at, role] of [...roles, 'signed out' as const].entries()) {
      const email = emails[at];
      const cookie = email ? await signIn(base, { email, password: ACCOUNT_PASSWORD }) : '';
      console.log(`\n== as ${role}`);
      const status = await run(command, [
        ...fixed(base, examples, only),
        ...(cookie ? ['-H', `Cookie: ${cookie}`] : []),
      ]);
      if (status !== 0) failed.push(role);
    }
    if (failed.length > 0) process.exitCode = 1;
    return { examplesACall: examples, calls: contracts.length, failedAs: failed };
  } finally {
    await api.stop();
    await indexer.stop();
    await servers.stop();
  }
}

function install(): string {
  const command = resolve(ENVIRONMENT, 'bin/schemathesis');
  if (existsSync(command)) return command;
  for (const [program, ...args] of [
    ['python3', '-m', 'venv', ENVIRONMENT],
    [resolve(ENVIRONMENT, 'bin/pip'), 'install', '--quiet', SCHEMATHESIS],
  ] as [string, ...string[]][]) {
    const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`, { cause: error });
  }
  return command;
}

function fixed(base: string, examples: number, only: string): string[] {
  // endless streams prove nothing, and a sign-out would end the role's session
  const left = contracts.filter(({ name, stream }) => stream || name === 'logout').map(({ name }) => name);
  return [
    ...['run', `${base}/api/openapi.json`, '--url', base, '--checks', 'not_a_server_error', '--continue-on-failure'],
    ...['--max-examples', String(examples), '--phases', 'examples,coverage,fuzzing', '--request-timeout', '20'],
    ...['--suppress-health-check', 'all', '--warnings', 'off', '--include-operation-id-regex', only],
    ...['--exclude-operation-id-regex', `^(${left.join('|')})$`, '-H', 'Sec-Fetch-Site: same-origin'],
  ];
}

function run(command: string, args: string[]): Promise<number> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { stdio: 'inherit', cwd: ENVIRONMENT });
    child.once('error', failed);
    child.once('exit', (status) => done(status ?? 1));
  });
}
