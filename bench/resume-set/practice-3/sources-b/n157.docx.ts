import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, align: 'center' },
  body: [
    p('Marine Engineer', { italic: true, align: 'right', size: 9 }),
    p('JOSEPH VINCENT RAJ', { bold: true, size: 17 }),
    p('Second Engineer (Motor), Thoothukudi. +91 94862 70335, jvraj.marine@gmail.com. INDOS 08ZL4471.', { after: 120 }),
    h('SEA TIME'),
    table(
      [600, 2300, 1900, 2300, 1300, 1400],
      [
        ['No', 'Rank', 'Ship', 'Managers', 'Joined', 'Relieved'],
        ['1', 'Second Engineer', 'MV Coral Star', 'Fleet Management Ltd', '06/2025', '01/2026'],
        ['2', 'Second Engineer', 'MV Coral Moon', 'Fleet Management Ltd', '05/2024', '12/2024'],
        ['3', 'Third Engineer', 'MT Nordic Sun', 'Synergy Marine', '03/2022', '10/2022'],
        ['4', 'Fourth Engineer', 'MT Nordic Sky', 'Synergy Marine', '09/2019', '05/2020'],
        ['5', 'Trainee Marine Engineer', 'MV Chennai Selvam', 'Poompuhar Shipping', '11/2016', '07/2017'],
      ],
      { head: 'DAEEF3' },
    ),
    h('SHORE'),
    p('Workshop instructor at Tamil Nadu Maritime Academy, Thoothukudi – Feb 2026 until joining next ship.'),
    h('COLLEGE'),
    p(
      'BE Mechanical, National Engineering College Kovilpatti, Anna University, 2015, 7.0 • GME, Tolani Maritime Institute, 2016',
    ),
    h('CERTIFICATES OF COMPETENCY'),
    p('MEO Class II (2023), No. EC2-20771, MMD Chennai\nMEO Class IV (2018), No. EC4-18890, MMD Chennai'),
    h('VACCINES'),
    p('Yellow fever 2016; Covid (2+1)'),
    h('BORN'),
    p('28-10-1993, Punnakayal; R.C.; married 2021; speaks Tamil, English'),
  ],
});
/* LABEL
about: marine-engineer | other | senior | n-word-sea-time-rank-first
name: Joseph Vincent Raj
email: jvraj.marine@gmail.com
phone: 9486270335
place: Thoothukudi
job: Second Engineer | Fleet Management Ltd | | 2025-06 | 2026-01
job: Second Engineer | Fleet Management Ltd | | 2024-05 | 2024-12
job: Third Engineer | Synergy Marine | | 2022-03 | 2022-10
job: Fourth Engineer | Synergy Marine | | 2019-09 | 2020-05
job: Trainee Marine Engineer | Poompuhar Shipping | | 2016-11 | 2017-07
job: Workshop instructor | Tamil Nadu Maritime Academy | Thoothukudi | 2026-02 | now
edu: BE | Mechanical | National Engineering College Kovilpatti | Anna University | 2015 | 7.0
edu: GME | | Tolani Maritime Institute | | 2016 |
languages: Tamil; English
cert: MEO Class II; MEO Class IV
born: 1993-10-28
marital: married
*/
