import type { Phone } from '#mongo/models/candidate.ts';
import { type Cell, CellProblem, shortText, shown } from './cell.ts';

const MAX_CHARACTERS = 254;
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,63}$/;

/** The email addresses of a cell, one or two, in lower case. Throws CellProblem. */
export function readEmails(cell: Cell): [string] | [string, string] {
  const text = shortText(cell, 2 * MAX_CHARACTERS + 20).toLowerCase();
  // "Asha Rao <asha@example.com>"
  const inBrackets = [...text.matchAll(/<([^<>\s]+@[^<>\s]+)>/g)].map(([, address = '']) => address);
  const plain = text.replace(/^(e-?mail( id)?|mail)\s*[:=-]\s*/, '').replace(/\([^)@]*\)/g, ' ');
  const addresses = (inBrackets.length > 0 ? inBrackets : plain.split(/[\s,;|/]+/))
    .map((part) => part.replace(/^mailto:/, '').replace(/^['"]+|['".]+$/g, ''))
    .filter((part) => part !== '');
  const [first, second] = addresses;
  if (first === undefined || !addresses.every(isEmail)) throw new CellProblem(`${shown(text)} is not an email address`);
  return second === undefined ? [first] : [first, second];
}

const isEmail = (text: string): boolean => text.length <= MAX_CHARACTERS && email.test(text) && !text.includes('..');

const INDIA = '91';
/** Country codes of one and two digits; every other has three (ITU-T E.164). */
const SHORT_CODES = new Set(
  '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  ),
);
const MIN_FOREIGN_DIGITS = 6;
const MAX_DIGITS = 15;

/**
 * The phone numbers of a cell, one or two: Indian ones with or without +91 or a 0, foreign ones with + or 00. Numbers
 * stored as numeric cells are read in full. Throws CellProblem, also for a number in scientific notation that has lost
 * its last digits.
 */
export function readPhones(cell: Cell): [Phone] | [Phone, Phone] {
  const [first = '', second] = shortText(cell)
    .split(/\s*[,;|\n/]\s*|\s+(?:and|or|&)\s+/i)
    .filter((part) => part !== '');
  return second === undefined ? [readPhone(first)] : [readPhone(first), readPhone(second)];
}

/** "Mob: 98765 43210 (WhatsApp)", and the apostrophe that makes Excel keep a number as text. */
const labelled =
  /^['"’]|^(ph|phone|mob|mobile|tel|cell|contact|whatsapp|m|t|c|r|h|o)\s*(no|number)?\s*[.:-]+\s*|\s*\([a-z .]{1,12}\)$/gi;

function readPhone(given: string): Phone {
  const text = given.replace(labelled, '').trim();
  const scientific = /^(\d(?:\.\d+)?)e\+?(\d{1,2})$/i.exec(text);
  if (scientific) return fromScientific(text, scientific[1] ?? '', Number(scientific[2]));
  if (!/^\(?\+?[\d\s().-]+$/.test(text)) throw new CellProblem(`${shown(text)} is not a phone number`);
  const digits = text.replace(/\D/g, '');
  const international = /^\(?\+/.test(text) ? digits : /^00\d{10}/.test(digits) ? digits.slice(2) : null;
  if (international !== null && !international.startsWith(INDIA)) return foreign(international, text);
  return indian(international ?? digits, text);
}

function fromScientific(text: string, mantissa: string, exponent: number): Phone {
  const decimals = (mantissa.split('.')[1] ?? '').length;
  // "9.88E+09" matches ten million numbers
  if (decimals < exponent - 1) {
    throw new CellProblem(
      `${shown(text)} has lost its last digits; format the column as text and enter the number again`,
    );
  }
  return readPhone(Number(text).toFixed(0));
}

function indian(digits: string, text: string): Phone {
  const number =
    digits.length > 10
      ? digits
          .replace(/^0+/, '')
          .replace(/^91(?=0?\d{10}$)/, '')
          .replace(/^0/, '')
      : digits;
  if (!/^[1-9]\d{9}$/.test(number))
    throw new CellProblem(`${shown(text)} is not a phone number: it must have 10 digits`);
  return { countryCode: INDIA, number };
}

function foreign(digits: string, text: string): Phone {
  const codeDigits = [1, 2].find((length) => SHORT_CODES.has(digits.slice(0, length))) ?? 3;
  const number = digits.slice(codeDigits);
  if (number.length < MIN_FOREIGN_DIGITS || digits.length > MAX_DIGITS) {
    throw new CellProblem(`${shown(text)} is not a phone number`);
  }
  return { countryCode: digits.slice(0, codeDigits), number };
}
