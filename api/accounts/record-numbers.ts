import { Types } from 'mongoose';
import { candidateName } from '#api/candidates/find-candidate.ts';
import { fullName } from '#api/http/session.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { AuditEntryRecord, AuditKind } from '#mongo/models/audit-entry.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/**
 * Returns the keys under which audit entries may name a record: some calls use `_id`, some the number. An unknown
 * number is returned unchanged.
 */
export async function findRecordKeys(mongo: Mongo, text: string): Promise<string[]> {
  const key = /^[0-9a-f:]+$/i.test(text) ? text.toLowerCase() : text.toUpperCase();
  const found = await findByNumber(mongo, key);
  return found ? [key, String(found._id)] : [key];
}

function findByNumber(mongo: Mongo, number: string) {
  const only = { _id: 1 } as const;
  switch (number.slice(0, 4)) {
    case 'SAN-':
      return mongo.candidates.findOne({ applicantID: number }, only).lean();
    case 'JOB-':
      return mongo.jobs.findOne({ id: number }, only).lean();
    case 'USR-':
      return mongo.users.findOne({ id: number }, only).lean();
    case 'TKT-':
      return mongo.tickets.findOne({ ticketId: number }, only).lean();
    default:
      return null;
  }
}

export interface RecordLabel {
  /** `SAN-000001`. */
  number: string;
  name: string | null;
}

/** Returns display number and name of the records in these entries by `_id`, for records that still exist. */
export async function readRecordLabels(
  mongo: Mongo,
  entries: readonly Pick<AuditEntryRecord, 'kind' | 'records'>[],
): Promise<Map<string, RecordLabel>> {
  const idsOf = (...kinds: AuditKind[]) =>
    [...new Set(entries.filter(({ kind }) => kinds.includes(kind)).flatMap(({ records }) => records))]
      .filter((key) => /^[0-9a-f]{24}$/.test(key))
      .map((key) => new Types.ObjectId(key));
  const among = (ids: Types.ObjectId[]) => ({ _id: { $in: ids } });
  const [candidates, users, jobs, tickets] = await Promise.all([
    mongo.candidates
      .find(among(idsOf('candidate', 'resume')), {
        applicantID: 1,
        applicantName: 1,
        firstName: 1,
        middleName: 1,
        lastName: 1,
      })
      .lean<CandidateRecord[]>(),
    mongo.users.find(among(idsOf('account', 'company')), { id: 1, firstName: 1, lastName: 1 }).lean(),
    mongo.jobs.find(among(idsOf('job')), { id: 1, title: 1 }).lean(),
    mongo.tickets.find(among(idsOf('ticket')), { ticketId: 1, subject: 1 }).lean(),
  ]);
  const labelled = [
    ...candidates.map((one) => [one._id, one.applicantID, candidateName(one)] as const),
    ...users.map(
      (one) => [one._id, one.id, fullName({ firstName: one.firstName, lastName: one.lastName ?? '' })] as const,
    ),
    ...jobs.map(({ _id, id, title }) => [_id, id, title] as const),
    ...tickets.map(({ _id, ticketId, subject }) => [_id, ticketId, subject] as const),
  ];
  // the stub of a deleted record has no number
  return new Map(
    labelled.flatMap(([_id, number, name]) => (number ? [[String(_id), { number, name: name || null }]] : [])),
  );
}
