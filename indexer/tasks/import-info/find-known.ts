import type { Types } from 'mongoose';
import { type Cell, cellText } from '#indexer/files/spreadsheet/cell.ts';
import { findOwners, type Owner } from '#indexer/tasks/import-candidates/find-owners.ts';
import type { RowFields } from '#indexer/tasks/import-candidates/row-fields.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { contactKeys } from '#mongo/contact-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** A row that was understood, and what it names its candidate by. */
export interface NamedRow {
  /** As the spreadsheet numbers it. */
  number: number;
  cells: Cell[];
  fields: RowFields;
  /** `SAN-…`; empty where the row has none. */
  applicantID: string;
}

/** The candidates that a batch's rows may mean. */
export interface Known {
  owners: Map<string, Owner>;
  /** By `_id` as hex digits; each is the batch's own copy. */
  records: Map<string, CandidateRecord>;
  byApplicantID: Map<string, CandidateRecord>;
}

/** `SAN-12`, `san 000012` and `12` are all SAN-000012; empty for an empty cell, null for what is no such ID. */
export function readApplicantID(cell: Cell | undefined): string | null {
  const text = cellText(cell);
  if (text === '') return '';
  const digits = /^(?:SAN[-_ ]?)?(\d{1,12})$/i.exec(text)?.[1];
  return digits ? `SAN-${digits.replace(/^0+/, '').padStart(6, '0')}` : null;
}

/** Reads the candidates of a batch's rows, by key alone. */
export async function findKnown(mongo: Mongo, rows: readonly NamedRow[]): Promise<Known> {
  const owners = await findOwners(mongo, [...new Set(rows.flatMap(({ fields }) => contactKeys(fields)))]);
  const ids = [...owners.values()].filter(({ state }) => state === 'live').map(({ candidate }) => candidate);
  const wanted = [...new Set(rows.map(({ applicantID }) => applicantID).filter((id) => id !== ''))];
  const found = [
    ...(await live(mongo, { _id: { $in: ids } }, ids.length)),
    ...(await live(mongo, { applicantID: { $in: wanted } }, wanted.length)),
  ];
  const records = new Map(found.map((record) => [record._id.toHexString(), record]));
  const byApplicantID = new Map([...records.values()].map((record) => [record.applicantID, record]));
  return { owners, records, byApplicantID };
}

async function live(
  mongo: Mongo,
  filter: { _id: { $in: Types.ObjectId[] } } | { applicantID: { $in: string[] } },
  asked: number,
): Promise<CandidateRecord[]> {
  if (asked === 0) return [];
  const found = await mongo.candidates.find(filter).lean<CandidateRecord[]>();
  return found.filter(({ deleted }) => !deleted);
}

/** Whom a row means: by its ID, else its email, else its phone; or why nobody. */
export function candidateOf(known: Known, { applicantID, fields }: NamedRow): CandidateRecord | string {
  if (applicantID !== '') return known.byApplicantID.get(applicantID) ?? `There is no candidate ${applicantID}.`;
  const keys = contactKeys(fields);
  if (keys.length === 0) return 'The row has no applicant ID, email or phone to find a candidate by.';
  for (const key of keys) {
    const owner = known.owners.get(key);
    const record = owner?.state === 'live' ? known.records.get(owner.candidate.toHexString()) : undefined;
    if (record) return record;
  }
  return 'There is no candidate with this email or phone number.';
}
