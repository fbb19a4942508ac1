import { IDENTITY_QUESTIONS_PER_PAGE, identityCauses, identityQuestions } from '#api/contract/identity-questions.ts';
import { findSuggested } from '#api/identity/find-suggested.ts';
import { openOrders } from '#api/identity/open-orders.ts';
import { rowFiles } from '#api/identity/row-files.ts';
import { presentIdentityQuestion } from '#api/presenters/present-identity-question.ts';
import { readPage } from '#api/read-page.ts';
import type { IdentityQuestionRecord } from '#mongo/models/identity-question.ts';
import { handler } from './handler.ts';

export const identityQuestionsRoute = handler(identityQuestions, async ({ input: { query }, deps }) => {
  const { mongo, now } = deps;
  const at = now().toISOString();
  const filter = { state: 'open' as const, ...(query.cause && { cause: query.cause }) };
  const [{ records, total, totalPages }, orders, ...counted] = await Promise.all([
    readPage<IdentityQuestionRecord>(mongo.identityQuestions, filter, {
      sort: { askedAt: 1, _id: 1 },
      page: query.page,
      perPage: IDENTITY_QUESTIONS_PER_PAGE,
    }),
    openOrders(mongo),
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
        isDecided: orders.covers(record),
      }),
    ),
    total,
    totalPages,
    counts: { name, phone, unverified },
    settling: orders.newest,
    at,
  };
});
