import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 11, shade: 'FFF2CC' },
  body: [
    table(
      [5000, 4900],
      [
        ['**Name**', 'Lavanya Sathish Babu'],
        ['**Position applied for**', 'RPA Lead (UiPath)'],
        ['**Total / relevant experience**', '8 Years 1 Month / 5 Years'],
        ['**Present company**', 'Omega Healthcare (payroll: Adecco)'],
        ['**Mobile / e-mail**', '97890 65514 / lavanya.rpa@gmail.com'],
        ['**Current / preferred location**', 'Coimbatore / Coimbatore, Chennai'],
        ['**CTC / ECTC / Notice**', '12 LPA / 16 LPA / 30 days'],
      ],
    ),
    h('Skills with versions'),
    table(
      [2600, 3300, 1900, 2000],
      [
        ['Category', 'Skill', 'Version', 'Experience'],
        ['RPA', 'UiPath', '2022.10', '5 yrs'],
        ['RPA', 'Automation Anywhere', 'A360', '1 yr'],
        ['Programming', 'VB.NET', '4.8', '4 yrs'],
        ['Programming', 'Python', '3.9', '2 yrs'],
        ['Database', 'SQL Server', '2019', '6 yrs'],
        ['OCR', 'ABBYY FlexiCapture', '12', '2 yrs'],
      ],
      { head: 'FFF2CC' },
    ),
    h('Employment (most recent first)'),
    p('**Omega Healthcare Management Services**, Coimbatore'),
    p('RPA Developer – Senior (Team Lead), Oct-2021 to till date'),
    list('58 bots in production, 140 FTE saved', 'REFramework standards; orchestrator admin'),
    p('**KGiSL – KG Information Systems**, Coimbatore', { before: 60 }),
    p('Software Engineer, Apr-2019 to Sep-2021'),
    list('UiPath for insurance back office'),
    p('**CG-VAK Software & Exports**, Coimbatore', { before: 60 }),
    p('Junior Programmer, Aug-2017 to Mar-2019'),
    h('Project 1 – Eligibility verification bots'),
    p(
      'Company: Omega | Client: Ensemble Health | Role: Lead | Duration: Jan-2022 to date | Env: UiPath, Citrix, ABBYY',
    ),
    h('Project 2 – Claims intake'),
    p(
      'Company: KGiSL | Client: Zurich Malaysia | Role: Developer | Duration: May-2019 to Sep-2021 | Env: UiPath 2019, VB.NET',
    ),
    h('Qualification'),
    table(
      [2000, 1300, 4600, 1900],
      [
        ['Course', 'Year', 'College (University)', 'Score'],
        ['MCA', '2017', 'PSG College of Technology (Anna University)', '8.3'],
        ['B.Sc. CT', '2014', 'Sri Krishna Arts & Science College (Bharathiar)', '81 %'],
        ['HSC', '2011', 'Avila Convent Matric HSS (State Board)', '88 %'],
      ],
      { head: 'FFF2CC' },
    ),
    h('Certificates'),
    p('UiPath Certified Advanced RPA Developer (UiARD) – UiPath – cert 44881202 – 2022 to 2025'),
    p('Automation Anywhere Certified Advanced RPA Professional (A360), 2023'),
    p('Tamil, English, Malayalam. Married. Date of birth: 11 Mar 1994. Submitted on 5 August 2025.', { before: 100 }),
  ],
});
/* LABEL
about: rpa-developer | it | mid | n-word-recruiter-cover-table-skill-versions
name: Lavanya Sathish Babu
email: lavanya.rpa@gmail.com
phone: 9789065514
place: Coimbatore
skills: UiPath; Automation Anywhere; VB.NET; Python; SQL Server; ABBYY FlexiCapture
also: RPA; Programming; Database; OCR; REFramework; Citrix; ABBYY; UiPath 2019; orchestrator
job: RPA Developer – Senior (Team Lead) | Omega Healthcare Management Services | Coimbatore | 2021-10 | now
job: Software Engineer | KGiSL – KG Information Systems | Coimbatore | 2019-04 | 2021-09
job: Junior Programmer | CG-VAK Software & Exports | Coimbatore | 2017-08 | 2019-03
edu: MCA | | PSG College of Technology | Anna University | 2017 | 8.3
edu: B.Sc. | CT | Sri Krishna Arts & Science College | Bharathiar | 2014 | 81 %
edu: HSC | | Avila Convent Matric HSS | State Board | 2011 | 88 %
languages: Tamil; English; Malayalam
cert: UiPath Certified Advanced RPA Developer (UiARD); Automation Anywhere Certified Advanced RPA Professional (A360)
total: 8 1
ctc: 1200000
expected: 1600000
notice: 30
preferred: Coimbatore; Chennai
born: 1994-03-11
marital: Married
dated: 2025-08-05
*/
