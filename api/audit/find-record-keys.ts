import type { Mongo } from '#mongo/connect-mongo.ts';

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
