import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serversRoot } from './build-servers.ts';
import { freePort } from './free-port.ts';
import { programName } from './program-name.ts';
import { type EmbeddedServer, type ServerPlace, startJavaServer } from './start-java-server.ts';

/** The settings of one small broker that is its own controller, as the lines of a properties file. */
function kafkaSettings(place: { port: number; controllerPort: number; dataDir: string }): string {
  const settings: Record<string, string | number | boolean> = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    // set here, not in the data: the ports may be different at the next start
    'controller.quorum.voters': `1@127.0.0.1:${place.controllerPort}`,
    listeners: `PLAINTEXT://127.0.0.1:${place.port},CONTROLLER://127.0.0.1:${place.controllerPort}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${place.port}`,
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'PLAINTEXT',
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    // in a properties file a backslash starts an escape
    'log.dirs': place.dataDir.replaceAll('\\', '\\\\'),
    'auto.create.topics.enable': false,
    'num.partitions': 3,

    // one node, so one replica; few partitions, since each is a folder with open files
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'transaction.state.log.num.partitions': 4,
    'share.coordinator.state.topic.replication.factor': 1,
    'share.coordinator.state.topic.min.isr': 1,
    'share.coordinator.state.topic.num.partitions': 4,
    'default.replication.factor': 1,
    'min.insync.replicas': 1,

    'num.network.threads': 2,
    'num.io.threads': 4,
    'background.threads': 4,
    'log.cleaner.threads': 1,
    'log.cleaner.dedupe.buffer.size': 16_777_216,
    'log.segment.bytes': 67_108_864,
    'metadata.log.segment.bytes': 16_777_216,
    'metadata.max.retention.bytes': 67_108_864,
    'log.retention.hours': 168,
    'group.initial.rebalance.delay.ms': 0,

    // a killed broker may register again only when its old session is over: 12 s by default, 4 to 5 s with these
    // settings
    'broker.session.timeout.ms': 2000,
    'broker.heartbeat.interval.ms': 500,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

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
    file: join(place.jdk.home, 'bin', programName('java')),
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
