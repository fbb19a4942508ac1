import { writeXlsx } from 'hucre/xlsx';
import { choiceHint, importedChoices, importOf } from '#domain/choice-fields.ts';
import { type ImportColumn, importColumns } from './preview-contract.ts';

/** The template's columns in order: the rule for a cell, and examples that an import reads. */
export const templateColumns: readonly { column: ImportColumn; rule: string; examples: readonly string[] }[] = [
  { column: 'name', rule: 'The full name. Each row needs a name or an email.', examples: ['Asha Devi Rao'] },
  { column: 'email', rule: 'An address identifies the person.', examples: ['asha.rao@example.com'] },
  {
    column: 'phone',
    rule: 'Ten digits, with or without +91; a foreign number with +. Two numbers may share the cell.',
    examples: ['98765 43210', '+91-98765-43210', '+971 50 123 4567'],
  },
  {
    column: 'experience',
    rule: 'Years and months. 5.6 is 5 years 6 months, unless parts above 11 show that the column is decimal.',
    examples: ['5 Years 6 Months', '5y 6m', '66 months', 'Fresher'],
  },
  {
    column: 'currentCtc',
    rule: 'A year’s pay in lakhs or rupees; a month’s pay says so.',
    examples: ['12.5 LPA', '₹12,50,000', '45,000 per month'],
  },
  { column: 'expectedCtc', rule: 'As the current CTC; “Negotiable” is no amount.', examples: ['15 Lakhs', '1.2 Cr'] },
  {
    column: 'noticePeriod',
    rule: 'Immediate, Serving, or 7, 15, 30, 45, 60 or 90 days.',
    examples: ['30 days', '2 months', 'Immediate', 'Serving, LWD 15-Dec-2026'],
  },
  { column: 'currentTitle', rule: 'The present position.', examples: ['Staff Nurse', 'Java Developer'] },
  { column: 'currentEmployer', rule: 'The present employer.', examples: ['Lotus Hospital'] },
  {
    column: 'city',
    rule: 'Where the person lives. State and district are added where the city is clear.',
    examples: ['Pune'],
  },
  {
    column: 'preferredLocation',
    rule: 'Places separated by commas or slashes.',
    examples: ['Pune, Mumbai', 'Pune/Mumbai'],
  },
  { column: 'skills', rule: 'Separated by commas, semicolons or bars.', examples: ['Java, Spring Boot, SQL'] },
  { column: 'otherSkills', rule: 'Further skills.', examples: ['MS Excel, Tally'] },
  { column: 'qualification', rule: 'The highest degree.', examples: ['B.Tech', 'HSC'] },
  { column: 'course', rule: 'The branch or subject.', examples: ['Computer Science'] },
  { column: 'institute', rule: 'The university, college or board.', examples: ['University of Mumbai'] },
  { column: 'yearOfPassing', rule: 'Four digits.', examples: ['2015'] },
  {
    column: 'dateOfBirth',
    rule: 'A date of Excel, or the day first.',
    examples: ['28/02/1990', '28-Feb-1990', '1990-02-28'],
  },
  ...importedChoices.flatMap((column) => {
    const { template: examples } = importOf(column);
    return examples ? [{ column, rule: `${choiceHint(column)}.`, examples }] : [];
  }),
  { column: 'languages', rule: 'Separated by commas, with a level if known.', examples: ['English (fluent), Hindi'] },
  { column: 'relocation', rule: 'Yes or No.', examples: ['Yes'] },
  { column: 'lastWorkingDay', rule: 'For people who serve their notice.', examples: ['15-Dec-2026'] },
  { column: 'state', rule: 'The state of the city.', examples: ['Maharashtra'] },
  { column: 'zipCode', rule: 'Six digits.', examples: ['411001'] },
  { column: 'address', rule: 'Street and house.', examples: ['12 MG Road'] },
  { column: 'summary', rule: 'A few sentences.', examples: ['Nurse with six years in intensive care'] },
];

const AUTHOR = 'Import';
/** Wide enough for the header and most values. */
const WIDTH_CHARACTERS = 22;

/** An empty sheet whose headers carry their rules, and a second sheet with two people as examples. */
export async function writeTemplate(): Promise<Buffer> {
  const header = templateColumns.map(({ column }) => importColumns[column]);
  const columns = header.map(() => ({ width: WIDTH_CHARACTERS }));
  const cells = new Map(
    templateColumns.map(({ column, rule, examples }, at) => [
      `0,${at}`,
      {
        value: importColumns[column],
        style: { font: { bold: true } },
        comment: { author: AUTHOR, text: `${rule}\nExamples: ${examples.join(' | ')}` },
      },
    ]),
  );
  const example = (place: number) => templateColumns.map(({ examples }) => examples[place] ?? examples[0] ?? '');
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Candidates', columns, rows: [header], cells, freezePane: { rows: 1 } },
      { name: 'Examples', columns, rows: [header, example(0), example(1)], freezePane: { rows: 1 } },
    ],
  });
  return Buffer.from(bytes);
}
