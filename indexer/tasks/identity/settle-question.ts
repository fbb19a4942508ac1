import { Types } from 'mongoose';
import type { TaskContext } from '#indexer/tasks/task-context.ts';
import { pairKey } from '#mongo/distinct-pairs.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { IdentityDecision, IdentityQuestionRecord } from '#mongo/models/identity-question.ts';
import { findMerged } from './find-merged.ts';
import { settleResume } from './settle-resume.ts';
import { settleRow } from './settle-row.ts';

/** The decision cannot be carried out; the message says why, for the admin. */
export class CannotSettle extends Error {
  override name = 'CannotSettle';
}

export interface Settled {
  /** To be called once nothing refers to the files any more. */
  removeFiles(): Promise<void>;
}

/** Carries out one decision. Every step can be repeated: ids come from the question's task and place. */
export async function settleQuestion(
  context: TaskContext,
  question: IdentityQuestionRecord,
  decision: IdentityDecision,
  by: { _id: string; name: string },
): Promise<Settled> {
  const { mongo } = context;
  if (decision !== 'discard') {
    const candidate = await findMerged(mongo, question.candidate);
    if (decision === 'same' && !candidate) throw new CannotSettle('The candidate is no longer there.');
    const settle = question.kind === 'resume' ? settleResume : settleRow;
    const verdict = decision === 'same' ? { same: candidate as CandidateRecord } : 'another';
    const saved = await settle(context, question, verdict, by.name);
    if ('problem' in saved) throw new CannotSettle(saved.problem);
    if (decision === 'another' && candidate) {
      await tellApart(context, [candidate._id, saved.candidate], new Types.ObjectId(by._id));
    }
  }
  return {
    removeFiles: async () => {
      for (const file of [question.file, question.reading]) if (file) await removeFile(mongo, file);
    },
  };
}

/** They share a contact; the look for duplicates does not list them again. */
async function tellApart(
  { mongo, now }: TaskContext,
  [one, other]: [Types.ObjectId, Types.ObjectId],
  by: Types.ObjectId,
): Promise<void> {
  if (one.equals(other)) return;
  await mongo.distinctPairs.updateOne(
    { _id: pairKey(one, other) },
    { $set: { candidates: [one, other], by, at: now() } },
    { upsert: true },
  );
}
