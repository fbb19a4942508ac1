import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10.5,
  heading: { bold: true, size: 12, color: '7A1F3D', line: true },
  body: [
    p('Adv. Ritika Sehgal', { bold: true, size: 18, color: '7A1F3D' }),
    p('Corporate counsel  |  New Delhi  |  +91-98110 40275  |  ritika.sehgal.law@gmail.com', { after: 100 }),
    h('What I do'),
    p(
      'Contracts, data protection and dispute strategy for technology and lending companies. Six years after enrolment, two of them at the bar.',
    ),
    h('Engagements'),
    p('PAYNEST FINTECH PRIVATE LIMITED, Gurugram\tMay 2023 – present', { bold: true, tabs: [-9800] }),
    p('(RBI-registered NBFC; subsidiary of Orient Capital Group, Singapore)', { italic: true }),
    p('Senior Manager – Legal & Secretarial / Grade M4'),
    p('Legal department, reporting to the General Counsel'),
    list(
      'Co-lending agreements with 11 banks, DPDP Act readiness in 2025',
      'Manage a panel of 14 law firms and 230 recovery matters',
    ),
    p('TRIVENI & SETH, ADVOCATES, New Delhi\tAug 2021 – Apr 2023', { bold: true, tabs: [-9800], before: 100 }),
    p('Associate (Dispute Resolution)'),
    list('Commercial suits and Section 9 petitions before the Delhi High Court'),
    p('CHAMBERS OF MR. P. K. BASSI, SR. ADVOCATE\tSep 2020 – Jul 2021', { bold: true, tabs: [-9800], before: 100 }),
    p('Junior Advocate'),
    h('Learning'),
    p('University of Delhi, Campus Law Centre – LL.B., 2020, 62.4%'),
    p('Lady Shri Ram College (DU) – B.A. (Hons.) Political Science, 2017, 78.5%'),
    p('Class XII (Humanities), Central Board of Secondary Education, Modern School Barakhamba Road, 2014: 95.25%'),
    h('Certificates and enrolment'),
    p('Bar Council of Delhi, D/3316/2020'),
    p('Certified Information Privacy Professional/Asia (CIPP/A), IAPP, March 2024, valid to March 2026'),
    p('Diploma in Cyber Law, Asian School of Cyber Laws, 2019 (distance)'),
    h('Seminars'),
    p('Speaker, India Fintech Forum 2024; participant, SIAC Academy, Mumbai 2022; moot judge, NLU Delhi 2023'),
    h('Skills'),
    p('Contract drafting, negotiation, data privacy, arbitration, FEMA, Manupatra, SCC Online, Ironclad CLM'),
    h('Terms'),
    p(
      'Present CTC 24.5 LPA (fixed) + variable 3 lakh; looking for 30 LPA fixed. I have to serve 60 days, of which some can be bought out. Delhi NCR only.',
    ),
  ],
});
/* LABEL
about: legal-counsel | other | mid | n4-word-employer-tab-period-description-grade-department
name: Ritika Sehgal
email: ritika.sehgal.law@gmail.com
phone: 9811040275
place: New Delhi
skills: Contract drafting; negotiation; data privacy; arbitration; FEMA; Manupatra; SCC Online; Ironclad CLM
also: Contracts; data protection; dispute strategy; Co-lending agreements; DPDP Act
job: Senior Manager – Legal & Secretarial / Grade M4 | PAYNEST FINTECH PRIVATE LIMITED | Gurugram | 2023-05 | now
job: Associate (Dispute Resolution) | TRIVENI & SETH, ADVOCATES | New Delhi | 2021-08 | 2023-04
job: Junior Advocate | CHAMBERS OF MR. P. K. BASSI, SR. ADVOCATE | | 2020-09 | 2021-07
edu: LL.B. | | University of Delhi, Campus Law Centre | | 2020 | 62.4%
edu: B.A. (Hons.) | Political Science | Lady Shri Ram College | DU | 2017 | 78.5%
edu: Class XII | Humanities | Modern School Barakhamba Road | Central Board of Secondary Education | 2014 | 95.25%
edu: Diploma in Cyber Law | | Asian School of Cyber Laws | | 2019 |
cert: Certified Information Privacy Professional/Asia (CIPP/A)
total: 6 0
ctc: 2450000
expected: 3000000
notice: 60
preferred: Delhi NCR
*/
