import { Types } from 'mongoose';
import { findCandidate } from '#api/candidates/find-candidate.ts';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { readPage } from '#api/http/request.ts';
import { fullName } from '#api/http/session.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { identitySide } from '#mongo/identity/identity-side.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { IdentityQuestionRecord } from '#mongo/models/identity-question.ts';
import { openTaskStates, type TaskRecord } from '#mongo/models/task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import {
  IDENTITY_QUESTIONS_PER_PAGE,
  type IdentityQuestion,
  identityCauses,
  identityQuestions,
  identityQuestionsSettle,
} from './identity-contract.ts';

/** Finds the candidate that each question suggests, by the question's id; absent if it has been removed since. */
async function findSuggested(
  mongo: Mongo,
  questions: readonly IdentityQuestionRecord[],
): Promise<Map<string, CandidateRecord>> {
  const found = await Promise.all(
    questions.map(async ({ _id, candidate }) => {
      // follows merges
      const record = await findCandidate(mongo, String(candidate)).catch(unlessMissing);
      return record ? [[_id, record] as const] : [];
    }),
  );
  return new Map(found.flat());
}

function unlessMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** The input that POST /identity-questions/settle gives the task. */
interface SettleTaskInput {
  ids?: string[];
  cause?: string;
  askedUntil?: string;
}

/** The running tasks that settle questions: the newest one, and a check whether a question is covered. */
async function openSettleTasks(mongo: Mongo) {
  const tasks = await mongo.tasks
    .find({ kind: 'settle-identity', state: { $in: openTaskStates } })
    .sort({ createdAt: 1, _id: 1 })
    .lean<TaskRecord[]>();
  const inputs = tasks.map(({ input }) => input as SettleTaskInput);
  const newest = tasks.at(-1);
  return {
    newest: newest ? String(newest._id) : null,
    covers: ({ _id, cause, askedAt }: Pick<IdentityQuestionRecord, '_id' | 'cause' | 'askedAt'>): boolean =>
      inputs.some((settled) =>
        settled.ids
          ? settled.ids.includes(_id)
          : settled.cause === cause && settled.askedUntil !== undefined && askedAt <= new Date(settled.askedUntil),
      ),
  };
}

/** Reads the names of the rows' spreadsheets by the id of their task. An erasure may have blanked one. */
async function rowFiles(
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

/** What other records say about a question. */
interface RelatedRecords {
  candidate: CandidateRecord | null;
  /** A row's spreadsheet. */
  fileName: string | null;
  isDecided: boolean;
}

/** Presents both sides of a question; `candidate` is null if it has been removed since. */
function presentIdentityQuestion(
  { _id, kind, cause, source, askedAt, askedByName, incoming, problem }: IdentityQuestionRecord,
  { candidate, fileName, isDecided }: RelatedRecords,
): IdentityQuestion {
  return {
    _id,
    kind,
    cause,
    source: source ?? '',
    fileName,
    askedAt: askedAt.toISOString(),
    askedByName,
    incoming: { ...identitySide({}), ...incoming },
    candidate: candidate && {
      _id: String(candidate._id),
      applicantID: candidate.applicantID,
      hasAccount: candidate.user !== undefined,
      side: identitySide(candidate),
    },
    problem: problem ?? null,
    isDecided,
  };
}

export const identityQuestionsRoute = handler(identityQuestions, async ({ input: { query }, deps }) => {
  const { mongo, now } = deps;
  const at = now().toISOString();
  const filter = { state: 'open' as const, ...(query.cause && { cause: query.cause }) };
  const [{ records, total, totalPages }, settling, ...counted] = await Promise.all([
    readPage<IdentityQuestionRecord>(mongo.identityQuestions, filter, {
      sort: { askedAt: 1, _id: 1 },
      page: query.page,
      perPage: IDENTITY_QUESTIONS_PER_PAGE,
    }),
    openSettleTasks(mongo),
    ...identityCauses.map((cause) => mongo.identityQuestions.countDocuments({ state: 'open', cause })),
  ]);
  const [candidates, fileNames] = await Promise.all([findSuggested(mongo, records), rowFiles(mongo, records)]);
  const [name = 0, phone = 0, unverified = 0] = counted;
  return {
    success: true,
    questions: records.map((record) =>
      presentIdentityQuestion(record, {
        candidate: candidates.get(record._id) ?? null,
        fileName: fileNames.get(String(record.task)) ?? null,
        isDecided: settling.covers(record),
      }),
    ),
    total,
    totalPages,
    counts: { name, phone, unverified },
    settling: settling.newest,
    at,
  };
});

/** The indexer's task applies the decisions: it opens the stored files and resumes after a crash. */
export const identityQuestionsSettleRoute = handler(identityQuestionsSettle, async ({ input, session, deps }) => {
  const { mongo, changes, now } = deps;
  const { decision, ids, cause, askedUntil } = input.body;
  const of = ids ? { _id: { $in: ids } } : { cause, askedAt: { $lte: new Date(askedUntil ?? 0) } };
  const open = await mongo.identityQuestions.countDocuments({ ...of, state: 'open' });
  if (open === 0) throw new ApiError(409, 'They are settled already.');
  const createdBy = new Types.ObjectId(session.user._id);
  const task = { decision, by: session.user._id, byName: fullName(session.user), ids, cause, askedUntil };
  const known = Object.fromEntries(Object.entries(task).filter(([, value]) => value !== undefined));
  const taskId = await createTask(changes, { kind: 'settle-identity', createdBy, input: known, total: open }, now());
  return {
    success: true,
    message: open === 1 ? 'It is being settled.' : 'They are being settled.',
    taskId: String(taskId),
  };
});
