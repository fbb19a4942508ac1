import type { Random } from '../random.ts';
import type { Candidate } from './candidate.ts';

export type Cell = string | number | Date | null;
/** The values that a person reads in a row. The row lacks missing fields. */
export type RowLabel = {
  /** A row without a person's name is refused. */
  isAccepted: boolean;
  name?: string;
  firstName?: string;
  lastName?: string;
  emails?: string[];
  phones?: { countryCode: string; number: string }[];
  experience?: { years: number; months: number };
  currentCTC?: number;
  expectedCTC?: number;
  noticeDays?: number;
  lastWorkingDay?: string;
  dateOfBirth?: string;
  gender?: string;
  maritalStatus?: string;
  title?: string;
  employer?: string;
  city?: string;
  preferredPlaces?: string[];
  skills?: string[];
  degree?: string;
  /** Headers of cells with words that are not values ("Not disclosed"). */
  withoutValue?: string[];
};
type Written = { cell: Cell; label: Partial<RowLabel> };
export type Column = { header: string; write: (candidate: Candidate, random: Random) => Written };

const column = (header: string, write: Column['write']): Column => ({ header, write });
const indian = (rupees: number) => rupees.toLocaleString('en-IN');
const lakh = (rupees: number) => Number((rupees / 100_000).toFixed(2));
const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONG = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const text = (
  header: string,
  field: 'name' | 'title' | 'employer' | 'city' | 'degree' | 'gender' | 'maritalStatus',
) => column(header, (c) => ({ cell: c[field], label: { [field]: c[field] } }));
export const emailColumn = (header: string) => column(header, (c) => ({ cell: c.email, label: { emails: [c.email] } }));
export const firstName = (header: string) =>
  column(header, (c) => ({ cell: c.name.split(' ')[0]!, label: { firstName: c.name.split(' ')[0]! } }));
export const lastName = (header: string) =>
  column(header, (c) => {
    const last = c.name.split(' ').slice(1).join(' ');
    return { cell: last, label: { lastName: last, name: c.name } };
  });
export const genderLetter = (header: string) =>
  column(header, (c) => ({ cell: c.gender.charAt(0), label: { gender: c.gender } }));
export const listed = (header: string, field: 'skills' | 'preferred', separator: string) =>
  column(header, (c) => ({
    cell: c[field].join(separator),
    label: field === 'skills' ? { skills: c.skills } : { preferredPlaces: c.preferred },
  }));

const phoneForms = {
  '+91-': (n: string) => `+91-${n}`,
  '+91 split': (n: string) => `+91 ${n.slice(0, 5)} ${n.slice(5)}`,
  hyphens: (n: string) => `${n.slice(0, 5)}-${n.slice(5)}`,
  '91': (n: string) => `91${n}`,
  zero: (n: string) => `0${n}`,
  plain: (n: string) => n,
  apostrophe: (n: string) => `'${n}`,
} as const;
export const phone = (header: string, form: keyof typeof phoneForms | 'number') =>
  column(header, (c) => ({
    cell: form === 'number' ? Number(c.number) : phoneForms[form](c.number),
    label: { phones: [{ countryCode: '91', number: c.number }] },
  }));
export const twoPhones = (header: string) =>
  column(header, (c, random) => {
    const second = `${random.whole(6, 9)}${random.whole(100_000_000, 999_999_999)}`;
    return {
      cell: `+91-${c.number} / ${second}`,
      label: { phones: [c.number, second].map((number) => ({ countryCode: '91', number })) },
    };
  });

export const experienceForms = {
  'year(s)': (y: number, m: number) => `${y} Year(s) ${m} Month(s)`,
  'year(s) small': (y: number, m: number) => `${y} year(s) ${m} month(s)`,
  'Yrs Mths': (y: number, m: number) => `${y} Yrs ${m} Mths`,
  'y m': (y: number, m: number) => `${y}y ${m}m`,
} as const;
export const experience = (header: string, form: keyof typeof experienceForms) =>
  column(header, ({ months }) => {
    const label = { experience: { years: Math.floor(months / 12), months: months % 12 } };
    return {
      cell:
        months === 0 && form === 'Yrs Mths'
          ? 'Fresher'
          : experienceForms[form](label.experience.years, label.experience.months),
      label,
    };
  });
/** "6.5" is six years and five months: no part behind the point is above 11. */
export const yearsDotMonths = (header: string) =>
  column(header, ({ months }) => ({
    cell: `${Math.floor(months / 12)}.${months % 12}`,
    label: { experience: { years: Math.floor(months / 12), months: months % 12 } },
  }));
/** Quarters of a year as decimals: 6.25, 7.75. */
export const decimalYears = (header: string, isText = false) =>
  column(header, ({ months }) => {
    const quarters = Math.floor(months / 3);
    const value = quarters / 4;
    return {
      cell: isText ? String(value) : value,
      label: { experience: { years: Math.floor(value), months: (quarters % 4) * 3 } },
    };
  });
