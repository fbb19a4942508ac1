import { randomUUID } from 'node:crypto';
import { setTimeout as timeout } from 'node:timers/promises';
import type { IndexerContext } from '#indexer/indexer-context.ts';
import type { RunningConsumer } from '#mongo/changes/kafka-consumer.ts';
import { topicOf } from '#mongo/changes/topics.ts';
import type { TaskKind } from '#mongo/models/task.ts';
import { claimTask } from '#mongo/tasks/claim-task.ts';
import { IndexerStopping, type RunTask } from './task-context.ts';
import { workOnTask } from './work-on-task.ts';

/** Kafka announces a new task immediately; polling finds abandoned tasks and those that Kafka could not announce. */
const POLL_EVERY_MS = 1_000;

export interface TaskRunner {
  /** Stops running tasks where they are and releases them; resolves when all have stopped. */
  stop(): Promise<void>;
}

/** Claims tasks under a lease and runs them, at most one of a kind at a time over all processes. */
export function runTasks(context: IndexerContext, kinds: Partial<Record<TaskKind, RunTask>>): TaskRunner {
  const owner = randomUUID();
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  let wake = new AbortController();

  async function claimAll(): Promise<void> {
    const claim = () =>
      claimTask(context.mongo, {
        owner,
        now: context.now(),
        kinds: Object.keys(kinds) as TaskKind[],
        except: new Set(running.keys()),
      });
    for (let task = await claim(); task; task = await claim()) {
      const run = kinds[task.kind];
      if (!run) throw new Error(`Claimed a task of an unexpected kind: ${task.kind}`);
      const id = String(task._id);
      const work = workOnTask(context, task, owner, run, stopping.signal).finally(() => {
        running.delete(id);
        wake.abort();
      });
      running.set(id, work);
    }
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      await claimAll().catch((error) => context.log.warn({ err: error }, 'Polling for tasks failed; will retry'));
      const anyEvent = AbortSignal.any([wake.signal, stopping.signal]);
      await timeout(POLL_EVERY_MS, undefined, { signal: anyEvent }).catch(() => undefined); // woken: polls immediately
    }
  }

  const looping = loop();
  const consumer = listen(context, () => wake.abort());
  return {
    async stop() {
      stopping.abort(new IndexerStopping('The indexer is stopping'));
      await looping;
      await Promise.all(running.values());
      await (await consumer)?.stop();
    },
  };
}

/** Consumes the events of new tasks, so that they start at once. */
async function listen(
  { mongo, kafka, log, onFatal }: IndexerContext,
  onEvent: () => void,
): Promise<RunningConsumer | null> {
  const crashed = (error: unknown) => {
    log.error({ err: error }, 'Kafka consumer for tasks crashed');
    onFatal?.(error instanceof Error ? error : new Error(String(error)));
  };
  try {
    return await kafka.consume({
      groupId: `${mongo.namespace}-tasks`,
      topics: [topicOf(mongo.namespace, 'tasks')],
      fromBeginning: false,
      onCrash: crashed,
      async onBatch(batch) {
        onEvent();
        await batch.commitThrough(batch.messages.at(-1)!.offset);
      },
    });
  } catch (error) {
    crashed(error);
    return null;
  }
}
