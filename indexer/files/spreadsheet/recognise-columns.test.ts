import { describe, expect, test } from 'vitest';
import type { Cell } from './cells/cell.ts';
import { countFacts } from './column-facts.ts';
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

test('columns may be in any order; unknown ones are named; of two the first counts', () => {
  const { recognised, ignored } = recognisedColumns(['Remarks', 'Email', 'Name', 'E-mail', '']);
  expect(recognised.map(({ column, at }) => [column, at])).toEqual([
    ['email', 1],
    ['name', 2],
  ]);
  expect(ignored).toEqual(['Remarks', 'E-mail']);
});

test('the columns of a report are ignored and not named', () => {
  expect(recognisedColumns([...reportColumns, 'Name'])).toMatchObject({
    recognised: [{ column: 'name' }],
    ignored: [],
  });
});

test.each([
  ['Experience (Months)', 'months'],
  ['Total Exp', 'years-and-months'],
  ['CTC in Lakhs', 'lakhs'],
  ['Current CTC (INR)', 'rupees'],
  ["CTC (in '000)", 'thousands'],
  ['Salary per month', 'monthly-rupees'],
  ['Current CTC', 'none'],
  ['Notice (months)', 'months'],
  ['Date of Birth (MM/DD/YYYY)', 'month-first'],
  ['DOB', 'day-first'],
])('%s is read as %s', (header, reading) => expect(recognisedColumns([header]).recognised[0]?.reading).toBe(reading));

describe('a header is understood by its words', () => {
  test.each([
    ['Curr. Company Designation', 'currentTitle'],
    ['CURRENT ORG', 'currentEmployer'],
    ['candidateName', 'name'],
    ['Employee name', 'name'],
    ['Worker Name', 'name'],
    ['Contact Nos.', 'phone'],
    ['Mob.', 'phone'],
    ['Alt. Contact No', 'alternatePhone'],
    ['Cand. Email', 'email'],
    ['Exp CTC', 'expectedCtc'],
    ['Salary (Expected)', 'expectedCtc'],
    ['Salary (p.a.) – Expected', 'expectedCtc'],
    ['Last drawn salary', 'currentCtc'],
    ['Notice period/ Availability to join', 'noticePeriod'],
    ['Last Working Day (if serving)', 'lastWorkingDay'],
    ['Pref. Location', 'preferredLocation'],
    ['Under Graduation degree', 'qualification'],
    ['UG University/institute Name', 'institute'],
    ['UG Graduation year', 'yearOfPassing'],
    ['Trade', 'currentTitle'],
    ['M/F', 'gender'],
    ['Relevant Exp', 'experience'],
  ])('%s is %s', (header, column) => expect(columnsOf(header)).toEqual([column]));

  test.each([
    'Father Name',
    'Recruiter Email',
    'Client Name',
    'Exp in Java',
    'Take Home Salary',
    'Date of joining',
    'Home Town',
    'Interview Date',
    'Serial No',
    'Candidate ID',
    'Age',
  ])('%s is not the candidate’s own', (header) => expect(columnsOf(header)).toEqual([]));
});

describe('of two columns with the same meaning', () => {
  test.each([
    ['the candidate’s title counts before the job’s', ['Job Title', 'Name', 'Curr. Company Designation'], 2],
    ['the candidate’s place counts before the job’s', ['Job Location', 'Name', 'Candidate Location'], 2],
    ['the total experience counts before the relevant one', ['Relevant Experience', 'Name', 'Total Experience'], 2],
    ['else the first counts', ['City', 'Name', 'Location'], 0],
  ])('%s', (_, headers, at) => {
    const found = recognisedColumns(headers).recognised.filter(({ column }) => column !== 'name');
    expect(found.map((column) => column.at)).toEqual([at]);
  });
});

describe('the cells of a column count as well as its header', () => {
  const columnsFrom = (header: string[], ...rows: Cell[][]) => {
    const { facts, add } = countFacts();
    for (const row of rows) add(row);
    return recognisedColumns(header, facts).recognised;
  };
  const repeated = (row: Cell[]) => Array.from({ length: 6 }, () => row);

  test('emails and phones are recognised under any header', () => {
    const found = columnsFrom(['Name', 'Reach', 'Ring'], ['Asha', 'asha@example.com', '98765 43210']);
    expect(found.map(({ column, by }) => [column, by])).toEqual([
      ['name', 'header'],
      ['email', 'cells'],
      ['phone', 'cells'],
    ]);
  });
  test('a header whose cells hold something else is ignored', () => {
    const found = columnsFrom(['Name', 'Contact', 'Mobile'], ...repeated(['Asha', 'Reception', '98765 43210']));
    expect(found.map(({ column, at }) => [column, at])).toEqual([
      ['name', 0],
      ['phone', 2],
    ]);
  });
  test('different people’s full names are the name if no header says so', () => {
    const rows = ['Asha Rao', 'Ravi Kumar', 'Mina Das', 'Kiran Shah', 'Joy Roy'].map((name, at) => [
      name,
      `a${at}@x.in`,
    ]);
    expect(columnsFrom(['Nom', 'Courriel'], ...rows).map(({ column }) => column)).toEqual(['name', 'email']);
  });
  test('years and months may have separate columns', () => {
    const found = columnsFrom(['Name', 'Exp (Years)', 'Exp (Months)'], ['Asha', 5, 11], ['Ravi', 3, 0]);
    expect(found.map(({ column }) => column)).toEqual(['name', 'experience', 'experienceMonths']);
  });
  test('months above 11 repeat the whole experience', () => {
    const found = columnsFrom(['Name', 'Exp (Years)', 'Exp (Months)'], ['Asha', 5, 60]);
    expect(found.map(({ column }) => column)).toEqual(['name', 'experience']);
  });

  test.each([
    ['"6.5" by default means years and months', ['6.5', '3.2'], 'years-and-months'],
    ['a part of 10 or 11 is months', ['6.5', '3.11'], 'years-and-months'],
    ['a part above 11 shows decimal years', ['6.5', '3.25'], 'decimal-years'],
    ['as numbers too', [6.5, 3.75], 'decimal-years'],
    ['one part above 11 among months is an error', ['6.10', '3.11', '2.10', '5.13'], 'years-and-months'],
  ])('%s', (_, cells, reading) => {
    const [found] = columnsFrom(['Exp'], ...cells.map((cell) => [cell]));
    expect(found?.reading).toBe(reading);
  });

  test.each([
    ['days above 12 come first', ['03/04/1990', '28/02/1991'], 'day-first'],
    ['days above 12 come second', ['03/04/1990', '02/28/1991'], 'month-first'],
    ['no day is above 12', ['03/04/1990'], 'day-first'],
  ])('of a date’s order: %s', (_, cells, reading) => {
    const [found] = columnsFrom(['DOB'], ...cells.map((cell) => [cell]));
    expect(found?.reading).toBe(reading);
  });

  test('a column of rupees reads its smaller numbers as rupees too', () => {
    const [found] = columnsFrom(['Current CTC'], [650_000], [1_200_000], [96_000]);
    expect(found?.reading).toBe('rupees');
  });
});
