import { readFileSync } from 'node:fs';
import { z } from 'zod';

const DEFAULT_NAMESPACE = 'recruitment';

const mongoUrl = z
  .string()
  .regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must be a mongodb:// or mongodb+srv:// address')
  .refine((url) => /^[a-z][a-z0-9_-]{0,59}$/.test(namespaceOf(url)), {
    message: 'its database name must be lower-case letters, digits, - and _: it also names topics and indices',
  });

const brokerList = z
  .string()
  .transform((text) => text.split(',').map((broker) => broker.trim()))
  .pipe(z.array(z.string().regex(/^[^\s:]+:\d+$/, 'must be host:port, comma separated')).min(1));

/**
 * Environment variables of the MongoDB and Kafka connections; spread them into a process's own shape. `KAFKA_CA` is the
 * path of a PEM file; `KAFKA_TLS=1` uses TLS with the system's authorities.
 */
export const connectionsConfig = {
  MONGO_URL: mongoUrl,
  KAFKA_BROKERS: brokerList,
  KAFKA_USERNAME: z.string().min(1).optional(),
  KAFKA_PASSWORD: z.string().min(1).optional(),
  KAFKA_SASL_MECHANISM: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).default('scram-sha-512'),
  KAFKA_CA: z.string().min(1).optional(),
  KAFKA_TLS: z.enum(['0', '1']).default('0'),
};

const connectionsShape = z.object(connectionsConfig);
export type ConnectionsConfig = z.output<typeof connectionsShape>;

export interface KafkaAddress {
  brokers: string[];
  sasl?: { mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512'; username: string; password: string };
  tls?: { ca?: string };
}

/** Kafka connection options from the parsed environment. Throws if `KAFKA_CA` can't be read. */
export function kafkaAddress(config: ConnectionsConfig): KafkaAddress {
  const address: KafkaAddress = { brokers: config.KAFKA_BROKERS };
  if (config.KAFKA_USERNAME && config.KAFKA_PASSWORD) {
    address.sasl = {
      mechanism: config.KAFKA_SASL_MECHANISM,
      username: config.KAFKA_USERNAME,
      password: config.KAFKA_PASSWORD,
    };
  }
  if (config.KAFKA_CA) address.tls = { ca: readFileSync(config.KAFKA_CA, 'utf8') };
  else if (config.KAFKA_TLS === '1') address.tls = {};
  return address;
}

/** The database name in a MongoDB URL; also the prefix of topics, aliases and consumer groups. */
export function namespaceOf(mongoUrl: string): string {
  const afterHosts = mongoUrl.replace(/^mongodb(\+srv)?:\/\//, '').match(/^[^/?]*\/([^?]*)/);
  return decodeURIComponent(afterHosts?.[1] ?? '') || DEFAULT_NAMESPACE;
}
