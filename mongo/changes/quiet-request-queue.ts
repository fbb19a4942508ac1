import { createRequire } from 'node:module';

/** The part of the Kafka client's per-broker request queue used here. */
interface RequestQueue {
  /** Ms since 1970; in the past, or -1, if the broker requested no pause. */
  throttledUntil: number;
  pending: unknown[];
  scheduleCheckPendingRequests(): void;
}

const queue: { prototype: RequestQueue } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue');
const { scheduleCheckPendingRequests: schedule } = queue.prototype;

/**
 * Stops the Kafka client's idle polling. Version 2.2.4 checks for waiting requests once a millisecond while a
 * connection is open, with a timer that Node warns about: https://github.com/tulios/kafkajs/issues/1704. With nothing
 * waiting and no pause there is nothing to check: each new waiting request schedules a check. Patches the client's
 * class once.
 */
queue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
  if (this.pending.length > 0 || this.throttledUntil > Date.now()) schedule.call(this);
};
