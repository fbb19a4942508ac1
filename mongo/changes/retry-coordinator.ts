import { createRequire } from 'node:module';

const errors: { KafkaJSGroupCoordinatorNotFound: { prototype: object } } = createRequire(import.meta.url)(
  'kafkajs/src/errors',
);

/**
 * Makes the Kafka client try again when the broker goes away while being asked for a group's coordinator. Version 2.2.4
 * considers this permanent, and the consumer ends. Patches the client's class once.
 */
Object.defineProperty(errors.KafkaJSGroupCoordinatorNotFound.prototype, 'retriable', {
  get: () => true,
  // the base class's constructor assigns it
  set: () => undefined,
});
