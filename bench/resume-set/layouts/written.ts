import type { Month } from '../person.ts';

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
const two = (value: number) => String(value).padStart(2, '0');
const lastDay = ({ year, month }: Month) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const financialYear = ({ year, month }: Month) => (month >= 4 ? year : year - 1);

/** How a resume writes a month. `yearOnly` forms lose the month, and so does the label. */
export const dateForms = {
  'Mar 2017': (m: Month) => `${SHORT[m.month - 1]} ${m.year}`,
  'March 2017': (m: Month) => `${LONG[m.month - 1]} ${m.year}`,
  'MARCH 2017': (m: Month) => `${LONG[m.month - 1]!.toUpperCase()} ${m.year}`,
  'March, 2017': (m: Month) => `${LONG[m.month - 1]}, ${m.year}`,
  "Mar'17": (m: Month) => `${SHORT[m.month - 1]}'${two(m.year % 100)}`,
  'Mar-17': (m: Month) => `${SHORT[m.month - 1]}-${two(m.year % 100)}`,
  '03/2017': (m: Month) => `${two(m.month)}/${m.year}`,
  '03-2017': (m: Month) => `${two(m.month)}-${m.year}`,
  '2017-03': (m: Month) => `${m.year}-${two(m.month)}`,
  '01.03.2017': (m: Month, isEnd: boolean) => `${isEnd ? lastDay(m) : '01'}.${two(m.month)}.${m.year}`,
  '01/03/2017': (m: Month, isEnd: boolean) => `${isEnd ? lastDay(m) : '01'}/${two(m.month)}/${m.year}`,
  '1st March 2017': (m: Month, isEnd: boolean) =>
    `${isEnd ? `${lastDay(m)}${lastDay(m) === 31 ? 'st' : 'th'}` : '1st'} ${LONG[m.month - 1]} ${m.year}`,
  '2017': (m: Month) => `${m.year}`,
  'FY 2017-18': (m: Month) => `FY ${financialYear(m)}-${two((financialYear(m) + 1) % 100)}`,
} as const;
export type DateForm = keyof typeof dateForms;

/** What a reader can tell about a month in this form. */
export function knownDate(month: Month, form: DateForm, isEnd: boolean): string {
  if (form === '2017') return String(month.year);
  if (form === 'FY 2017-18') return String(financialYear(month) + (isEnd ? 1 : 0));
  return `${month.year}-${two(month.month)}`;
}

const lakh = (rupees: number) => String(Number((rupees / 100_000).toFixed(2)));
const indian = (rupees: number) => rupees.toLocaleString('en-IN');

export const payForms = {
  lpa: (rupees: number) => `${lakh(rupees)} LPA`,
  lacs: (rupees: number) => `Rs. ${lakh(rupees)} Lacs p.a.`,
  lakhs: (rupees: number) => `₹ ${lakh(rupees)} Lakhs per annum`,
  digits: (rupees: number) => `₹ ${indian(rupees)}`,
  slash: (rupees: number) => `Rs. ${indian(rupees)}/- per annum`,
  monthly: (rupees: number) => `Rs. ${indian(rupees / 12)}/- per month`,
  inr: (rupees: number) => `INR ${indian(rupees)}`,
} as const;
export type PayForm = keyof typeof payForms;

export const dayForms = {
  '12/05/1991': (day: string) => day.split('-').reverse().join('/'),
  '12-05-1991': (day: string) => day.split('-').reverse().join('-'),
  '12.05.1991': (day: string) => day.split('-').reverse().join('.'),
  '12 May 1991': (day: string) => `${Number(day.slice(8))} ${LONG[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`,
  '12-May-1991': (day: string) => `${day.slice(8)}-${SHORT[Number(day.slice(5, 7)) - 1]}-${day.slice(0, 4)}`,
  '12th May, 1991': (day: string) => {
    const number = Number(day.slice(8));
    const ending =
      number % 10 === 1 && number !== 11
        ? 'st'
        : number % 10 === 2 && number !== 12
          ? 'nd'
          : number % 10 === 3 && number !== 13
            ? 'rd'
            : 'th';
    return `${number}${ending} ${LONG[Number(day.slice(5, 7)) - 1]}, ${day.slice(0, 4)}`;
  },
} as const;
export type DayForm = keyof typeof dayForms;

export function noticeText(days: number, form: 'days' | 'months') {
  if (days === 0) return form === 'days' ? 'Immediate' : 'Can join immediately';
  if (form === 'days' || days % 30 !== 0) return `${days} days`;
  return days === 30 ? '1 month' : `${days / 30} months`;
}

export function totalText(months: number, form: 'words' | 'decimal' | 'plus') {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (form === 'plus') return `${years}+ years`;
  if (form === 'decimal') return `${years}.${rest >= 6 ? 5 : 0} years`;
  return rest ? `${years} years ${rest} month${rest > 1 ? 's' : ''}` : `${years} years`;
}

/** What a reader can tell about a total in that form. */
export function knownTotal(months: number, form: 'words' | 'decimal' | 'plus') {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return { years, months: form === 'words' ? rest : form === 'decimal' && rest >= 6 ? 6 : 0 };
}
