import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  body: [
    p('Ex Sub Harpal Singh Dhillon', { bold: true, size: 18, align: 'center' }),
    p('(JC-487712W, The Sikh Light Infantry, retired 31 Jan 2023)', { align: 'center' }),
    p(
      'Vill. Kotla Kalan, PO Bhagta Bhaika, Distt Bathinda, Punjab 151206 | 8146 22 3390 | harpaldhillon.sub@gmail.com',
      {
        align: 'center',
        after: 120,
      },
    ),
    p('ARMY SERVICE: 26 YRS 1 MONTH', { bold: true, shade: 'C5D5A5' }),
    table(
      [2600, 2900, 3800],
      [
        ['Rank', 'Period', 'Unit and place'],
        ['Sepoy', '28 Dec 1996 – 30 Nov 2003', '11 SIKH LI, Kargil sector'],
        ['Naik', '01 Dec 2003 – 14 Jun 2008', '11 SIKH LI, Meerut'],
        ['Havildar', '15 Jun 2008 – 31 Aug 2015', 'Infantry School, Mhow (Instructor Platoon Weapons)'],
        ['Naib Subedar', '01 Sep 2015 – 31 Mar 2019', '11 SIKH LI, Jaisalmer'],
        ['Subedar', '01 Apr 2019 – 31 Jan 2023', 'SIKH LI Regimental Centre, Fatehgarh'],
      ],
      { head: 'E4ECD2' },
    ),
    p('CIVIL SERVICE', { bold: true, shade: 'C5D5A5' }),
    p('Feb 2023 – Oct 2024\tSecurity Supervisor, Ambuja Cement Works, Bathinda (through SIS India Ltd)', {
      tabs: [2600],
      indent: 2600,
      hanging: 2600,
    }),
    p('Nov 2024 – continuing\tAsst Security Officer, Guru Gobind Singh Refinery Township', {
      tabs: [2600],
      indent: 2600,
      hanging: 2600,
    }),
    p('EDUCATION', { bold: true, shade: 'C5D5A5' }),
    p(
      'Matric, PSEB, March 1995, second division. Army First Class Certificate 2002. Graduation certificate (Army) 2012.',
    ),
    p('COURSES', { bold: true, shade: 'C5D5A5' }),
    p(
      'Platoon Weapon Course (AX), Mhow, 2006. Commando course, Belgaum, 2001. Fire fighting, CISF NISA, 5 days, 2023.',
    ),
    p('CAN DO', { bold: true, shade: 'C5D5A5' }),
    p(
      'Guard mounting, access control, CCTV room, vehicle search, first aid, drill, weapon handling. Arms licence: 12 bore DBBL, valid till 2028, all India.',
    ),
    p('DECORATIONS: Sena Medal mention 2010, COAS Commendation Card 2017'),
    p('Height 178 cm. Medical category SHAPE-1. DOB 12-03-1978. Married, 2 sons. Speaks Punjabi, Hindi.'),
  ],
});
/* LABEL
about: ex-army-jco | other | veteran | n-word-rank-table-then-tabs
name: Harpal Singh Dhillon
email: harpaldhillon.sub@gmail.com
phone: 8146223390
place: Bathinda
skills: Guard mounting; access control; CCTV room; vehicle search; first aid; drill; weapon handling
job: Sepoy | 11 SIKH LI | Kargil sector | 1996-12 | 2003-11
job: Naik | 11 SIKH LI | Meerut | 2003-12 | 2008-06
job: Havildar | Infantry School | Mhow | 2008-06 | 2015-08
job: Naib Subedar | 11 SIKH LI | Jaisalmer | 2015-09 | 2019-03
job: Subedar | SIKH LI Regimental Centre | Fatehgarh | 2019-04 | 2023-01
job: Security Supervisor | Ambuja Cement Works | Bathinda | 2023-02 | 2024-10
job: Asst Security Officer | Guru Gobind Singh Refinery Township | | 2024-11 | now
edu: Matric | | | PSEB | 1995 | second division
edu: Army First Class Certificate | | | | 2002 |
edu: Graduation certificate (Army) | | | | 2012 |
languages: Punjabi; Hindi
cert: Platoon Weapon Course; Commando course; Fire fighting; Arms licence
born: 1978-03-12
marital: Married
*/
