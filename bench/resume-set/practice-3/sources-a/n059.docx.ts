import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, color: '385623', line: true },
  body: [
    p('Gaurav Sureshchandra Agrawal', { bold: true, size: 16, align: 'center' }),
    p('Credit Manager (SME) • Indore • gaurav.credit@gmail.com • +91-98265-70341', { align: 'center' }),
    h('Professional Synopsis'),
    p(
      'A banker with 11 years 3 months in SME underwriting, LAP and working capital. Presently with a small finance bank.',
    ),
    h('Organisational Scan'),
    p('**Ujjain Small Finance Bank, Indore\tJan 2022 – Present**', { tabs: [-9800] }),
    p('**Regional Credit Manager (Apr 2024 – Present)**'),
    list('Book of Rs. 780 crore, GNPA 1.1%', 'Team of 9 credit managers in 4 districts'),
    p('**Credit Manager (Jan 2022 – Mar 2024)**'),
    list('Sanction limit Rs. 75 lakh; 96% turnaround within 5 days'),
    p('**Capital First Finserv, Bhopal\tAug 2018 – Dec 2021**', { tabs: [-9800], before: 100 }),
    p('**Assistant Manager – Credit**'),
    p('**SRL Chartered Accountants LLP, Indore\tAug 2015 – Jul 2018**', { tabs: [-9800], before: 100 }),
    p('**Semi-qualified Assistant**'),
    h('Scholastics'),
    list(
      '2015: M.Com. from DAVV, Indore; secured 63.4%',
      '2013: B.Com. (Computer Application) from Renaissance College (DAVV), Indore; secured 66%',
      '2010: Class 12th from St. Paul H.S. School, MP Board; secured 79%',
      'Also CA Inter (both groups), ICAI, Nov 2014',
    ),
    h('IT Skills'),
    p('Finnone Neo, LOS (Nucleus), CIBIL TransUnion, Perfios, Excel'),
    h('Personal Dossier'),
    p(
      'Date of Birth: 21st December 1992 | Languages Known: English, Hindi & Marwari | Marital Status: Married | Location Preference: Indore, Bhopal, Ahmedabad | CTC: 15.2 LPA',
    ),
  ],
});
/* LABEL
about: credit-manager | other | senior | n-word-bold-lines-posts-in-brackets
name: Gaurav Sureshchandra Agrawal
email: gaurav.credit@gmail.com
phone: 9826570341
place: Indore
skills: Finnone Neo; LOS; Nucleus; CIBIL TransUnion; Perfios; Excel
also: SME underwriting; LAP; working capital
job: Regional Credit Manager | Ujjain Small Finance Bank | Indore | 2024-04 | now
job: Credit Manager | Ujjain Small Finance Bank | Indore | 2022-01 | 2024-03
job: Assistant Manager – Credit | Capital First Finserv | Bhopal | 2018-08 | 2021-12
job: Semi-qualified Assistant | SRL Chartered Accountants LLP | Indore | 2015-08 | 2018-07
edu: M.Com. | | DAVV, Indore | | 2015 | 63.4%
edu: B.Com. | Computer Application | Renaissance College (DAVV), Indore | | 2013 | 66%
edu: Class 12th | | St. Paul H.S. School | MP Board | 2010 | 79%
edu: CA Inter | | | ICAI | 2014 |
languages: English; Hindi; Marwari
total: 11 3
ctc: 1520000
born: 1992-12-21
marital: Married
preferred: Indore; Bhopal; Ahmedabad
*/
