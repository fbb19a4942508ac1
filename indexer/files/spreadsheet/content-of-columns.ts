import type { ColumnFacts } from './column-facts.ts';
import type { ColumnName } from './columns.ts';

/** Fewer cells prove nothing. */
const ENOUGH_CELLS = 5;
const MOST = 0.6;
const NEARLY_ALL = 0.9;
const FEW = 0.2;

type Share = (facts: ColumnFacts) => number;
const email: Share = ({ email: count }) => count;
const phone: Share = ({ phone: count }) => count;
const words: Share = ({ words: count, email: emails }) => count - emails;
const date: Share = ({ date: count, number }) => count + number;
const kinds: Partial<Record<ColumnName, Share>> = {
  email,
  alternateEmail: email,
  phone,
  alternatePhone: phone,
  dateOfBirth: date,
  lastWorkingDay: date,
  createdOn: date,
  name: words,
  firstName: words,
  lastName: words,
  currentTitle: words,
  currentEmployer: words,
  previousTitle: words,
  previousEmployer: words,
  city: words,
  qualification: words,
  institute: words,
};

/** Columns that are recognised by a single vague word only if their cells are numbers. */
const numeric = new Set<ColumnName>(['experienceMonths']);

/** Whether a column's cells match its header: `no` if none does, `poor` if few do. */
export function contentFit(column: ColumnName, facts: ColumnFacts): 'good' | 'poor' | 'no' {
  const share = numeric.has(column) ? ({ number }: ColumnFacts) => number : kinds[column];
  if (!share || facts.sampled === 0) return 'good';
  const part = share(facts) / facts.sampled;
  if (part === 0 && facts.sampled >= ENOUGH_CELLS) return 'no';
  return part < FEW && facts.sampled >= ENOUGH_CELLS ? 'poor' : 'good';
}

/** The columns whose meaning is clear from their cells under any header. */
export function contentOf(
  headers: readonly string[],
  facts: readonly ColumnFacts[],
  used: ReadonlySet<number>,
  taken: ReadonlySet<ColumnName>,
): { column: ColumnName; at: number }[] {
  const found: { column: ColumnName; at: number }[] = [];
  const free = facts.flatMap((one, at) => (used.has(at) || one.sampled === 0 || !headers[at] ? [] : [{ one, at }]));
  const take = (column: ColumnName, isIt: (one: ColumnFacts) => boolean) => {
    if (taken.has(column)) return;
    const match = free.find(({ one, at }) => isIt(one) && !found.some((other) => other.at === at));
    if (match) found.push({ column, at: match.at });
  };
  take('email', (one) => one.email / one.sampled >= MOST);
  take('phone', (one) => one.phone / one.sampled >= MOST);
  take('gender', (one) => one.sampled >= ENOUGH_CELLS && one.gender / one.sampled >= NEARLY_ALL);
  const hasContact = taken.has('email') || taken.has('phone') || found.length > 0;
  const isNamed = taken.has('name') || taken.has('firstName') || taken.has('lastName');
  if (hasContact && !isNamed) take('name', looksLikeNames);
  return found;
}

/** Nearly every cell is two to four words of letters, and nearly every one another: titles and employers repeat. */
const looksLikeNames = (one: ColumnFacts): boolean =>
  one.sampled >= ENOUGH_CELLS &&
  one.personLike / one.sampled >= NEARLY_ALL &&
  one.different / one.sampled >= NEARLY_ALL;
