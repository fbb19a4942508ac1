import { docx, h, p, table } from '../../outside/sources/word.ts';

const row = (period: string, firm: string, post: string) => [
  p(period),
  p(firm, { bold: true }) + p(post, { italic: true }),
];

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 12, color: '0070C0' },
  body: [
    p('RESUME OF HARSHAVARDHAN REDDY CHINTALA', { bold: true, size: 13 }),
    p('Cell: 99490 71835\tE-mail: harsha.chintala.pm@gmail.com\tDOB: 03-05-1985', { tabs: [3000, 7300], line: true }),
    h('Work'),
    table(
      [2300, 7400],
      [
        row('Since Aug 2021', 'My Home Constructions Pvt. Ltd., Hyderabad', 'Senior General Manager – Projects'),
        row('Jul 2016 – Jul 2021', 'Aparna Infrahousing, Hyderabad', 'General Manager – Projects'),
        row('Dec 2012 – Jun 2016', 'Shapoorji Pallonji (SPCL), Pune', 'Project Manager'),
        row('Jun 2007 – Nov 2012', 'Shapoorji Pallonji (SPCL), Hyderabad', 'Engineer; Senior Engineer'),
      ],
      { border: false },
    ),
    h('Projects'),
    table(
      [3000, 2300, 2200, 2200],
      [
        ['Project', 'Client', 'Size', 'Period'],
        ['Tridasa, 30 floors x 12', 'own', '6.1 million sq ft', '2021 – 2026'],
        ['Sarovar Zenith', 'own', '3.4 million sq ft', '2016 – 2020'],
        ['Infosys SEZ, Pocharam', 'Infosys', '11 lakh sq ft', '2009 – 2012'],
        ['ITC Kohenur', 'ITC Hotels', '27 floors', '2014 – 2016'],
      ],
      { head: 'BDD6EE' },
    ),
    h('Academics'),
    table(
      [3500, 4200, 2000],
      [
        ['Master of Technology (Construction Management)', 'NICMAR, Hyderabad / JNTUH', 'Passed 2015 (weekend)'],
        ['Bachelor of Technology (Civil)', 'Vasavi College of Engineering / Osmania University', 'Passed 2007'],
        ['Diploma in Civil Engineering', 'Govt. Polytechnic, Masab Tank / SBTET', 'Passed 2004'],
      ],
      { head: 'BDD6EE' },
    ),
    h('Skills'),
    p('Mivan formwork, Post-tensioning, Candy (estimation), MS Project, Quality plans, Labour productivity, Tendering'),
    h('Other facts'),
    p('Residence: Nizampet, Hyderabad. Telugu, Hindi, English. CTC 56 lakh. Notice: 3 months. Married.'),
  ],
});
/* LABEL
about: building-projects-gm | other | veteran | n-word-period-cell-employer-over-title-slash-university
name: HARSHAVARDHAN REDDY CHINTALA
email: harsha.chintala.pm@gmail.com
phone: 9949071835
place: Hyderabad
skills: Mivan formwork; Post-tensioning; Candy (estimation); MS Project; Quality plans; Labour productivity; Tendering
job: Senior General Manager – Projects | My Home Constructions Pvt. Ltd. | Hyderabad | 2021-08 | now
job: General Manager – Projects | Aparna Infrahousing | Hyderabad | 2016-07 | 2021-07
job: Project Manager | Shapoorji Pallonji (SPCL) | Pune | 2012-12 | 2016-06
job: Engineer; Senior Engineer | Shapoorji Pallonji (SPCL) | Hyderabad | 2007-06 | 2012-11
edu: Master of Technology | Construction Management | NICMAR, Hyderabad | JNTUH | 2015 |
edu: Bachelor of Technology | Civil | Vasavi College of Engineering | Osmania University | 2007 |
edu: Diploma | Civil Engineering | Govt. Polytechnic, Masab Tank | SBTET | 2004 |
languages: Telugu; Hindi; English
ctc: 5600000
notice: 90
born: 1985-05-03
marital: Married
*/
