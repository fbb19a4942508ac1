import { seededRandom } from '../random.ts';
import { makeCandidate } from './candidate.ts';
import * as col from './columns.ts';

export type Sheet = {
  file: string;
  /** Its particularity. */
  form: string;
  name: string;
  above: col.Cell[][];
  headers: string[][];
  merges: string[];
  rows: { cells: col.Cell[]; label: col.RowLabel }[];
  below: col.Cell[][];
  separator?: string;
  hasByteOrderMark?: boolean;
};
type Form = Omit<Sheet, 'rows' | 'headers' | 'name' | 'above' | 'below' | 'merges'> & {
  columns: col.Column[];
  /** A row above the headers: the group's name over each of its columns. */
  groups?: string[];
  above?: col.Cell[][];
  merges?: string[];
  totals?: (rows: number) => col.Cell[];
  name?: string;
  /** Removes the names of the rows at these positions, and repeats others. */
  isUnclean?: boolean;
};

const ROWS = 300;
const NAMELESS = new Set([40, 151, 262]);
const REPEATED = new Set([90, 180]);

function sheetOf(form: Form, seed: number): Sheet {
  const { columns, groups, above = [], merges = [], totals, isUnclean, name = 'Sheet1', ...rest } = form;
  const random = seededRandom(seed);
  const rows: Sheet['rows'] = [];
  for (let at = 0; at < ROWS; at++) {
    if (isUnclean && REPEATED.has(at)) {
      rows.push(rows[at - 7]!);
      continue;
    }
    const candidate = makeCandidate(random, at + seed);
    const written = columns.map((column) => column.write(candidate, random));
    const label: col.RowLabel = { isAccepted: true };
    for (const each of written) {
      const withoutValue = [...(label.withoutValue ?? []), ...(each.label.withoutValue ?? [])];
      Object.assign(label, each.label, withoutValue.length ? { withoutValue } : {});
    }
    const cells = written.map(({ cell }) => cell);
    if (isUnclean && NAMELESS.has(at)) {
      columns.forEach(({ header }, index) => {
        if (/name|e-?mail|mobile|phone|contact/i.test(header) && !/company/i.test(header)) cells[index] = null;
      });
      rows.push({ cells, label: { isAccepted: false } });
    } else rows.push({ cells, label });
  }
  const headers = [...(groups ? [groups] : []), columns.map(({ header }) => header)];
  return { ...rest, name, above, headers, merges, rows, below: totals ? [totals(rows.length)] : [] };
}

const UNDISCLOSED = ['Not disclosed', 'NA', '-', 'Confidential'];

