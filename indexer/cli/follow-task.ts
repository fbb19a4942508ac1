import type { Types } from 'mongoose';
import type { IndexedEntity } from '#indexer/changes/outcomes.ts';
import { type IndexerConfig, readIndexerConfig } from '#indexer/config.ts';
import { indexedEntities } from '#indexer/indices/list-indices.ts';
import { pause } from '#indexer/pause.ts';
import { type Indexer, startIndexer } from '#indexer/start-indexer.ts';
import { connectKafka } from '#mongo/changes/kafka.ts';
import { openChanges } from '#mongo/changes/open-changes.ts';
import { kafkaAddress } from '#mongo/configuration/connections-config.ts';
import { EnvironmentProblems } from '#mongo/configuration/read-environment.ts';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { createLog, type Log } from '#mongo/log.ts';
import { isTaskOpen, type TaskRecord } from '#mongo/models/task.ts';
import { createTask, indexTaskSlot, type NewTask } from '#mongo/tasks/create-task.ts';

const POLL_EVERY_MS = 300;
/** A running indexer process takes a task within a second or two. */
const TAKEN_WITHIN_MS = 5_000;

class AlreadyUnderWay extends Error {}

/**
 * Runs a task from the command line: creates it, shows its progress, and prints its result as a final line of JSON.
 * If no indexer process claims it, runs it in this process. Sets the exit code: 1 unless it is done.
 */
export async function followTask(newTask: NewTask): Promise<void> {
  try {
    const config = readIndexerConfig(process.env);
    const log = createLog('indexer', 'error');
    const task = await createAndFollow(config, log, newTask);
    if (task.error) console.error(task.error);
    console.log(JSON.stringify({ state: task.state, ...task.result }));
    process.exitCode = task.state === 'done' ? 0 : 1;
  } catch (error) {
    const isPlain = error instanceof EnvironmentProblems || error instanceof AlreadyUnderWay;
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  }
  // the Kafka client keeps a socket open after a broker's restart
  process.exit();
}

async function createAndFollow(config: IndexerConfig, log: Log, newTask: NewTask): Promise<TaskRecord> {
  const mongo = await connectMongo(config.MONGO_URL);
  const kafka = connectKafka({ ...kafkaAddress(config), clientId: 'command-line', log });
  const changes = openChanges({ mongo, kafka, log });
  const slot = indexTaskSlot(newTask.kind, newTask.input ?? {});
  const id = await createTask(changes, { ...newTask, slot }, new Date()).catch((error: unknown) => {
    if (isKeyTaken(error)) throw new AlreadyUnderWay('This is already running. Wait for it to end, or cancel it.');
    throw error;
  });
  await changes.relay.settled();
  let own: Indexer | undefined;
  const ended = await follow(mongo, id, async () => {
    console.log('No indexer process is running: this process runs the task.');
    own = await startIndexer(config, { log });
  });
  await own?.stop();
  await changes.stop();
  await Promise.all([kafka.close(), mongo.close()]);
  return ended;
}

async function follow(mongo: Mongo, id: Types.ObjectId, workHere: () => Promise<void>): Promise<TaskRecord> {
  const begun = Date.now();
  const forever = new AbortController().signal;
  let shown = '';
  let workedOn = false;
  for (;;) {
    const task = await mongo.tasks.findById(id).lean<TaskRecord>();
    if (!task) throw new Error(`The task ${id} no longer exists.`);
    const line = describe(task);
    if (line !== shown) console.log(line);
    shown = line;
    if (!isTaskOpen(task)) return task;
    workedOn ||= task.state === 'running';
    if (!workedOn && Date.now() - begun > TAKEN_WITHIN_MS) {
      workedOn = true;
      await workHere();
    }
    await pause(POLL_EVERY_MS, forever);
  }
}

function describe({ kind, state, progress }: TaskRecord): string {
  const count = progress.total > 0 ? ` ${progress.processed} / ${progress.total}` : '';
  return `${kind}: ${state}${count}${progress.message ? ` (${progress.message})` : ''}`;
}

/** The entity from the command line; default: candidates. Throws on any other word. */
export function readEntity(words: readonly string[]): IndexedEntity {
  const [word = 'candidates', ...rest] = words.filter((each) => !each.startsWith('--'));
  const entity = indexedEntities.find((each) => each === word);
  if (!entity || rest.length > 0) throw new Error(`Which index? One of: ${indexedEntities.join(', ')}.`);
  return entity;
}
