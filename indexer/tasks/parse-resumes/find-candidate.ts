import type { Types } from 'mongoose';
import { type Identity, identify } from '#indexer/tasks/identity/identify.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ParsedFields } from './candidate-fields.ts';

const APPLICANT_ID = /(?<![a-z0-9])SAN[-_ ]?(\d{6,12})(?!\d)/i;

/** The applicant ID that a file's name holds, spelled as the product does. */
export function applicantIdIn(fileName: string): string | undefined {
  const number = APPLICANT_ID.exec(fileName)?.[1];
  return number && `SAN-${number}`;
}

/** Whose resume it is: proven by the applicant ID in the file's name, which an admin gave; else as `identify` says. */
export async function findCandidate(mongo: Mongo, fileName: string, fields: ParsedFields): Promise<Identity> {
  const applicantID = applicantIdIn(fileName);
  const named = applicantID ? await mongo.candidates.findOne({ applicantID }).lean<CandidateRecord>() : null;
  if (named && !named.deleted) return { state: 'proven', record: named };
  const [identity] = await identify(mongo, [fields]);
  return identity ?? { state: 'unknown' };
}

/** The candidate of this `_id`, unless it has been removed. */
export async function findLive(mongo: Mongo, id: Types.ObjectId): Promise<CandidateRecord | null> {
  const record = await mongo.candidates.findOne({ _id: id }).lean<CandidateRecord>();
  return record && !record.deleted ? record : null;
}
