import { docx, h, list, p, table } from './word.ts';

const job = { tabs: [-9900], before: 120 };

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, caps: true, color: 'FFFFFF', shade: '44546A' },
  header: [p('Venkata Subrahmanyam Pothukuchi\tSAP MM / EWM Consultant', { bold: true, tabs: [-9900], line: true })],
  footer: [p('pvs.sapmm@gmail.com  |  +91 99590 83317  |  Kukatpally, Hyderabad', { align: 'center', size: 9 })],
  body: [
    h('Professional Summary'),
    list(
      '16+ years of experience including 13 years in SAP MM and EWM and 3 years of domain experience in stores and purchase.',
      'Two greenfield S/4HANA implementations, three roll-outs and four support projects.',
      'Worked at onsite in Germany (Stuttgart) for 14 months.',
    ),
    h('Skill matrix'),
    table(
      [2600, 7300],
      [
        ['ERP', 'SAP ECC 6.0, S/4HANA 1909, S/4HANA 2022'],
        ['Modules', 'MM, EWM, Ariba (basic)'],
        ['Integration', 'IDoc, LSMW, ALE'],
        ['Methods', 'ASAP, SAP Activate'],
        ['Ticketing', 'ServiceNow, Solution Manager'],
      ],
      { side: 'E7E6E6' },
    ),
    h('Organisational experience'),
    p('**Capgemini Technology Services India Ltd**, Hyderabad\tDec 2020 – Present', job),
    p('Senior Consultant'),
    p('**ITC Infotech** (payroll: Magna Infotech Pvt Ltd), Bengaluru\tMay 2016 – Nov 2020', job),
    p('SAP MM Consultant'),
    p('**Sasken Business Solutions**, Pune\tSep 2013 – Apr 2016', job),
    p('Associate Consultant'),
    p('**Amara Raja Batteries**, Tirupati\tJun 2010 – Aug 2013', job),
    p('Stores & Purchase Executive'),
    h('Project details'),
    p('**Project #1**\tMercura Automotive, Germany – S/4HANA greenfield', { tabs: [1500] }),
    p('**Role**\tEWM lead', { tabs: [1500] }),
    p('**Duration**\tJan 2023 to date', { tabs: [1500] }),
    p('**Team**\t23', { tabs: [1500] }),
    list(
      'Blueprint of inbound, outbound and JIT processes for three plants',
      'Handling unit management and RF screens',
    ),
    p('**Project #2**\tFMCG roll-out for Foods division', { tabs: [1500], before: 100 }),
    p('**Role**\tMM consultant', { tabs: [1500] }),
    p('**Duration**\tJul 2018 to Oct 2020', { tabs: [1500] }),
    list('Release strategy, pricing procedure, GST changes', 'Cutover of 1.2 lakh material masters with LSMW'),
    h('Education'),
    list(
      'MBA (Operations), ICFAI University, 2013 (correspondence)',
      'B.Tech (Mechanical), JNTU Kakinada, 2010, 68.3%',
      'Intermediate (MPC), Aditya Junior College, Rajahmundry, 2006, 91.2%',
    ),
    h('Certifications'),
    list('SAP Certified Application Associate – SAP S/4HANA Sourcing and Procurement (2021)', 'ITIL v3 Foundation'),
    h('Personal information'),
    p('DOB: 12-Aug-1989   Passport: Yes (H1B not stamped)   Languages: Telugu, English, Hindi, German (A2)'),
    p('CTC: 24 LPA   ECTC: 32 LPA   Notice: Serving, last working day 31-Dec-2026'),
  ],
});
/* LABEL
about: sap-consultant | it | senior | o-word-contacts-in-footer
name: Venkata Subrahmanyam Pothukuchi
email: pvs.sapmm@gmail.com
phone: 9959083317
place: Hyderabad
skills: SAP ECC 6.0; S/4HANA 1909; S/4HANA 2022; MM; EWM; Ariba; IDoc; LSMW; ALE; ASAP; SAP Activate; ServiceNow; Solution Manager
also: ERP; Modules; Integration; Methods; Ticketing; SAP MM; S/4HANA; JIT; RF screens; Release strategy; pricing procedure; GST; Handling unit management
job: Senior Consultant | Capgemini Technology Services India Ltd | Hyderabad | 2020-12 | now
job: SAP MM Consultant | ITC Infotech | Bengaluru | 2016-05 | 2020-11
job: Associate Consultant | Sasken Business Solutions | Pune | 2013-09 | 2016-04
job: Stores & Purchase Executive | Amara Raja Batteries | Tirupati | 2010-06 | 2013-08
edu: MBA | Operations | ICFAI University | | 2013 |
edu: B.Tech | Mechanical | JNTU Kakinada | | 2010 | 68.3%
edu: Intermediate | MPC | Aditya Junior College, Rajahmundry | | 2006 | 91.2%
languages: Telugu; English; Hindi; German
cert: SAP Certified Application Associate – SAP S/4HANA Sourcing and Procurement; ITIL v3 Foundation
total: 16 0
ctc: 2400000
expected: 3200000
lastday: 2026-12-31
born: 1989-08-12
*/
