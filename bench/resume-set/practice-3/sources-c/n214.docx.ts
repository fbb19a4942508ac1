import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { italic: true, bold: true, size: 13 },
  body: [
    p('R. Muthukumaran, B.Sc. (Hons.) Agriculture', { bold: true, size: 15 }),
    p('3/84 Keela Street, Lalgudi, Tiruchirappalli – 621 601'),
    p('cell: 8072 645 381 / mail: muthukumaran.agri@gmail.com', { after: 140 }),
    h('i. course-wise details of my education'),
    table(
      [1300, 2300, 3900, 1500],
      [
        [
          '2026',
          'B.Sc. (Hons.) Agriculture',
          'Anbil Dharmalingam Agricultural College & R.I., Trichy (TNAU)',
          'OGPA 7.81',
        ],
        ['2022', 'Plus Two', 'Govt. Boys Hr. Sec. School, Lalgudi', '511/600'],
        ['2020', 'S.S.L.C.', 'Govt. Boys Hr. Sec. School, Lalgudi', '441/500'],
      ],
      { border: false },
    ),
    h('ii. field experience'),
    p('RAWE (Rural Agricultural Work Experience), Manachanallur block, Aug–Nov 2025.'),
    p(
      'Field Officer (Trainee) in Coromandel International Limited, Villupuram, from 15 June 2026 till date – farmer meetings, 22 demo plots of Gromor, dealer stock.',
    ),
    p('Student intern in Krishi Vigyan Kendra, Sirugamani, for April & May 2025 – mushroom unit.'),
    h('iii. skills'),
    p('Soil testing; drip layout; IPM scouting; grafting; seed production (paddy); drone spraying'),
    h('iv. licence & training'),
    p('DGCA Remote Pilot Certificate (small, multirotor), RPC no. 33TN2214, issued 2026, valid 10 years.'),
    p('Apiculture training, 5 days, TNAU Coimbatore, 2024.'),
    h('v. about me'),
    p(
      'born 17.03.2005, male, unmarried; read, write and speak Tamil and English; two-wheeler with driving licence (LMV)',
    ),
    p('now 19,000 per month; expect 26,000 per month; can leave with 30 days notice'),
  ],
});
/* LABEL
about: agriculture-graduate | other | junior | n-word-roman-lowercase-headings-borderless
name: R. Muthukumaran
email: muthukumaran.agri@gmail.com
phone: 8072645381
place: Tiruchirappalli
skills: Soil testing; drip layout; IPM scouting; grafting; seed production; drone spraying
also: farmer meetings; mushroom; Apiculture
job: Field Officer (Trainee) | Coromandel International Limited | Villupuram | 2026-06 | now
job: Student intern | Krishi Vigyan Kendra | Sirugamani | 2025-04 | 2025-05
edu: B.Sc. (Hons.) | Agriculture | Anbil Dharmalingam Agricultural College & R.I., Trichy | TNAU | 2026 | 7.81
edu: Plus Two | | Govt. Boys Hr. Sec. School, Lalgudi | | 2022 | 511/600
edu: S.S.L.C. | | Govt. Boys Hr. Sec. School, Lalgudi | | 2020 | 441/500
languages: Tamil; English
cert: DGCA Remote Pilot Certificate; Apiculture training; driving licence (LMV)
ctc: 228000
expected: 312000
notice: 30
born: 2005-03-17
gender: Male
marital: Unmarried
*/
