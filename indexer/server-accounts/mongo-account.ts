import { mongo } from 'mongoose';
import { namespaceOf } from '#mongo/configuration/connections-config.ts';

const USER_EXISTS = 51_003;
const SERVER_SELECTION_MS = 2_000;

/** The built-in role is enough: the product creates indexes, but neither databases, users nor roles. */
const ROLE = 'readWrite';

/**
 * Creates the account that `url` names, with rights on its one database; an existing one gets this password and these
 * rights. `adminUrl` names an account that may create others. Rejects if no server answers within two seconds.
 */
export async function createMongoAccount(adminUrl: string, url: string): Promise<string> {
  const account = credentialsOf(url);
  const client = new mongo.MongoClient(adminUrl, { serverSelectionTimeoutMS: SERVER_SELECTION_MS });
  const admin = client.options.credentials;
  if (!account) throw new Error('MONGO_URL must name an account and its password');
  if (admin?.username === account.username && admin.source === account.source) {
    throw new Error('MONGO_URL must name another account than MONGO_ADMIN_URL');
  }
  const rights = { pwd: account.password, roles: [{ role: ROLE, db: namespaceOf(url) }] };
  try {
    const db = client.db(account.source);
    await db.command({ createUser: account.username, ...rights }).catch((error: unknown) => {
      if (!(error instanceof mongo.MongoServerError) || error.code !== USER_EXISTS) throw error;
      return db.command({ updateUser: account.username, ...rights });
    });
  } finally {
    await client.close();
  }
  return account.username;
}

/** As the driver reads them: they may be escaped, and `authSource` may differ from the database. */
const credentialsOf = (url: string) => new mongo.MongoClient(url).options.credentials;
