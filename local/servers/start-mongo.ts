import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serversRoot } from './build-servers.ts';
import type { EmbeddedServer, ServerPlace } from './embedded-server.ts';
import { freePort } from './free-port.ts';
import { startJavaServer } from './start-java-server.ts';

const USUAL_PORT = 27017;

/** Starts the MongoDB-compatible server; its address is a URL without a database. */
export async function startMongo(place: ServerPlace): Promise<EmbeddedServer> {
  const port = await freePort(USUAL_PORT);
  const logFile = join(place.logDir, 'mongo.log');
  const child = await startJavaServer(
    {
      name: 'Mongo-compatible server',
      file: join(place.jdk.home, 'bin/java'),
      args: [
        // 450 to 590 MB in heavy use
        '-Xmx1g',
        '-XX:+UseSerialGC',
        '-cp',
        join(serversRoot, 'mongo/target/lib/*'),
        'local.mongo.EmbeddedMongo',
        join(place.dataDir, 'mongo/store.mv.db'),
        String(port),
      ],
      env: place.env,
      logFile,
    },
    () => readFileSync(logFile, 'utf8').includes('ready on port'),
    place.log,
  );
  return { child, address: `mongodb://127.0.0.1:${port}` };
}
