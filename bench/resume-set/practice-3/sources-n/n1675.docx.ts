import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10.5,
  heading: { bold: true, size: 11.5, color: '1F3864' },
  body: [
    p('KAPOOR, Vivek (Mr.)  |  Regional Head – Home Loans', { bold: true, size: 14, color: '1F3864' }),
    p('Kanpur 208012, U.P.  |  M: 97950 04418  |  vivekkapoor.hl@gmail.com', { after: 60 }),
    h('Career path (latest first)'),
    p('Regional Head (AVP-II), U.P. East', { bold: true, before: 40 }),
    p('Piramal-DHFL Housing Finance → since merged into Piramal Capital'),
    p('Book: Rs. 940 Cr | 17 branches | Team: 210 (on-roll 92, DSA/payroll of Innov 118)'),
    p('15 Nov 2021 – till date'),
    p('Cluster Manager / Area Business Manager', { bold: true, before: 60 }),
    p('Aadhar Housing Finance (a Blackstone company)'),
    p('Base branch: Allahabad | Area: Allahabad, Varanasi, Gorakhpur'),
    p('3 Jul 2016 – 10 Nov 2021'),
    p('Branch Sales Manager', { bold: true, before: 60 }),
    p('GE Money Housing Finance (later Magma)'),
    p('Base branch: Kanpur'),
    p('18 Feb 2010 – 30 Jun 2016'),
    p('Sales Officer', { bold: true, before: 60 }),
    p('ICICI Home Finance, off-roll through Adecco'),
    p('Base branch: Kanpur'),
    p('Aug 2007 – Feb 2010'),
    h('Education path'),
    p('MBA (Finance) | Dr. Gaur Hari Singhania Institute (UPTU), Kanpur | passed in 2007 | 64 %'),
    p('B.Com | Christ Church College (Kanpur University) | passed in 2004 | II div.'),
    p('Class 12 | B.N.S.D. Inter College (UP Board) | passed in 2001 | 55.4 %'),
    h('Certificates'),
    p(
      'IRDAI – Composite Corporate Agent Specified Person, 2022 (SP0011820)\nCertified Credit Officer, Moody’s Analytics – BFSI, 2017',
    ),
    h('In-house trainings'),
    p('“Leaders as coaches”, Lonavala 2019; fraud control, 2023; LOS go-live 2024'),
    h('Skills'),
    p(
      'affordable housing, LAP, DSA channel, collections (0–90), credit appraisal of informal income, Finnone, Salesforce',
    ),
    h('Compensation'),
    p(
      'Fixed: Rs. 26,40,000; incentive in last FY Rs. 4,10,000. Expected fixed: Rs. 32 lakh. NP: 60 days. Lucknow, Kanpur, Delhi preferred; Patna not considered.',
    ),
    p('Hindi, English, Punjabi. DOB: 19.10.1983. Married.'),
  ],
});
/* LABEL
about: home-loan-regional-head | other | senior | n4-word-comma-name-mr-title-above-employer-merged-base-branch
name: Vivek Kapoor
email: vivekkapoor.hl@gmail.com
phone: 9795004418
place: Kanpur
skills: affordable housing; LAP; DSA channel; collections (0–90); credit appraisal of informal income; Finnone; Salesforce
job: Regional Head (AVP-II), U.P. East | Piramal-DHFL Housing Finance | | 2021-11 | now
job: Cluster Manager / Area Business Manager | Aadhar Housing Finance | Allahabad | 2016-07 | 2021-11
job: Branch Sales Manager | GE Money Housing Finance | Kanpur | 2010-02 | 2016-06
job: Sales Officer | ICICI Home Finance | Kanpur | 2007-08 | 2010-02
edu: MBA | Finance | Dr. Gaur Hari Singhania Institute | UPTU | 2007 | 64 %
edu: B.Com | | Christ Church College | Kanpur University | 2004 | II div.
edu: Class 12 | | B.N.S.D. Inter College | UP Board | 2001 | 55.4 %
languages: Hindi; English; Punjabi
cert: Composite Corporate Agent Specified Person; Certified Credit Officer
ctc: 2640000
expected: 3200000
notice: 60
born: 1983-10-19
marital: Married
preferred: Lucknow; Kanpur; Delhi
*/
