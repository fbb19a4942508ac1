import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  heading: { bold: true, size: 12, shade: 'D9D9D9' },
  body: [
    p('Er. GURPREET KAUR SANDHU', { bold: true, size: 16 }),
    p('House No. 214, Phase 7, Mohali (Punjab)\nMob. 98142-77305   E-mail: er.gurpreet.civil@gmail.com'),
    h('Experience'),
    p('**Site Engineer**, Janta Land Promoters, Mohali – July 2014 to May 2016'),
    p('**Billing Engineer**, Punjab Infra Works (P) Ltd, Zirakpur – June 2016 to August 2019'),
    p('(September 2019 – March 2021: break, birth of my daughter)', { italic: true }),
    p('**Senior Billing & Planning Engineer**, Sai Kripa Constructions, Panchkula – from April 2021 till now'),
    list(
      'BOQ, RA bills, rate analysis, reconciliation of steel and cement',
      'Project: 4-lane flyover at Dera Bassi (client NHAI, 2022–24), 96 Cr',
      'Project: Medical college hostel block (client PWD B&R, 2024–26), 41 Cr',
    ),
    h('Technical'),
    p('AutoCAD, MS Project, Primavera P6 (basic), Excel, CPWD schedule of rates'),
    h('Academic record'),
    table(
      [2700, 2900, 2500, 1200],
      [
        ['Course', 'Institute', 'Univ./Board', 'Year & %'],
        ['B.Tech Civil', 'Chandigarh Engg. College, Landran', 'PTU Jalandhar', "'14, 73%"],
        ['10+2 (Non-Med.)', 'Govt. Sr. Sec. School, Kharar', 'PSEB', "'10, 79%"],
        ['Matric', 'Govt. High School, Kurali', 'PSEB', "'08, 82%"],
      ],
      { head: 'EEEEEE' },
    ),
    h('Personal details'),
    p(
      'Female, married, date of birth 11.02.1993. Knows Punjabi, Hindi and English. Present salary 62,000 per month; can join after 1 month.',
    ),
  ],
});
/* LABEL
about: billing-engineer | other | senior | n-word-ascending-title-first
name: Gurpreet Kaur Sandhu
email: er.gurpreet.civil@gmail.com
phone: 9814277305
place: Mohali
skills: AutoCAD; MS Project; Primavera P6; Excel; CPWD schedule of rates
also: BOQ; RA bills; rate analysis; reconciliation
job: Senior Billing & Planning Engineer | Sai Kripa Constructions | Panchkula | 2021-04 | now
job: Billing Engineer | Punjab Infra Works (P) Ltd | Zirakpur | 2016-06 | 2019-08
job: Site Engineer | Janta Land Promoters | Mohali | 2014-07 | 2016-05
edu: B.Tech | Civil | Chandigarh Engg. College, Landran | PTU Jalandhar | 2014 | 73%
edu: 10+2 | Non-Med. | Govt. Sr. Sec. School, Kharar | PSEB | 2010 | 79%
edu: Matric | | Govt. High School, Kurali | PSEB | 2008 | 82%
languages: Punjabi; Hindi; English
ctc: 744000
notice: 30
born: 1993-02-11
gender: Female
marital: Married
*/
