import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import type { Cell } from '#indexer/files/spreadsheet/cells/cell.ts';
import { chosenColumns, recognisedColumns } from '#indexer/files/spreadsheet/recognise-columns.ts';
import { rowCandidateId, rowKeys, rowOfCandidateId } from './claim-contacts.ts';
import { readRow } from './read-row.ts';
import { toRecord } from './to-record.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const TASK = new Types.ObjectId('665a0000aaaaaaaaaaaaaaaa');

function rowOf(row: Record<string, Cell>) {
  const columns = recognisedColumns(Object.keys(row)).recognised;
  return { columns, cells: Object.values(row), read: readRow(columns, Object.values(row), NOW) };
}

function recordOf(row: Record<string, Cell>) {
  const { fields, refused } = rowOf(row).read;
  if (!fields) throw new Error(refused);
  let ids = 0;
  const newId = () => new Types.ObjectId(String(++ids).padStart(24, '0'));
  const origin = { _id: newId(), applicantID: 'SAN-000001', task: TASK, importedByName: 'Asha Rao', now: NOW, newId };
  return toRecord(fields, origin);
}

describe('a row is refused if it identifies no one', () => {
  test.each<[string, Record<string, Cell>, RegExp]>([
    ['with neither name nor email', { Name: null, Email: '-', Phone: '9876543210' }, /neither a name nor an email/],
    ['with unreadable name and email', { Name: '12', Email: 'none at all' }, /neither a name nor an email/],
    ['of totals', { Name: 'Total', Email: null, 'Current CTC': '4500' }, /total/],
    ['that counts', { Name: '300 candidates', Email: null }, /total/],
    ['that counts behind a word', { Name: 'Total records: 300', Email: null, City: null }, /total/],
    ['that repeats the header', { Name: 'Name', Email: 'Email', City: 'City' }, /repeats the header/],
    ['of a remark', { Name: 'Generated on 12 March', Email: null, City: null, Skills: null }, /remark/],
  ])('%s', (_, row, reason) => expect(rowOf(row).read.refused).toMatch(reason));

  test.each<[string, Record<string, Cell>]>([
    ['only a name', { Name: 'Asha', Email: null, City: null, Skills: null }],
    ['only an email', { Name: null, Email: 'asha@example.com' }],
    ['a name that begins like a total', { Name: 'Total Kumar', Email: 'total@example.com' }],
  ])('%s is enough', (_, row) => expect(rowOf(row).read.fields).toMatchObject({}));
});

describe('a value that can’t be read is omitted and listed', () => {
  test.each<[string, Record<string, Cell>, string[]]>([
    ['every one', { Name: 'Asha', DOB: '31/02/1990', Gender: '?', City: 'Pune' }, ['DOB', 'Gender']],
    ['a birth in the future', { Name: 'Asha', 'Date of Birth': '01/01/2030', City: 'Pune' }, ['Date of Birth']],
    ['a formula’s error', { Name: 'Asha', Gender: '#N/A', City: 'Pune' }, ['Gender']],
  ])('%s', (_, row, columns) => {
    const { fields, unread } = rowOf(row).read;
    expect(unread.map(({ column }) => column)).toEqual(columns);
    expect(fields).toEqual({ applicantName: 'Asha', presentAddress: { city: 'Pune' } });
  });

  test('unless the user has entered a replacement', () => {
    const columns = chosenColumns(['Name', 'Notice'], {
      columns: ['name', 'noticePeriod'],
      corrections: [
        { at: 1, text: 'as PER  policy', as: '30 days' },
        { at: 1, text: 'ask', as: '' },
      ],
    }).recognised;
    expect(readRow(columns, ['Asha', 'As per policy'], NOW)).toMatchObject({
      fields: { noticePeriod: '30' },
      unread: [],
    });
    expect(readRow(columns, ['Asha', 'ASK'], NOW)).toEqual({
      fields: { applicantName: 'Asha' },
      refused: null,
      unread: [],
    });
    expect(readRow(columns, ['Asha', 'soon'], NOW).unread).toMatchObject([{ at: 1, text: 'soon' }]);
  });
});

