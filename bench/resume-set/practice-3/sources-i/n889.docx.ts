import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 11, color: '1F4E79', shade: 'DDEBF7' },
  body: [
    p('PRASHANT B. GAIKWAD', { bold: true, size: 18, color: '1F4E79' }),
    p(
      'B.E. (Mech.) | Quality Assurance | 9.5 years\nNashik, Maharashtra | M: 9028 115 764 | prashantgaikwad.qa@gmail.com',
    ),
    h('WORK HISTORY (latest first)'),
    table(
      [400, 3700, 3000, 2600],
      [
        ['#', 'Organisation', 'Designation & grade', 'Tenure'],
        ['1', 'Mahindra Gears & Transmissions, Plant 2, Sinnar', 'Asst. Manager – QA, Grade M2', 'Dec-2021 – Present'],
        [
          '2',
          'CIE Automotive India Ltd (formerly Mahindra Forgings), Chakan Unit',
          'Sr. Engineer – SQA',
          'May-2018 – Nov-2021',
        ],
        [
          '3',
          'Samsonite South Asia Pvt. Ltd. (100% subsidiary of Samsonite Intl.), Gonde',
          'Engineer, Quality Dept.',
          'Jul-2016 – Apr-2018',
        ],
      ],
      { head: 'BDD7EE' },
    ),
    h('TOOLS AND METHODS'),
    list(
      '7 QC Tools, 8D / CAPA, SPC and MSA',
      'PPAP (4th edition), APQP, FMEA (AIAG-VDA)',
      'Minitab 19, CMM (Zeiss Contura), GD&T',
    ),
    h('CERTIFICATES'),
    table(
      [3600, 3000, 1500, 1600],
      [
        ['Certificate', 'Issued by', 'No.', 'Year / validity'],
        ['IATF 16949 Internal Auditor', 'TÜV SÜD', 'IA-20931', '2022 / 3 yrs'],
        ['Six Sigma Green Belt', 'KPMG', '—', '2019 / lifetime'],
        ['VDA 6.3 Process Auditor', 'VDA QMC India', '55102', '2024 / 2027'],
      ],
    ),
    h('EDUCATION'),
    p('B.E. Mechanical – KKWIEER, Nashik (Savitribai Phule Pune University) – 64.8% – 2016'),
    p('Diploma (Mech.) – Govt. Polytechnic, Nashik (MSBTE) – 77.1% – 2013'),
    p('S.S.C. – Maratha High School, Nashik (Nashik Board) – 82.0% – 2010'),
    h('OTHER'),
    p(
      'Trainings: 5S, POKA-YOKE workshop (2 days, 2017), First-aid.\nDOB 23-08-1994; Married; Marathi, Hindi, English.\nCTC 11.20 LPA; Expected 14 LPA; Notice period 2 months.',
    ),
  ],
});
/* LABEL
about: quality-engineer | other | mid | n-word-table-organisation-plant-grade
name: Prashant B. Gaikwad
email: prashantgaikwad.qa@gmail.com
phone: 9028115764
place: Nashik
skills: 7 QC Tools; 8D / CAPA; SPC and MSA; PPAP; APQP; FMEA (AIAG-VDA); Minitab 19; CMM (Zeiss Contura); GD&T
job: Asst. Manager – QA, Grade M2 | Mahindra Gears & Transmissions | Sinnar | 2021-12 | now
job: Sr. Engineer – SQA | CIE Automotive India Ltd | Chakan | 2018-05 | 2021-11
job: Engineer | Samsonite South Asia Pvt. Ltd. | Gonde | 2016-07 | 2018-04
edu: B.E. | Mechanical | KKWIEER, Nashik | Savitribai Phule Pune University | 2016 | 64.8%
edu: Diploma | Mech. | Govt. Polytechnic, Nashik | MSBTE | 2013 | 77.1%
edu: S.S.C. | | Maratha High School, Nashik | Nashik Board | 2010 | 82.0%
cert: IATF 16949 Internal Auditor; Six Sigma Green Belt; VDA 6.3 Process Auditor
languages: Marathi; Hindi; English
total: 9 6
ctc: 1120000
expected: 1400000
notice: 60
born: 1994-08-23
marital: Married
*/
