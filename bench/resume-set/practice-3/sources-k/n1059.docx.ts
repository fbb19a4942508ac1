import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, color: '7030A0' },
  body: [
    p('Sk. Rezaul Karim', { bold: true, size: 17 }),
    p('Garden Reach, Kolkata-24 | 8420 556 013 | rezaul.tailor.gm@gmail.com'),
    h('Professional details'),
    table(
      [1700, 2500, 3300, 2300],
      [
        ['Duration', 'Designation', 'Organisation', 'Place'],
        ['2 yrs 11 mos', 'Production Head (Woven)', 'Turtle Limited', 'Uluberia Unit'],
        ['4 yrs 6 mos', 'Floor Manager', 'Rupa & Co. Ltd.', 'Domjur'],
        ['3 yrs', 'Line Supervisor', 'Rupa & Co. Ltd.', 'Domjur'],
      ],
      { head: 'E4DFEC' },
    ),
    p(
      'Turtle Limited: Jan 2024 to present. Rupa & Co. Ltd.: Line Supervisor from July 2016 to June 2019, Floor Manager from July 2019 to Dec 2023.',
      { italic: true },
    ),
    h('Educational details'),
    table(
      [2600, 3400, 1500, 2300],
      [
        ['Name of degree', 'Institution', 'Year', 'Board / Council'],
        [
          'Diploma in Apparel Manufacturing',
          'Govt. College of Engg. & Textile Technology, Serampore (diploma wing)',
          '2013-16',
          'WBSCT&VE&SD',
        ],
        ['10+2', 'Metiabruz High School', '2013', 'WBCHSE'],
        ['10th', 'Metiabruz High School', '2011', 'WBBSE'],
        ['B.A. (pursuing)', 'Netaji Subhas Open University', '2024-27', 'NSOU'],
      ],
      { head: 'E4DFEC' },
    ),
    h('Skill'),
    p('Line layout, GSD, Garment costing, Gerber AccuMark, Quality AQL 2.5'),
    h('Certificate'),
    p('Lean Six Sigma Yellow Belt, 2022, KPMG'),
    p('Bengali, Urdu, Hindi, English. Born 9 Jan 1995. Married.'),
  ],
});
/* LABEL
about: garment-production-head | other | mid | n-k-durations-grid-periods-in-a-sentence
name: Sk. Rezaul Karim
email: rezaul.tailor.gm@gmail.com
phone: 8420556013
place: Kolkata
skills: Line layout; GSD; Garment costing; Gerber AccuMark; Quality AQL 2.5
job: Production Head (Woven) | Turtle Limited | Uluberia | 2024-01 | now
job: Floor Manager | Rupa & Co. Ltd. | Domjur | 2019-07 | 2023-12
job: Line Supervisor | Rupa & Co. Ltd. | Domjur | 2016-07 | 2019-06
edu: Diploma | Apparel Manufacturing | Govt. College of Engg. & Textile Technology, Serampore | WBSCT&VE&SD | 2016 |
edu: 10+2 | | Metiabruz High School | WBCHSE | 2013 |
edu: 10th | | Metiabruz High School | WBBSE | 2011 |
edu: B.A. | | Netaji Subhas Open University | NSOU | 2027 |
cert: Lean Six Sigma Yellow Belt
languages: Bengali; Urdu; Hindi; English
born: 1995-01-09
marital: Married
*/
