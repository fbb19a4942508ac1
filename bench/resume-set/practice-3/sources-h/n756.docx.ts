import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  margin: 850,
  heading: { bold: true, size: 12, color: '1B5E20', line: true },
  footer: [p('Anand Kishore Jha · 99341 70628 · Page', { size: 8, align: 'center' })],
  body: [
    table(
      [1500, 5800, 2900],
      [
        [
          p('AKJ', { bold: true, size: 28, color: '1B5E20', align: 'center' }),
          p('Anand Kishore Jha', { bold: true, size: 18 }) + p('Project Manager – Transmission Lines (EPC)'),
          p('99341 70628\nanandkjha.tl@gmail.com\nBoring Road, Patna', { align: 'right', size: 9 }),
        ],
      ],
      { border: false },
    ),
    h('Summary of career'),
    table(
      [500, 3800, 2600, 1700, 1600],
      [
        ['#', 'Organisation', 'Position', 'From', 'To'],
        ['1', 'KEC International Ltd', 'Project Manager', 'Aug 2019', 'Till date'],
        ['2', 'Kalpataru Power Transmission Ltd', 'Deputy Manager', 'Mar 2014', 'Jul 2019'],
        ['3', 'Jyoti Structures Ltd', 'Senior Engineer', 'Jul 2010', 'Feb 2014'],
        ['4', 'Jyoti Structures Ltd', 'Site Engineer', 'Jun 2007', 'Jun 2010'],
      ],
      { head: 'C8E6C9' },
    ),
    h('What I did there'),
    p('**1. KEC International Ltd (Aug 2019 – till date), Project Manager**'),
    list('765 kV D/C Medinipur–Jeerat line (client: PGCIL), 148 km, ₹ 412 crore', 'OPGW retrofit for BSPTCL, 2023–24'),
    p('**2. Kalpataru Power Transmission Ltd (Mar 2014 – Jul 2019), Deputy Manager**'),
    list('400 kV line in Uganda (client: UETCL), 2016–18, posted at Mbarara'),
    p('**3 & 4. Jyoti Structures Ltd (Jun 2007 – Feb 2014)**'),
    list('Stringing gangs in Jharkhand and Odisha; RoW settlement with 900 owners'),
    h('Education'),
    table(
      [3400, 4300, 1200, 1300],
      [
        ['B.Tech (Electrical)', 'Muzaffarpur Institute of Technology, BRABU', '2007', '72%'],
        ['I.Sc.', 'Patna Science College, BIEC', '2002', '69%'],
        ['Matric', 'Miller High School, BSEB', '2000', '74%'],
      ],
      { border: false },
    ),
    h('Strengths'),
    p('PLS-CADD | MS Project | Contract claims | RoW negotiation | Safety audits'),
    h('Courses'),
    p(
      'Project Management Professional (PMP), PMI, 2018 – valid to Dec 2027\nLive Line Maintenance, NPTI Bengaluru, 2012',
    ),
    h('Particulars'),
    p('DOB: 04/02/1985. Languages: Maithili, Hindi, English. CTC: 24.6 LPA. Expected: 30 LPA. Notice: 3 months.'),
  ],
});
/* LABEL
about: transmission-project-manager | other | veteran | n-word-summary-table-then-numbered-details
name: Anand Kishore Jha
email: anandkjha.tl@gmail.com
phone: 9934170628
place: Patna
skills: PLS-CADD; MS Project; Contract claims; RoW negotiation; Safety audits
also: OPGW; Stringing
job: Project Manager | KEC International Ltd | | 2019-08 | now
job: Deputy Manager | Kalpataru Power Transmission Ltd | | 2014-03 | 2019-07
job: Senior Engineer | Jyoti Structures Ltd | | 2010-07 | 2014-02
job: Site Engineer | Jyoti Structures Ltd | | 2007-06 | 2010-06
edu: B.Tech | Electrical | Muzaffarpur Institute of Technology | BRABU | 2007 | 72%
edu: I.Sc. | | Patna Science College | BIEC | 2002 | 69%
edu: Matric | | Miller High School | BSEB | 2000 | 74%
cert: Project Management Professional (PMP); Live Line Maintenance
languages: Maithili; Hindi; English
ctc: 2460000
expected: 3000000
notice: 90
born: 1985-02-04
*/
