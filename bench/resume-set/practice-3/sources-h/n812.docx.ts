import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 10,
  heading: { size: 14, color: 'AD1457', before: 160 },
  body: [
    p('Ipsita Mohanty', { bold: true, size: 18 }),
    p('UI developer', { size: 12, color: 'AD1457' }),
    p('Cuttack, Odisha\n(+91) 82600 74419\nipsita.frontend@gmail.com\nipsitamohanty.dev | github.com/ipsita-m', {
      size: 9,
    }),
    h('Experience'),
    p('**Mindfire Solutions,** Bhubaneswar — Senior UI Developer', { after: 0 }),
    p('Dec 2022 - Present', { size: 9, color: '888888' }),
    p('Design system in Angular 17; audits for WCAG 2.2.'),
    p('**Tatwa Technologies,** Bhubaneswar — UI Developer', { after: 0 }),
    p('Jun 2020 - Nov 2022', { size: 9, color: '888888' }),
    p('**Tatwa Technologies,** Bhubaneswar — Intern', { after: 0 }),
    p('Jan 2020 - May 2020', { size: 9, color: '888888' }),
    h('Education'),
    p('**Silicon Institute of Technology,** Bhubaneswar — B.Tech, CSE', { after: 0 }),
    p('Aug 2016 - May 2020 · CGPA 8.4', { size: 9, color: '888888' }),
    p('**Ravenshaw Collegiate School,** Cuttack — +2 Science (CHSE)', { after: 0 }),
    p('2016 · 79 %', { size: 9, color: '888888' }),
    h('Projects'),
    p('**Pala Gayaka archive** — site with audio of 60 singers, 2023'),
    h('Skills'),
    table(
      [2400, 7400],
      [
        ['Strong', 'Angular, TypeScript, SCSS, HTML'],
        ['Fair', 'React, Cypress, Storybook'],
        ['Learning', 'Svelte'],
      ],
      { border: false },
    ),
    h('Certifications'),
    p(
      '**Certified Professional in Accessibility** — Deque University, 2024\n**Angular: The Complete Guide** — Udemy, 2021',
    ),
    h('Languages'),
    p('Odia, Hindi, English'),
  ],
});
/* LABEL
about: ui-developer | it | mid | n-gdocs-coral-employer-comma-place-dash-title
name: Ipsita Mohanty
email: ipsita.frontend@gmail.com
phone: 8260074419
place: Cuttack
github: github.com/ipsita-m
skills: Angular; TypeScript; SCSS; HTML; React; Cypress; Storybook; Svelte
also: Design system; WCAG 2.2
job: Senior UI Developer | Mindfire Solutions | Bhubaneswar | 2022-12 | now
job: UI Developer | Tatwa Technologies | Bhubaneswar | 2020-06 | 2022-11
job: Intern | Tatwa Technologies | Bhubaneswar | 2020-01 | 2020-05
edu: B.Tech | CSE | Silicon Institute of Technology | | 2020 | CGPA 8.4
edu: +2 | Science | Ravenshaw Collegiate School | CHSE | 2016 | 79 %
cert: Certified Professional in Accessibility; Angular: The Complete Guide
languages: Odia; Hindi; English
*/
