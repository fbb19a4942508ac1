import type { ImportReading } from '#domain/import-reading.ts';
import type { ColumnFacts } from './column-facts.ts';
import type { ColumnName } from './columns.ts';

const pays = new Set<ColumnName>(['currentCtc', 'expectedCtc']);
const notices = new Set<ColumnName>(['noticePeriod', 'negotiableNoticePeriod']);
const dates = new Set<ColumnName>(['dateOfBirth', 'lastWorkingDay', 'createdOn']);

/** How a column's bare values are read: by the unit in its header, then by all of its cells. */
export function readingOf(column: ColumnName, header: string, facts: ColumnFacts | undefined): ImportReading {
  if (column === 'experience') return experienceReading(header, facts);
  if (pays.has(column)) return payReading(header, facts);
  if (notices.has(column)) return /month|mths/i.test(header) ? 'months' : 'none';
  return dates.has(column) ? dateReading(header, facts) : 'none';
}

/** The readings that a user can choose for a column; none if no cell leaves a choice. */
export function readingsOf(column: ColumnName, facts: ColumnFacts | undefined): readonly ImportReading[] {
  if (!facts) return [];
  const bareNumbers = facts.upTo100 + facts.upToLakh + facts.fromLakh;
  if (column === 'experience') {
    return facts.dotted + bareNumbers > 0 ? ['years-and-months', 'decimal-years', 'months'] : [];
  }
  if (pays.has(column) && bareNumbers > 0) {
    return ['none', 'lakhs', 'thousands', 'rupees', 'monthly-rupees', 'crores'];
  }
  if (notices.has(column) && bareNumbers > 0) return ['none', 'months'];
  return dates.has(column) && facts.numericDates > 0 ? ['day-first', 'month-first'] : [];
}

/**
 * "6.5" is 6 years 5 months unless parts above 11 show that the column is decimal. A single "5.13" among parts of 10 and
 * 11 is an error, not a proof.
 */
function experienceReading(header: string, facts: ColumnFacts | undefined): ImportReading {
  if (/month|mths/i.test(header) && !/year|yrs/i.test(header)) return 'months';
  if (!facts) return 'years-and-months';
  return facts.decimalParts > 0 && facts.decimalParts >= facts.monthParts ? 'decimal-years' : 'years-and-months';
}

function payReading(header: string, facts: ColumnFacts | undefined): ImportReading {
  const isMonthly = /per month|\/\s*month|monthly|\bp\.?m\b/i.test(header);
  if (/lakh|lac\b|lacs|lpa|\(l\)/i.test(header)) return 'lakhs';
  if (/crore|\bcr\b/i.test(header)) return 'crores';
  if (/['’,]000|thousand|\bin k\b|\(k\)/i.test(header)) return 'thousands';
  if (isMonthly) return 'monthly-rupees';
  if (/\binr\b|rupee|\brs\b|₹/i.test(header)) return 'rupees';
  // most of its numbers are rupees, so the smaller ones are too
  if (facts && facts.fromLakh > 0 && facts.fromLakh >= facts.upToLakh + facts.upTo100) return 'rupees';
  return 'none';
}

/** Days above 12 show the order; without any, the header may name it. */
function dateReading(header: string, facts: ColumnFacts | undefined): ImportReading {
  if (facts && facts.dayFirst !== facts.monthFirst) {
    return facts.monthFirst > facts.dayFirst ? 'month-first' : 'day-first';
  }
  return /\bm{1,3}[\s/.-]*d{1,2}[\s/.-]*y/i.test(header) ? 'month-first' : 'day-first';
}
