import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { openTaskStates } from '#mongo/models/task.ts';

const LIMIT_MS = 45_000;
const POLL_EVERY_MS = 10;
/** Writes after a response, such as the audit log's, end within two polls. */
const QUIET_POLLS = 3;
const ENDED_COMMANDS = ['done', 'aborted'];

/** Resolves to null once no task, command, claim or unpublished change is in progress; after the limit to what still is. */
export async function waitUntilQuiet(
  db: Db,
  { limitMs = LIMIT_MS, pollEveryMs = POLL_EVERY_MS } = {},
): Promise<string | null> {
  const limit = Date.now() + limitMs;
  let quietPolls = 0;
  for (;;) {
    const busy = await underWay(db);
    quietPolls = busy ? 0 : quietPolls + 1;
    if (quietPolls === QUIET_POLLS) return null;
    if (Date.now() > limit) return busy;
    await delay(pollEveryMs);
  }
}

async function underWay(db: Db): Promise<string | null> {
  const fields = { state: 1, kind: 1, leaseOwner: 1, unpublished: 1, command: 1, textState: 1, deleted: 1 } as const;
  const names = ['tasks', 'candidates', 'jobs', 'resumes', 'users', 'commands'];
  const [tasks = [], candidates = [], jobs = [], resumes = [], users = [], commands = []] = await Promise.all(
    names.map((name) => db.collection(name).find({}, { projection: fields }).toArray()),
  );
  const open = tasks.find(
    ({ state, leaseOwner }) => (openTaskStates as readonly string[]).includes(state) && leaseOwner !== 'pairs',
  );
  if (open) return `the task ${open.kind} is ${open.state}`;
  const running = commands.find(({ state }) => !ENDED_COMMANDS.includes(state));
  if (running) return `the command ${running.kind} is ${running.state}`;
  if ([...tasks, ...candidates, ...jobs, ...resumes].some(({ unpublished }) => unpublished))
    return 'a change is unpublished';
  if ([...candidates, ...jobs, ...users].some(({ command }) => command)) return 'a record is claimed';
  if (resumes.some(({ textState, deleted }) => textState === 'pending' && !deleted)) return 'a resume is unread';
  return null;
}
