import { describe, expect, test } from 'vitest';
import { findCity } from './find-city.ts';
import { findEmails } from './find-contacts.ts';
import { findName } from './find-person.ts';
import { type ResumeLine, resumeLines } from './resume-lines.ts';

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
    ['without an engineer’s degree', 'Asha Rao B.E. (Electrical), PGDBM\nasha@example.com', 'Asha Rao'],
    ['without memberships in letters', 'Asha B. R. CPC, CCS\nasha@example.com', 'Asha B. R.'],
    ['with a hyphen', 'Zubeen Irani-Mistry\nPune | zubeen.cs@example.com', 'Zubeen Irani-Mistry'],
    ['before a job title in the same line', 'Asha Rao Data Analytics Manager\nasha.rao@example.com', 'Asha Rao'],
    ['below the title of the paper and after a form of address', 'CURRICULUM VITAE\nof Shri ASHA RAO', 'Asha Rao'],
    ['without a rank', 'Captain (retd.) Asha Rao\nNoida | asha@example.com', 'Asha Rao'],
    ['without a profession in letters', 'CA Asha Rao\nPune', 'Asha Rao'],
    ['before the father', 'Name : Satbir s/o Sh. Rajender Singh', 'Satbir'],
    ['below its label', 'BIO DATA\nName\n- Satbir s/o Sh. Rajender\nVillage', 'Satbir'],
    ['not in a table of certificates', 'Asha Rao\nName: Issuer ID Year\nasha@example.com', 'Asha Rao'],
    ['behind the name of the paper in one line', 'CURRICULUM VITAE MD. ASHA ALAM RF Engineer (4G)', 'Md. Asha Alam'],
    ['without its place', 'Asha Rao Rohtak, Haryana\nEngineer', 'Asha Rao'],
    ['in capitals before other words', 'ASHA KUMARI RAO Motor Claims | Surveyor\nx@example.com', 'Asha Kumari Rao'],
    ['before a trade that is in the email', 'Asha Rao Network Engineer\narao.networks@example.com', 'Asha Rao'],
    ['rather than a degree', 'Asha Sai Prasanna\nPharm.D (2026)\nprasanna.pharmd@example.com', 'Asha Sai Prasanna'],
    ['with all words, not only initials', 'Resume – K. Asha Rao\nKONDA ASHA RAO\nWarangal', 'Konda Asha Rao'],
    ['with a nickname in quotes', 'ASHA "ASH" RAO\nasha.rao@example.com', 'Asha "Ash" Rao'],
    ['in letters apart', 'A S H A R A O\nasharao@example.com', 'Asharao'],
    ['without a rank and its trade', 'Name : EX-SUB (CLK) SATBIR SINGH GILL', 'Satbir Singh Gill'],
    ['without a rank and an initial', 'Sgt. (Retd.) A. Satbir\nsatbir@example.com', 'A. Satbir'],
    ['without a rank of the police', 'Resume of Ex. Sub-Inspector Satbir Singh Gill\nSonipat', 'Satbir Singh Gill'],
    ['without a short form of address', 'RESUME\nName : KU. ASHA RAO\nC/o Shri Satbir', 'Asha Rao'],
    ['without two ranks', 'Lt Col (Retd) Asha Rao\nasha.rao@example.com', 'Asha Rao'],
    ['without the titles of an order', 'Rev. Sr. Asha Rao\nasha.rao@example.com', 'Asha Rao'],
    ['without a membership before it', 'CMA ASHA PRASAD H.\nHead – Finance | asha.cma@example.com', 'Asha Prasad H.'],
    ['without a degree in therapy', 'Asha Rao BPT\nasha.rao@example.com', 'Asha Rao'],
    [
      'before a job title, as a part of the email',
      'R. Ashavati Land Surveyor\nashav.survey@example.com',
      'R. Ashavati',
    ],
    ['before other words, from the email', 'Asha Rao Shop floor sales, 22 yrs old\nasharao@example.com', 'Asha Rao'],
    ['rather than a skill in the email', 'P. SATBIR\np.mainframe@example.com\nSKILLS\nA\nB\nC\nMainframe', 'P. Satbir'],
    ['after another label for names', 'Name Of Licence: Issued By\nName: Asha Rao', 'Asha Rao'],
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

/** A line of a layout from text, size of letters, gap above it and left edge. */
function laidOut(rows: readonly (readonly [text: string, size: number, gap: number, x: number])[]) {
  let start = 0;
  let y = 0;
  return rows.map(([text, size, gap, x]): ResumeLine => {
    y += size * (1 + gap);
    const place = { start, end: start + text.length };
    start = place.end + 1;
    const style = {
      page: 1,
      column: 0,
      x,
      y,
      bold: true,
      italic: false,
      color: '#000',
      ruled: false,
      heading: false,
    };
    const layout = { ...style, size, gap, wraps: false };
    return {
      text,
      ...place,
      bullet: false,
      afterGap: false,
      layout,
      cells: [{ text, ...place, x, right: 300, bold: true, size }],
    };
  });
}

test.each([
  [
    'two lines below each other',
    [
      ['Asha', 16, 2, 20],
      ['Mehrotra', 16, 0.2, 20],
    ],
  ],
  [
    'a column beside others',
    [
      ['Asha', 16, 2, 20],
      ['Where I taught', 10, -0.7, 200],
      ['Mehrotra', 16, 0.1, 20],
    ],
  ],
  [
    'a column without its place',
    [
      ['Asha Mehrotra', 16, 2, 20],
      ['Rohtak, Haryana', 16, 0.1, 20],
    ],
  ],
] as const)('a large name in %s is one name', (_, rows) => {
  const contacts = [
    ['Credit work', 10, 0.5, 20],
    ['mehrotra@example.com', 10, 0.5, 20],
  ] as const;
  const lines = laidOut([...rows, ...contacts]);
  const emails = [{ value: 'mehrotra@example.com', confidence: 0.9, at: { start: 0, end: 5 } }];
  expect(findName(lines, emails)?.value).toBe('Asha Mehrotra');
});

