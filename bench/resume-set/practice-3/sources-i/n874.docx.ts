import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, shade: 'DEEAF6' },
  body: [
    p('ANSAR ALI MONDAL', { bold: true, size: 16 }),
    p(
      'Scaffolder & rigger, Kuwait and Qatar experienced\nBaruipur, South 24 Parganas (W.B.) – 9732 450 816 (WhatsApp also)',
    ),
    h('Job history'),
    p('CCC (Consolidated Contractors Co. W.L.L.) – Al-Zour Refinery\tScaffolding Supervisor, Cat. A\tFeb-23 / Aug-26', {
      tabs: [5000, 7900],
    }),
    p('Consolidated Contractors, Kuwait – KNPC Clean Fuels\tScaffolder – Advanced\tNov-18 / Jan-23', {
      tabs: [5000, 7900],
    }),
    p('Gulf Asia Cont. Co. (GAC), Dammam – camp 4\tScaffolder/Helper\tSep-14 / Oct-18', { tabs: [5000, 7900] }),
    p('Local labour contractor, Haldia\tKhalasi\t2011 / 2014', { tabs: [5000, 7900] }),
    h('Certificates'),
    list(
      'CISRS Overseas Scaffolder Training Scheme (OSTS) Level 2 — card 9980/22 — exp. Jan 2028',
      'Rigger Level III — TUV Nord — TUV-R-2231 — 2 years from 10.2024',
      'Toolbox, H2S awareness, confined space (site induction cards)',
    ),
    h('Education'),
    p('Class VIII, Baruipur High School, 2007'),
    h('Work I know'),
    p(
      'Tube & coupler, cuplock and ringlock scaffolds; hanging/cantilever scaffolds; lifting with 50T crane, web sling and shackle inspection; tagging',
    ),
    p('Bengali, Hindi, little Arabic and English. Age 33 years (04-03-1993). Married.'),
  ],
});
/* LABEL
about: scaffolder | other | senior | n-word-tab-columns-slash-periods-employer-site
name: Ansar Ali Mondal
phone: 9732450816
place: Baruipur
skills: Tube & coupler, cuplock and ringlock scaffolds; hanging/cantilever scaffolds; lifting with 50T crane, web sling and shackle inspection; tagging
job: Scaffolding Supervisor, Cat. A | CCC (Consolidated Contractors Co. W.L.L.) | Al-Zour Refinery | 2023-02 | 2026-08
job: Scaffolder – Advanced | Consolidated Contractors | Kuwait | 2018-11 | 2023-01
job: Scaffolder/Helper | Gulf Asia Cont. Co. (GAC) | Dammam | 2014-09 | 2018-10
job: Khalasi | Local labour contractor | Haldia | 2011 | 2014
edu: Class VIII | | Baruipur High School | | 2007 |
cert: CISRS Overseas Scaffolder Training Scheme (OSTS) Level 2; Rigger Level III
languages: Bengali; Hindi; Arabic; English
born: 1993-03-04
marital: Married
*/
