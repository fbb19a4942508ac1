import { Types } from 'mongoose';
import { z } from 'zod';
import type { RunTask } from '#indexer/task-runner/task-context.ts';
import type { CommandKind } from '#mongo/commands/run-commands.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** The checkpoint from which an undo resumes. */
const undoCheckpoint = z.object({
  /** Removed candidates. */
  removed: z.int(),
  /** The last started batch, and the `_id` of its command; 24 hex digits each. Its result is not counted yet. */
  batch: z.object({ command: z.string(), candidates: z.array(z.string()) }).optional(),
});

/** Fields read from an imported candidate. */
type Imported = Pick<
  CandidateRecord,
  '_id' | 'revision' | 'deleted' | 'user' | 'resumeId' | 'resumeAvailable' | 'emailAddress' | 'phoneNumber'
>;

const importedFields = {
  revision: 1,
  deleted: 1,
  user: 1,
  resumeId: 1,
  resumeAvailable: 1,
  emailAddress: 1,
  phoneNumber: 1,
} as const;

/** An import writes each candidate once. */
const AS_IMPORTED = 1;

/** Which of these candidates were touched since they were imported: the reason by `_id` as hex digits. */
async function findTouched(mongo: Mongo, candidates: readonly Imported[]): Promise<Map<string, string>> {
  const $in = candidates.map(({ _id }) => _id);
  const [comments, applications, shortlists] = await Promise.all([
    mongo.comments.find({ candidateId: { $in } }, { candidateId: 1 }).lean(),
    mongo.applications.find({ candidate: { $in } }, { candidate: 1 }).lean(),
    mongo.shortlists.find({ candidates: { $in } }, { candidates: 1 }).lean(),
  ]);
  const touched = new Map<string, string>();
  const asked = new Set($in.map((id) => id.toHexString()));
  // a shortlist also names candidates outside this batch
  const note = (ids: readonly Types.ObjectId[], reason: string) => {
    for (const id of ids.map((each) => each.toHexString())) if (asked.has(id)) touched.set(id, reason);
  };
  const where = (test: (candidate: Imported) => unknown) => candidates.filter(test).map(({ _id }) => _id);
  // the strongest reason last: it overrides
  note(
    where(({ revision }) => revision !== AS_IMPORTED),
    'changed since',
  );
  note(
    shortlists.flatMap((shortlist) => shortlist.candidates),
    'on a shortlist',
  );
  note(
    comments.map(({ candidateId }) => candidateId),
    'commented on',
  );
  note(
    where(({ resumeId, resumeAvailable }) => resumeId || resumeAvailable),
    'has a resume',
  );
  note(
    where(({ user }) => user),
    'has an account',
  );
  note(
    applications.map(({ candidate }) => candidate),
    'applied to a job',
  );
  return touched;
}

interface UndoPlan {
  candidates: Types.ObjectId[];
  contactKeys: string[];
  /** Candidates identified only by their row's cells: only their `_id` identifies that key. */
  withoutContact: Types.ObjectId[];
  left: UndoBatchResult['left'];
}

interface UndoBatchResult {
  removed: number;
  /** Candidates that stay, by reason. */
  left: { reason: string; count: number }[];
}

/**
 * Removes the untouched candidates of an imported batch, with their contact keys, counts and views. Claims them before
 * checking: a later comment or upload waits, and then finds the candidate gone.
 */
export const undoBatchCommand: CommandKind<Types.ObjectId[], UndoPlan, UndoBatchResult> = {
  name: 'undo-import-batch',
  keepsResult: true,

  async plan({ mongo }, claims, candidates) {
    const taken = await claims.takeFree('candidates', candidates);
    const records = await mongo.candidates.find({ _id: { $in: taken } }, importedFields).lean<Imported[]>();
    const touched = await findTouched(mongo, records);
    const left = new Map<string, number>();
    for (const reason of touched.values()) left.set(reason, (left.get(reason) ?? 0) + 1);
    const gone = await mongo.candidates.countDocuments({ _id: { $in: candidates }, deleted: true });
    const busy = candidates.length - gone - records.length;
    if (busy > 0) left.set('changed since', (left.get('changed since') ?? 0) + busy);
    const untouched = records.filter(({ _id }) => !touched.has(_id.toHexString()));
    const ids = untouched.map(({ _id }) => _id);
    const own = new Map(untouched.flatMap((each) => contactKeys(each).map((key) => [key, each._id] as const)));
    const contacts = await mongo.candidateContacts.find({ _id: { $in: [...own.keys()] } }).lean();
    return {
      candidates: ids,
      contactKeys: contacts.filter(({ _id, candidate }) => own.get(_id)?.equals(candidate)).map(({ _id }) => _id),
      withoutContact: untouched.filter((each) => contactKeys(each).length === 0).map(({ _id }) => _id),
      left: [...left].map(([reason, count]) => ({ reason, count })),
    };
  },

  async perform({ mongo, changes, command }, plan) {
    const $in = plan.candidates;
    await changes.candidates.bulkRemove($in, { command });
    if (plan.contactKeys.length > 0) {
      await mongo.candidateContacts.deleteMany({ _id: { $in: plan.contactKeys }, candidate: { $in } });
    }
    if (plan.withoutContact.length > 0) {
      await mongo.candidateContacts.deleteMany({ candidate: { $in: plan.withoutContact } });
    }
    await mongo.candidateCounters.deleteMany({ _id: { $in } });
    await mongo.viewHistory.deleteMany({ candidateId: { $in } });
    return { removed: $in.length, left: plan.left };
  },
};

const undoInput = z.object({ import: z.string() });

/** Claimed and removed by one command; progress moves with each. */
const BATCH = 250;

/**
 * Removes the untouched candidates of an import, a batch at a time. After a crash it first settles the last started
 * batch and then continues: removed candidates no longer name the import.
 */
export const run: RunTask = async (context, task) => {
  const { mongo, commands, signal } = context;
  const importedBy = new Types.ObjectId(undoInput.parse(task.input).import);
  const from = task.checkpoint ? undoCheckpoint.parse(task.checkpoint) : { removed: 0 };
  let { removed } = from;
  const undo = (candidates: readonly string[], command: string) =>
    commands.run(
      undoBatchCommand,
      candidates.map((id) => new Types.ObjectId(id)),
      { id: new Types.ObjectId(command) },
    );
  if (from.batch) removed += (await undo(from.batch.candidates, from.batch.command)).removed;
  const found = await mongo.candidates.find({ importedBy }, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
  const ids = found.map(({ _id }) => _id.toHexString());
  const total = removed + ids.length;
  const left = new Map<string, number>();
  let processed = removed;
  for (let start = 0; start < ids.length; start += BATCH) {
    signal.throwIfAborted();
    const batch = { command: new Types.ObjectId().toHexString(), candidates: ids.slice(start, start + BATCH) };
    await context.report({ processed, total, saved: removed, counts: { left: sum(left) } }, { removed, batch });
    const outcome = await undo(batch.candidates, batch.command);
    removed += outcome.removed;
    for (const { reason, count } of outcome.left) left.set(reason, (left.get(reason) ?? 0) + count);
    processed += batch.candidates.length;
  }
  await context.report({ processed: total, total, saved: removed, counts: { left: sum(left) } }, { removed });
  return { removed, left: [...left].map(([reason, count]) => ({ reason, count })) };
};

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, one) => all + one, 0);
