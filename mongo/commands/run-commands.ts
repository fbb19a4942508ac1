import { setTimeout as pause } from 'node:timers/promises';
import { Types } from 'mongoose';
import { Conflict } from '#mongo/changes/conflict.ts';
import type { Changes } from '#mongo/changes/open-changes.ts';
import { releaseClaims } from '#mongo/changes/until-unclaimed.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { Log } from '#mongo/log.ts';
import { type ClaimedRoot, type CommandRecord, openCommandStates } from '#mongo/models/command.ts';
import { type Claims, claimsOf } from './claims.ts';

/** Context of a command's plan and steps. */
export interface CommandContext {
  mongo: Mongo;
  changes: Changes;
  now(): Date;
  log: Log;
}

export interface StepContext extends CommandContext {
  /** The command's `_id`: pass it to tracked writes of claimed records. */
  command: Types.ObjectId;
  /** When the command started; the same for every process that works on it. */
  begunAt: Date;
  /** What an earlier attempt noted, or undefined. */
  noted: unknown;
  /** Stores what the steps have done so far; a later attempt reads it from `noted`. */
  note(progress: unknown): Promise<void>;
}

/**
 * A change of several records. `plan` claims the records, reads and checks them again, and returns all inputs of the
 * steps; a rejection leaves everything unchanged. Once the plan is stored, `perform` is retried until it succeeds: its
 * steps must be idempotent, since another process repeats them after a crash.
 */
export interface CommandKind<Input, Plan, Result> {
  name: string;
  /** Set if the same command may run again under its `_id`; its result must then contain no personal data. */
  keepsResult?: true;
  plan(context: CommandContext, claims: Claims, input: Input): Promise<Plan>;
  perform(context: StepContext, plan: Plan): Promise<Result>;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry of kinds with different inputs
type AnyKind = CommandKind<any, any, any>;

export interface Commands {
  /**
   * Runs a command to its end and returns its result. With the `id` of a finished command, returns the stored result.
   * Throws what `plan` throws; Conflict if a record stays claimed or another process has taken over.
   */
  run<Input, Plan, Result>(
    kind: CommandKind<Input, Plan, Result>,
    input: Input,
    options?: { id?: Types.ObjectId },
  ): Promise<Result>;
  /** Finishes or rolls back commands whose process has died; returns how many. */
  recover(): Promise<number>;
  /** Recovers now and then every few seconds. */
  start(): void;
  stop(): Promise<void>;
}

/** A process that doesn't renew its lease for this long has died or hangs. */
export const COMMAND_LEASE_MS = 10_000;
const RENEW_EVERY_MS = 2_500;
const RECOVER_EVERY_MS = 2_000;
const POLL_EVERY_MS = 100;

interface Options extends CommandContext {
  /** The kinds that this process can finish. */
  kinds: readonly AnyKind[];
}

/** One per process. */
export function openCommands({ kinds, ...context }: Options): Commands {
  const { mongo, log, now } = context;
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const { commands } = mongo;
  const leaseUntil = () => new Date(now().getTime() + COMMAND_LEASE_MS);
  let timer: NodeJS.Timeout | undefined;
  let recovering: Promise<unknown> = Promise.resolve();
  let stopped = false;

  async function run<Input, Plan, Result>(
    kind: CommandKind<Input, Plan, Result>,
    input: Input,
    { id = new Types.ObjectId() }: { id?: Types.ObjectId } = {},
  ): Promise<Result> {
    const begun = await begin(id, kind.name);
    if ('attempt' in begun) {
      const { attempt } = begun;
      const plan = await withLease(id, attempt, () => planned(kind, id, attempt, input));
      return withLease(id, attempt, () => performed(kind, id, plan));
    }
    const { earlier } = begun;
    if (earlier?.state === 'done') return earlier.result as Result;
    if (earlier && !(await recoverOne(earlier))) await pause(POLL_EVERY_MS);
    return run(kind, input, { id });
  }

  /** Stores the command, or restarts an aborted one; otherwise returns the existing one with this `_id`. */
  async function begin(
    _id: Types.ObjectId,
    kind: string,
  ): Promise<{ attempt: number } | { earlier: CommandRecord | null }> {
    const fields = { kind, state: 'claiming', roots: [], leaseUntil: leaseUntil(), createdAt: now() } as const;
    try {
      await commands.insertMany([{ _id, ...fields, attempt: 1 }]);
      return { attempt: 1 };
    } catch (error) {
      if (!isKeyTaken(error)) throw error;
    }
    const earlier = await commands.findOne({ _id }).lean<CommandRecord>();
    if (earlier?.state !== 'aborted') return { earlier };
    // a new attempt: the process considered dead can no longer commit
    const again = await commands.updateOne(
      { _id, state: 'aborted', attempt: earlier.attempt },
      { $set: fields, $unset: { endedAt: '' }, $inc: { attempt: 1 } },
    );
    return again.matchedCount === 1 ? { attempt: earlier.attempt + 1 } : { earlier };
  }

  async function planned<Input, Plan>(
    kind: CommandKind<Input, Plan, unknown>,
    id: Types.ObjectId,
    attempt: number,
    input: Input,
  ): Promise<Plan> {
    const claims = claimsOf(mongo, id);
    try {
      const plan = await kind.plan(context, claims, input);
      const committed = await commands.updateOne(
        { _id: id, state: 'claiming', attempt },
        { $set: { state: 'committed', plan, leaseUntil: leaseUntil() } },
      );
      // another process considered this one dead
      if (committed.matchedCount === 0) throw new Conflict();
      return plan;
    } catch (error) {
      await abort(id, attempt, claims.noted);
      throw error;
    }
  }

  /**
   * Ends a command that has changed nothing. Writes the state first: anyone may release the claims of an ended command.
   * `noted`: another process may have ended it, and released everything, before this one claimed the last of them.
   */
  async function abort(id: Types.ObjectId, attempt: number, noted: readonly ClaimedRoot[] = []): Promise<void> {
    await commands.updateOne({ _id: id, state: 'claiming', attempt }, { $set: { state: 'aborted', endedAt: now() } });
    const stored = await commands.findOne({ _id: id }, { state: 1 }).lean();
    if (stored?.state !== 'aborted') return;
    await releaseAll(id, noted);
    await commands.updateOne({ _id: id, state: 'aborted' }, { $set: { roots: [] } });
  }

  async function performed<Plan, Result>(
    kind: CommandKind<never, Plan, Result>,
    id: Types.ObjectId,
    plan: Plan,
  ): Promise<Result> {
    const stored = await commands.findOne({ _id: id }, { result: 1, createdAt: 1 }).lean<CommandRecord>();
    const result = await kind.perform(
      {
        ...context,
        command: id,
        begunAt: stored?.createdAt ?? now(),
        noted: stored?.result,
        note: async (progress) => {
          await commands.updateOne({ _id: id, state: 'committed' }, { $set: { result: progress } });
        },
      },
      plan,
    );
    await releaseAll(id);
    // remove all details: the records may belong to an erased person
    await commands.updateOne(
      { _id: id, state: 'committed' },
      {
        $set: { state: 'done', roots: [], endedAt: now(), ...(kind.keepsResult && { result }) },
        $unset: { plan: '', ...(!kind.keepsResult && { result: '' }) },
      },
    );
    return result;
  }

  async function releaseAll(id: Types.ObjectId, noted: readonly ClaimedRoot[] = []): Promise<void> {
    const stored = await commands.findOne({ _id: id }, { roots: 1 }).lean<CommandRecord>();
    const all = [...(stored?.roots ?? []), ...noted];
    const byCollection = Map.groupBy(all, ({ collectionName }) => collectionName);
    for (const [name, roots] of byCollection) {
      await releaseClaims(
        mongo,
        name,
        roots.map(({ record }) => record),
        id,
      );
    }
  }

  async function withLease<T>(_id: Types.ObjectId, attempt: number, work: () => Promise<T>): Promise<T> {
    const renewing = setInterval(() => {
      commands
        .updateOne({ _id, attempt }, { $set: { leaseUntil: leaseUntil() } })
        .catch((error: unknown) => log.warn({ err: error }, 'Renewing the lease of a command failed'));
    }, RENEW_EVERY_MS);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
    }
  }