test.each<[string, string | null]>([
  ['RAO, Asha K.\nPune\nasha.rao@example.com', 'Asha K. Rao'],
  ['MEHROTRA, Dr. (Mrs.) Asha\nasha.rao@example.com', 'Asha Mehrotra'],
  ['Name / Surname RAO, Asha Devi\nasha.rao@example.com', 'Asha Devi Rao'],
  ['Kokar, Ranchi\nranchi.lathes@example.com', null],
  ['SERVICE PROFILE OF SHRI ASHOK RAO\nHeadmaster', 'Ashok Rao'],
  ['RÉSUMÉ OF SERVICE\nKum. Asha Bhimrao Jadhav\nTalathi\nashabj@example.com', 'Asha Bhimrao Jadhav'],
  ['Optometrist\nS. Jebaselvi\nNagercoil\njebaselvi.optom@example.com', 'S. Jebaselvi'],
])('a surname before a comma, and words of documents and trades that are no name: %j', (text, name) => {
  const address = /\S+@\S+/.exec(text)?.[0];
  const emails = address ? [{ value: address, confidence: 0.9, at: { start: 0, end: 1 } }] : [];
  expect(findName(resumeLines(text), emails)?.value ?? null).toBe(name);
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

test('a job’s place is no residence, nor is a name that is a city too', () => {
  const lines = resumeLines('Hassan Chidambaram\nPune\nTeam Lead\nLocation: Kochi');
  expect(findCity(lines.slice(0, 2), lines, lines[0])?.value).toBe('Pune');
});

test('the place behind the name in its line', () => {
  const lines = resumeLines('Asha Rao Rohtak, Haryana\nHome address: Sikar');
  expect(findCity([], lines, { start: 0, end: 8 })?.value).toBe('Rohtak');
});

const cityIn = (text: string) => findCity(resumeLines(text), resumeLines(text))?.value ?? null;

test.each([
  ['asha@example.com | 9876543210 | Bangalore', 'Bengaluru'],
  ['Current Location: Pune', 'Pune'],
  ['Residing at 14, Nehru Street, Pune, Maharashtra', 'Pune'],
  ['No 14/2, 3rd Cross Street, Anna Nagar West,\nChennai – 600 040.', 'Chennai'],
  ['Vill. Rampur, Post Office Barh, Dist. Patna, Bihar 803213', 'Patna'],
  ['House 9, Pala, Kottayam Dist., Kerala – 686', 'Pala'],
  ['Bhiwandi, Dist. Thane', 'Bhiwandi'],
  ['Yawal, Jalgaon (M.S.) 425301', 'Yawal'],
  ['Chakan, Pune', 'Pune'],
  ['Nashik Road', 'Nashik'],
  ['Gurugram DLF Phase 4', 'Gurugram'],
  ['Kalimpong West Bengal ph 98765 43210', 'Kalimpong'],
  ['Asha Rao Front Office Floor Manager Vasco da Gama, Goa +91 98765 43210', 'Vasco da Gama'],
  ['Married • Lives in T. Nagar, Chennai • willing to move', 'Chennai'],
  ['Villa 9, Al Nahda, Dubai, UAE', 'Dubai'],
  ['Keishamthong, Imphal West 795001\nMail: asha@example.com', 'Imphal'],
  ['asha@example.com / Mysuru (hybrid Bengaluru)', 'Mysuru'],
  ['asha@example.com 98765 43210 Nashik', 'Nashik'],
  ['Bengaluru +91 98765 43210 asha@example.com', 'Bengaluru'],
  ['Nashik → open to Pune, Bengaluru, asha@example.com', 'Nashik'],
  ['VPO Madina, Distt. Rohtak, Haryana\nPresent: Sector 9-A, Gurugram', 'Gurugram'],
  ['Kunihar, Distt. Solan | presently at Baddi | asha@example.com', 'Baddi'],
  ['At present: Indira Nagar, Lucknow (U.P.)\nPermanent: Ballia', 'Lucknow'],
  ['Asha Rao • Dispur, Guwahati • 98765 43210\nHome address : Ramthar Veng, Aizawl', 'Guwahati'],
  ['Laitumkhrah, Shillong → living in Hyderabad', 'Hyderabad'],
  ['QA lead. Based in Noida, open to Siliguri or remote', 'Noida'],
  ['Delivery manager. Chennai based; ready to move to Bengaluru.', 'Chennai'],
  ['📍 Ankleshwar | 3 Years 5 Months', 'Ankleshwar'],
  ['Chakan, Tal. Khed, Pune – 410501', 'Chakan'],
  ['Asha Rao Amaravathi Road, Guntur 522002', 'Guntur'],
  ['Hosakote Main Road, Bengaluru Rural – 562114', 'Bengaluru'],
  ['Kothrud, Pune linkedin.com/in/asha-rao', 'Pune'],
  ['Shree Sai CHS, Goregaon (W) 400104 Mumbai Maharashtra IN', 'Mumbai'],
  ['Phase 7, Mohali M: +91 98765 43210', 'Mohali'],
  ['Shankar Nagar, Raipur\nLocation choice: Raipur, Nagpur, Pune', 'Raipur'],
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
