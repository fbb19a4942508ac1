import { Types } from 'mongoose';
import { askIdentity } from '#indexer/tasks/identity/ask-identity.ts';
import type { Identity } from '#indexer/tasks/identity/identify.ts';
import { toRecord } from '#indexer/tasks/import-candidates/to-record.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { identitySide } from '#mongo/identity-side.ts';
import type { InfoOrigin } from './fill-in-batch.ts';
import type { NamedRow } from './find-known.ts';

/** Keeps a row that may be a candidate's until an admin has said so; gives the reason for the report. */
export function holdRow(
  mongo: Mongo,
  { place, number, fields }: NamedRow,
  { record, cause }: Extract<Identity, { state: 'suggested' }>,
  { task, at, importedByName }: InfoOrigin,
): Promise<string> {
  const newId = () => new Types.ObjectId();
  const origin = { _id: newId(), applicantID: '', task, importedByName, now: at, newId };
  return askIdentity(
    mongo,
    {
      kind: 'row',
      cause,
      task,
      place,
      askedAt: at,
      askedByName: importedByName,
      source: `Row ${number}`,
      incoming: identitySide(toRecord(fields, origin)),
      fields: { ...fields },
    },
    record,
  );
}
