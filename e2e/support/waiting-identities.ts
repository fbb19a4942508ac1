import type { Types } from 'mongoose';
import { identitySide } from '#mongo/identity/identity-side.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { IdentityCause, IdentityQuestionRecord } from '#mongo/models/identity-question.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import type { Product } from './product.ts';

type Row = Pick<CandidateRecord, 'firstName' | 'lastName' | 'emailAddress' | 'phoneNumber' | 'presentAddress'>;

interface Waiting {
  cause: IdentityCause;
  candidate: Types.ObjectId;
  row: Partial<Row>;
}

/** Rows of an info import that wait for the identity review, oldest first, numbered from 2. */
export async function addWaitingIdentities({ deps }: Product, waiting: readonly Waiting[]): Promise<void> {
  const { mongo, changes, now } = deps;
  const input = { fileName: 'people.xlsx' };
  const task = await createTask(changes, { kind: 'import-candidate-info', input }, now());
  await changes.tasks.update(task, { $set: { state: 'done', finishedAt: now() } });
  const begun = now().getTime() - waiting.length;
  await mongo.identityQuestions.insertMany(
    waiting.map(
      ({ cause, candidate, row }, place): IdentityQuestionRecord => ({
        _id: `${task}:${place}`,
        kind: 'row',
        cause,
        candidate,
        task,
        place,
        askedAt: new Date(begun + place),
        askedByName: 'Asha Rao',
        source: `Row ${place + 2}`,
        incoming: identitySide(row),
        fields: row,
        state: 'open',
      }),
    ),
  );
}
