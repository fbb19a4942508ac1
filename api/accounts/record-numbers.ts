import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { AuditEntryRecord, AuditKind } from '#mongo/models/audit-entry.ts';

/**
 * Under what an audit entry may have a record: calls take some by `_id`, some by number. What is no known number
 * stands for itself.
 */
export async function findRecordKeys(mongo: Mongo, asked: string): Promise<string[]> {
  const key = /^[0-9a-f:]+$/i.test(asked) ? asked.toLowerCase() : asked.toUpperCase();
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

/** The numbers that people read (`SAN-000001`) of these entries' records, by `_id`, as far as they are still there. */
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
  // a deleted record's stub has no number
  return new Map(numbered.flatMap(([_id, number]) => (number ? [[String(_id), number]] : [])));
}
