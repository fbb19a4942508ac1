import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serversRoot } from './build-servers.ts';
import type { EmbeddedServer, ServerPlace } from './embedded-server.ts';
import { freePort } from './free-port.ts';
import { kafkaSettings } from './kafka-settings.ts';
import { startJavaServer } from './start-java-server.ts';

const USUAL_PORT = 9092;
const USUAL_CONTROLLER_PORT = 9093;

/** Starts one Kafka broker; its address is host:port. */
export async function startKafka(place: ServerPlace): Promise<EmbeddedServer> {
  const port = await freePort(USUAL_PORT);
  const controllerPort = await freePort(USUAL_CONTROLLER_PORT);
  const settingsFile = join(place.dataDir, 'kafka/server.properties');
  const logFile = join(place.logDir, 'kafka.log');
  mkdirSync(join(place.dataDir, 'kafka'), { recursive: true });
  writeFileSync(settingsFile, kafkaSettings({ port, controllerPort, dataDir: join(place.dataDir, 'kafka/log') }));
  const child = await startJavaServer(
    {
      name: 'Kafka',
      file: join(place.jdk.home, 'bin/java'),
      args: [
        '-Xms128m',
        '-Xmx512m',
        '-XX:+UseSerialGC',
        '-XX:MaxDirectMemorySize=128m',
        '-Djava.awt.headless=true',
        `-Dlog4j2.configurationFile=${join(serversRoot, 'kafka/config/log4j2.properties')}`,
        '-cp',
        join(serversRoot, 'kafka/target/lib/*'),
        'local.kafka.EmbeddedKafka',
        settingsFile,
      ],
      env: place.env,
      logFile,
    },
    () => readFileSync(logFile, 'utf8').includes('Kafka Server started'),
    place.log,
  );
  return { child, address: `127.0.0.1:${port}` };
}
