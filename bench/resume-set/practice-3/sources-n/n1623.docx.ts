import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, caps: true, shade: 'DDDDDD' },
  header: [p('Confidential – N. Venkata Subbaiah', { size: 8, align: 'right' })],
  body: [
    p('N. VENKATA SUBBAIAH, B.Com., C.A.I.I.B.', { bold: true, size: 15 }),
    p('Plot 61, Vidyanagar, Guntur 522 007 (A.P.)\t0863-2241907, 94402 88316', { tabs: [-9800] }),
    p('nvsubbaiah.bank@gmail.com', { after: 100 }),
    h('Object'),
    p('Retired Scale IV officer of a public sector bank seeks assignment as concurrent auditor / credit consultant.'),
    h('Service with Andhra Bank (merged with Union Bank of India on 1-4-2020)'),
    table(
      [3300, 3500, 2800],
      [
        ['Post and scale', 'Branch / office', 'Period'],
        ['Chief Manager, SMGS IV', 'Zonal Office, Vijayawada – Credit Monitoring', '01.06.2017 – 31.05.2025'],
        ['Senior Manager, MMGS III', 'Brodipet Branch, Guntur', '15.05.2011 – 31.05.2017'],
        ['Manager, MMGS II', 'Berhampur (Odisha)', '10.07.2005 – 14.05.2011'],
        ['Asst. Manager, JMGS I', 'Tenali Main', '04.03.1999 – 09.07.2005'],
        ['Clerk-cum-Cashier', 'Ponnur', '20.11.1988 – 03.03.1999'],
      ],
      { head: 'EEEEEE' },
    ),
    h('After retirement'),
    p(
      'Concurrent Auditor (part time) for Guntur District Co-operative Central Bank, engaged through M/s Rao & Murthy, Chartered Accountants, from July 2025 onwards.',
    ),
    h('Education'),
    list(
      'B.Com., Hindu College, Guntur, Andhra University, passed in 1985, II class',
      'Intermediate (C.E.C.), Board of Intermediate Education, A.P., A.C. College, passed in 1982',
      'S.S.C., passed in 1980, Z.P.H. School, Chebrolu',
    ),
    h('Professional'),
    p(
      'JAIIB, Indian Institute of Banking & Finance, 1995\nCAIIB, Indian Institute of Banking & Finance, 2001\nCertificate in Concurrent Audit, IIBF, 2025, regn. 510098127',
    ),
    h('Programmes at staff colleges'),
    p('Credit appraisal, Staff College Hyderabad, 2006 and 2012; NIBM Pune, NPA resolution, 2018'),
    h('Conversant with'),
    p('Finacle; credit appraisal; SARFAESI; CMA data; inspection and audit; priority sector returns'),
    h('Remarks'),
    p(
      'Date of birth 15-05-1965. Telugu, English, Odia (spoken), Hindi. Last drawn salary was Rs. 1.62 lakh per month. I would accept Rs. 50,000 per month. Immediately available. Not willing to leave Guntur and Vijayawada.',
    ),
  ],
});
/* LABEL
about: retired-bank-officer | other | veteran | n4-word-single-employer-in-heading-scale-table
name: N. VENKATA SUBBAIAH
email: nvsubbaiah.bank@gmail.com
phone: 9440288316
phone: 8632241907
place: Guntur
skills: Finacle; credit appraisal; SARFAESI; CMA data; inspection and audit; priority sector returns
also: NPA resolution; Credit Monitoring
job: Concurrent Auditor (part time) | Guntur District Co-operative Central Bank | | 2025-07 | now
job: Chief Manager, SMGS IV | Andhra Bank | Zonal Office, Vijayawada | 2017-06 | 2025-05
job: Senior Manager, MMGS III | Andhra Bank | Brodipet Branch, Guntur | 2011-05 | 2017-05
job: Manager, MMGS II | Andhra Bank | Berhampur (Odisha) | 2005-07 | 2011-05
job: Asst. Manager, JMGS I | Andhra Bank | Tenali Main | 1999-03 | 2005-07
job: Clerk-cum-Cashier | Andhra Bank | Ponnur | 1988-11 | 1999-03
edu: B.Com. | | Hindu College, Guntur | Andhra University | 1985 | II class
edu: Intermediate | C.E.C. | A.C. College | Board of Intermediate Education, A.P. | 1982 |
edu: S.S.C. | | Z.P.H. School, Chebrolu | | 1980 |
languages: Telugu; English; Odia; Hindi
cert: JAIIB; CAIIB; Certificate in Concurrent Audit
expected: 600000
notice: 0
born: 1965-05-15
preferred: Guntur; Vijayawada
*/
