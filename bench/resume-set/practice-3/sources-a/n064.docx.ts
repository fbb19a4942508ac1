import { docx, h, list, p } from '../../outside/sources/word.ts';

const side = { tabs: [6200] };

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, shade: 'EDEDED', caps: true },
  header: [
    p('SUCHITRA MOHAPATRA, PGDM — E: suchitra.mktg@gmail.com — M: +91 63702 11948', { align: 'center', size: 9 }),
  ],
  body: [
    p('Brand Manager | Personal care and OTC | Kolkata', { bold: true, size: 13, align: 'center', after: 120 }),
    h('Work'),
    p('**Emami Wellness Ltd., Kolkata**\tFebruary 2022 onwards', side),
    list('Brand Manager – Hair oils (since Feb 2024)', 'Assistant Brand Manager – Balms (Feb 2022 – Jan 2024)'),
    p('Share of hair oil up by 140 bps in 2025; Effie bronze 2024.', { after: 80 }),
    p('**Dabur OTC Division, Ghaziabad**\tJune 2019 – January 2022', side),
    list('Area Sales Manager trainee, then Product Executive'),
    p('**Intern**: ITC Foods, Cuttack (Apr – Jun 2018)', { before: 80 }),
    h('Study'),
    p('PGDM (Marketing)\tXIM Bhubaneswar, 2019, 6.9/9', side),
    p('B.Tech (Biotechnology)\tKIIT University, 2016, 8.2', side),
    p('XII, CHSE (Odisha)\tBJB Junior College, 2012, 79%', side),
    p('X, ICSE\tStewart School, Bhubaneswar, 2010, 91%', side),
    h('Skill'),
    p('Nielsen, Kantar Worldpanel, media planning, pack design briefs, P&L, Excel'),
    h('More'),
    p('Odia, Bengali, Hindi, English. Unmarried. 21 LPA at present, 27 LPA expected. Notice period of 90 days.'),
  ],
});
/* LABEL
about: brand-manager | other | mid | n-word-name-in-header-tab-columns
name: Suchitra Mohapatra
email: suchitra.mktg@gmail.com
phone: 6370211948
place: Kolkata
skills: Nielsen; Kantar Worldpanel; media planning; pack design briefs; P&L; Excel
also: Hair oils; OTC; Personal care
job: Brand Manager – Hair oils | Emami Wellness Ltd. | Kolkata | 2024-02 | now
job: Assistant Brand Manager – Balms | Emami Wellness Ltd. | Kolkata | 2022-02 | 2024-01
job: Area Sales Manager trainee, then Product Executive | Dabur OTC Division | Ghaziabad | 2019-06 | 2022-01
job: Intern | ITC Foods | Cuttack | 2018-04 | 2018-06
edu: PGDM | Marketing | XIM Bhubaneswar | | 2019 | 6.9/9
edu: B.Tech | Biotechnology | KIIT University | | 2016 | 8.2
edu: XII | | BJB Junior College | CHSE (Odisha) | 2012 | 79%
edu: X | | Stewart School, Bhubaneswar | ICSE | 2010 | 91%
languages: Odia; Bengali; Hindi; English
ctc: 2100000
expected: 2700000
notice: 90
marital: Unmarried
*/
