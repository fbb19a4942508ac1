import { docx, h, p } from '../../outside/sources/word.ts';

const tab = { tabs: [2600] };

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 11, caps: true },
  body: [
    p('JASPREET SINGH AHLUWALIA', { bold: true, size: 14 }),
    p('Flat 1102, Orchid Tower, Zirakpur, Punjab'),
    p('Mob.\t: 98159 60447', { tabs: [1000] }),
    p('Mail\t: js.ahluwalia.pharma@gmail.com', { tabs: [1000] }),
    h('Experience (pharma sales, 17 years)'),
    p('Organisation\t: Intas Biosciences Ltd. (CNS division)', tab),
    p('Designation\t: Regional Business Manager', tab),
    p('Headquarter\t: Chandigarh', tab),
    p('Area\t: Punjab, Haryana, HP, J&K', tab),
    p('Tenure\t: May 2018 to date', tab),
    p('Turnover\t: Rs. 1.9 crore to Rs. 4.6 crore a month', { ...tab, after: 160 }),
    p('Organisation\t: Alkem Remedies Ltd. (Derma division)', tab),
    p('Designation\t: Area Business Manager', tab),
    p('Headquarter\t: Ludhiana', tab),
    p('Area\t: Ludhiana, Patiala, Bathinda', tab),
    p('Tenure\t: Feb 2014 to Apr 2018', { ...tab, after: 160 }),
    p('Organisation\t: Macleods Healthcare', tab),
    p('Designation\t: Medical Representative, promoted to Field Trainer in 2012', tab),
    p('Headquarter\t: Amritsar', tab),
    p('Tenure\t: Aug 2009 to Jan 2014', { ...tab, after: 160 }),
    h('Achievements'),
    p('Best RBM of North zone 2021-22 and 2023-24. Trip to Baku in 2022. Launched six brands.'),
    h('Education'),
    p('2009\tB.Pharm, ISF College of Pharmacy, Moga (PTU), 65.5%', { tabs: [1000] }),
    p('2005\t10+2 (Medical), Spring Dale School, Amritsar, CBSE, 71%', { tabs: [1000] }),
    p('2003\t10th, Spring Dale School, Amritsar, CBSE, 74%', { tabs: [1000] }),
    h('Strong in'),
    p('KOL management, stockist management, team handling, CRM, sales forecasting, launch planning'),
    h('Personal'),
    p('Born on 04 Nov 1986. Married. English, Punjabi, Hindi. CTC Rs. 18.2 lakh + incentives; notice 60 days.'),
  ],
});
/* LABEL
about: pharma-regional-manager | other | senior | n-word-label-tabs-headquarter-division
name: JASPREET SINGH AHLUWALIA
email: js.ahluwalia.pharma@gmail.com
phone: 9815960447
place: Zirakpur
skills: KOL management; stockist management; team handling; CRM; sales forecasting; launch planning
also: pharma sales
job: Regional Business Manager | Intas Biosciences Ltd. | Chandigarh | 2018-05 | now
job: Area Business Manager | Alkem Remedies Ltd. | Ludhiana | 2014-02 | 2018-04
job: Medical Representative, promoted to Field Trainer | Macleods Healthcare | Amritsar | 2009-08 | 2014-01
edu: B.Pharm | | ISF College of Pharmacy, Moga (PTU) | | 2009 | 65.5%
edu: 10+2 | Medical | Spring Dale School, Amritsar | CBSE | 2005 | 71%
edu: 10th | | Spring Dale School, Amritsar | CBSE | 2003 | 74%
languages: English; Punjabi; Hindi
total: 17 0
ctc: 1820000
notice: 60
born: 1986-11-04
marital: Married
*/
