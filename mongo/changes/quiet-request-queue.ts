import { createRequire } from 'node:module';

/** What is used here of the Kafka client's queue of requests to one broker. */
interface RequestQueue {
  /** Ms since 1970; in the past, or -1, where the broker asked for no pause. */
  throttledUntil: number;
  pending: unknown[];
  scheduleCheckPendingRequests(): void;
}

const queue: { prototype: RequestQueue } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue');
const { scheduleCheckPendingRequests: schedule } = queue.prototype;

/**
 * Lets the Kafka client rest. As published (2.2.4) it looks for waiting requests once a millisecond for as long as a
 * connection lives, whether or not there are any, by a timer that Node warns of:
 * https://github.com/tulios/kafkajs/issues/1704. With nothing waiting and no pause asked for there is nothing to look
 * for: each new request that has to wait asks for a look itself. Done once, on the client's own class.
 */
queue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
  if (this.pending.length > 0 || this.throttledUntil > Date.now()) schedule.call(this);
};
