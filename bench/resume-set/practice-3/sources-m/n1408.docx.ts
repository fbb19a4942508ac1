import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  margin: 900,
  body: [
    p('Lalrinpuii Hmar', { bold: true, size: 20, color: '7A1F3D' }),
    p('Customer care, food delivery and travel processes'),
    p('Chanmari, Aizawl 796007 – now sharing a flat at Munirka, New Delhi\n8794 613 205 | rinpuii.hmar@outlook.com'),
    h('Schooling first'),
    table(
      [3300, 3300, 1500, 1300],
      [
        ['Institute', 'Course', 'Passed', 'Result'],
        ['Pachhunga University College (MZU)', 'BA, English', '2020', '62.8%'],
        ['Govt. Mizo HSS, Aizawl', 'XII Arts, MBSE', '2017', '57%'],
        ['Govt. Central High School', 'X, MBSE', '2015', '60%'],
      ],
      { head: 'F2DDE4' },
    ),
    h('Work, earliest on top'),
    p('**Customer Support Associate**, Concentrix, Gurugram (process: Zomato chat)\nNov 2020 – Mar 2022'),
    p('**Senior Associate – Voice**, Teleperformance, Gurugram (process: Expedia)\nApr 2022 – Sep 2024'),
    p('**Subject Matter Expert**, IGT Solutions, Gurugram (process: Air India)\nOct 2024 – present'),
    h('What I am good with'),
    p('Amadeus Altéa, Salesforce Service Cloud, Zendesk, call calibration, new-hire coaching'),
    h('Little things'),
    p(
      'Shift: any, incl. night. CTC 5.4 LPA, looking for 6.5 LPA. Notice 30 days. Mizo, English, Hindi. Six Sigma Yellow Belt (in-house, IGT, 2025).',
    ),
  ],
});
/* LABEL
about: bpo-subject-matter-expert | other | junior | m-word-education-table-then-jobs-ascending-process-brackets
name: Lalrinpuii Hmar
email: rinpuii.hmar@outlook.com
phone: 8794613205
place: New Delhi
skills: Amadeus Altéa; Salesforce Service Cloud; Zendesk; call calibration; new-hire coaching
job: Subject Matter Expert | IGT Solutions | Gurugram | 2024-10 | now
job: Senior Associate – Voice | Teleperformance | Gurugram | 2022-04 | 2024-09
job: Customer Support Associate | Concentrix | Gurugram | 2020-11 | 2022-03
edu: BA | English | Pachhunga University College | MZU | 2020 | 62.8%
edu: XII | Arts | Govt. Mizo HSS, Aizawl | MBSE | 2017 | 57%
edu: X | | Govt. Central High School | MBSE | 2015 | 60%
languages: Mizo; English; Hindi
cert: Six Sigma Yellow Belt
ctc: 540000
expected: 650000
notice: 30
*/
