import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, shade: 'E2EFDA' },
  body: [
    p('Pooja Ramesh Gaikwad', { bold: true, size: 17 }),
    p('Nashik Road • pooja.gaikwad.bpo@gmail.com • +91-8788-455-190', { line: true }),
    h('Snapshot'),
    p('Customer support professional with 5.5 years in voice and chat for banking, telecom and e-commerce.'),
    h('Organisations served'),
    table(
      [600, 4200, 2700, 2000],
      [
        ['#', 'Company and process', 'Designation', 'Tenure'],
        [
          '1',
          'WNS Global Services, Nashik\nProcess: UK motor claims (voice)',
          'Senior Associate',
          "Mar'23 – Till date",
        ],
        ['2', 'Datamatics Ltd., Nashik\nProcess: HDFC card support', 'Associate', "Jan'21 – Feb'23"],
        [
          '3',
          'Wipro BPS, Pune\nProcess: Vodafone Idea chat',
          'Process Associate (third-party payroll: TeamLease)',
          "Jul'19 – Mar'20",
        ],
      ],
      { head: 'A9D08E' },
    ),
    h('Gap'),
    p('Apr 2020 to Dec 2020: at home owing to lockdown'),
    h('Education'),
    table(
      [2200, 3300, 1500, 1500],
      [
        ['B.A. (English)', 'HPT Arts & RYK Science College / SPPU', "Apr '19", '58.12%'],
        ['H.S.C.', 'K.T.H.M. College / Nashik Board', "Feb '16", '63.69%'],
        ['S.S.C.', 'Purushottam English School / Nashik Board', "Mar '14", '71.20%'],
      ],
    ),
    h('Skills'),
    p('Typing 42 wpm • Zendesk • Avaya • Salesforce Service Cloud • Email etiquette • Objection handling'),
    h('Laurels'),
    p('Star of the Month Aug 2023, Jan 2024; 100% quality for Q2 2025'),
    h('Personal'),
    p('D.O.B. 12-12-1998 | Unmarried | Marathi, Hindi, English | 3.9 LPA | Notice 30 days | Night shift OK'),
  ],
});
/* LABEL
about: bpo-associate | other | junior | n-word-process-in-company-cell
name: Pooja Ramesh Gaikwad
email: pooja.gaikwad.bpo@gmail.com
phone: 8788455190
place: Nashik
skills: Typing; Zendesk; Avaya; Salesforce Service Cloud; Email etiquette; Objection handling
job: Senior Associate | WNS Global Services | Nashik | 2023-03 | now
job: Associate | Datamatics Ltd. | Nashik | 2021-01 | 2023-02
job: Process Associate | Wipro BPS | Pune | 2019-07 | 2020-03
edu: B.A. | English | HPT Arts & RYK Science College | SPPU | 2019 | 58.12%
edu: H.S.C. | | K.T.H.M. College | Nashik Board | 2016 | 63.69%
edu: S.S.C. | | Purushottam English School | Nashik Board | 2014 | 71.20%
languages: Marathi; Hindi; English
total: 5 6
ctc: 390000
notice: 30
born: 1998-12-12
marital: Unmarried
*/
