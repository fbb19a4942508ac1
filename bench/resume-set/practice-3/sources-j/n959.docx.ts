import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 11, caps: true },
  body: [
    p('Dr. Sangeetha Murugan', { bold: true, size: 16 }),
    p('Assistant Professor of Chemical Engineering\nTiruchirappalli 620015\nsangeetha.che@gmail.com | 97884 40 126'),
    h('Appointments'),
    table(
      [4600, 2700, 2500],
      [
        [
          p(
            '**Assistant Professor (Sr. Gr.)**\nDepartment of Chemical Engineering\nSASTRA Institute of Technology, Thanjavur',
          ),
          '14-06-2018 to present',
          '6 years 8 months',
        ],
        [
          p('**Assistant Professor**\nDepartment of Petrochemical Technology\nBannari Amman Engineering College'),
          '02-07-2012 to 30-04-2014',
          '1 year 10 months',
        ],
        [p('**Senior Research Fellow**\nNIT Tiruchirappalli (DST project)'), '05-05-2014 to 31-05-2018', '4 years'],
      ],
      { border: false },
    ),
    h('Degrees'),
    table(
      [1500, 1100, 4700, 2500],
      [
        ['Ph.D.', '2018', 'National Institute of Technology, Tiruchirappalli', 'Membrane separation'],
        ['M.Tech.', '2012', 'A.C. Tech Campus, Anna University', 'CGPA 8.9'],
        ['B.Tech.', '2010', 'Adhiyamaan College of Engineering, Hosur', 'CGPA 8.2'],
        ['HSC', '2006', 'Holy Cross Girls H.S.S. (State Board)', '94 %'],
      ],
      { border: false },
    ),
    h('Papers and funds'),
    list(
      '22 SCI papers (h-index 11), the last in J. Membr. Sci., 2024',
      'SERB grant of 31 lakhs, 2021–24',
      'One patent granted in 2023',
    ),
    h('Techniques'),
    p('GC-MS, FTIR, COMSOL, Aspen Plus, Membrane casting, Response surface methodology'),
    h('Service'),
    p('Life member of IIChE (2013). NBA coordinator, 2022 to 2024. NPTEL: Outcome Based Pedagogy (2020).'),
  ],
});
/* LABEL
about: chemical-engineering-professor | other | senior | n-word-borderless-tables-title-department-institute-lines
name: Sangeetha Murugan
email: sangeetha.che@gmail.com
phone: 9788440126
place: Tiruchirappalli
skills: GC-MS; FTIR; COMSOL; Aspen Plus; Membrane casting; Response surface methodology
job: Assistant Professor (Sr. Gr.) | SASTRA Institute of Technology | Thanjavur | 2018-06 | now
job: Senior Research Fellow | NIT Tiruchirappalli | | 2014-05 | 2018-05
job: Assistant Professor | Bannari Amman Engineering College | | 2012-07 | 2014-04
edu: Ph.D. | Membrane separation | National Institute of Technology, Tiruchirappalli | | 2018 |
edu: M.Tech. | | A.C. Tech Campus, Anna University | | 2012 | CGPA 8.9
edu: B.Tech. | | Adhiyamaan College of Engineering, Hosur | | 2010 | CGPA 8.2
edu: HSC | | Holy Cross Girls H.S.S. | State Board | 2006 | 94 %
cert: NPTEL: Outcome Based Pedagogy
*/
