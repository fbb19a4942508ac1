import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11.5,
  heading: { bold: true, size: 12 },
  body: [
    p('Kunjumol Varghese', { bold: true, size: 16 }),
    p('Thekkedath House, Kallissery P.O., Chengannur, Alappuzha District, Kerala 689124'),
    p('Phone: 0479-2468 017 & 85471 30992   Mail: kunjumol.office@gmail.com', { after: 80 }),
    h('Position I look for'),
    p('Office Superintendent / Administrative Officer / Secretary cum Accountant of a school or hospital'),
    h('History of work'),
    p(
      'My first job was Typist-Clerk at Kerala Printers & Publishers, Kottayam, which is a sister firm of a Malayalam daily; I stayed from May 2003 until the end of 2005.',
    ),
    p(
      'From January 2006 to March 2011 St. Gregorios Mission Hospital, Parumala, run by the Malankara Orthodox Church, engaged me as Office Assistant in the Nursing Superintendent’s office.',
    ),
    p(
      'Between April 2011 and August 2020 I was in Sharjah, U.A.E., as Secretary cum HR Assistant of Al Majaz Contracting (sponsor: Sheikh Faisal Holding).',
    ),
    p(
      'I came home and since 1st June 2021 have been the Administrative Officer of Providence College of Nursing, Chengannur, a self-financing institution of the Providence Trust.',
    ),
    h('Studies'),
    p(
      'Master of Business Administration (HRM), Bharathiar University, School of Distance Education, passed in 2018, 59 percent',
    ),
    p(
      'Bachelor of Arts (Economics), Christian College, Chengannur – University of Kerala – passed in 2002 – second class',
    ),
    p('Pre-Degree (Fourth Group), same college, passed in 1999'),
    p(
      'Secondary School Leaving Certificate, Board of Public Examinations, Government of Kerala, passed in 1997, 388 marks',
    ),
    h('Certificates in hand'),
    p(
      'KGTE Typewriting English Higher (1999), Malayalam Lower (2000)\nPost Graduate Diploma in Computer Applications, C-DIT, 2001\nTally Certified Professional, 2022',
    ),
    h('Orientation'),
    p('KNMC affiliation procedures, Thiruvananthapuram, 2022; ISO 9001 awareness, Sharjah, 2014'),
    h('Abilities'),
    p('office administration; affiliation files; payroll of 86; Tally Prime; MS Word; petty cash; shorthand 80 w.p.m.'),
    h('Remuneration'),
    p(
      'I am paid Rs. 32,000 each month. About forty thousand is my hope. One and a half months’ notice is wanted by the college. Not willing to leave Kerala except Bengaluru, where my son studies.',
    ),
    h('About me'),
    p('Female, 44 years, married. Malayalam, English, Hindi; a little Arabic.'),
  ],
});
/* LABEL
about: administrative-officer | other | veteran | n4-word-sentences-ascending-sister-firm-sponsor-trust
name: Kunjumol Varghese
email: kunjumol.office@gmail.com
phone: 4792468017
phone: 8547130992
place: Chengannur
skills: office administration; affiliation files; payroll of 86; Tally Prime; MS Word; petty cash; shorthand 80 w.p.m.
job: Administrative Officer | Providence College of Nursing | Chengannur | 2021-06 | now
job: Secretary cum HR Assistant | Al Majaz Contracting | Sharjah, U.A.E. | 2011-04 | 2020-08
job: Office Assistant | St. Gregorios Mission Hospital | Parumala | 2006-01 | 2011-03
job: Typist-Clerk | Kerala Printers & Publishers | Kottayam | 2003-05 | 2005
edu: Master of Business Administration | HRM | Bharathiar University, School of Distance Education | | 2018 | 59 percent
edu: Bachelor of Arts | Economics | Christian College, Chengannur | University of Kerala | 2002 | second class
edu: Pre-Degree | Fourth Group | same college | | 1999 |
edu: Secondary School Leaving Certificate | | | Board of Public Examinations, Government of Kerala | 1997 | 388 marks
edu: Post Graduate Diploma in Computer Applications | | C-DIT | | 2001 |
languages: Malayalam; English; Hindi; Arabic
cert: KGTE Typewriting English Higher; Tally Certified Professional
ctc: 384000
expected: 480000
notice: 45
gender: Female
marital: Married
preferred: Kerala; Bengaluru
*/
