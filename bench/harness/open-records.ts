import { pino } from 'pino';
import { connectKafka } from '#mongo/changes/kafka.ts';
import { type Changes, openChanges } from '#mongo/changes/open-changes.ts';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { createTask, type NewTask } from '#mongo/tasks/create-task.ts';
import { until } from './run-process.ts';
import type { Addresses } from './running-api.ts';

const TASK_LIMIT_MS = 30 * 60_000;

export interface OpenRecords {
  mongo: Mongo;
  changes: Changes;
  /** Runs a task in an indexer process; returns its result and duration in seconds. Throws unless it is done. */
  runTask(newTask: NewTask): Promise<{ result: Record<string, unknown>; seconds: number }>;
  close(): Promise<void>;
}

/** A benchmark's own connections to its database and to Kafka. */
export async function openRecords({ mongoUrl, kafkaBrokers }: Addresses): Promise<OpenRecords> {
  const log = pino({ level: 'warn' });
  const mongo = await connectMongo(mongoUrl);
  await mongo.ensureIndexes();
  const kafka = connectKafka({ brokers: kafkaBrokers.split(','), clientId: 'bench', log });
  await kafka.ensureTopics(mongo.namespace);
  const changes = openChanges({ mongo, kafka, log });
  return {
    mongo,
    changes,
    async runTask(newTask) {
      const id = await createTask(changes, newTask, new Date());
      const read = async () => (await mongo.tasks.findById(id).lean<TaskRecord>())!;
      await until(`the task ${newTask.kind} has ended`, TASK_LIMIT_MS, async () => Boolean((await read()).finishedAt));
      const { state, error, result = {}, startedAt, finishedAt } = await read();
      if (state !== 'done') throw new Error(`${newTask.kind} ended as ${state}: ${error ?? ''}`);
      return { result, seconds: Math.round((Number(finishedAt) - Number(startedAt)) / 100) / 10 };
    },
    async close() {
      await changes.stop();
      await mongo.close();
    },
  };
}
