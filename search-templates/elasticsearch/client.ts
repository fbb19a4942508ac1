import { readFileSync } from 'node:fs';
import { Client } from '@elastic/elasticsearch';
import { z } from 'zod';

/**
 * The environment variables that locate Elasticsearch; spread it into a process's own shape. `ELASTICSEARCH_CA` is the
 * path of a PEM file.
 */
export const elasticsearchConfig = {
  ELASTICSEARCH_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }),
  ELASTICSEARCH_CA: z.string().min(1).optional(),
};

/** `url` may contain credentials; `caFile` is the PEM file of the authority that signed the cluster's certificate. */
export interface ElasticsearchAddress {
  url: string;
  caFile?: string | undefined;
}

/**
 * A client without automatic retries that gives up after `timeoutMs` (default 30 s): the caller decides about retries.
 * A search sets its own, shorter limits.
 * Throws if the CA file can't be read or the address is invalid.
 */
export function connectElasticsearch({ url, caFile }: ElasticsearchAddress, timeoutMs = 30_000): Client {
  const node = new URL(url);
  const username = decodeURIComponent(node.username);
  const password = decodeURIComponent(node.password);
  node.username = '';
  node.password = '';
  return new Client({
    node: node.href,
    ...(username && { auth: { username, password } }),
    ...(caFile && { tls: { ca: readFileSync(caFile) } }),
    maxRetries: 0,
    requestTimeout: timeoutMs,
  });
}
