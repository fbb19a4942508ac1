import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { bold: true, size: 12 },
  body: [
    p('XAVIER RAJ T.', { bold: true, size: 17 }),
    p('Nagercoil, Kanyakumari District\nCell 94431 50968\nxavierraj.principal@gmail.com'),
    h('Posts in schools'),
    table(
      [3500, 2200, 3900],
      [
        [
          'Alphonsa Matriculation Hr. Sec. School, Nagercoil (Diocese of Kottar)',
          '2017 June – now',
          'Principal/Correspondent',
        ],
        ['Same management: Alphonsa School', '2012 – 2017 May', 'Vice Principal (Academics)'],
        ['Velammal Vidyalaya (Velammal Group), Mel Ayanambakkam', '2007 – 2012', 'PGT – Physics, HOD'],
        ['Kings Matric School', '2003 – 2007', 'B.T. Assistant – Science'],
      ],
    ),
    h('Qualified in'),
    table(
      [1600, 5000, 3000],
      [
        ['M.Ed.', 'Tamil Nadu Teachers Education University (private)', '2015, First class'],
        ['M.Phil. (Physics)', 'Scott Christian College (MS University, Tirunelveli)', '2008'],
        ['B.Ed.', 'N.V.K.S.D. College of Education, Attoor', '2003, 71 %'],
        ['M.Sc. (Physics)', 'St. Xavier’s College (Autonomous), Palayamkottai', '2002, 69.4 %'],
      ],
    ),
    h('Tests and certificates'),
    p(
      'TNTET Paper II (2013, 92/150). Cambridge International Certificate in Educational Leadership, 2019. CBSE resource person training, three times.',
    ),
    h('Good at'),
    p(
      'Timetable and staff planning; UDISE+/EMIS entry; Physics practicals (XI & XII); public speaking; Canva, Google Workspace (admin)',
    ),
    p('Tamil, English, Malayalam. Born on 3.12.1979.'),
  ],
});
/* LABEL
about: school-principal | other | veteran | n-word-three-cell-rows-school-period-post
name: Xavier Raj T.
email: xavierraj.principal@gmail.com
phone: 9443150968
place: Nagercoil
skills: Timetable and staff planning; UDISE+/EMIS entry; Physics practicals (XI & XII); public speaking; Canva; Google Workspace
job: Principal/Correspondent | Alphonsa Matriculation Hr. Sec. School | Nagercoil | 2017-06 | now
job: Vice Principal (Academics) | Alphonsa School | | 2012 | 2017-05
job: PGT – Physics, HOD | Velammal Vidyalaya | Mel Ayanambakkam | 2007 | 2012
job: B.T. Assistant – Science | Kings Matric School | | 2003 | 2007
edu: M.Ed. | | Tamil Nadu Teachers Education University | | 2015 | First class
edu: M.Phil. | Physics | Scott Christian College | MS University, Tirunelveli | 2008 |
edu: B.Ed. | | N.V.K.S.D. College of Education, Attoor | | 2003 | 71 %
edu: M.Sc. | Physics | St. Xavier’s College (Autonomous), Palayamkottai | | 2002 | 69.4 %
cert: TNTET Paper II; Cambridge International Certificate in Educational Leadership
languages: Tamil; English; Malayalam
born: 1979-12-03
*/
