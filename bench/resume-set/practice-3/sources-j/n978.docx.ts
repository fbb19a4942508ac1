import { docx, p } from '../../outside/sources/word.ts';
import { spanned } from './spanned.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  margin: 800,
  body: [
    spanned(
      [2400, 2500, 2700, 2500],
      [
        [{ text: '**CURRICULUM VITAE – MANOJ KUMAR SAHOO**', across: 4 }],
        ['Mobile', '9437 208 816', 'Mail', 'mksahoo.civil@yahoo.co.in'],
        ['Permanent address', { text: 'At/PO Balugaon, Dist. Khordha, Odisha 752030', across: 3 }],
        ['Date of birth', '21.07.1986', 'Status', 'Married'],
        [{ text: '**SERVICE PARTICULARS**', across: 4 }],
        ['**Employer**', '**Designation**', '**Work**', '**Duration**'],
        [
          { text: 'Larsen Infra Projects Ltd', down: 'first' },
          'Planning Manager',
          'NH-16 six laning, Chilika section',
          '01.04.19 to date',
        ],
        [{ down: 'below' }, 'Deputy Manager (Planning)', 'Cuttack ring road', '01.09.15 – 31.03.19'],
        ['Simplex Roadways Ltd', 'Senior Engineer', 'Flyover at Rasulgarh', '10.06.11 – 28.08.15'],
        ['B. K. Das Contractors, Bhubaneswar', 'Site Engineer', 'Village roads under PMGSY', '15.07.08 – 31.05.11'],
        [{ text: '**QUALIFICATION**', across: 4 }],
        ['**Passed in**', '**Examination**', '**From**', '**Percentage**'],
        ['2008', 'B.Tech (Civil)', 'CET Bhubaneswar, BPUT', '69.3'],
        ['2004', 'Diploma (Civil)', 'UCP Engineering School, Berhampur – SCTE&VT', '74.0'],
        ['2001', 'H.S.C.', 'Balugaon High School – BSE Odisha', '71.6'],
        [{ text: '**SOFTWARE:** Primavera P6, MS Project, AutoCAD Civil 3D, Excel', across: 4 }],
      ],
      { shade: 'E8E8E8' },
    ),
    p('I have 17 years of experience. I draw Rs. 14.2 lakhs per annum. I need 3 months to join.'),
  ],
});
/* LABEL
about: planning-manager-civil | other | veteran | n-word-one-merged-table
name: Manoj Kumar Sahoo
email: mksahoo.civil@yahoo.co.in
phone: 9437208816
place: Balugaon
skills: Primavera P6; MS Project; AutoCAD Civil 3D; Excel
job: Planning Manager | Larsen Infra Projects Ltd | | 2019-04 | now
job: Deputy Manager (Planning) | Larsen Infra Projects Ltd | | 2015-09 | 2019-03
job: Senior Engineer | Simplex Roadways Ltd | | 2011-06 | 2015-08
job: Site Engineer | B. K. Das Contractors | Bhubaneswar | 2008-07 | 2011-05
edu: B.Tech | Civil | CET Bhubaneswar | BPUT | 2008 | 69.3
edu: Diploma | Civil | UCP Engineering School, Berhampur | SCTE&VT | 2004 | 74.0
edu: H.S.C. | | Balugaon High School | BSE Odisha | 2001 | 71.6
total: 17 0
ctc: 1420000
notice: 90
born: 1986-07-21
marital: Married
*/
