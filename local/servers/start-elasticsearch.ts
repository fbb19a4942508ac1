import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serversRoot } from './build-servers.ts';
import { freePort } from './free-port.ts';
import { programName } from './program-name.ts';
import { type EmbeddedServer, type ServerPlace, startJavaServer } from './start-java-server.ts';

const USUAL_PORT = 9200;
const HEAP = '1g';
const HEAP_SECURED = '512m';

/** A home with the security module, which `npm start` doesn't need, and the password of its account `elastic`. */
export interface SecuredHome {
  home: string;
  password: string;
}

export const openHome = join(serversRoot, 'elasticsearch/target/es');

/** The security module as a class path, not as a module, may use this only if it is opened. */
const SECURITY_FLAGS = ['--add-exports=org.elasticsearch.server/org.elasticsearch.plugins.interceptor=ALL-UNNAMED'];

/** Starts Elasticsearch; ready means that every existing index can be searched. Its address is a URL. */
export async function startElasticsearch(place: ServerPlace, secured?: SecuredHome): Promise<EmbeddedServer> {
  const { child, place: address } = await startJavaServer(async () => {
    const port = await freePort(USUAL_PORT);
    const address = `http://127.0.0.1:${port}`;
    const command = elasticsearchCommand(place, port, secured);
    return { command, isReady: () => indicesAreUp(address, secured), place: address };
  }, place.log);
  return { child, address };
}

function elasticsearchCommand(place: ServerPlace, port: number, secured?: SecuredHome) {
  const heap = secured ? HEAP_SECURED : HEAP;
  const dataDir = join(place.dataDir, 'elasticsearch');
  const temporary = join(dataDir, 'tmp');
  mkdirSync(temporary, { recursive: true });
  return {
    name: 'Elasticsearch',
    file: join(place.jdk.home, 'bin', programName('java')),
    args: [
      `-Xms${heap}`,
      `-Xmx${heap}`,
      '-Djava.awt.headless=true',
      '-Dfile.encoding=UTF-8',
      '-Dio.netty.noUnsafe=true',
      '-Dio.netty.noKeySetOptimization=true',
      '-Dio.netty.recycler.maxCapacityPerThread=0',
      '-Dlog4j.shutdownHookEnabled=false',
      '-Dlog4j2.disable.jmx=true',
      `-Djava.io.tmpdir=${temporary}`,
      '--module-path',
      join(openHome, 'lib'),
      '--add-modules',
      'ALL-MODULE-PATH,jdk.incubator.vector',
      '--enable-native-access=org.apache.lucene.core,org.elasticsearch.nativeaccess,org.elasticsearch.foreign,org.elasticsearch.simdvec',
      ...(secured ? SECURITY_FLAGS : []),
      '-cp',
      join(openHome, 'launcher/*'),
      'local.elasticsearch.launcher.EmbeddedElasticsearch',
      secured?.home ?? openHome,
      dataDir,
      String(port),
      ...(secured ? [secured.password] : []),
    ],
    env: place.env,
    logFile: join(place.logDir, 'elasticsearch.log'),
  };
}

async function indicesAreUp(address: string, secured?: SecuredHome): Promise<boolean> {
  const headers = secured && { authorization: `Basic ${btoa(`elastic:${secured.password}`)}` };
  try {
    const answer = await fetch(
      `${address}/_cluster/health?wait_for_no_initializing_shards=true&wait_for_status=yellow&timeout=5s`,
      headers && { headers },
    );
    return answer.ok;
  } catch {
    // not listening yet: the caller retries and reports how it ended
    return false;
  }
}
