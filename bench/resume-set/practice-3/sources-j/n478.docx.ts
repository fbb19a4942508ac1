import { docx, h, p } from '../../outside/sources/word.ts';
import { spanned } from './spanned.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 11, shade: 'D0E0E3' },
  body: [
    p('Anjaneyulu Pasupuleti', { bold: true, size: 18 }),
    p('Thermal power – boiler operation | Ramagundam, Telangana | 99 4920 8813'),
    h('SERVICE SHEET'),
    spanned(
      [2100, 2300, 1200, 1200, 3200],
      [
        ['**Plant**', '**Designation**', '**From**', '**To**', '**Unit / remarks**'],
        [
          { text: 'NTPC Joint Venture, Ramagundam', down: 'first' },
          'Additional Manager (O)',
          '01.01.22',
          'Date',
          '500 MW, shift charge engineer',
        ],
        [{ down: 'below' }, 'Deputy Manager (O)', '01.07.16', '31.12.21', 'Desk 4'],
        [{ down: 'below' }, 'Assistant Manager', '15.06.12', '30.06.16', 'Boiler side'],
        [{ text: 'Meenakshi Energy, Nellore', down: 'first' }, 'Engineer', '10.08.10', '10.06.12', 'CFBC erection'],
        [{ down: 'below' }, 'GET', '10.08.09', '09.08.10', 'Training at NPTI, Neyveli'],
        [{ text: 'Total: 15 years 6 months', across: 5 }],
      ],
      { shade: 'FFF2CC' },
    ),
    h('EDUCATION SHEET'),
    spanned(
      [2100, 3500, 1200, 1200, 2000],
      [
        ['**Qualification**', '**Institution**', '**Yr**', '**%**', '**University**'],
        ['B.Tech (EEE)', 'Kamala Institute of Technology, Huzurabad', '2009', '70.1', 'JNTUH'],
        ['Intermediate', 'Alphores Jr. College, Karimnagar', '2005', '88.6', 'BIE'],
        ['SSC', 'Singareni Collieries High School', '2003', '81.0', '–'],
      ],
    ),
    h('CERTIFICATES'),
    spanned(
      [4500, 2800, 2700],
      [
        ['**Name**', '**Authority**', '**Number and date**'],
        ['Boiler Operation Engineer (BOE)', 'Director of Boilers, Telangana', 'BOE/417 dt. 12.02.2018'],
        ['Energy Manager', 'BEE', 'EM-10092, 2015'],
      ],
    ),
    h('SKILLS'),
    p('Boiler light-up; Turbine rolling; DCS (ABB Symphony); Root cause of tube leakage; PI system'),
    p('anjaneyulu.bop@gmail.com; Telugu, Hindi, English; CTC 21 lakhs; 3 months', { before: 100 }),
  ],
});
/* LABEL
about: power-plant-engineer | other | senior | n-word-service-sheet-three-posts-merged-plant
name: Anjaneyulu Pasupuleti
email: anjaneyulu.bop@gmail.com
phone: 9949208813
place: Ramagundam
skills: Boiler light-up; Turbine rolling; DCS (ABB Symphony); Root cause of tube leakage; PI system
job: Additional Manager (O) | NTPC Joint Venture | Ramagundam | 2022-01 | now
job: Deputy Manager (O) | NTPC Joint Venture | Ramagundam | 2016-07 | 2021-12
job: Assistant Manager | NTPC Joint Venture | Ramagundam | 2012-06 | 2016-06
job: Engineer | Meenakshi Energy | Nellore | 2010-08 | 2012-06
job: GET | Meenakshi Energy | Nellore | 2009-08 | 2010-08
edu: B.Tech | EEE | Kamala Institute of Technology, Huzurabad | JNTUH | 2009 | 70.1
edu: Intermediate | | Alphores Jr. College, Karimnagar | BIE | 2005 | 88.6
edu: SSC | | Singareni Collieries High School | | 2003 | 81.0
cert: Boiler Operation Engineer (BOE); Energy Manager
languages: Telugu; Hindi; English
total: 15 6
ctc: 2100000
notice: 90
*/
