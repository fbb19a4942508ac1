import { type Cell, cellText } from '#indexer/files/spreadsheet/cells/cell.ts';
import { findOwners, type Identity, identify, type Owner } from '#indexer/identity/identify.ts';
import type { RowFields } from '#indexer/tasks/import-rows/read-column.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** A parsed row, and its identifying values. */
export interface NamedRow {
  /** The data row's position in the file, from 0. */
  place: number;
  /** As the spreadsheet numbers it. */
  number: number;
  cells: Cell[];
  fields: RowFields;
  /** `SAN-…`; empty if the row has none. */
  applicantID: string;
}

/** The candidates that a batch's rows may match, each as the batch's own copy. */
export interface Known {
  owners: Map<string, Owner>;
  byApplicantID: Map<string, CandidateRecord>;
  /** The matches of rows without an applicant ID. */
  identities: Map<NamedRow, Identity>;
}

/** `SAN-12`, `san 000012` and `12` are all SAN-000012; empty for an empty cell, null for an invalid ID. */
export function readApplicantID(cell: Cell | undefined): string | null {
  const text = cellText(cell);
  if (text === '') return '';
  const digits = /^(?:SAN[-_ ]?)?(\d{1,12})$/i.exec(text)?.[1];
  return digits ? `SAN-${digits.replace(/^0+/, '').padStart(6, '0')}` : null;
}

/** Reads the candidates of a batch's rows. */
export async function findKnown(mongo: Mongo, rows: readonly NamedRow[]): Promise<Known> {
  const owners = await findOwners(mongo, [...new Set(rows.flatMap(({ fields }) => contactKeys(fields)))]);
  const wanted = [...new Set(rows.map(({ applicantID }) => applicantID).filter((id) => id !== ''))];
  const found = wanted.length === 0 ? [] : await mongo.candidates.find({ applicantID: { $in: wanted } }).lean();
  const unnamed = rows.filter(({ applicantID }) => applicantID === '');
  const identities = await identify(
    mongo,
    unnamed.map(({ fields }) => fields),
  );
  // rows of the same candidate share its copy
  const records = new Map<string, CandidateRecord>();
  const copyOf = (record: CandidateRecord): CandidateRecord => {
    const id = record._id.toHexString();
    const copy = records.get(id) ?? record;
    records.set(id, copy);
    return copy;
  };
  return {
    owners,
    byApplicantID: new Map(
      found.filter(({ deleted }) => !deleted).map((record) => [record.applicantID, copyOf(record)]),
    ),
    identities: new Map(
      unnamed.map((row, at) => {
        const identity = identities[at] ?? { state: 'unknown' };
        return [row, identity.state === 'unknown' ? identity : { ...identity, record: copyOf(identity.record) }];
      }),
    ),
  };
}

/** The candidate of a row: proven by the applicant ID, otherwise as found by `identify`; or why there is none. */
export function candidateOf(known: Known, row: NamedRow): Exclude<Identity, { state: 'unknown' }> | string {
  const { applicantID, fields } = row;
  if (applicantID !== '') {
    const record = known.byApplicantID.get(applicantID);
    return record ? { state: 'proven', record } : `There is no candidate ${applicantID}.`;
  }
  if (contactKeys(fields).length === 0) return 'The row has no applicant ID, email or phone to find a candidate by.';
  const identity = known.identities.get(row);
  if (!identity || identity.state === 'unknown') return 'There is no candidate with this email or phone number.';
  return identity;
}
