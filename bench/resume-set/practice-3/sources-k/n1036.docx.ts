import { docx, h, p } from '../../outside/sources/word.ts';

const t = { tabs: [-9900] };
export default docx({
  font: 'Caladea',
  heading: { bold: true, size: 12, caps: true, color: '5B2C6F' },
  body: [
    p('Poonam Chandrakant Wagh', { bold: true, size: 18 }),
    p('Pimple Saudagar, Pune | +91 8007 455 910 | poonamwagh.csr@gmail.com'),
    h('Work history'),
    p('Persistent Foundation, Pune (CSR arm of Persistent Systems)\t3 yrs 4 mos', { ...t, bold: true }),
    p('Program Manager – Education & Employability\tAug 2023 – Present', t),
    p('Bajaj Auto Ltd, Akurdi – CSR Department\t4 yrs 7 mos', { ...t, bold: true, before: 80 }),
    p('Senior Officer (CSR), Grade O-3\tJan 2021 – Jul 2023', t),
    p('Officer (CSR), Grade O-2\tJan 2019 – Dec 2020', t),
    p('BAIF Development Research Foundation, Warje\t2 yrs 5 mos', { ...t, bold: true, before: 80 }),
    p('Project Coordinator, Jalgaon cluster\tAug 2016 – Dec 2018', t),
    h('Academic background'),
    p(
      '2016: Master of Social Work (Community Development), Karve Institute of Social Service, Pune; First Class with Distinction',
    ),
    p('2014: Bachelor of Arts in Sociology, S.P. College (University of Pune); 63%'),
    p('2011: Twelfth (Arts), Maharashtra State Board, 74%'),
    p('2009: Tenth, Maharashtra State Board, 77%'),
    p('2026 (ongoing): Certificate in Monitoring & Evaluation, TISS Mumbai'),
    h('Skills'),
    p('Need assessment, KoboToolbox, MIS reporting, Donor proposals, Volunteer engagement'),
    h('Languages'),
    p('Marathi | Hindi | English | Ahirani'),
  ],
});
/* LABEL
about: csr-program-manager | other | mid | n-k-durations-beside-employer-year-colon-degree
name: Poonam Chandrakant Wagh
email: poonamwagh.csr@gmail.com
phone: +91 8007455910
place: Pune
skills: Need assessment; KoboToolbox; MIS reporting; Donor proposals; Volunteer engagement
job: Program Manager – Education & Employability | Persistent Foundation | Pune | 2023-08 | now
job: Senior Officer (CSR), Grade O-3 | Bajaj Auto Ltd | Akurdi | 2021-01 | 2023-07
job: Officer (CSR), Grade O-2 | Bajaj Auto Ltd | Akurdi | 2019-01 | 2020-12
job: Project Coordinator | BAIF Development Research Foundation | Warje | 2016-08 | 2018-12
edu: Master of Social Work | Community Development | Karve Institute of Social Service, Pune | | 2016 | First Class with Distinction
edu: Bachelor of Arts | Sociology | S.P. College | University of Pune | 2014 | 63%
edu: Twelfth | Arts | | Maharashtra State Board | 2011 | 74%
edu: Tenth | | | Maharashtra State Board | 2009 | 77%
edu: Certificate | Monitoring & Evaluation | TISS Mumbai | | 2026 |
languages: Marathi; Hindi; English; Ahirani
*/
