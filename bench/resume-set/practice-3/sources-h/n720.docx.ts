import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, caps: true, color: '1F3864', line: true },
  body: [
    p('CMA RAGHAVENDRA PRASAD H.', { bold: true, size: 17, color: '1F3864' }),
    p('Head – Finance & Costing  |  Mysuru  |  +91 98450 71126  |  raghav.prasad.cma@gmail.com'),
    h('Executive summary'),
    p('Cost accountant with 19+ years in tyres, castings and food processing. CFO-ready; led an IPO team in 2021.'),
    h('Core competencies'),
    table(
      [3300, 3300, 3300],
      [
        ['✓ Product costing', '✓ Treasury & forex', '✓ Budgeting'],
        ['✓ SAP S/4HANA CO', '✓ GST & customs', '✓ Internal audit'],
        ['✓ Board reporting', '✓ Working capital', '✓ Cost audit'],
      ],
      { border: false },
    ),
    h('Career graph'),
    table(
      [2400, 4200, 3300],
      [
        ['Since Jul 2017', 'Sami Foods Ltd, Nanjangud', 'Head – Finance & Costing'],
        ['2011 – 2017', 'Brakes India Foundry Division, Sholinghur', 'Senior Manager – Costing'],
        ['2006 – 2011', 'Vikrant Tyres (JK Tyre), Mysuru', 'Cost Officer'],
      ],
      { side: 'DEEAF6' },
    ),
    h('Career in detail'),
    p('**Sami Foods Ltd**, Nanjangud\tJul 2017 – present', { tabs: [-9800] }),
    p('Head – Finance & Costing (team of 14)', { italic: true }),
    list('Standard costs for 340 SKUs; variance report by day 3', 'Bank limits renegotiated, saving 85 bps'),
    p('**Brakes India Foundry Division**, Sholinghur\tOct 2011 – Jun 2017', { tabs: [-9800] }),
    p('Senior Manager – Costing', { italic: true }),
    list('Machine hour rates, energy costing, CAS-4 certificates'),
    p('**Vikrant Tyres (JK Tyre)**, Mysuru\tAug 2006 – Sep 2011', { tabs: [-9800] }),
    p('Cost Officer', { italic: true }),
    h('Qualifications'),
    list(
      'CMA (ICWA Final), The Institute of Cost Accountants of India, 2006',
      'M.Com., University of Mysore, 2004 – 66%',
      'B.Com., Sarada Vilas College, Mysuru, 2002 – 72%',
    ),
    h('Other details'),
    p('Annual CTC: ₹ 34 lakhs (fixed) + bonus. Expectation: negotiable. Notice: three months.'),
    p('Languages: Kannada, English, Hindi, Tamil. DOB: 05-06-1981.'),
  ],
});
/* LABEL
about: finance-head | other | veteran | n-word-executive-career-graph
name: Raghavendra Prasad H.
email: raghav.prasad.cma@gmail.com
phone: 9845071126
place: Mysuru
skills: Product costing; Treasury & forex; Budgeting; SAP S/4HANA CO; GST & customs; Internal audit; Board reporting; Working capital; Cost audit
also: energy costing; Standard costs; CAS-4
job: Head – Finance & Costing | Sami Foods Ltd | Nanjangud | 2017-07 | now
job: Senior Manager – Costing | Brakes India Foundry Division | Sholinghur | 2011-10 | 2017-06
job: Cost Officer | Vikrant Tyres (JK Tyre) | Mysuru | 2006-08 | 2011-09
edu: CMA (ICWA Final) | | The Institute of Cost Accountants of India | | 2006 |
edu: M.Com. | | University of Mysore | | 2004 | 66%
edu: B.Com. | | Sarada Vilas College, Mysuru | | 2002 | 72%
languages: Kannada; English; Hindi; Tamil
total: 19 0
ctc: 3400000
notice: 90
born: 1981-06-05
*/
