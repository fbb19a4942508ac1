import { docx, list, p } from '../../outside/sources/word.ts';

const head = (text: string) => p(text, { bold: true, color: '00695C', before: 160 });

export default docx({
  font: 'Lato',
  size: 10,
  body: [
    p('**Rohini Suresh Kamble**\tMSW', { size: 16, tabs: [-9800] }),
    p('Bhimnagar, Solapur 413003\t+91 93595 40286', { tabs: [-9800] }),
    p('\trohinikamble.msw@gmail.com', { tabs: [-9800] }),
    head('Why I write'),
    p(
      'I am a social worker of the first generation in my family to study. I look for community organisation work in Maharashtra.',
    ),
    head('Studies (latest first)'),
    p('MSW (Community Development) | Nirmala Niketan, Mumbai | 2024–26 | 68%'),
    p('BSW | Walchand College, Solapur | 2021–24 | 64.5%'),
    p('HSC (Arts) | Pune Divisional Board | 2021 | 77.17%'),
    p('SSC | Pune Divisional Board | 2019 | 70.40%'),
    head('Field work and internships'),
    p('**Block placement** – SNEHA, Dharavi – May 2026'),
    list('Home visits to 60 mothers; counselling under a senior worker'),
    p('**Field work trainee** – Apnalaya, Govandi – July 2024 to March 2025'),
    list('Waste-pickers’ ID cards: 212 forms filled', 'Street play on school dropout, Republic Day 2025'),
    p('**Field work trainee** – Halo Medical Foundation, Andur – 2023-24'),
    head('Paid work'),
    p('**Community Mobiliser** – Yuva Parivartan (Kherwadi Social Welfare Association), Solapur – since July 2026'),
    p('**Enumerator** – ASER Survey, Pratham – Sept–Oct 2022'),
    head('Research'),
    p('Menstrual leave and women bidi workers of Solapur (dissertation, 2026)'),
    head('I can do'),
    p('PRA and FGD, KoboToolbox, case recording, Marathi typing (ISM), street theatre, report writing'),
    head('Languages'),
    p('Marathi – mother tongue; Hindi – fluent; English – good; Telugu – can speak'),
    head('Personal'),
    p('12 March 2003; female; single; category SC; own scooter and licence'),
  ],
});
/* LABEL
about: social-worker | other | junior | n-word-paid-work-after-field-work
name: Rohini Suresh Kamble
email: rohinikamble.msw@gmail.com
phone: 9359540286
place: Solapur
skills: PRA; FGD; KoboToolbox; case recording; Marathi typing; street theatre; report writing
also: counselling; PRA and FGD; community organisation; Home visits
job: Block placement | SNEHA | Dharavi | 2026-05 | 2026-05
job: Field work trainee | Apnalaya | Govandi | 2024-07 | 2025-03
job: Field work trainee | Halo Medical Foundation | Andur | 2023 | 2024
job: Community Mobiliser | Yuva Parivartan (Kherwadi Social Welfare Association) | Solapur | 2026-07 | now
job: Enumerator | ASER Survey, Pratham | | 2022-09 | 2022-10
edu: MSW | Community Development | Nirmala Niketan, Mumbai | | 2026 | 68%
edu: BSW | | Walchand College, Solapur | | 2024 | 64.5%
edu: HSC | Arts | | Pune Divisional Board | 2021 | 77.17%
edu: SSC | | | Pune Divisional Board | 2019 | 70.40%
languages: Marathi; Hindi; English; Telugu
born: 2003-03-12
gender: Female
marital: Single
*/
