import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, shade: 'FCE4D6' },
  body: [
    p('Mohd. Arif Ansari', { bold: true, size: 20 }),
    p('Master tailor & pattern cutter — Okhla, New Delhi — 98186 24407'),
    h('WORK'),
    table(
      [3200, 3200, 3200],
      [
        ['Employer', 'Worked as', 'When'],
        ['Orient Craft Ltd\n(Unit 15, Manesar)', 'Pattern Master', '2017 – present'],
        ['Pearl Global Industries\n(Sampling section)', 'Sample Tailor', '2012 – 2017'],
        ['Lakhani Boutique\nLajpat Nagar', 'Ladies Tailor', '2008 – 2012'],
        ['Own shop with father\nBarabanki (U.P.)', 'Tailor', '2003 – 2008'],
      ],
      { head: 'F8CBAD' },
    ),
    h('SKILL'),
    p('Cutting; Draping; Grading; Sample making; Juki and Brother machines; Tukatech CAD (basic)'),
    h('STUDY'),
    p('8th class, Islamia School Barabanki, 2001'),
    p('Certificate in Pattern Making, ATDC Gurugram, 6 months, 2013'),
    h('DETAILS'),
    p('Age: 39 yrs (born 14-8-1987)   Status: Married   Language: Urdu, Hindi'),
    p('Wages now: Rs 34000 per month   Want: Rs 40000 per month'),
  ],
});
/* LABEL
about: tailor-pattern-master | other | senior | n-word-table-two-line-employers
name: Mohd. Arif Ansari
phone: 9818624407
place: New Delhi
skills: Cutting; Draping; Grading; Sample making; Juki and Brother machines; Tukatech CAD
job: Pattern Master | Orient Craft Ltd | Manesar | 2017 | now
job: Sample Tailor | Pearl Global Industries | | 2012 | 2017
job: Ladies Tailor | Lakhani Boutique | Lajpat Nagar | 2008 | 2012
job: Tailor | Own shop with father | Barabanki (U.P.) | 2003 | 2008
edu: 8th class | | Islamia School Barabanki | | 2001 |
edu: Certificate | Pattern Making | ATDC Gurugram | | 2013 |
languages: Urdu; Hindi
ctc: 408000
expected: 480000
born: 1987-08-14
marital: Married
*/
