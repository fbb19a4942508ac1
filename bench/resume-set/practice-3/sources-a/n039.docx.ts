import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, caps: true, line: true },
  body: [
    p('Kumari Shreya Jaiswal', { bold: true, size: 16 }),
    p('MBA fresher (Finance & Business Analytics), Varanasi, shreyajaiswal.mba26@gmail.com, 9696 204 813'),
    h('Academic chronicle'),
    table(
      [1300, 2600, 3900, 1900],
      [
        ['Session', 'Class', 'College / Univ.', 'Score'],
        ['2024-26', 'MBA', 'FMS, Banaras Hindu University', '7.45 / 10 (III sem)'],
        ['2020-23', 'B.Com. (Hons.)', 'Vasanta College for Women, BHU', '8.02 / 10'],
        ['2019-20', 'XII (CBSE)', 'Sunbeam School, Lahartara', '92.2 %'],
        ['2017-18', 'X (CBSE)', 'Sunbeam School, Lahartara', '9.0 / 10'],
      ],
      { head: 'E2EFD9' },
    ),
    h('Summer internship'),
    p(
      '**Kotak Securities, Lucknow branch** (May–June 2025)\nIntern – Wealth desk; study on SIP persistency of 240 clients',
    ),
    h('Live projects & dissertation'),
    list(
      'Dissertation: NPA drivers in small finance banks, 2026',
      'Live project with Banaras Silk Co-operative, pricing, Dec 2024',
    ),
    h('Positions & prizes'),
    list(
      'Placement coordinator 2025-26',
      'Winner, case contest “FinSpark”, IIM Lucknow, 2025',
      'Captain, college kho-kho team 2022',
    ),
    h('Courses beside'),
    list(
      'Financial Modelling & Valuation – CFI (FMVA), Aug 2025',
      'NISM Series V-A: Mutual Fund Distributors, valid upto 03/2028',
      'CFA Level 1 – registered for Feb 2027',
    ),
    h('Knows'),
    p('Excel (advanced), Power BI (working), Python (beginner), Bloomberg (basic)'),
    h('And'),
    p('Hindi and English; Female; 11 Sept 2002; can relocate to Mumbai, Pune or Bengaluru'),
  ],
});
/* LABEL
about: finance-fresher | other | fresher | n-word-session-table-fresher
name: Shreya Jaiswal
email: shreyajaiswal.mba26@gmail.com
phone: 9696204813
place: Varanasi
skills: Excel; Power BI; Python; Bloomberg
also: Finance; Business Analytics; pricing
job: Intern – Wealth desk | Kotak Securities | Lucknow | 2025-05 | 2025-06
edu: MBA | | FMS, Banaras Hindu University | | 2026 | 7.45 / 10
edu: B.Com. (Hons.) | | Vasanta College for Women, BHU | | 2023 | 8.02 / 10
edu: XII | | Sunbeam School, Lahartara | CBSE | 2020 | 92.2 %
edu: X | | Sunbeam School, Lahartara | CBSE | 2018 | 9.0 / 10
languages: Hindi; English
cert: Financial Modelling & Valuation; NISM Series V-A: Mutual Fund Distributors
born: 2002-09-11
gender: Female
preferred: Mumbai; Pune; Bengaluru
*/
