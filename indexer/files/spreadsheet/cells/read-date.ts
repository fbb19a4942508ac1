import type { ImportReading } from '#domain/import-reading.ts';
import { type Cell, CellProblem, shortText, shown } from './cell.ts';

const MS_A_DAY = 86_400_000;

/** A day of the Gregorian calendar as yyyy-mm-dd; null if the day doesn't exist or is outside 1900 to 2099. */
export function toDay(year: number, month: number, date: number): string | null {
  if (!Number.isInteger(year) || year < 1900 || year > 2099) return null;
  const at = new Date(Date.UTC(year, month - 1, date));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === date ? at.toISOString().slice(0, 10) : null;
}

/**
 * Excel's day count as yyyy-mm-dd; null outside 1900 to 2099. Excel treats 1900 as a leap year, so its January and
 * February are off by one day.
 */
export function serialToDay(serial: number, from1904: boolean): string | null {
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const at = epoch + Math.floor(serial + 1e-6) * MS_A_DAY;
  if (!Number.isFinite(at) || Math.abs(at) > 8e15) return null;
  const day = new Date(at);
  return toDay(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const FULL_MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const HINT = 'write it as dd/mm/yyyy, 05-Jan-2024 or yyyy-mm-dd';
/** Days counted from 1900 that fall into 1920 to 2119: other numbers are not dates. */
const FIRST_SERIAL = 7_306;
const LAST_SERIAL = 80_353;
const TIME = String.raw`(?:[T ,]+\d{1,2}:\d{2}.*)?`;
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[,.]?\s+/i;
const yearFirst = new RegExp(String.raw`^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})${TIME}$`, 'i');
const yearLast = new RegExp(String.raw`^(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{4}|\d{2})${TIME}$`, 'i');
const dayAndName = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[-/. ,]*([a-z]{3,9})[-/. ,']*(\d{4}|\d{2})${TIME}$`,
  'i',
);
const nameAndDay = new RegExp(String.raw`^([a-z]{3,9})[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4})${TIME}$`, 'i');

/**
 * A day, midnight UTC: an Excel date, dd/mm/yyyy, 05-Jan-2024, January 5, 2024 or yyyy-mm-dd, ignoring a time of day.
 * The reading decides between dd/mm and mm/dd if both are possible. Throws CellProblem.
 */
export function readDate(cell: Cell, reading: ImportReading = 'none'): Date {
  const day = typeof cell === 'number' ? fromNumber(cell) : fromText(shortText(cell), reading);
  if (!day) throw new CellProblem(`${shown(shortText(cell))} is not a date; ${HINT}`);
  return new Date(`${day}T00:00:00.000Z`);
}

/** A date of birth: a year of two digits is never in the future. */
export function readBirth(cell: Cell, reading: ImportReading, today: Date): Date {
  const day = readDate(cell, reading);
  const hasShortYear = typeof cell === 'string' && !/\d{4}/.test(cell);
  if (hasShortYear && day > today) day.setUTCFullYear(day.getUTCFullYear() - 100);
  return day;
}

function fromNumber(serial: number): string | null {
  return serial >= FIRST_SERIAL && serial <= LAST_SERIAL ? serialToDay(serial, false) : null;
}

function fromText(given: string, reading: ImportReading): string | null {
  const text = given.replace(/^'/, '').replace(WEEKDAY, '');
  const iso = yearFirst.exec(text);
  if (iso) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numeric = yearLast.exec(text);
  if (numeric) {
    const [first, second, year] = [Number(numeric[1]), Number(numeric[2]), fullYear(numeric[3] ?? '')];
    const [indian, american] = [toDay(year, second, first), toDay(year, first, second)];
    return reading === 'month-first' ? (american ?? indian) : (indian ?? american);
  }
  const words = dayAndName.exec(text);
  if (words) return toDay(fullYear(words[3] ?? ''), monthOf(words[2] ?? ''), Number(words[1]));
  const english = nameAndDay.exec(text);
  if (english) return toDay(Number(english[3]), monthOf(english[1] ?? ''), Number(english[2]));
  return /^\d{4,5}$/.test(text) ? fromNumber(Number(text)) : null;
}

/** Two digits above this are of the last century. */
const LAST_SHORT_YEAR = 40;

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year > LAST_SHORT_YEAR ? 1900 + year : 2000 + year;
}

/** 1 to 12; 0, which is never valid, for a word that names no month. */
function monthOf(word: string): number {
  const lower = word.toLowerCase();
  return Math.max(MONTHS.indexOf(lower), FULL_MONTHS.indexOf(lower), lower === 'sept' ? 8 : -1) + 1;
}
