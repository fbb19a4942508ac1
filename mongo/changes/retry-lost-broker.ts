import { createRequire } from 'node:module';

/** Finds how a broker is asked; throws if it isn't connected. */
type Lookup = (...request: unknown[]) => unknown;

const require = createRequire(import.meta.url);
const errors: {
  KafkaJSConnectionError: new (cause: Error) => Error;
  KafkaJSGroupCoordinatorNotFound: { prototype: object };
} = require('kafkajs/src/errors');
const Broker: { prototype: object } = require('kafkajs/src/broker');

// Version 2.2.4 of the Kafka client considers two errors permanent that pass: a consumer that gets one ends for good.
// The client's classes are patched once.

/** The broker went away while being asked for a group's coordinator. */
Object.defineProperty(errors.KafkaJSGroupCoordinatorNotFound.prototype, 'retriable', {
  get: () => true,
  // the base class's constructor assigns it
  set: () => undefined,
});

/** The connection was closed after the client had chosen it. */
const lookups = new WeakMap<object, Lookup>();
Object.defineProperty(Broker.prototype, 'lookupRequest', {
  get(this: object) {
    return lookups.get(this);
  },
  set(this: object, lookup: Lookup) {
    lookups.set(this, (...request) => {
      try {
        return lookup(...request);
      } catch (error) {
        const isLost = error instanceof Error && error.message === 'Broker not connected';
        throw isLost ? new errors.KafkaJSConnectionError(error) : error;
      }
    });
  },
});