  /** Takes over a command whose lease has expired, and ends it; false if another process was faster. */
  async function recoverOne(command: CommandRecord): Promise<boolean> {
    const { _id, attempt, state } = command;
    const kind = byName.get(command.kind);
    if (!kind) return false;
    if (command.leaseUntil > now()) return false;
    const taken = await commands.updateOne(
      { _id, attempt, state },
      { $inc: { attempt: 1 }, $set: { leaseUntil: leaseUntil() } },
    );
    if (taken.matchedCount === 0) return false;
    log.warn({ command: String(_id), kind: kind.name, state }, 'Recovering a command of a dead process');
    if (state === 'claiming') await abort(_id, attempt + 1);
    else await withLease(_id, attempt + 1, () => performed(kind as never, _id, command.plan as never));
    return true;
  }

  async function recover(): Promise<number> {
    const open = { state: { $in: openCommandStates }, leaseUntil: { $lte: now() } } as const;
    let recovered = 0;
    for (const command of await commands.find(open).lean<CommandRecord[]>()) {
      try {
        if (await recoverOne(command)) recovered += 1;
      } catch (error) {
        // stays committed: its lease expires, and it is retried
        log.error(
          { err: error, command: String(command._id), kind: command.kind },
          'Finishing a command failed; will retry',
        );
      }
    }
    return recovered;
  }

  function schedule(): void {
    recovering = recover()
      .catch((error: unknown) => log.warn({ err: error }, 'Polling for commands to recover failed; will retry'))
      .finally(() => {
        if (!stopped) timer = setTimeout(schedule, RECOVER_EVERY_MS);
      });
  }

  return {
    run,
    recover,
    start: schedule,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await recovering;
    },
  };
}
