import { docx, p, table } from '../../outside/sources/word.ts';

const t = (text: string) => p(text, { bold: true, size: 11, color: '6A1B9A', before: 140, line: true });

export default docx({
  font: 'Open Sans',
  size: 9,
  margin: 700,
  body: [
    p('LAVANYA', { size: 30, bold: true, after: 0 }),
    p('RAMAKRISHNAN', { size: 18, color: '6A1B9A', after: 0 }),
    p('UX writer & content strategist', { after: 160 }),
    table(
      [6700, 3700],
      [
        [
          t('Experience') +
            p('**Freshworks** — Lead Content Designer') +
            p('Chennai, Nov 2022 to present') +
            p('• Style guide used by 70 product teams\n• Error messages rewritten: tickets down 14 %') +
            p('**Zoho Corporation** — Senior Technical Writer', { before: 80 }) +
            p('Chennai, Apr 2019 to Oct 2022') +
            p('**Zoho Corporation** — Technical Writer', { before: 80 }) +
            p('Tenkasi, Jun 2016 to Mar 2019') +
            p('**The New Indian Express** — Sub-editor', { before: 80 }) +
            p('Madurai, Jul 2014 to May 2016') +
            t('Talks') +
            p('Write the Docs India, 2021 and 2023'),
          t('Contact') +
            p('☎ 89398 06614\n✉ lavanya.words@gmail.com\n⌂ Velachery, Chennai\n⧉ linkedin.com/in/lavanyawords') +
            t('Education') +
            p('M.A. Journalism and Mass Communication\nManonmaniam Sundaranar University, Tirunelveli\n2014') +
            p('B.A. English Literature\nSarah Tucker College, Palayamkottai\n2012') +
            t('Certificates') +
            p('UX Writing Certification\nUX Writing Hub\n2020') +
            p('Accessibility Content (CPACC)\nIAAP\n2023') +
            t('Skills') +
            p('Figma · DITA · Markdown · MadCap Flare · Content audits · Plain language') +
            t('Languages') +
            p('Tamil, English, Malayalam'),
        ],
      ],
      { border: false },
    ),
  ],
});
/* LABEL
about: content-designer | it | senior | n-word-two-cells-employer-dash-title-place-before-period
name: Lavanya Ramakrishnan
email: lavanya.words@gmail.com
phone: 8939806614
place: Chennai
linkedin: linkedin.com/in/lavanyawords
skills: Figma; DITA; Markdown; MadCap Flare; Content audits; Plain language
job: Lead Content Designer | Freshworks | Chennai | 2022-11 | now
job: Senior Technical Writer | Zoho Corporation | Chennai | 2019-04 | 2022-10
job: Technical Writer | Zoho Corporation | Tenkasi | 2016-06 | 2019-03
job: Sub-editor | The New Indian Express | Madurai | 2014-07 | 2016-05
edu: M.A. | Journalism and Mass Communication | Manonmaniam Sundaranar University, Tirunelveli | | 2014 |
edu: B.A. | English Literature | Sarah Tucker College, Palayamkottai | | 2012 |
cert: UX Writing Certification; Accessibility Content (CPACC)
languages: Tamil; English; Malayalam
*/
