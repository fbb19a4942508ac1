import {
  GenericContainer,
  getContainerRuntimeClient,
  ImageName,
  type StartedTestContainer,
  Wait,
} from 'testcontainers';
import { freePort } from '#local/servers/free-port.ts';
import type { Servers } from '#local/servers/start-servers.ts';
import { composeImages } from './compose-images.ts';

const KAFKA_CLIENT_PORT = 9092;
const KAFKA_CONTROLLER_PORT = 9093;

const SERVICES = ['mongo', 'kafka', 'elasticsearch'] as const;

/** Pulls the servers' images that the engine lacks. Returns why it can't, or null once it has all of them. */
export async function pullServerImages(): Promise<string | null> {
  const images = composeImages();
  const { image } = await getContainerRuntimeClient();
  for (const service of SERVICES) {
    const name = ImageName.fromString(imageOf(images, service));
    try {
      if (!(await image.exists(name))) await image.pull(name);
    } catch (error) {
      return `${name.string}: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`;
    }
  }
  return null;
}

/** The three servers as containers of the images in docker-compose.yml, without security: only for tests. */
export async function startContainerServers(): Promise<Omit<Servers, 'children'>> {
  const images = composeImages();
  // the first alone: with it starts the container that removes the others later, and there must be one of it
  const mongo = await startMongo(imageOf(images, 'mongo'));
  const [kafka, elasticsearch] = await Promise.all([
    startKafka(imageOf(images, 'kafka')),
    startElasticsearch(imageOf(images, 'elasticsearch')),
  ]);
  const containers = [mongo, kafka.container, elasticsearch];
  return {
    mongoUrl: `mongodb://${mongo.getHost()}:${mongo.getMappedPort(27017)}/recruitment`,
    kafkaBrokers: kafka.address,
    elasticsearchUrl: `http://${elasticsearch.getHost()}:${elasticsearch.getMappedPort(9200)}`,
    stop: async () => {
      await Promise.all(containers.map((container) => container.stop()));
    },
  };
}

function imageOf(images: Map<string, string>, service: string): string {
  const image = images.get(service);
  if (!image) throw new Error(`docker-compose.yml has no service called ${service} with an image`);
  return image;
}

function startMongo(image: string): Promise<StartedTestContainer> {
  return new GenericContainer(image).withExposedPorts(27017).withWaitStrategy(Wait.forListeningPorts()).start();
}

/** Clients are redirected to the advertised address, so the host's port must be known before the start. */
async function startKafka(image: string): Promise<{ container: StartedTestContainer; address: string }> {
  const port = await freePort(KAFKA_CLIENT_PORT);
  const { info } = await getContainerRuntimeClient();
  const address = `${info.containerRuntime.host}:${port}`;
  const container = await new GenericContainer(image)
    .withExposedPorts({ container: KAFKA_CLIENT_PORT, host: port })
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_LISTENERS: `PLAINTEXT://:${KAFKA_CLIENT_PORT},CONTROLLER://:${KAFKA_CONTROLLER_PORT}`,
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${address}`,
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_CONTROLLER_QUORUM_VOTERS: `1@localhost:${KAFKA_CONTROLLER_PORT}`,
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
    })
    .withWaitStrategy(Wait.forLogMessage('Kafka Server started'))
    .start();
  return { container, address };
}

function startElasticsearch(image: string): Promise<StartedTestContainer> {
  return new GenericContainer(image)
    .withExposedPorts(9200)
    .withEnvironment({
      'discovery.type': 'single-node',
      'xpack.security.enabled': 'false',
      'action.auto_create_index': 'false',
      'cluster.routing.allocation.disk.threshold_enabled': 'false',
      ES_JAVA_OPTS: '-Xms1g -Xmx1g',
    })
    .withWaitStrategy(Wait.forHttp('/_cluster/health', 9200).forStatusCode(200))
    .withStartupTimeout(180_000)
    .start();
}