/** Twelve exports of 300 rows. */
export const exports = (): Sheet[] =>
  (
    [
      {
        file: 'portal-a.xlsx',
        form: 'years and months as "9 Year(s) 11 Month(s)", pay as "Rs 15.50 Lac(s)", notice "15 Days or less"',
        columns: [
          col.serial('S.No.'),
          col.text('Name of the Candidate', 'name'),
          col.emailColumn('Email ID'),
          col.phone('Phone Number', '+91-'),
          col.text('Current Location', 'city'),
          col.listed('Preferred Locations', 'preferred', ', '),
          col.experience('Total Experience', 'year(s)'),
          col.text('Curr. Company name', 'employer'),
          col.text('Curr. Company Designation', 'title'),
          col.pay('Annual Salary', 'current', 'Rs Lac(s)'),
          col.notice('Notice period/ Availability to join', 'portal', 'Serving Notice Period'),
          col.listed('Key Skills', 'skills', ', '),
          col.text('Under Graduation degree', 'degree'),
          col.birth('Date of Birth', ['dd-Mon-yyyy']),
          col.text('Gender', 'gender'),
          col.text('Marital Status', 'maritalStatus'),
        ],
      },
      {
        file: 'portal-b.csv',
        form: 'byte order mark, pay as "₹ 12,50,000", experience "9 Yrs 11 Mths" or "Fresher"',
        hasByteOrderMark: true,
        columns: [
          col.text('Candidate', 'name'),
          col.emailColumn('E-mail'),
          col.phone('Contact', '+91 split'),
          col.experience('Work Exp', 'Yrs Mths'),
          col.pay('Current CTC', 'current', 'rupees', UNDISCLOSED),
          col.pay('Expected CTC', 'expected', 'rupees'),
          col.notice('Notice', 'days'),
          col.text('City', 'city'),
          col.text('Role', 'title'),
          col.text('Company', 'employer'),
          col.listed('Skills', 'skills', '; '),
        ],
      },
      {
        file: 'two-header-rows.xls',
        form: 'two header rows with merged groups, years and months in columns of their own, a totals row at the end',
        groups: ['', 'Candidate', '', 'Contact', '', 'Experience', '', 'Salary (p.a.)', '', 'Other', ''],
        merges: ['B1:C1', 'D1:E1', 'F1:G1', 'H1:I1', 'J1:K1'],
        columns: [
          col.serial('Sl'),
          col.text('Name', 'name'),
          col.text('Sex', 'gender'),
          col.phone('Mobile', 'plain'),
          col.emailColumn('Email'),
          col.yearsColumn('Years'),
          col.monthsColumn('Months'),
          col.pay('Present', 'current', 'number'),
          col.pay('Expected', 'expected', 'number'),
          col.text('Place', 'city'),
          col.notice('Notice (days)', 'number'),
        ],
        totals: (rows) => ['Total', `${rows} candidates`, null, null, null, null, null, null, null, null, null],
      },
      {
        file: 'titled.xlsx',
        form: 'a merged title and an empty row above the header, experience "9 year(s) 11 month(s)", pay "15.5 Lacs"',
        name: 'Applicants',
        above: [['Applicants for the drive of March 2026 (exported 12-Mar-2026 10:45)'], []],
        merges: ['A1:I1'],
        columns: [
          col.text('Applicant Name', 'name'),
          col.phone('Mobile No', '91'),
          col.emailColumn('Mail Id'),
          col.experience('Exp', 'year(s) small'),
          col.pay('CTC', 'current', 'Lacs', UNDISCLOSED),
          col.pay('ECTC', 'expected', 'Lacs'),
          col.notice('NP', 'months'),
          col.listed('Skill set', 'skills', ' / '),
          col.birth('DOB', ['dd/mm/yyyy']),
        ],
      },
      {
        file: 'semicolons.csv',
        form: 'semicolons between the columns, dates of birth in four orders in one column',
        separator: ';',
        columns: [
          col.text('Full Name', 'name'),
          col.birth('Birth Date', ['dd-mm-yyyy', 'yyyy-mm-dd', 'dd-Mon-yyyy', 'Month d, yyyy']),
          col.genderLetter('M/F'),
          col.phone('Phone', 'hyphens'),
          col.emailColumn('Email Address'),
          col.experience('Experience', 'y m'),
          col.pay('Salary', 'current', 'INR'),
          col.text('Location', 'city'),
        ],
      },
      {
        file: 'american-dates.xlsx',
        form: 'dates of birth with the month first, first and last name in columns of their own',
        columns: [
          col.firstName('First Name'),
          col.lastName('Last Name'),
          col.emailColumn('Email'),
          col.phone('Mobile Phone', 'number'),
          col.birth('Date of Birth (MM/DD/YYYY)', ['mm/dd/yyyy']),
          col.decimalYears('Years of Experience'),
          col.text('Job Title', 'title'),
          col.text('Current Employer', 'employer'),
          col.listed('Skills', 'skills', ','),
          col.pay('Current Salary (INR)', 'current', 'number'),
        ],
      },
      {
        file: 'years-dot-months.xlsx',
        form: '"6.5" is six years and five months, since no part behind the point is above 11; pay as a number of lakhs',
        columns: [
          col.text('NAME', 'name'),
          col.phone('MOBILE', 'zero'),
          col.emailColumn('EMAIL'),
          col.yearsDotMonths('TOTAL EXP'),
          col.pay('CCTC (LPA)', 'current', 'lakh number'),
          col.pay('ECTC (LPA)', 'expected', 'lakh number'),
          col.notice('NOTICE PERIOD', 'days'),
          col.text('CURRENT ORG', 'employer'),
          col.text('DESIGNATION', 'title'),
          col.text('LOCATION', 'city'),
        ],
      },
      {
        file: 'decimal-years.csv',
        form: 'decimal years as text (6.25, 7.75), pay as "4.2 LPA"',
        columns: [
          col.text('candidate_name', 'name'),
          col.emailColumn('email'),
          col.phone('phone', 'plain'),
          col.decimalYears('exp_years', true),
          col.pay('ctc', 'current', 'LPA'),
          col.notice('notice_period', 'months'),
          col.text('designation', 'title'),
          col.listed('skills', 'skills', '|'),
        ],
      },
      {
        file: 'serving-notice.xlsx',
        form: '"Serving, LWD 15-Dec-2026", "5+ years", pay in crores or lakhs',
        columns: [
          col.serial('#'),
          col.text('Profile Name', 'name'),
          col.twoPhones('Contact Nos.'),
          col.emailColumn('Email-ID'),
          col.plusYears('Overall Experience'),
          col.pay('Present CTC', 'current', 'or crore', UNDISCLOSED),
          col.pay('Expected', 'expected', 'or crore', ['As per company norms', 'Negotiable']),
          col.notice('Notice Period / LWD', 'days', 'Serving, LWD'),
          col.text('Present Company', 'employer'),
          col.listed('Preferred City', 'preferred', '/'),
        ],
      },
      {
        file: 'pay-in-thousands.xlsx',
        form: 'pay in thousands as the header says, dates as date cells',
        columns: [
          col.text('Employee name', 'name'),
          col.birth('D.O.B.', 'date'),
          col.text('Gender', 'gender'),
          col.text('Marital Status', 'maritalStatus'),
          col.phone('Phone No.', 'plain'),
          col.emailColumn('Email'),
          col.experience('Experience', 'Yrs Mths'),
          col.pay("CTC (in '000)", 'current', 'thousands'),
          col.text('Qualification', 'degree'),
          col.text('Current location', 'city'),
        ],
      },
      {
        file: 'monthly-pay.xls',
        form: '"45k per month", phones behind an apostrophe, dates with points',
        columns: [
          col.text('Worker Name', 'name'),
          col.phone('Mob.', 'apostrophe'),
          col.emailColumn('Mail'),
          col.birth('Birth', ['dd.mm.yyyy']),
          col.experience('Exp.', 'y m'),
          col.pay('Salary', 'current', 'k a month'),
          col.notice('Joining', 'days'),
          col.text('Trade', 'title'),
          col.fixed('Source', 'Walk-in'),
          col.text('Town', 'city'),
        ],
      },
      {
        file: 'unclean.xlsx',
        form: 'rows without a name, rows written twice, a totals row, words instead of pay',
        isUnclean: true,
        columns: [
          col.serial('Sr No'),
          col.text('Candidate Name', 'name'),
          col.phone('Mobile Number', '+91-'),
          col.emailColumn('Email Id'),
          col.experience('Relevant Exp', 'year(s)'),
          col.pay('Current Salary', 'current', 'Lacs', UNDISCLOSED),
          col.pay('Expected Salary', 'expected', 'Lacs', ['As per norms', 'Negotiable']),
          col.notice('Notice', 'portal', 'Serving, LWD'),
          col.text('Company Name', 'employer'),
          col.text('Position', 'title'),
          col.text('Location', 'city'),
        ],
        totals: (rows) => ['', `Total records: ${rows}`, null, null, null, null, null, null, null, null, null],
      },
    ] satisfies Form[]
  ).map((form, at) => sheetOf(form, 5_000 + at * 1_000));
