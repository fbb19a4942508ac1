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
  const { child, place: port } = await startJavaServer(async () => {
    const port = await freePort(USUAL_PORT);
    const controllerPort = await freePort(USUAL_CONTROLLER_PORT);
    const command = kafkaCommand(place, writeSettings(place, port, controllerPort));
    const isReady = () => readFileSync(command.logFile, 'utf8').includes('Kafka Server started');
    return { command, isReady, place: port };
  }, place.log);
  return { child, address: `127.0.0.1:${port}` };
}

function writeSettings(place: ServerPlace, port: number, controllerPort: number): string {
  const settingsFile = join(place.dataDir, 'kafka/server.properties');
  mkdirSync(join(place.dataDir, 'kafka'), { recursive: true });
  writeFileSync(settingsFile, kafkaSettings({ port, controllerPort, dataDir: join(place.dataDir, 'kafka/log') }));
  return settingsFile;
}

function kafkaCommand(place: ServerPlace, settingsFile: string) {
  return {
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
    logFile: join(place.logDir, 'kafka.log'),
  };
}
