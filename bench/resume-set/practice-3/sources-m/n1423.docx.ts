import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, caps: true, size: 11, color: '1A5276' },
  body: [
    p('Farida Yusuf Lokhandwala', { size: 22, color: '1A5276' }),
    p('Montessori directress • Rajkot • 94276 31180 • farida.montessori@gmail.com'),
    h('classrooms'),
    table(
      [3400, 2300, 2300, 2000],
      [
        ['**School and room**', '**As**', '**From–to**', '**Children**'],
        ['Little Flower Pre-school, Race Course Road (Casa 1)', 'Assistant Teacher', '2009–2012', '24'],
        ['same school (Casa 2)', 'Montessori Teacher', '2012–2016', '28'],
        ['Eurokids, Kalawad Road', 'Centre Coordinator', '2016–2020', '110'],
        ['Nirmala Convent, primary section', 'Montessori Directress', '2021–now', '60'],
      ],
      { border: false },
    ),
    h('diplomas and degrees'),
    p('Diploma in Montessori Education (3–6), Indian Montessori Centre, Ahmedabad, 2009'),
    p('B.A. (Psychology), Saurashtra University, Matushri Virbaima Mahila College, 2007, 59%'),
    p('H.S.C., G.S.H.S.E.B., 2004, 63%'),
    h('workshops'),
    p('Jolly Phonics (2 days) 2014; Special needs in early years, Spastics Society, 2018'),
    h('in the classroom'),
    p('Sandpaper letters, golden beads, parent meetings, story telling, classroom displays'),
    h('about me'),
    p('Date of birth: 3rd March 1986. Gujarati, Dawoodi Bohra dialect, Hindi, English. Expected salary 30,000 pm.'),
  ],
});
/* LABEL
about: montessori-directress | other | senior | m-word-borderless-table-school-and-room
name: Farida Yusuf Lokhandwala
email: farida.montessori@gmail.com
phone: 9427631180
place: Rajkot
skills: Sandpaper letters; golden beads; parent meetings; story telling; classroom displays
job: Montessori Directress | Nirmala Convent | | 2021 | now
job: Centre Coordinator | Eurokids | Kalawad Road | 2016 | 2020
job: Montessori Teacher | Little Flower Pre-school | Race Course Road | 2012 | 2016
job: Assistant Teacher | Little Flower Pre-school | Race Course Road | 2009 | 2012
edu: Diploma in Montessori Education (3–6) | | Indian Montessori Centre, Ahmedabad | | 2009 |
edu: B.A. | Psychology | Matushri Virbaima Mahila College | Saurashtra University | 2007 | 59%
edu: H.S.C. | | | G.S.H.S.E.B. | 2004 | 63%
languages: Gujarati; Dawoodi Bohra dialect; Hindi; English
expected: 360000
born: 1986-03-03
*/
