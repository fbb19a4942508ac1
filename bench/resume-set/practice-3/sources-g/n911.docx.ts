import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, color: '741B47' },
  body: [
    p('Ms. Rukhsar Parveen Alam', { bold: true, size: 16 }),
    p('Kishanganj, Bihar. Mobile 8210 774 639. rukhsar.teach.kne@gmail.com'),
    h('What I want'),
    p('A post of primary or EVS teacher in a school near Kishanganj, at 15,000 or more per month.'),
    h('What I have worked as'),
    p('Tola Sevak under Mahadalit Vikas Mission at U.M.S. Pothia, since July 2023, honorarium 11,000 per month.'),
    p('Home tutor at Roshni Coaching Centre, Bahadurganj, from 2020 to 2023.'),
    h('What I have read'),
    table(
      [2000, 1300, 3300, 2600],
      [
        ['Class', 'Year', 'Where', 'Marks'],
        ['Matric', '2017', 'Insan School, Kishanganj (BSEB)', '321/500'],
        ['Inter (Arts)', '2019', 'Balika +2 School, Kishanganj (BSEB)', '338/500'],
        ['B.A. (Urdu Hons.)', '2022', 'Marwari College, Purnea University', '58%'],
        ['D.El.Ed.', '2022–24', 'DIET Kishanganj', '74%'],
      ],
    ),
    h('What I can do'),
    p('Urdu and Hindi typing; Drawing; Sewing; Attendance app; Reading camps'),
    h('Who I am'),
    p('Daughter of Md. Shamshad Alam; born 3 Jan 2002; unmarried; Urdu, Hindi, Surjapuri, English'),
  ],
});
/* LABEL
about: teacher-beginner | other | junior | n-word-what-headings
name: Rukhsar Parveen Alam
email: rukhsar.teach.kne@gmail.com
phone: 8210774639
place: Kishanganj
skills: Urdu and Hindi typing; Drawing; Sewing; Attendance app; Reading camps
job: Tola Sevak | Mahadalit Vikas Mission | Pothia | 2023-07 | now
job: Home tutor | Roshni Coaching Centre | Bahadurganj | 2020 | 2023
edu: Matric | | Insan School, Kishanganj | BSEB | 2017 | 321/500
edu: Inter | Arts | Balika +2 School, Kishanganj | BSEB | 2019 | 338/500
edu: B.A. | Urdu Hons. | Marwari College | Purnea University | 2022 | 58%
edu: D.El.Ed. | | DIET Kishanganj | | 2024 | 74%
languages: Urdu; Hindi; Surjapuri; English
ctc: 132000
expected: 180000
born: 2002-01-03
marital: Unmarried
*/
