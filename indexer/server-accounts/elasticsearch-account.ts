import { aliasOf } from '#indexer/changes/index-names.ts';
import { indexedEntities } from '#indexer/indices/list-indices.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';

interface Addresses {
  adminUrl: string;
  url: string;
  caFile?: string | undefined;
}

/**
 * Creates the account that `url` names, with a role for the indices of this namespace; an existing one gets this
 * password and this role. `adminUrl` names an account that may create others.
 */
export async function createElasticsearchAccount(
  { adminUrl, url, caFile }: Addresses,
  namespace: string,
): Promise<string> {
  const { username, password } = new URL(url);
  if (!username || !password) throw new Error('ELASTICSEARCH_URL must name an account and its password');
  if (username === new URL(adminUrl).username) {
    throw new Error('ELASTICSEARCH_URL must name another account than ELASTICSEARCH_ADMIN_URL');
  }
  const elasticsearch = connectElasticsearch({ url: adminUrl, caFile });
  const name = decodeURIComponent(username);
  try {
    await elasticsearch.security.putRole({ name, ...rightsOf(namespace) });
    await elasticsearch.security.putUser({ username: name, password: decodeURIComponent(password), roles: [name] });
  } finally {
    await elasticsearch.close();
  }
  return name;
}

/** `manage` creates, drops and refreshes indices and moves aliases. Nothing needs a right on the cluster. */
function rightsOf(namespace: string) {
  const names = indexedEntities.map((entity) => aliasOf(namespace, entity)).flatMap((alias) => [alias, `${alias}-*`]);
  return { cluster: [], indices: [{ names, privileges: ['read', 'write', 'manage'] }] };
}
