import { Types } from 'mongoose';
import { candidatesExport } from '#api/contract/candidates-export.ts';
import { XLSX_MEDIA_TYPE } from '#api/contract/define-contract.ts';
import { ApiError } from '#api/errors.ts';
import { writeCandidates } from '#api/exports/write-candidates.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { handler } from './handler.ts';

export const candidatesExportRoute = handler(candidatesExport, async ({ input: { body }, session, deps }) => {
  const ids = [...new Set(body.ids)];
  const found = await deps.mongo.candidates
    .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } })
    .lean<CandidateRecord[]>();
  const records = new Map(found.filter(({ deleted }) => !deleted).map((record) => [String(record._id), record]));
  if (records.size === 0) throw new ApiError(404, 'None of these candidates is there any longer.');
  const now = deps.now();
  // before a byte leaves: an export that nobody can account for must not be
  await deps.mongo.exports.insertMany([
    { _id: new Types.ObjectId(), user: new Types.ObjectId(session.user._id), at: now, candidates: records.size },
  ]);
  const ordered = ids.flatMap((id) => records.get(id) ?? []);
  const fileName = `candidates ${todayInIndia(now)}.xlsx`;
  return { body: writeCandidates(ordered), fileName, mediaType: XLSX_MEDIA_TYPE };
});
