import type { Types } from 'mongoose';
import { COMMITTED, type Mongo } from '#mongo/connect-mongo.ts';
import type { Log } from '#mongo/log.ts';
import { type ChangeEvent, type TrackedEntity, trackedEntities } from './change-event.ts';
import type { Kafka } from './kafka.ts';
import { topicOf } from './topics.ts';
import { clearMarks, nonceTime } from './unpublished-marks.ts';

/** A written change whose record still has its nonce. */
export interface Mark {
  id: Types.ObjectId;
  revision: number;
  nonce: string;
}

export interface Relay {
  /**
   * Runs a write that sets these nonces. This process's sweeps skip the nonces until they are published and cleared: a
   * bulk write may take longer than the minimum age of an abandoned mark.
   */
  during<T>(nonces: string[], write: () => Promise<T>): Promise<T>;
  /** Publishes soon and clears the marks; returns immediately. Failed changes stay marked for a sweep. */
  publish(entity: TrackedEntity, marks: Mark[]): void;
  /** Resolves when the queue is short enough for a bulk writer to continue. */
  roomForMore(): Promise<void>;
  /** Republishes records marked for longer than `minAgeMs`; returns how many. */
  sweep(minAgeMs?: number): Promise<number>;
  /** Resolves when every change handed to `publish` is in Kafka and cleared, or has failed. */
  settled(): Promise<void>;
  /** Number of changes waiting in this process. */
  waiting(): number;
  /** Sweeps now and then every few seconds. */
  start(): void;
  stop(): Promise<void>;
}

const BATCH = 1_000;
/** A bulk writer pauses above this; it limits the memory used by the queue. */
const ROOM = 4_000;
/** Above this, marks are not queued at all: the sweep finds them. */
const MOST_WAITING = 50_000;
const SWEEP_EVERY_MS = 2_000;
const SWEEP_AT_ONCE = 5_000;
/** Younger marks are probably still being written or published by another process. */
const SETTLE_MS = 8_000;

interface Dependencies {
  mongo: Mongo;
  kafka: Kafka;
  log: Log;
  now?: () => number;
}

/** One per process: it knows only the marks made by its own process, and finds all others by sweeping. */
export function createRelay({ mongo, kafka, log, now = Date.now }: Dependencies): Relay {
  const queues = new Map<TrackedEntity, Mark[]>(trackedEntities.map((entity) => [entity, []]));
  const flushing = new Map<TrackedEntity, Promise<void>>();
  /** Nonces queued or being published: a sweep must skip them. */
  const pending = new Set<string>();
  /** Nonces being written. */
  const written = new Set<string>();
  let topicsReady = false;
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<unknown> = Promise.resolve();
  let stopped = false;

  const queueOf = (entity: TrackedEntity): Mark[] => queues.get(entity) as Mark[];

  async function send(entity: TrackedEntity, marks: Mark[]): Promise<void> {
    if (!topicsReady) {
      await kafka.ensureTopics(mongo.namespace);
      topicsReady = true;
    }
    const messages = marks.map(({ id, revision }) => {
      const event: ChangeEvent = { entity, id: id.toHexString(), revision };
      return { key: event.id, value: JSON.stringify(event) };
    });
    await kafka.send(topicOf(mongo.namespace, entity), messages);
  }

  async function flush(entity: TrackedEntity): Promise<void> {
    const queue = queueOf(entity);
    let clearing: Promise<void> = Promise.resolve();
    while (queue.length > 0) {
      const marks = queue.splice(0, BATCH);
      try {
        await send(entity, marks);
      } catch (error) {
        const left = marks.concat(queue.splice(0));
        forget(left);
        log.warn({ err: error, entity, changes: left.length }, 'Publishing changes failed; will retry');
        break;
      }
      await clearing;
      clearing = clear(entity, marks);
    }
    await clearing;
  }

  async function clear(entity: TrackedEntity, marks: Mark[]): Promise<void> {
    try {
      await clearMarks(
        mongo,
        entity,
        marks.map((mark) => mark.nonce),
      );
    } catch (error) {
      log.warn(
        { err: error, entity, changes: marks.length },
        'Clearing the marks of published changes failed; they will be published again',
      );
    } finally {
      forget(marks);
    }
  }

  const forget = (marks: Mark[]): void => {
    for (const mark of marks) pending.delete(mark.nonce);
  };

  function kick(entity: TrackedEntity): void {
    if (flushing.has(entity) || queueOf(entity).length === 0) return;
    const run = flush(entity).finally(() => {
      flushing.delete(entity);
      kick(entity);
    });
    flushing.set(entity, run);
  }

  function publish(entity: TrackedEntity, marks: Mark[]): void {
    if (pending.size + marks.length > MOST_WAITING) return;
    for (const mark of marks) pending.add(mark.nonce);
    queueOf(entity).push(...marks);
    kick(entity);
  }

  async function until(most: number): Promise<void> {
    while (pending.size > most && flushing.size > 0) await Promise.race(flushing.values().map((run) => run));
  }

  async function sweepEntity(entity: TrackedEntity, minAgeMs: number): Promise<number> {
    const model = mongo.connection.model<{ revision: number; unpublished: string }>(entity);
    const found = await model
      .find({ unpublished: /^/ }, { revision: 1, unpublished: 1 }, COMMITTED)
      .limit(SWEEP_AT_ONCE)
      .lean<{ _id: Types.ObjectId; revision: number; unpublished: string }[]>();
    const youngest = now() - minAgeMs;
    const left = found.filter(
      ({ unpublished: nonce }) => !pending.has(nonce) && !written.has(nonce) && nonceTime(nonce) <= youngest,
    );
    publish(
      entity,
      left.map(({ _id, revision, unpublished }) => ({ id: _id, revision, nonce: unpublished })),
    );
    return left.length;
  }

  async function sweep(minAgeMs = SETTLE_MS): Promise<number> {
    let republished = 0;
    for (const entity of trackedEntities) republished += await sweepEntity(entity, minAgeMs);
    if (republished > 0) log.info({ changes: republished }, 'Republishing changes that were left unpublished');
    return republished;
  }

  function schedule(): void {
    sweeping = sweep()
      .catch((error) => log.warn({ err: error }, 'Sweeping for unpublished changes failed; will retry'))
      .finally(() => {
        if (!stopped) timer = setTimeout(schedule, SWEEP_EVERY_MS);
      });
  }

  async function during<T>(nonces: string[], write: () => Promise<T>): Promise<T> {
    for (const nonce of nonces) written.add(nonce);
    try {
      return await write();
    } finally {
      for (const nonce of nonces) written.delete(nonce);
    }
  }

  return {
    during,
    publish,
    roomForMore: () => until(ROOM),
    sweep,
    settled: () => until(0),
    waiting: () => pending.size,
    start: schedule,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await sweeping;
      await until(0);
    },
  };
}
