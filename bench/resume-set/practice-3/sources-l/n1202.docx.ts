import { docx, h, list, p, table } from '../../outside/sources/word.ts';

const project = (rows: string[][]) => table([2200, 7300], rows, { side: 'F2F2F2' });

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, caps: true, line: true, color: '1F3864' },
  body: [
    p('Priyadharshini Selvaraj', { bold: true, size: 16 }),
    p('SAP FICO Functional Consultant', { color: '1F3864', size: 12 }),
    p('Mob: +91-9884512093\tpriya.selvaraj.sap@outlook.com', { tabs: [-9800] }),
    p('Chennai, Tamil Nadu\tlinkedin.com/in/priyaselvaraj-sapfico', { tabs: [-9800], line: true }),
    h('Profile'),
    list(
      '11+ years of total experience, of which 8 years in SAP FICO (ECC 6.0, S/4HANA 1909 & 2021)',
      '3 end-to-end implementations, 2 roll-outs, 1 brownfield conversion and 3 support projects',
      'Domain experience of 3 years in accounts payable before SAP',
    ),
    h('SAP skills'),
    p('**FI:** GL, AP, AR, Asset Accounting, New GL, DME, Bank Reconciliation'),
    p('**CO:** Cost Center Accounting, Internal Orders, Product Costing (basic), COPA'),
    p('**Integration:** FI-MM, FI-SD, Vertex, Concur'),
    p('**Others:** LSMW, BDC, SAP Activate, Solution Manager 7.2, HP ALM'),
    h('Work experience'),
    p('**Capgemini Technology Services India Ltd, Chennai**\tMay 2019 – Present', { tabs: [-9800] }),
    p('Senior Consultant – SAP FICO', { italic: true }),
    project([
      ['Client', 'Unilever (UK & Netherlands)'],
      ['Project', 'Brownfield conversion ECC 6.0 to S/4HANA 2021'],
      ['Role', 'Lead – Record to Report'],
      ['Duration', 'Aug 2022 – Present'],
      [
        'Responsibilities',
        'Simplification item check, new asset accounting migration, CVI, fit-gap workshops, hypercare',
      ],
    ]),
    project([
      ['Client', 'Carlsberg Group'],
      ['Project', 'APAC roll-out, 4 countries'],
      ['Role', 'FICO Consultant'],
      ['Duration', 'Jun 2019 – Jul 2022'],
      ['Responsibilities', 'Chart of accounts, tax procedure TAXINN, DME formats, UAT, knowledge transfer'],
    ]),
    p('**Wipro Limited, Chennai** (on the payroll of Magna Infotech Pvt Ltd)\tJan 2016 – Apr 2019', { tabs: [-9800] }),
    p('SAP FICO Consultant', { italic: true }),
    project([
      ['Client', 'National Grid'],
      ['Project', 'AMS, incident and change management'],
      ['Duration', 'Jan 2016 – Apr 2019'],
    ]),
    p('**Royal Sundaram Shared Services, Chennai**\tJul 2012 – Nov 2015', { tabs: [-9800] }),
    p('Executive – Accounts Payable', { italic: true }),
    list(
      'Invoice processing, three-way match, vendor ageing, month-end accruals',
      'Star Performer of the quarter, Q2 2014',
    ),
    h('Academics'),
    p('MBA (Finance), Anna University, Chennai, 2012, CGPA 7.9'),
    p('B.Com (CS), Ethiraj College for Women, University of Madras, 2010, 78%'),
    p('HSC – State Board, Lady Sivaswami Ayyar GHSS, 2007, 86% | SSLC – 2005, 83%'),
    h('Certifications'),
    p('SAP Certified Application Associate – SAP S/4HANA for Financial Accounting (C_TS4FI_2021), ID 0021984471'),
    p('ITIL V3 Foundation (EXIN), 2016'),
    h('Other details'),
    p(
      'Notice period: 60 days (negotiable)   |   Current CTC: 24.5 LPA   |   Expected: 32 LPA   |   Preferred: Chennai / Bengaluru',
    ),
  ],
});
/* LABEL
about: sap-fico-consultant | it | senior | n-word-employer-period-client-tables
name: Priyadharshini Selvaraj
email: priya.selvaraj.sap@outlook.com
phone: 9884512093
place: Chennai
linkedin: linkedin.com/in/priyaselvaraj-sapfico
skills: GL; AP; AR; Asset Accounting; New GL; DME; Bank Reconciliation; Cost Center Accounting; Internal Orders; Product Costing; COPA; FI-MM; FI-SD; Vertex; Concur; LSMW; BDC; SAP Activate; Solution Manager 7.2; HP ALM
also: SAP FICO; ECC 6.0; FI; CO; Integration; accounts payable; UAT; fit-gap; hypercare; CVI; TAXINN; Invoice processing; three-way match; new asset accounting
job: Senior Consultant – SAP FICO | Capgemini Technology Services India Ltd | Chennai | 2019-05 | now
job: SAP FICO Consultant | Wipro Limited | Chennai | 2016-01 | 2019-04
job: Executive – Accounts Payable | Royal Sundaram Shared Services | Chennai | 2012-07 | 2015-11
edu: MBA | Finance | Anna University, Chennai | | 2012 | CGPA 7.9
edu: B.Com | CS | Ethiraj College for Women | University of Madras | 2010 | 78%
edu: HSC | | Lady Sivaswami Ayyar GHSS | State Board | 2007 | 86%
edu: SSLC | | | | 2005 | 83%
cert: SAP Certified Application Associate – SAP S/4HANA for Financial Accounting; ITIL V3 Foundation
total: 11 0
ctc: 2450000
expected: 3200000
notice: 60
preferred: Chennai; Bengaluru
*/
