import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 12, color: '2F5496', line: true },
  body: [
    p('PRIYANKA  BANDYOPADHYAY', { bold: true, size: 16, color: '2F5496' }),
    p('Senior Scrum Master | Rajarhat, Kolkata | priyanka.bando@gmail.com | +91 98744 30218'),
    h('PROFESSIONAL EXPERIENCE'),
    p('**Company:** PwC Service Delivery Center\t**Designation:** Senior Associate – Scrum Master', {
      tabs: [5000],
      before: 80,
    }),
    p('**Client:** A Canadian bank\t**Duration:** Jan 2022 – Present', { tabs: [5000] }),
    list('Three squads; release train of nine', 'Flow metrics, lead time 21 → 12 days'),
    p('**Company:** Capgemini India\t**Designation:** Consultant', { tabs: [5000], before: 80 }),
    p('**Client:** Hydro One\t**Duration:** Sep 2017 – Dec 2021', { tabs: [5000] }),
    list('Scrum of scrums with Toronto and Noida'),
    p('**Company:** Wipro Technologies\t**Designation:** Project Engineer', { tabs: [5000], before: 80 }),
    p('**Client:** Nationwide\t**Duration:** Jul 2013 – Aug 2017', { tabs: [5000] }),
    p('**Company:** Webel Informatics\t**Designation:** Trainee', { tabs: [5000], before: 80 }),
    p('**Client:** Govt. of West Bengal\t**Duration:** Jan 2013 – Jun 2013', { tabs: [5000] }),
    h('EDUCATION'),
    p('**Degree:** B.Tech (Information Technology)\t**Institute:** Heritage Institute of Technology', { tabs: [5000] }),
    p('**University:** WBUT\t**Year:** 2012   **DGPA:** 8.2', { tabs: [5000] }),
    p('**Degree:** Higher Secondary\t**Institute:** Gokhale Memorial Girls’ School', { tabs: [5000], before: 80 }),
    p('**Board:** WBCHSE\t**Year:** 2008   **Marks:** 82%', { tabs: [5000] }),
    h('CERTIFICATES'),
    p('PSM II\tScrum.org\t2021\tNo. 771203', { tabs: [3000, 5500, 7200] }),
    p('SAFe 6 Release Train Engineer\tScaled Agile\t2024\tNo. 30118822', { tabs: [3000, 5500, 7200] }),
    h('SKILLS'),
    p('Facilitation, Jira Align, Kanban, OKR, Azure DevOps, Coaching, Miro'),
    h('PERSONAL'),
    p('Bengali, English, Hindi | CTC 21.4 LPA | ECTC 27 LPA | Notice 60 days | Single'),
  ],
});
/* LABEL
about: scrum-master | it | senior | n-word-company-designation-client-duration-tabs
name: PRIYANKA BANDYOPADHYAY
email: priyanka.bando@gmail.com
phone: 9874430218
place: Kolkata
skills: Facilitation; Jira Align; Kanban; OKR; Azure DevOps; Coaching; Miro
job: Senior Associate – Scrum Master | PwC Service Delivery Center | | 2022-01 | now
job: Consultant | Capgemini India | | 2017-09 | 2021-12
job: Project Engineer | Wipro Technologies | | 2013-07 | 2017-08
job: Trainee | Webel Informatics | | 2013-01 | 2013-06
edu: B.Tech | Information Technology | Heritage Institute of Technology | WBUT | 2012 | 8.2
edu: Higher Secondary | | Gokhale Memorial Girls’ School | WBCHSE | 2008 | 82%
languages: Bengali; English; Hindi
cert: PSM II; SAFe 6 Release Train Engineer
ctc: 2140000
expected: 2700000
notice: 60
marital: Single
*/
