import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { AuditEntryRecord, AuditKind } from '#mongo/models/audit-entry.ts';

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

/**
 * Returns the display numbers (`SAN-000001`) of the records in these entries by `_id`, for records that still exist.
 */
export async function readRecordNumbers(
  mongo: Mongo,
  entries: readonly Pick<AuditEntryRecord, 'kind' | 'records'>[],
): Promise<Map<string, string>> {
  const idsOf = (...kinds: AuditKind[]) =>
    [...new Set(entries.filter(({ kind }) => kinds.includes(kind)).flatMap(({ records }) => records))]
      .filter((key) => /^[0-9a-f]{24}$/.test(key))
      .map((key) => new Types.ObjectId(key));
  const among = (ids: Types.ObjectId[]) => ({ _id: { $in: ids } });
  const [candidates, users, jobs, tickets] = await Promise.all([
    mongo.candidates.find(among(idsOf('candidate', 'resume')), { applicantID: 1 }).lean(),
    mongo.users.find(among(idsOf('account', 'company')), { id: 1 }).lean(),
    mongo.jobs.find(among(idsOf('job')), { id: 1 }).lean(),
    mongo.tickets.find(among(idsOf('ticket')), { ticketId: 1 }).lean(),
  ]);
  const numbered = [
    ...candidates.map(({ _id, applicantID }) => [_id, applicantID] as const),
    ...[...users, ...jobs].map(({ _id, id }) => [_id, id] as const),
    ...tickets.map(({ _id, ticketId }) => [_id, ticketId] as const),
  ];
  // the stub of a deleted record has no number
  return new Map(numbered.flatMap(([_id, number]) => (number ? [[String(_id), number]] : [])));
}