export const plusYears = (header: string) =>
  column(header, ({ months }) => {
    const years = Math.floor(months / 12);
    return { cell: years ? `${years}+ years` : 'Fresher', label: { experience: { years, months: 0 } } };
  });
export const yearsColumn = (header: string) =>
  column(header, ({ months }) => ({
    cell: Math.floor(months / 12),
    label: { experience: { years: Math.floor(months / 12), months: months % 12 } },
  }));
export const monthsColumn = (header: string) => column(header, ({ months }) => ({ cell: months % 12, label: {} }));

const payForms = {
  Lacs: (r: number) => `${lakh(r)} Lacs`,
  'Rs Lac(s)': (r: number) => `Rs ${lakh(r).toFixed(2)} Lac(s)`,
  LPA: (r: number) => `${lakh(r)} LPA`,
  rupees: (r: number) => `₹ ${indian(r)}`,
  INR: (r: number) => `INR ${r}`,
  number: (r: number) => r,
  'lakh number': (r: number) => lakh(r),
  thousands: (r: number) => r / 1_000,
  'k a month': (r: number) => `${Math.round(r / 12_000)}k per month`,
  'or crore': (r: number) => (r >= 3_000_000 ? `${Number((r / 10_000_000).toFixed(2))} Cr` : `${lakh(r)} Lakhs`),
} as const;
export type PayForm = keyof typeof payForms;

/** The pay as read from a rounded format. */
function readPay(rupees: number, form: PayForm) {
  if (form === 'k a month') return Math.round(rupees / 12_000) * 12_000;
  if (form === 'or crore' && rupees >= 3_000_000) return Number((rupees / 10_000_000).toFixed(2)) * 10_000_000;
  return rupees;
}
export const pay = (header: string, which: 'current' | 'expected', form: PayForm, words: readonly string[] = []) =>
  column(header, (c, random) => {
    if (words.length && random.chance(0.08)) return { cell: random.pick(words), label: { withoutValue: [header] } };
    const rupees = Math.round(readPay(c[which], form));
    return {
      cell: payForms[form](c[which]),
      label: which === 'current' ? { currentCTC: rupees } : { expectedCTC: rupees },
    };
  });

const noticeForms = {
  portal: (d: number) => (d <= 15 ? '15 Days or less' : `${d / 30} Month${d > 30 ? 's' : ''}`),
  days: (d: number) => (d ? `${d} Days` : 'Immediate'),
  months: (d: number) => (d % 30 ? `${d} days` : d === 0 ? 'Immediate Joiner' : `${d / 30} month${d > 30 ? 's' : ''}`),
  number: (d: number) => d,
} as const;
export const notice = (
  header: string,
  form: keyof typeof noticeForms,
  serving?: 'Serving, LWD' | 'Serving Notice Period',
) =>
  column(header, (c, random) => {
    if (serving && c.noticeDays >= 30 && random.chance(0.3)) {
      const [year, month, day] = c.lastWorkingDay.split('-');
      if (serving === 'Serving Notice Period') return { cell: 'Serving Notice Period', label: {} };
      return {
        cell: `Serving, LWD ${day}-${SHORT[Number(month) - 1]}-${year}`,
        label: { lastWorkingDay: c.lastWorkingDay },
      };
    }
    return {
      cell: noticeForms[form](c.noticeDays),
      label: { noticeDays: form === 'portal' && c.noticeDays < 15 ? 15 : c.noticeDays },
    };
  });

const dayForms = {
  'dd-mm-yyyy': (y: string, m: string, d: string) => `${d}-${m}-${y}`,
  'dd/mm/yyyy': (y: string, m: string, d: string) => `${d}/${m}/${y}`,
  'mm/dd/yyyy': (y: string, m: string, d: string) => `${m}/${d}/${y}`,
  'yyyy-mm-dd': (y: string, m: string, d: string) => `${y}-${m}-${d}`,
  'dd-Mon-yyyy': (y: string, m: string, d: string) => `${d}-${SHORT[Number(m) - 1]}-${y}`,
  'Month d, yyyy': (y: string, m: string, d: string) => `${LONG[Number(m) - 1]} ${Number(d)}, ${y}`,
  'dd.mm.yyyy': (y: string, m: string, d: string) => `${d}.${m}.${y}`,
} as const;
export type DayForm = keyof typeof dayForms;
/** One format, or several in the same column; `date` is a cell with a date. */
export const birth = (header: string, forms: readonly DayForm[] | 'date') =>
  column(header, ({ dateOfBirth }, random) => {
    const [y = '', m = '', d = ''] = dateOfBirth.split('-');
    const cell =
      forms === 'date'
        ? new Date(Date.UTC(Number(y), Number(m) - 1, Number(d)))
        : dayForms[random.pick(forms)](y, m, d);
    return { cell, label: { dateOfBirth } };
  });
export const serial = (header: string) => {
  let next = 0;
  return column(header, () => ({ cell: ++next, label: {} }));
};
export const fixed = (header: string, value: Cell) => column(header, () => ({ cell: value, label: {} }));
