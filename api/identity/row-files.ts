import type { Mongo } from '#mongo/connect-mongo.ts';
import type { IdentityQuestionRecord } from '#mongo/models/identity-question.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

/** The names of the spreadsheets that rows came in, by the id of their task. An erasure may have blanked one. */
export async function rowFiles(
  mongo: Mongo,
  questions: readonly Pick<IdentityQuestionRecord, 'kind' | 'task'>[],
): Promise<Map<string, string>> {
  const tasks = [...new Set(questions.filter(({ kind }) => kind === 'row').map(({ task }) => String(task)))];
  if (tasks.length === 0) return new Map();
  const found = await mongo.tasks
    .find({ _id: { $in: tasks } }, { 'input.fileName': 1 })
    .lean<Pick<TaskRecord, '_id' | 'input'>[]>();
  return new Map(
    found.flatMap(({ _id, input }) =>
      typeof input?.fileName === 'string' && input.fileName ? [[String(_id), input.fileName] as const] : [],
    ),
  );
}
