import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { bold: true, size: 12 },
  body: [
    p('Devika Rani S. Pillai', { bold: true, size: 17, align: 'right' }),
    p('Front-end lead · Trivandrum\ndevikapillai.ng@gmail.com · 94 9618 2075', { align: 'right' }),
    h('1. Companies'),
    table(
      [2500, 3400, 3900],
      [
        ['SINCE', 'COMPANY', 'POST AND CLIENTS'],
        [
          'Nov 2020',
          'Speridian Softtech, Technopark',
          'Technical Lead (UI)\nClients: Kaiser Benefits (till Mar 2023), City of Albuquerque (from Apr 2023)',
        ],
        ['Jul 2016', 'Allianz Technology Cornerhouse, Technopark', 'Software Engineer, later Senior Software Engineer'],
        ['Jan 2015', 'Toonz Web Media', 'Web Designer (left Jun 2016)'],
      ],
      { head: 'D9EAD3' },
    ),
    p('Each post lasted until the next began, save the last.', { italic: true, size: 9 }),
    h('2. Degrees'),
    table(
      [2500, 3400, 3900],
      [
        ['YEAR', 'DEGREE', 'COLLEGE AND UNIVERSITY'],
        ['2014', 'MCA, 76 %', 'College of Engineering, Trivandrum (University of Kerala)'],
        ['2011', 'B.Sc. Computer Science, 70 %', 'All Saints’ College (University of Kerala)'],
      ],
      { head: 'D9EAD3' },
    ),
    h('3. Skills'),
    table(
      [2500, 7300],
      [
        ['Frameworks', 'Angular 2–17, RxJS, NgRx'],
        ['Testing', 'Jasmine, Cypress'],
        ['Build', 'Nx, Webpack, Azure DevOps'],
      ],
    ),
    h('4. Others'),
    p(
      'CTC 23 LPA, expected 28 LPA, notice 2 months. Malayalam, English, Tamil. Certificate: Angular Level 3 (HackerRank is not listed here; issued by Certificates.dev, 2023).',
    ),
  ],
});
/* LABEL
about: front-end-lead | it | senior | n-word-since-only-table-numbered-heads
name: Devika Rani S. Pillai
email: devikapillai.ng@gmail.com
phone: 9496182075
place: Trivandrum
skills: Angular 2–17; RxJS; NgRx; Jasmine; Cypress; Nx; Webpack; Azure DevOps
also: Frameworks; Testing; Build; Angular
job: Technical Lead (UI) | Speridian Softtech | Technopark | 2020-11 | now
job: Software Engineer, later Senior Software Engineer | Allianz Technology Cornerhouse | Technopark | 2016-07 |
job: Web Designer | Toonz Web Media | | 2015-01 | 2016-06
edu: MCA | | College of Engineering, Trivandrum | University of Kerala | 2014 | 76 %
edu: B.Sc. | Computer Science | All Saints’ College | University of Kerala | 2011 | 70 %
cert: Angular Level 3
languages: Malayalam; English; Tamil
ctc: 2300000
expected: 2800000
notice: 60
*/
