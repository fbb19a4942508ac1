import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSecurity, buildServers } from '#local/servers/build-servers.ts';
import { findJava } from '#local/servers/find-java.ts';
import { openHome, startElasticsearch } from '#local/servers/start-elasticsearch.ts';

export interface SecuredElasticsearch {
  /** The address, with the account `elastic` and its password. */
  adminUrl: URL;
  stop(): Promise<void>;
}

const PASSWORD = 'only-for-tests';

/** Starts an Elasticsearch of its own with Elastic's security module. */
export async function startSecuredElasticsearch(): Promise<SecuredElasticsearch> {
  const folder = mkdtempSync(join(tmpdir(), 'talent-search-secured-'));
  const cleanUp = () => rmSync(folder, { recursive: true, force: true });
  try {
    const jdk = findJava(process.env);
    await buildServers(process.env, jdk, console.log);
    const home = makeHome(folder, await buildSecurity(process.env, jdk, console.log));
    const place = { dataDir: folder, logDir: folder, jdk, env: process.env, log: () => undefined };
    const { child, address } = await startElasticsearch(place, { home, password: PASSWORD });
    const adminUrl = new URL(address);
    adminUrl.username = 'elastic';
    adminUrl.password = PASSWORD;
    const stop = async () => {
      await child.stop(5_000);
      cleanUp();
    };
    return { adminUrl, stop };
  } catch (error) {
    cleanUp();
    throw error;
  }
}

/** The home of `npm start` with more modules; both stay where they were built. */
function makeHome(folder: string, securityModules: string): string {
  const home = join(folder, 'home');
  mkdirSync(join(home, 'modules'), { recursive: true });
  symlinkSync(join(openHome, 'config'), join(home, 'config'));
  for (const modules of [join(openHome, 'modules'), securityModules]) {
    for (const name of readdirSync(modules)) symlinkSync(join(modules, name), join(home, 'modules', name));
  }
  return home;
}
