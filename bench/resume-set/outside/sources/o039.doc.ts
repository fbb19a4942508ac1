import { docx, p, table } from './word.ts';

const strip = (text: string) =>
  p(text, { bold: true, caps: true, color: '215868', before: 150, after: 40, line: true });

export default docx({
  font: 'Carlito',
  size: 11,
  body: [
    table(
      [5900, 4000],
      [
        [
          p('K. Swapna Reddy Gangapuram', { bold: true, size: 18 }) + p('Oracle & PostgreSQL Database Administrator'),
          p('Mobile: 040-27781120 (R) 8500 216 947 (M)\nMail: swapnareddy.dba@outlook.in\nHanamkonda, Warangal, T.S.', {
            shade: 'DAEEF3',
          }),
        ],
      ],
      { border: false },
    ),
    strip('Employment snapshot (latest to oldest)'),
    p('2025.06 ▸ to date   Tech Mahindra, Hyderabad ▸ Senior DBA'),
    p('2021.11 ▸ 2025.05   Cyient Ltd, Warangal ▸ Database Administrator'),
    p('2020.07 ▸ 2021.10   break (maternity)'),
    p('2018.01 ▸ 2020.06   Infopeers Pvt Ltd, Hyderabad ▸ Junior DBA'),
    strip('Tasks done'),
    p(
      'Upgraded 37 databases from 12c to 19c in nine weekends. Set up Data Guard for a telecom billing system. Migrated two warehouses to PostgreSQL 15 with ora2pg; saved licences of Rs. 2.6 crore. Wrote shell scripts that page me less.',
      { align: 'both' },
    ),
    strip('Toolbox'),
    table(
      [3000, 2300, 2300, 2300],
      [
        ['Skill', 'Years', 'Last used', 'Self rating'],
        ['Oracle 19c', '6', '2026', '9/10'],
        ['PostgreSQL', '3', '2026', '7/10'],
        ['RMAN', '7', '2026', '9/10'],
        ['Data Guard', '4', '2025', '8/10'],
        ['Shell scripting', '5', '2026', '7/10'],
        ['Golden Gate', '1', '2024', '4/10'],
      ],
      { head: 'DAEEF3' },
    ),
    strip('Schooling, in reverse'),
    p(
      'M.Tech (CSE) | Kakatiya University | 2017 | 8.02\nB.Tech (CSE) | Vaagdevi College of Engineering, Warangal | 2015 | 71 %\nIntermediate | Sri Chaitanya Jr. College | 2011 | 93 %\nSSC | Tejaswi High School, Hanamkonda | 2009 | 88 %',
    ),
    strip('Papers'),
    p('Oracle Database Administration 2019 Certified Professional (1Z0-083)'),
    strip('Private'),
    p(
      'Telugu, English, Hindi | Female | Married | 7 yrs 6 months of experience, the break not counted | 14.5 LPA now | 45 days to join',
    ),
  ],
});
/* LABEL
about: database-administrator | it | mid | o-word-arrows-and-ratings
name: K. Swapna Reddy Gangapuram
email: swapnareddy.dba@outlook.in
phone: 4027781120; 8500216947
place: Warangal
skills: Oracle 19c; PostgreSQL; RMAN; Data Guard; Shell scripting; Golden Gate
also: ora2pg; PostgreSQL 15; shell scripts; Oracle
job: Senior DBA | Tech Mahindra | Hyderabad | 2025-06 | now
job: Database Administrator | Cyient Ltd | Warangal | 2021-11 | 2025-05
job: Junior DBA | Infopeers Pvt Ltd | Hyderabad | 2018-01 | 2020-06
edu: M.Tech | CSE | Kakatiya University | | 2017 | 8.02
edu: B.Tech | CSE | Vaagdevi College of Engineering, Warangal | | 2015 | 71 %
edu: Intermediate | | Sri Chaitanya Jr. College | | 2011 | 93 %
edu: SSC | | Tejaswi High School, Hanamkonda | | 2009 | 88 %
languages: Telugu; English; Hindi
cert: Oracle Database Administration 2019 Certified Professional (1Z0-083)
total: 7 6
ctc: 1450000
notice: 45
gender: Female
marital: Married
*/
