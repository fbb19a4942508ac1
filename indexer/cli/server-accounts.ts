import pRetry from 'p-retry';
import { z } from 'zod';
import { createElasticsearchAccount } from '#indexer/server-accounts/elasticsearch-account.ts';
import { createMongoAccount } from '#indexer/server-accounts/mongo-account.ts';
import { connectionsConfig, namespaceOf } from '#mongo/configuration/connections-config.ts';
import { EnvironmentProblems, httpAddress, readEnvironment } from '#mongo/configuration/read-environment.ts';
import { elasticsearchConfig } from '#search-templates/elasticsearch/client.ts';

/**
 * `npm run server-accounts`: creates the accounts that MONGO_URL and ELASTICSEARCH_URL name, with the rights that the
 * product needs. Repeating it resets passwords and rights.
 */
const environment = z.object({
  MONGO_URL: connectionsConfig.MONGO_URL,
  MONGO_ADMIN_URL: z.string().regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must be a mongodb:// or mongodb+srv:// address'),
  ELASTICSEARCH_ADMIN_URL: httpAddress,
  ...elasticsearchConfig,
});

/** MongoDB's first start in a container is not over when it first answers. */
const RETRY = { retries: 20, factor: 1, minTimeout: 2_000 };

try {
  const config = readEnvironment(environment, process.env);
  const namespace = namespaceOf(config.MONGO_URL);
  await create('MongoDB', () => createMongoAccount(config.MONGO_ADMIN_URL, config.MONGO_URL));
  await create('Elasticsearch', () =>
    createElasticsearchAccount(
      {
        adminUrl: config.ELASTICSEARCH_ADMIN_URL,
        url: config.ELASTICSEARCH_URL,
        caFile: config.ELASTICSEARCH_CA,
      },
      namespace,
    ),
  );
} catch (error) {
  console.error(error instanceof EnvironmentProblems ? error.message : error);
  process.exitCode = 1;
}

async function create(server: string, work: () => Promise<string>): Promise<void> {
  const name = await pRetry(work, {
    ...RETRY,
    shouldRetry: ({ error }) => isUnreachable(error),
    onFailedAttempt: ({ error }) => console.error(`${server}: ${error.message}`),
  });
  console.log(`${server}: the account ${name} is ready`);
}

const isUnreachable = ({ name }: Error): boolean => /ServerSelection|Network|Connection|Timeout/.test(name);
