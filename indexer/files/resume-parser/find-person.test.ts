import { describe, expect, test } from 'vitest';
import { findCity } from './find-city.ts';
import { findEmails } from './find-contacts.ts';
import { findName } from './find-person.ts';
import { resumeLines } from './resume-lines.ts';

const nameIn = (text: string) => findName(resumeLines(text), findEmails(text))?.value ?? null;

describe('the name is found', () => {
  test.each([
    ['in the first line', 'Asha Rao\nJava Developer\nasha@example.com', 'Asha Rao'],
    ['below the title of the paper, out of its capitals', 'CURRICULUM VITAE\n\nASHA RAO\nasha@example.com', 'Asha Rao'],
    ['behind its label', 'RESUME\nEmail: x@example.com\nCandidate Name : Asha Rao', 'Asha Rao'],
    ['before contact data in the same line', 'Asha Rao Mobile: 9876543210', 'Asha Rao'],
    ['behind its label in a numbered form', 'PROFILE OF THE CANDIDATE\n1. Name of the Candidate: Asha Rao', 'Asha Rao'],
    ['in a cell next to its label', 'SUBMISSION SHEET\nCandidate Name | Asha Rao | Location | Pune', 'Asha Rao'],
    ['in parts, each behind its label', 'First Name: Asha\nMiddle Name: S\nSurname: Rao', 'Asha S Rao'],
    ['behind the name of the paper', 'Resume of Asha Rao\nPune', 'Asha Rao'],
    ['without the word of address', 'Flat 9, Pune\nMs ASHA RAO\nJava Developer', 'Asha Rao'],
    ['in an introduction', 'Hi, I’m Asha Rao\nJava developer', 'Asha Rao'],
    ['behind its label in two languages', 'आवेदन / APPLICATION\nनाम / Name : Asha Rao', 'Asha Rao'],
    ['before a phone number with nothing between', 'Bio Data\nAsha Rao +91 98765 43210', 'Asha Rao'],
    ['without a title before it and a degree behind it', 'Dr. Asha Rao, Ph.D.\nasha@example.com', 'Asha Rao'],
    ['without a degree behind it', 'Asha Rao M.Sc. Chemistry\nasha@example.com', 'Asha Rao'],
    ['with a hyphen', 'Zubeen Irani-Mistry\nPune | zubeen.cs@example.com', 'Zubeen Irani-Mistry'],
    ['before a job title in the same line', 'Asha Rao Data Analytics Manager\nasha.rao@example.com', 'Asha Rao'],
    ['below the title of the paper and after a form of address', 'CURRICULUM VITAE\nof Shri ASHA RAO', 'Asha Rao'],
    ['without a rank', 'Captain (retd.) Asha Rao\nNoida | asha@example.com', 'Asha Rao'],
    ['without a profession in letters', 'CA Asha Rao\nPune', 'Asha Rao'],
    ['before the father', 'Name : Satbir s/o Sh. Rajender Singh', 'Satbir'],
    ['below its label', 'BIO DATA\nName\n- Satbir s/o Sh. Rajender\nVillage', 'Satbir'],
    ['not in a table of certificates', 'Asha Rao\nName: Issuer ID Year\nasha@example.com', 'Asha Rao'],
    ['before degrees', 'S. Lakshmi Narayanan, B.E.\nChennai', 'S. Lakshmi Narayanan'],
    [
      'after a side column, by the letters of the email',
      'CONTACT\nasha.rao@example.com\nSKILLS\nBig Data\nTeam Work\nAsha Rao\nEngineer',
      'Asha Rao',
    ],
  ])('%s', (_, text, name) => {
    expect(nameIn(text)).toBe(name);
  });
});

test.each([
  '',
  'Java Developer\nPune',
  '9876543210',
  'WORK EXPERIENCE\nEDUCATION',
  'Profile Of The Candidate\nApplication Form',
  'we are hiring for a client of ours',
])('%j holds no name', (text) => {
  expect(nameIn(text)).toBeNull();
});

const cityIn = (text: string) => findCity(resumeLines(text), resumeLines(text))?.value ?? null;

test.each([
  ['asha@example.com | 9876543210 | Bangalore', 'Bengaluru'],
  ['Current Location: Pune', 'Pune'],
  ['Residing at 14, Nehru Street, Pune, Maharashtra', 'Pune'],
  ['No 14/2, 3rd Cross Street, Anna Nagar West,\nChennai – 600 040.', 'Chennai'],
  ['Vill. Rampur, Post Office Barh, Dist. Patna, Bihar 803213', 'Patna'],
  ['House 9, Pala, Kottayam Dist., Kerala – 686', 'Kottayam'],
  ['Keishamthong, Imphal West 795001\nMail: asha@example.com', 'Imphal'],
  ['asha@example.com / Mysuru (hybrid Bengaluru)', 'Mysuru'],
  ['asha@example.com 98765 43210 Nashik', 'Nashik'],
  ['Bengaluru +91 98765 43210 asha@example.com', 'Bengaluru'],
  ['Nashik → open to Pune, Bengaluru, asha@example.com', 'Nashik'],
  ['Address: 110, Nehru Street, Hyderabad, Telangana - 465467', 'Hyderabad'],
])('%s is in %s', (text, city) => {
  expect(cityIn(text)).toBe(city);
});

test.each(['', 'Passport No. 12  Place of issue : Cochin', 'Springfield', 'Worked with teams everywhere'])(
  '%j names no known city',
  (text) => {
    expect(cityIn(text)).toBeNull();
  },
);
