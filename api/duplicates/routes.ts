import { Types } from 'mongoose';
import { readAccounts } from '#api/accounts/find-accounts.ts';
import { candidateName, findCandidate } from '#api/candidates/find-candidate.ts';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { readPage } from '#api/http/request.ts';
import { fullName } from '#api/http/session.ts';
import { presentTask, startIndexTask } from '#api/index-admin/tasks.ts';
import { pairKey } from '#mongo/identity/duplicate-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import {
  DISTINCT_PER_PAGE,
  DUPLICATES_PER_PAGE,
  type DuplicateCandidate,
  distinctMark,
  distinctPairs,
  distinctUndo,
  duplicates,
  findDuplicates,
  mergeCandidates,
} from './contract.ts';
import { confirmGroups, settleGroups } from './groups.ts';
import { mergePair } from './merge-candidates.ts';

/** The fields that show whether two candidates are the same person. */
function presentDuplicate(record: CandidateRecord): DuplicateCandidate {
  const { phoneNumber } = record;
  return {
    _id: String(record._id),
    applicantID: record.applicantID,
    name: candidateName(record),
    emailAddress: record.emailAddress ?? null,
    phone: phoneNumber ? `+${phoneNumber.countryCode} ${phoneNumber.number}` : null,
    dateOfBirth: record.dateOfBirth?.toISOString().slice(0, 10) ?? null,
    employer: record.workExperience[0]?.employer ?? null,
    hasAccount: record.user !== undefined,
    resumeAvailable: record.resumeAvailable,
    updatedOn: record.updatedOn.toISOString(),
  };
}

/** Unsettled groups; groups from earlier releases lack the field. */
const OPEN = { settled: { $in: [false, null] } };

export const duplicatesRoute = handler(duplicates, async ({ input: { query }, deps: { mongo } }) => {
  const [{ records, total, totalPages }, [search]] = await Promise.all([
    readPage(mongo.duplicateGroups, OPEN, { sort: { place: 1 }, page: query.page, perPage: DUPLICATES_PER_PAGE }),
    mongo.tasks.find({ kind: 'find-duplicates' }).sort({ createdAt: -1 }).limit(1).lean<TaskRecord[]>(),
  ]);
  const groups = await confirmGroups(mongo, records);
  return {
    success: true,
    groups: groups.map(({ _id, reasons, candidates }) => ({
      _id,
      reasons,
      candidates: candidates.map(presentDuplicate),
    })),
    total,
    totalPages,
    look: search ? presentTask(search) : null,
  };
});

export const distinctMarkRoute = handler(distinctMark, async ({ input: { body }, session, deps }) => {
  const { mongo, now } = deps;
  const candidate = await findCandidate(mongo, body.candidate);
  const others = await Promise.all(body.others.map((id) => findCandidate(mongo, id)));
  // merged in the meantime
  if (others.some(({ _id }) => _id.equals(candidate._id))) throw new ApiError(404, 'Candidate not found.');
  const by = new Types.ObjectId(session.user._id);
  for (const other of others) {
    const candidates = [candidate._id, other._id];
    await mongo.distinctPairs.updateOne(
      { _id: pairKey(candidate._id, other._id) },
      { $set: { candidates, by, at: now() } },
      { upsert: true },
    );
  }
  await settleGroups(mongo, String(candidate._id));
  const names = others.map(({ applicantID }) => applicantID).join(', ');
  return { success: true, message: `${candidate.applicantID} is not shown as a duplicate of ${names} again.` };
});

export const distinctUndoRoute = handler(distinctUndo, async ({ input: { body }, deps: { mongo } }) => {
  const keys = body.others.map((other) => pairKey(body.candidate, other));
  const { deletedCount } = await mongo.distinctPairs.deleteMany({ _id: { $in: keys } });
  if (deletedCount === 0) throw new ApiError(404, 'They are not marked as distinct.');
  await settleGroups(mongo, body.candidate);
  return { success: true, message: 'They are suspected to be one person again.' };
});

export const distinctPairsRoute = handler(distinctPairs, async ({ input: { query }, deps: { mongo } }) => {
  const sort = { at: -1, _id: 1 } as const;
  const pairs = await readPage(mongo.distinctPairs, {}, { sort, page: query.page, perPage: DISTINCT_PER_PAGE });
  const candidates = await mongo.candidates
    .find({ _id: { $in: pairs.records.flatMap((pair) => pair.candidates) } })
    .lean<CandidateRecord[]>();
  const admins = await readAccounts(
    mongo,
    pairs.records.map(({ by }) => by),
  );
  const names = new Map(admins.map((admin) => [admin._id, fullName(admin)]));
  const personOf = (id: Types.ObjectId) => {
    const record = candidates.find(({ _id }) => _id.equals(id));
    return { _id: String(id), applicantID: record?.applicantID ?? '', name: record ? candidateName(record) : '' };
  };
  return {
    success: true,
    pairs: pairs.records.map(({ _id, candidates: [one, other], by, at }) => ({
      _id,
      candidates: [personOf(one!), personOf(other!)] satisfies [unknown, unknown],
      byName: names.get(String(by)) ?? '',
      at: at.toISOString(),
    })),
    total: pairs.total,
    totalPages: pairs.totalPages,
  };
});

export const findDuplicatesRoute = handler(findDuplicates, async ({ session, deps }) => {
  const taskId = await startIndexTask(deps, session, 'find-duplicates', {});
  return { success: true, message: 'The search for duplicates has started.', taskId };
});

export const mergeCandidatesRoute = handler(mergeCandidates, async ({ input: { body }, session, deps }) => {
  const { applicantID } = await mergePair(deps, { ...body, by: session.user._id });
  return { success: true, message: `Merged into ${applicantID}.` };
});
