import { expect, test } from 'vitest';
import { importColumns } from '#api/imports/preview-contract.ts';
import { templateColumns } from '#api/imports/template.ts';
import { exportedCells } from '#api/search/export-candidates.ts';
import { type CandidateFieldName, candidateFields } from '#domain/candidate-fields.ts';
import { projectCandidate } from '#indexer/projections/candidate.ts';
import type { CandidateRecord, Tracked } from '#mongo/models/candidate.ts';
import { fieldsRead } from './fields-read.ts';

/** Doesn't compile while a field of the record has no row. */
const fields: Record<
  Exclude<keyof CandidateRecord, keyof Tracked>,
  (typeof candidateFields)[CandidateFieldName]
> = candidateFields;
const rows = Object.entries(fields);
const fieldsWith = (property: 'exported' | 'indexed') =>
  rows.filter(([, row]) => row[property]).map(([field]) => field);

test('the index document depends on the fields that the table calls indexed', () => {
  expect(fieldsRead((record) => projectCandidate(record, null, new Date()))).toEqual(fieldsWith('indexed').toSorted());
});

test('the export reads the fields that the table calls exported', () => {
  expect(fieldsRead(exportedCells)).toEqual(fieldsWith('exported').toSorted());
});

test('every column of an import fills a field of the table', () => {
  expect(rows.flatMap(([, row]) => row.imported).toSorted()).toEqual(Object.keys(importColumns).toSorted());
});

/** Columns that an import reads but that would make an empty spreadsheet too wide. */
const NOT_IN_TEMPLATE = [
  ...['firstName', 'middleName', 'lastName', 'alternateEmail', 'alternatePhone', 'previousTitle', 'previousEmployer'],
  ...['experienceMonths', 'negotiableNoticePeriod', 'preferredRole', 'district', 'country', 'permanentAddress'],
  ...['disability', 'hiringMode', 'createdOn'],
];

test('the import template offers every column of an import, or this list leaves it out', () => {
  const offered = templateColumns.map(({ column }) => column);
  expect([...offered, ...NOT_IN_TEMPLATE].toSorted()).toEqual(Object.keys(importColumns).toSorted());
});
