import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'DejaVu Sans',
  size: 9,
  margin: 850,
  heading: { bold: true, size: 10, color: '2E7D32' },
  body: [
    p('DILIP PATIL', { bold: true, size: 16 }),
    p('Secretary, farmers’ cooperative | Yawal, Jalgaon (M.S.) 425301 | 94237 61902 | dilip.vss.yawal@gmail.com'),
    h('Present post'),
    p('Secretary (Group Secretary cadre)\tYawal Vividh Karyakari Seva Sahakari Society\t2015 →', {
      tabs: [3300, 8200],
    }),
    h('Former posts'),
    p('Inspector (loans)\tJalgaon District Central Coop. Bank, Faizpur branch\t2010 → 2015', { tabs: [3300, 8200] }),
    p('Accounts clerk\tMadhukar Sahakari Sakhar Karkhana\t2006 → 2010', { tabs: [3300, 8200] }),
    p('Field man (bananas)\tMahabanana FPC, Raver\t2004 → 2006', { tabs: [3300, 8200] }),
    h('Diplomas and schooling'),
    p('G.D.C. & A.\tCooperation Dept., Govt. of Maharashtra\t2009\t52%', { tabs: [2600, 6400, 7600] }),
    p('B.Com.\tD. N. College, Faizpur (NMU)\t2004\t57%', { tabs: [2600, 6400, 7600] }),
    p('Twelfth\tNew English School, Yawal\t2001\t61%', { tabs: [2600, 6400, 7600] }),
    h('Work known'),
    p(
      'Crop loan scales; Audit compliance (class A from 2018 to 2025); Fertiliser licence work; Tally; PACS computerisation software; MS Excel',
    ),
    h('Family and self'),
    p('DOB 01-06-1983 (as per school record). Married. Marathi, Ahirani, Hindi.'),
  ],
});
/* LABEL
about: cooperative-secretary | other | senior | n-word-tabs-title-employer-arrow
name: Dilip Patil
email: dilip.vss.yawal@gmail.com
phone: 9423761902
place: Yawal
skills: Crop loan scales; Audit compliance; Fertiliser licence work; Tally; PACS computerisation software; MS Excel
job: Secretary (Group Secretary cadre) | Yawal Vividh Karyakari Seva Sahakari Society | | 2015 | now
job: Inspector (loans) | Jalgaon District Central Coop. Bank | Faizpur | 2010 | 2015
job: Accounts clerk | Madhukar Sahakari Sakhar Karkhana | | 2006 | 2010
job: Field man (bananas) | Mahabanana FPC | Raver | 2004 | 2006
edu: G.D.C. & A. | | Cooperation Dept., Govt. of Maharashtra | | 2009 | 52%
edu: B.Com. | | D. N. College, Faizpur | NMU | 2004 | 57%
edu: Twelfth | | New English School, Yawal | | 2001 | 61%
languages: Marathi; Ahirani; Hindi
born: 1983-06-01
marital: Married
*/
