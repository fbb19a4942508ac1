import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, color: '006666', line: true },
  body: [
    p('Mythili Sundararajan', { bold: true, size: 19 }),
    p('Solution Architect (SAP) | Adyar, Chennai | mythili.sundararajan@gmail.com | +91 94441 00783'),
    h('Career path'),
    p('2023 – present\tSolution Architect, Level 9', { tabs: [2400] }),
    p('2019 – 2023\tTeam Lead / Consultant, Level 10', { tabs: [2400] }),
    p('2017 – 2019\tSenior Analyst, Level 11', { tabs: [2400] }),
    p('\tAccenture Solutions Pvt Ltd, Chennai (Shriram Gateway)', { tabs: [2400], italic: true, after: 120 }),
    p('2013 – 2017\tSAP MM Consultant', { tabs: [2400] }),
    p('\tInfosys Limited, Mahindra City; onsite Basel for 8 months', { tabs: [2400], italic: true }),
    h('Education path'),
    p('2011 – 2013\tMaster of Science in Software Systems (Integrated, final phase)', { tabs: [2400] }),
    p('\tCoimbatore Institute of Technology', { tabs: [2400], italic: true }),
    p('2008 – 2011\tB.Sc., Computer Technology, 78 %', { tabs: [2400] }),
    p('\tPSG College of Technology, Anna University Coimbatore', { tabs: [2400], italic: true }),
    p('2008\tHigher Secondary, 93 %', { tabs: [2400] }),
    p('\tSri Jayendra Matriculation HSS, Tirunelveli', { tabs: [2400], italic: true }),
    h('Certificates'),
    p('2019\tSAP S/4HANA Sourcing and Procurement (C_TS452)', { tabs: [2400] }),
    p('2024\tSAP Ariba Integration Associate', { tabs: [2400] }),
    h('Skills'),
    p('SAP MM, S/4HANA, Ariba, LSMW, IDoc, Fit-gap workshops'),
    h('Languages'),
    p('Tamil; English; German (A2)'),
    p('Current 27 LPA, expecting 34 LPA, 90 days', { before: 100 }),
  ],
});
/* LABEL
about: sap-architect | it | senior | n-k-posts-above-their-employer
name: Mythili Sundararajan
email: mythili.sundararajan@gmail.com
phone: +91 9444100783
place: Chennai
skills: SAP MM; S/4HANA; Ariba; LSMW; IDoc; Fit-gap workshops
job: Solution Architect, Level 9 | Accenture Solutions Pvt Ltd | Chennai | 2023 | now
job: Team Lead / Consultant, Level 10 | Accenture Solutions Pvt Ltd | Chennai | 2019 | 2023
job: Senior Analyst, Level 11 | Accenture Solutions Pvt Ltd | Chennai | 2017 | 2019
job: SAP MM Consultant | Infosys Limited | Mahindra City | 2013 | 2017
edu: Master of Science | Software Systems | Coimbatore Institute of Technology | | 2013 |
edu: B.Sc. | Computer Technology | PSG College of Technology | Anna University Coimbatore | 2011 | 78 %
edu: Higher Secondary | | Sri Jayendra Matriculation HSS, Tirunelveli | | 2008 | 93 %
cert: SAP S/4HANA Sourcing and Procurement (C_TS452); SAP Ariba Integration Associate
languages: Tamil; English; German
ctc: 2700000
expected: 3400000
notice: 90
*/
