import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serversRoot } from './build-servers.ts';
import { freePort } from './free-port.ts';
import { programName } from './program-name.ts';
import { type EmbeddedServer, type ServerPlace, startJavaServer } from './start-java-server.ts';

const USUAL_PORT = 27017;

/** Starts the MongoDB-compatible server; its address is a URL without a database. */
export async function startMongo(place: ServerPlace): Promise<EmbeddedServer> {
  const { child, place: port } = await startJavaServer(async () => {
    const port = await freePort(USUAL_PORT);
    const command = mongoCommand(place, port);
    const isReady = () => readFileSync(command.logFile, 'utf8').includes('ready on port');
    return { command, isReady, place: port };
  }, place.log);
  return { child, address: `mongodb://127.0.0.1:${port}` };
}

function mongoCommand(place: ServerPlace, port: number) {
  return {
    name: 'Mongo-compatible server',
    file: join(place.jdk.home, 'bin', programName('java')),
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
    logFile: join(place.logDir, 'mongo.log'),
  };
}
