import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  margin: 700,
  body: [
    p('PALLAVI SHEKHAWAT', { bold: true, size: 18, shade: '37474F', color: 'FFFFFF' }),
    p('Retail store manager, Jodhpur — 98 2873 0619 — pallavi.retail@gmail.com', {
      shade: '37474F',
      color: 'FFFFFF',
      after: 120,
    }),
    table(
      [5200, 5200],
      [
        [
          p('WORK', { bold: true }) +
            p("Store Manager, FabIndia Overseas, Jodhpur\tAug '21 –", { tabs: [-4900] }) +
            p("Department Manager, Shoppers Stop, Jaipur\tJan '18 – Jul '21", { tabs: [-4900] }) +
            p("Customer Care Associate, Shoppers Stop, Jaipur\tMay '16 – Dec '17", { tabs: [-4900] }) +
            p("Sales Girl, Anokhi Museum Shop, Jaipur\tNov '14 – Mar '16", { tabs: [-4900] }),
          p('STUDY', { bold: true }) +
            p("MBA (Retail), distance, NMIMS\t'20", { tabs: [-4900] }) +
            p("B.A., Kamla Nehru College, JNVU\t'14", { tabs: [-4900] }) +
            p("XII, Rajmata Krishna Kumari School, CBSE\t'11", { tabs: [-4900] }),
        ],
        [
          p('GOOD AT', { bold: true }) +
            p('Visual merchandising | Shrinkage control | POS (Ginesys) | Team rota | Stock audit'),
          p('DETAILS', { bold: true }) + p('5.4 LPA, seeks 6.8 LPA, 30 days, married, Hindi, Marwari, English'),
        ],
      ],
    ),
    p('AWARD: Store of the Region, West, FY 2022-23', { italic: true }),
  ],
});
/* LABEL
about: retail-store-manager | other | mid | n-word-four-cell-grid-right-tab-apostrophe-periods
name: Pallavi Shekhawat
email: pallavi.retail@gmail.com
phone: 9828730619
place: Jodhpur
skills: Visual merchandising; Shrinkage control; POS (Ginesys); Team rota; Stock audit
job: Store Manager | FabIndia Overseas | Jodhpur | 2021-08 | now
job: Department Manager | Shoppers Stop | Jaipur | 2018-01 | 2021-07
job: Customer Care Associate | Shoppers Stop | Jaipur | 2016-05 | 2017-12
job: Sales Girl | Anokhi Museum Shop | Jaipur | 2014-11 | 2016-03
edu: MBA | Retail | NMIMS | | 2020 |
edu: B.A. | | Kamla Nehru College | JNVU | 2014 |
edu: XII | | Rajmata Krishna Kumari School | CBSE | 2011 |
languages: Hindi; Marwari; English
marital: Married
ctc: 540000
expected: 680000
notice: 30
*/
