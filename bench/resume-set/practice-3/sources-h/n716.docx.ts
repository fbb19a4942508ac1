import { docx, h, p, table } from '../../outside/sources/word.ts';

const two = (left: string[], right: string) =>
  table([2600, 7200], [[left.map((each) => p(each, { size: 10, color: '555555' })).join(''), right]], {
    border: false,
  });

export default docx({
  font: 'Lato',
  size: 10,
  heading: { bold: true, size: 11, color: 'FFFFFF', shade: '00695C' },
  body: [
    p('SHAHEEN BEGUM', { bold: true, size: 22, color: '00695C', align: 'center' }),
    p('Medical Laboratory Technologist', { align: 'center' }),
    p('☎ 80083 91147  |  ✉ shaheen.mlt@gmail.com  |  ⌂ Nizamabad, Telangana', { align: 'center' }),
    h('WORK HISTORY'),
    two(
      ['2022-04 – Current', 'Hyderabad'],
      p('**Senior Lab Technologist**\nVijaya Diagnostic Centre') +
        p('Biochemistry bench, 400 samples a day; NABL internal auditor'),
    ),
    two(
      ['2019-09 – 2022-03', 'Nizamabad'],
      p('**Lab Technician**\nPragathi Hospital') + p('Haematology, blood grouping, night shifts'),
    ),
    two(['2018-06 – 2019-08', 'Nizamabad'], p('**Trainee Technician**\nGovt. General Hospital')),
    h('EDUCATION'),
    two(['2015-07 – 2018-04'], p('**B.Sc.: Medical Laboratory Technology**\nKakatiya University – Warangal')),
    two(['2013-06 – 2015-03'], p('**Intermediate: Bi.P.C.**\nGovt. Girls Junior College – Nizamabad')),
    h('CERTIFICATIONS'),
    two(['2021-11'], p('Phlebotomy Technician, Healthcare Sector Skill Council')),
    two(['2023-02'], p('Internal Audit as per ISO 15189:2022, Quality Council of India')),
    h('SKILLS'),
    table(
      [4900, 4900],
      [
        ['Sysmex XN analyser\nExcellent', 'ELISA\nVery Good'],
        ['Phlebotomy\nExcellent', 'Sample accessioning (LIS)\nGood'],
      ],
      { border: false },
    ),
    h('LANGUAGES'),
    p('Urdu – Native     Telugu – Native     English – Working'),
  ],
});
/* LABEL
about: lab-technologist | other | mid | n-word-resume-builder-iso-months
name: Shaheen Begum
email: shaheen.mlt@gmail.com
phone: 8008391147
place: Nizamabad
skills: Sysmex XN analyser; ELISA; Phlebotomy; Sample accessioning; LIS
also: Biochemistry; Haematology; blood grouping
job: Senior Lab Technologist | Vijaya Diagnostic Centre | Hyderabad | 2022-04 | now
job: Lab Technician | Pragathi Hospital | Nizamabad | 2019-09 | 2022-03
job: Trainee Technician | Govt. General Hospital | Nizamabad | 2018-06 | 2019-08
edu: B.Sc. | Medical Laboratory Technology | Kakatiya University | | 2018 |
edu: Intermediate | Bi.P.C. | Govt. Girls Junior College | | 2015 |
cert: Phlebotomy Technician; Internal Audit as per ISO 15189:2022
languages: Urdu; Telugu; English
*/
