import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { EmployerRecord } from '#mongo/models/employer.ts';

/** What an employer, by its account (24 hex digits), said of its company; null where nothing. */
export function findCompany(mongo: Mongo, user: string): Promise<EmployerRecord | null> {
  return mongo.employers.findOne({ user: new Types.ObjectId(user) }).lean<EmployerRecord>();
}
