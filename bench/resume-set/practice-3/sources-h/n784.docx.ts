import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 10,
  heading: { bold: true, size: 11, caps: true, color: '7F6000', line: true },
  body: [
    p('Fr. Dominic Tirkey', { bold: true, size: 20, align: 'center' }),
    p('Principal, CBSE senior secondary schools', { align: 'center', italic: true }),
    p('Sundargarh, Odisha · 94371 60448 · frdominic.principal@gmail.com', { align: 'center' }),
    h('Posts held'),
    table(
      [2000, 7800],
      [
        [
          p('2013 – present', { bold: true }),
          p('**Society of the Divine Word – Education Board, Odisha**') +
            p('Principal, St. Paul’s School, Rourkela — Apr 2019 – present') +
            p('Principal, Carmel School, Jharsuguda — Apr 2016 – Mar 2019') +
            p('Vice Principal, St. Mary’s School, Sundargarh — Jun 2013 – Mar 2016'),
        ],
        [
          p('2006 – 2013', { bold: true }),
          p('**Loyola School, Kunkuri (Chhattisgarh)**') + p('PGT History — Jul 2006 – May 2013'),
        ],
      ],
      { border: false },
    ),
    h('Degrees'),
    table(
      [2000, 7800],
      [
        ['2012', 'M.Ed. — Regional Institute of Education, Bhubaneswar — First class'],
        ['2006', 'B.Ed. — St. Xavier’s College of Education, Patna — 68 %'],
        ['2004', 'M.A. History — Ranchi University — 59 %'],
        ['2002', 'B.A. — St. Xavier’s College, Ranchi — 61 %'],
      ],
      { border: false },
    ),
    h('Courses'),
    list('Leadership for Principals, IIM Ahmedabad (1 week), 2018', 'CBSE Master Trainer, NEP 2020, since 2021'),
    h('Abilities'),
    p('CBSE affiliation work, Budgeting, Timetabling, Teacher appraisal, Hostel management'),
    h('Marks of honour'),
    list('CBSE Award for Teachers and Principals, 2021', 'Board results: 100 % in X for six years (2019–2024)'),
    h('Languages'),
    p('Kurukh, Sadri, Hindi, English, Odia'),
  ],
});
/* LABEL
about: school-principal | other | senior | n-word-society-with-school-posts-below
name: Dominic Tirkey
email: frdominic.principal@gmail.com
phone: 9437160448
place: Sundargarh
skills: CBSE affiliation work; Budgeting; Timetabling; Teacher appraisal; Hostel management
job: Principal | St. Paul’s School | Rourkela | 2019-04 | now
job: Principal | Carmel School | Jharsuguda | 2016-04 | 2019-03
job: Vice Principal | St. Mary’s School | Sundargarh | 2013-06 | 2016-03
job: PGT History | Loyola School | Kunkuri (Chhattisgarh) | 2006-07 | 2013-05
edu: M.Ed. | | Regional Institute of Education, Bhubaneswar | | 2012 | First class
edu: B.Ed. | | St. Xavier’s College of Education, Patna | | 2006 | 68 %
edu: M.A. | History | Ranchi University | | 2004 | 59 %
edu: B.A. | | St. Xavier’s College, Ranchi | | 2002 | 61 %
cert: Leadership for Principals; CBSE Master Trainer, NEP 2020
languages: Kurukh; Sadri; Hindi; English; Odia
*/
