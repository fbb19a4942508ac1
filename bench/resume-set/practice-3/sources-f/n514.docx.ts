import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, shade: 'FFF2CC' },
  body: [
    p('Resume', { align: 'center', bold: true, size: 14 }),
    p('**Name:** Lakshmi Narasimha Rao Karri'),
    p('**Mobile:** 8790 330 128, 9246 510 774'),
    p('**Email id:** klnrao.sapfico@gmail.com'),
    h('Objective'),
    p('To work as SAP FICO lead in a reputed organisation where my domain experience of finance is used.'),
    h('Experience Summary'),
    list(
      '13+ years of total experience, 9 years in SAP FICO and 4 years in finance (domain).',
      'Two implementations, two rollouts, three support projects.',
    ),
    h('Employment History'),
    list(
      'Working as Lead Consultant in LTIMindtree, Hyderabad from Oct-2021 to till date.',
      'Worked as SAP FICO Consultant in Yash Technologies, Indore on the payrolls of Collabera from Feb-2019 to Sep-2021.',
      'Worked as SAP Consultant in Seal Infotech, Hyderabad from Jul-2017 to Jan-2019.',
      'Worked as Accounts Officer in Visaka Industries Ltd, Secunderabad from May-2013 to Jun-2017.',
    ),
    h('Project Profile'),
    table(
      [2000, 7400],
      [
        ['Project #3', 'S/4HANA Finance support'],
        ['Client', 'Johnson Controls, Milwaukee'],
        ['Period', 'Nov-2021 to till date'],
        ['Role', 'Lead, team of 7'],
      ],
    ),
    table(
      [2000, 7400],
      [
        ['Project #2', 'ECC to S/4 conversion'],
        ['Client', 'Piramal Glass'],
        ['Period', 'Mar-2019 to Aug-2021'],
        ['Role', 'FICO consultant'],
      ],
    ),
    table(
      [2000, 7400],
      [
        ['Project #1', 'Rollout in Kenya and Uganda'],
        ['Client', 'Kansai Plascon'],
        ['Period', 'Sep-2017 to Jan-2019'],
        ['Role', 'Associate'],
      ],
    ),
    h('SAP Skills'),
    p('GL, AP, AR, Asset Accounting, Cost Centre Accounting, CO-PA, New GL, Fiori, LSMW, SmartForms (basic)'),
    h('Education'),
    list('M.Com from Andhra University in the year 2012 with 63%', 'B.Com from Andhra University in the year 2010'),
    h('Certification'),
    p('SAP Certified Associate – SAP S/4HANA for Financial Accounting (SAP, ID 0018822764, 2020)'),
    h('Personal'),
    p('Date of Birth: 10-06-1990\tMarital status: Married\tGender: Male', { tabs: [3600, 6800] }),
    p('Notice Period: 30 days\tCurrent location: Hyderabad', { tabs: [3600] }),
  ],
});
/* LABEL
about: sap-fico-consultant | it | senior | n-word-worked-as-in-on-the-payrolls
name: Lakshmi Narasimha Rao Karri
email: klnrao.sapfico@gmail.com
phone: 8790330128
phone: 9246510774
place: Hyderabad
skills: GL; AP; AR; Asset Accounting; Cost Centre Accounting; CO-PA; New GL; Fiori; LSMW; SmartForms
also: SAP FICO; S/4HANA
job: Lead Consultant | LTIMindtree | Hyderabad | 2021-10 | now
job: SAP FICO Consultant | Yash Technologies | Indore | 2019-02 | 2021-09
job: SAP Consultant | Seal Infotech | Hyderabad | 2017-07 | 2019-01
job: Accounts Officer | Visaka Industries Ltd | Secunderabad | 2013-05 | 2017-06
edu: M.Com | | Andhra University | | 2012 | 63%
edu: B.Com | | Andhra University | | 2010 |
cert: SAP Certified Associate – SAP S/4HANA for Financial Accounting
total: 13 0
notice: 30
born: 1990-06-10
gender: Male
marital: Married
*/
