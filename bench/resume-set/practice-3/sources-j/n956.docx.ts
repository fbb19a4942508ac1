import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Open Sans',
  size: 9,
  margin: 800,
  heading: { bold: true, size: 11, line: true },
  body: [
    p('MAYANK AGARWAL', { bold: true, size: 18 }),
    p('Product Manager\tGhaziabad\t97110 33 845\tmayank.agwl@gmail.com', { tabs: [2600, 4600, 6600] }),
    h('History'),
    p('2023 Feb\tto date\tGroup Product Manager\tPaisabazaar Labs, Gurugram', { tabs: [1300, 2600, 5400], bold: true }),
    p('Credit score funnel; app rating 4.1 to 4.6', { indent: 2600 }),
    p('2020 Jun\t2023 Jan\tProduct Manager\tInnovaccer Health Data, Noida', { tabs: [1300, 2600, 5400], bold: true }),
    p('Care gap module; 22 hospitals', { indent: 2600 }),
    p('2018 May\t2020 May\tAssociate Product Manager\tInnovaccer Health Data, Noida', {
      tabs: [1300, 2600, 5400],
      bold: true,
    }),
    p('2014 Jul\t2016 May\tSoftware Developer\tAricent Telecom Software, Gurugram', {
      tabs: [1300, 2600, 5400],
      bold: true,
    }),
    h('Schools'),
    p('2016\t2018\tPGDM\tMDI Gurgaon', { tabs: [1300, 2600, 5400] }),
    p('2010\t2014\tB.Tech (IT)\tJSS Academy, Noida (UPTU), 74 %', { tabs: [1300, 2600, 5400] }),
    p('\t2010\tClass XII\tDPS Vasundhara (CBSE), 89 %', { tabs: [1300, 2600, 5400] }),
    h('Craft'),
    p('Roadmaps\tA/B testing\tSQL\tMixpanel', { tabs: [2600, 5200, 7800] }),
    p('Figma\tPricing\tUser interviews\tJIRA', { tabs: [2600, 5200, 7800] }),
    h('Extra'),
    p('2021\tCertified Scrum Product Owner (Scrum Alliance)', { tabs: [1300] }),
    p('2019\tPragmatic Institute: Foundations', { tabs: [1300] }),
    h('Pay'),
    p('42 LPA + ESOP\t50 LPA expected\t2 months', { tabs: [2600, 5200] }),
  ],
});
/* LABEL
about: product-manager | it | senior | n-word-four-tab-columns-start-end-title-employer
name: Mayank Agarwal
email: mayank.agwl@gmail.com
phone: 9711033845
place: Ghaziabad
skills: Roadmaps; A/B testing; SQL; Mixpanel; Figma; Pricing; User interviews; JIRA
job: Group Product Manager | Paisabazaar Labs | Gurugram | 2023-02 | now
job: Product Manager | Innovaccer Health Data | Noida | 2020-06 | 2023-01
job: Associate Product Manager | Innovaccer Health Data | Noida | 2018-05 | 2020-05
job: Software Developer | Aricent Telecom Software | Gurugram | 2014-07 | 2016-05
edu: PGDM | | MDI Gurgaon | | 2018 |
edu: B.Tech | IT | JSS Academy, Noida | UPTU | 2014 | 74 %
edu: Class XII | | DPS Vasundhara | CBSE | 2010 | 89 %
cert: Certified Scrum Product Owner; Pragmatic Institute: Foundations
ctc: 4200000
expected: 5000000
notice: 60
*/
