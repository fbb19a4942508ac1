import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Roboto',
  size: 10,
  heading: { bold: true, size: 11, color: '1A237E', line: true },
  body: [
    p('PRATIK R. SURANA', { bold: true, size: 18, color: '1A237E' }),
    p('SAP SD / MM – S/4HANA Consultant'),
    p('Aurangabad (Chh. Sambhajinagar) → works from Pune | 90280 66127 | pratik.surana.sap@gmail.com', { after: 60 }),
    h('Professional Summary'),
    list(
      '8+ years of experience, 6 of them in SAP SD, two end-to-end S/4HANA implementations and three support projects',
      'Domain years with an auto-component maker before entering consulting',
    ),
    h('Organisational Experience'),
    p(
      'Working with **Yash-Birla Soft Solutions** as **SAP Lead Consultant (Level 8)** since 22nd Jan 2024 (Permanent payroll)',
    ),
    p(
      'Worked with **Atos Syntel** as **SAP SD Consultant** from Aug 2021 to Jan 2024 (Payroll: Collabera Technologies, contract to hire)',
    ),
    p(
      'Worked with **Endurance Tech** as **Executive – Dispatch & SAP Key User** from Sep 2018 to Jul 2021 (Waluj plant, K-120)',
    ),
    h('Project Experience'),
    p('Project #1', { bold: true }),
    p('Client: Thermo-Fisher, Germany\nRole: SD lead\nDuration: Feb 2024 to Present\nEnvironment: S/4HANA 2023, Fiori'),
    list('Global template, credit management (FSCM)', 'Cutover in Q2 2025'),
    p('Project #2', { bold: true, before: 60 }),
    p('Client: Carrier Midea\nRole: Consultant\nDuration: Sep 2021 to Dec 2023\nEnvironment: ECC 6.0 EHP8'),
    list('GST e-invoice, output types, 340 tickets'),
    h('Education Credentials'),
    p('**B.E. – Production** from Govt. College of Engineering, Aurangabad (Dr. B.A.M.U.) in 2018 with 69.3 %'),
    p('**Diploma – Mechanical** from MIT Polytechnic, Paithan Road (MSBTE) in 2015 with 82.9 %'),
    p('**S.S.C.** from Sharda Mandir in 2012 with 84.36 % (Aurangabad Divisional Board)'),
    h('Certification'),
    p('SAP Certified Application Associate – S/4HANA Sales 1909 (C_TS462_1909), ID 0022918847, 2021'),
    p('SAP Activate Project Manager, 2024'),
    h('Technical Skills'),
    p(
      'Modules: SAP SD, SAP MM, LE, FSCM credit\nTools: Solman, ChaRM, LSMW, Jira, ServiceNow\nOther: pricing procedure, copy control, EDI / IDoc, ATP',
    ),
    h('Personal'),
    p(
      'Fixed 16,00,000 and variable 1,50,000; current CTC 17.5 LPA. ECTC 24 LPA. NP 90 days (LWD not yet given). Pune, Hyderabad, Onsite. Marathi, Marwari, Hindi, English. DOB 30-04-1997. Unmarried.',
    ),
  ],
});
/* LABEL
about: sap-consultant | it | mid | n4-word-working-with-as-since-payroll-bracket
name: PRATIK R. SURANA
email: pratik.surana.sap@gmail.com
phone: 9028066127
place: Pune
skills: SAP SD; SAP MM; LE; FSCM credit; Solman; ChaRM; LSMW; Jira; ServiceNow; pricing procedure; copy control; EDI / IDoc; ATP
also: S/4HANA; S/4HANA 2023; Fiori; ECC 6.0 EHP8; FSCM; GST; Modules; Tools; Other
job: SAP Lead Consultant (Level 8) | Yash-Birla Soft Solutions | | 2024-01 | now
job: SAP SD Consultant | Atos Syntel | | 2021-08 | 2024-01
job: Executive – Dispatch & SAP Key User | Endurance Tech | Waluj | 2018-09 | 2021-07
edu: B.E. | Production | Govt. College of Engineering, Aurangabad | Dr. B.A.M.U. | 2018 | 69.3 %
edu: Diploma | Mechanical | MIT Polytechnic, Paithan Road | MSBTE | 2015 | 82.9 %
edu: S.S.C. | | Sharda Mandir | Aurangabad Divisional Board | 2012 | 84.36 %
languages: Marathi; Marwari; Hindi; English
cert: SAP Certified Application Associate – S/4HANA Sales 1909 (C_TS462_1909); SAP Activate Project Manager
total: 8 0
ctc: 1750000
expected: 2400000
notice: 90
born: 1997-04-30
marital: Single
preferred: Pune; Hyderabad
*/
