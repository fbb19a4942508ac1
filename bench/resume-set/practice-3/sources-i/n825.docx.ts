import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Open Sans',
  size: 9,
  heading: { bold: true, size: 10, caps: true, color: '6A1B9A', line: true },
  body: [
    p('Aditi Chatterjee', { bold: true, size: 20, color: '6A1B9A', after: 0 }),
    p('UX researcher & content designer', { after: 0 }),
    p('Kolkata (Salt Lake) · 90078 15543 · aditi@aditichatterjee.design · linkedin.com/in/aditichat', { size: 8 }),
    h('Experience'),
    p('**UX Researcher II / Content Design Lead**\tABP Digital (part of ABP Group)\t2023–', { tabs: [4600, 8600] }),
    p('**Content Designer – Growth Team**\tRazorpay, Bengaluru\t2021–23', { tabs: [4600, 8600] }),
    p('**Copywriter**\tWunderman Thompson\t2019–21', { tabs: [4600, 8600] }),
    p('**Copywriter (Freelance)**\tSelf-employed\t2018–19', { tabs: [4600, 8600] }),
    h('Skills'),
    p('Research: interviews & diary studies (5 y), usability tests (5 y), surveys (Typeform)'),
    p('Writing: microcopy, Bengali/English localisation'),
    p('Software: Figma, Dovetail, Maze, Notion'),
    h('Certifications'),
    list(
      'NN/g UX Certificate (UXC), UX Research specialty, ID 1058821, 2024',
      'Google UX Design Professional Certificate, Coursera, 2021',
      'Speaker at DesignUp 2025; mentor at ADPList (no certificates, I just enjoy it)',
    ),
    h('Education'),
    p('M.A. English – Jadavpur University – 2018 – 1st class 1st'),
    p('B.A. (Hons) English – Presidency University, Kolkata – 2016'),
    p('ISC – La Martiniere for Girls – 2013 – 95.25%'),
  ],
});
/* LABEL
about: ux-researcher | it | mid | n-word-three-tab-stops-title-employer-years
name: Aditi Chatterjee
email: aditi@aditichatterjee.design
phone: 9007815543
place: Kolkata
linkedin: linkedin.com/in/aditichat
skills: interviews & diary studies; usability tests; surveys (Typeform); microcopy; Bengali/English localisation; Figma; Dovetail; Maze; Notion
also: Research; Writing; Software
job: UX Researcher II / Content Design Lead | ABP Digital | | 2023 | now
job: Content Designer – Growth Team | Razorpay | Bengaluru | 2021 | 2023
job: Copywriter | Wunderman Thompson | | 2019 | 2021
job: Copywriter (Freelance) | Self-employed | | 2018 | 2019
edu: M.A. | English | Jadavpur University | | 2018 | 1st class 1st
edu: B.A. (Hons) | English | Presidency University, Kolkata | | 2016 |
edu: ISC | | La Martiniere for Girls | | 2013 | 95.25%
cert: NN/g UX Certificate (UXC); Google UX Design Professional Certificate
*/