describe('a record', () => {
  test('adds the months of a separate column to the years', () => {
    const columns = chosenColumns(['Name', 'Years', 'Months'], { columns: ['name', 'experience', 'experienceMonths'] });
    const experienceOf = (...cells: Cell[]) => readRow(columns.recognised, cells, NOW).fields?.experience;
    expect(experienceOf('Asha', 5, 11)).toEqual({ year: 5, month: 11 });
    expect(experienceOf('Asha', null, 7)).toEqual({ year: 0, month: 7 });
    expect(experienceOf('Asha', 5, 12)).toEqual({ year: 5, month: 0 });
  });

  test('has its name from parts, or its parts from the name', () => {
    expect(recordOf({ 'First Name': 'Asha', 'Last Name': 'Rao' })).toMatchObject({ applicantName: 'Asha Rao' });
    expect(recordOf({ Name: 'Asha Devi Kumari Rao' })).toMatchObject({
      firstName: 'Asha',
      middleName: 'Devi Kumari',
      lastName: 'Rao',
    });
  });

  test('has a current and a previous job, a degree, and each skill once', () => {
    const record = recordOf({
      Name: 'Asha',
      'Job Title': 'Lead',
      Employer: 'Acme',
      'Previous Company': 'Old Ltd',
      Degree: 'B.Tech',
      Course: 'Computer Science',
      'Year of Passing': 2015,
      Skills: 'Java, SQL',
      'Other Skills': 'java, Excel',
    });
    expect(record.workExperience).toMatchObject([
      { jobTitle: 'Lead', employer: 'Acme', isOngoing: true },
      { employer: 'Old Ltd', isOngoing: false },
    ]);
    expect(record.education).toMatchObject([
      { courseName: 'Computer Science', courseType: 'B.Tech', courseCompletion: { year: 2015 } },
    ]);
    expect(record.primarySkills.map(({ skill }) => skill)).toEqual(['Java', 'SQL']);
    expect(record.skills.map(({ skill }) => skill)).toEqual(['Excel']);
  });

  test.each([
    [{ City: 'Pune' }, { city: 'Pune', district: 'Pune', state: 'Maharashtra', country: 'India' }],
    [{ City: 'Pune, Maharashtra' }, { city: 'Pune', district: 'Pune', state: 'Maharashtra', country: 'India' }],
    [
      { City: 'Pune', State: 'Goa' },
      { city: 'Pune', state: 'Goa', country: 'India' },
    ],
    [{ City: 'Aurangabad' }, { city: 'Aurangabad' }],
    [
      { City: 'Aurangabad', State: 'Bihar' },
      { city: 'Aurangabad', district: 'Aurangabad', state: 'Bihar', country: 'India' },
    ],
    [
      { City: 'Springfield', Country: 'USA' },
      { city: 'Springfield', country: 'USA' },
    ],
  ])('completes the place %j if it is unambiguous', (cells, address) => {
    expect(recordOf({ Name: 'Asha', ...cells }).presentAddress).toEqual(address);
  });

  test('uses the second entry of a cell as the alternate, unless that has a separate column', () => {
    expect(recordOf({ Email: 'a@x.in, b@x.in' })).toMatchObject({
      emailAddress: 'a@x.in',
      alternateEmailAddress: 'b@x.in',
    });
    expect(recordOf({ Email: 'a@x.in, b@x.in', 'Alternate Email': 'c@x.in' }).alternateEmailAddress).toBe('c@x.in');
    expect(recordOf({ 'Alternate Email': 'c@x.in', Email: 'a@x.in, b@x.in' }).alternateEmailAddress).toBe('c@x.in');
  });
});

describe('contact keys', () => {
  const keysOf = (row: Record<string, Cell>) => {
    const { columns, cells, read } = rowOf(row);
    return rowKeys(read.fields!, columns, cells);
  };
  test('are email and phone', () => {
    expect(keysOf({ Name: 'A', Email: 'A@x.in', Phone: '+91 98765 43210' })).toEqual([
      'email:a@x.in',
      'phone:9876543210',
    ]);
  });
  test('or the recognised cells, in any order of their columns', () => {
    const keys = keysOf({ Name: 'Asha', City: 'Pune' });
    expect(keys).toEqual([expect.stringMatching(/^row:[0-9a-f]{64}$/)]);
    expect(keysOf({ City: 'Pune', Remarks: 'x', Name: 'Asha' })).toEqual(keys);
    expect(keysOf({ Name: 'Asha', City: 'Nashik' })).not.toEqual(keys);
  });
});

test('the id of a row’s candidate names the import and the row', () => {
  const id = rowCandidateId(TASK, 99_999);
  expect(rowCandidateId(TASK, 99_999)).toEqual(id);
  expect(rowOfCandidateId(TASK, id)).toBe(99_999);
  expect(rowOfCandidateId(new Types.ObjectId(), id)).toBeNull();
  expect(rowCandidateId(TASK, 1).toHexString() < rowCandidateId(TASK, 2).toHexString()).toBe(true);
});
