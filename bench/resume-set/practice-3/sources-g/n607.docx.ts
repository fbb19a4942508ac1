import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  margin: 900,
  heading: { bold: true, caps: true, size: 11, line: true },
  body: [
    p('Adv. Farheen Siddiqui', { bold: true, size: 18, align: 'right' }),
    p('Enrolment No. UP/6714/2014, Bar Council of Uttar Pradesh', { align: 'right' }),
    p('Chamber 22, High Court Building, Lucknow · 9839 077 421 · farheen.adv@outlook.com', { align: 'right' }),
    h('Practice and employment'),
    p('Independent practice\nAllahabad High Court, Lucknow Bench\nJan 2020 onwards', { after: 80 }),
    list('Writs in service matters, 212 matters filed up to 2025', 'Panel counsel, Nagar Nigam Lucknow (2022–25)'),
    p('Associate\nChambers of Mr. R. K. Ojha, Senior Advocate\nApr 2017 – Dec 2019', { after: 80 }),
    p('Legal Officer\nUP Cooperative Sugar Factories Federation, Lucknow\nSep 2014 – Mar 2017', { after: 80 }),
    h('Degrees'),
    table(
      [3000, 3600, 1200, 1500],
      [
        ['LL.M. (Constitutional Law)', 'Dr. Ram Manohar Lohiya National Law University', '2019', '7.1 CGPA'],
        ['B.A. LL.B. (Hons.)', 'Aligarh Muslim University', '2014', '69%'],
        ['ISC', 'Loreto Convent, Lucknow', '2009', '88.5%'],
      ],
      { border: false },
    ),
    h('Skills'),
    p('Drafting: writ petitions, counter affidavits, legal notices; Research: SCC Online, Manupatra; Arbitration'),
    h('About me'),
    p(
      'Age 34 (born 3rd March 1992), female, single; Urdu, Hindi, English. Expecting 11 lakh p.a. in an in-house role; Lucknow, Noida or Gurugram.',
    ),
  ],
});
/* LABEL
about: advocate | other | senior | n-word-three-line-jobs
name: Farheen Siddiqui
email: farheen.adv@outlook.com
phone: 9839077421
place: Lucknow
skills: writ petitions; counter affidavits; legal notices; SCC Online; Manupatra; Arbitration
also: Drafting; Research
job: Independent practice | Allahabad High Court, Lucknow Bench | | 2020-01 | now
job: Associate | Chambers of Mr. R. K. Ojha, Senior Advocate | | 2017-04 | 2019-12
job: Legal Officer | UP Cooperative Sugar Factories Federation | Lucknow | 2014-09 | 2017-03
edu: LL.M. | Constitutional Law | Dr. Ram Manohar Lohiya National Law University | | 2019 | 7.1 CGPA
edu: B.A. LL.B. (Hons.) | | Aligarh Muslim University | | 2014 | 69%
edu: ISC | | Loreto Convent, Lucknow | | 2009 | 88.5%
languages: Urdu; Hindi; English
cert: Enrolment No. UP/6714/2014, Bar Council of Uttar Pradesh
expected: 1100000
born: 1992-03-03
gender: Female
marital: Single
preferred: Lucknow; Noida; Gurugram
*/
