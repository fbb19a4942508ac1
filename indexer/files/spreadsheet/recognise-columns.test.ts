import { expect, test } from 'vitest';
import { columnSpellings, reportColumns } from './columns.ts';
import { recognisedColumns } from './recognise-columns.ts';

const columnsOf = (...headers: string[]) => recognisedColumns(headers).recognised.map(({ column }) => column);

test.each([
  ['CANDIDATE  NAME', 'name'],
  ['e-mail', 'email'],
  ['Email_ID', 'email'],
  ['Email *', 'email'],
  ['Mobile No.', 'phone'],
  ['D.O.B', 'dateOfBirth'],
  ['DOB (dd/mm/yyyy)', 'dateOfBirth'],
  ['Job Title', 'currentTitle'],
  ['Role', 'currentTitle'],
  ['Total Experience (Years)', 'experience'],
  ['Exp in Yrs', 'experience'],
  ['Current CTC (in Lakhs)', 'currentCtc'],
  ['Expected CTC - LPA', 'expectedCtc'],
  ['Notice Period (Days)', 'noticePeriod'],
  ['Key Skills', 'skills'],
  ['Current Location', 'city'],
  ['Pin Code', 'zipCode'],
  ['Willing to Relocate?', 'relocation'],
  ['Institute / University', 'institute'],
  ['CreatedOn', 'createdOn'],
])('%s is the column %s', (header, column) => expect(columnsOf(header)).toEqual([column]));

test('no spelling means two columns', () => {
  const keys = Object.values(columnSpellings).flatMap((spellings) => [
    ...new Set(spellings.split('|').map((spelling) => spelling.toLowerCase().replace(/[^a-z0-9]/g, ''))),
  ]);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('columns come in any order; unknown ones are named; of two the first counts', () => {
  const { recognised, ignored } = recognisedColumns(['Remarks', 'Email', 'Name', 'E-mail', '']);
  expect(recognised.map(({ column, at }) => [column, at])).toEqual([
    ['email', 1],
    ['name', 2],
  ]);
  expect(ignored).toEqual(['Remarks', 'E-mail']);
});

test('a report’s own columns mean nothing and are not named either', () => {
  expect(recognisedColumns([...reportColumns, 'Name'])).toMatchObject({
    recognised: [{ column: 'name' }],
    ignored: [],
  });
});

test.each([
  ['Experience (Months)', 'months'],
  ['CTC in Lakhs', 'lakhs'],
  ['Current CTC (INR)', 'rupees'],
  ['Current CTC', 'none'],
])('%s says %s', (header, unit) => expect(recognisedColumns([header]).recognised[0]?.unit).toBe(unit));
