import { docx, h, list, p, table } from '../../outside/sources/word.ts';

const cv = { tabs: [-9700], bold: true, before: 140 };

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 13, color: '44546A', line: true },
  header: [p('Cyrus Irani – Curriculum vitae', { align: 'right', size: 9, color: '7F7F7F' })],
  body: [
    p('Cyrus Irani', { bold: true, size: 22, color: '44546A' }),
    p('Chief Risk Officer, housing finance'),
    p('Dadar East, Mumbai 400 014 | 98190 22467 | cyrus.irani.risk@gmail.com | linkedin.com/in/cyrusirani'),
    h('Profile'),
    p(
      'Risk executive with 26 years in banks and housing finance companies: retail credit policy, collections strategy, IFRS 9 models, ICAAP, operational risk. Member of the executive committee since 2020.',
    ),
    h('Career'),
    p('Piramal Grih Finance Limited, Mumbai\tOctober 2020 – present', cv),
    p('About the company: housing finance company with loans of Rs 31,000 crore and 210 branches', { italic: true }),
    p('Chief Risk Officer'),
    list(
      'Reports to the board’s risk committee; team of 64',
      'Gross stage 3 down from 3.9 % to 1.6 % between 2021 and 2025',
      'Bureau scorecards rebuilt in 2022 with Experian',
      'Co-lending with two public sector banks: SBI (2022) and Union Bank (2023)',
    ),
    p('Standard Meridian Bank, Mumbai\tJune 2010 – September 2020', cv),
    p('About the company: Indian branches of a bank from London', { italic: true }),
    table(
      [4600, 2700, 2400],
      [
        ['Director – Consumer Credit', 'Mortgages and LAP', 'Apr 2016 – Sep 2020'],
        ['Associate Director – Portfolio', 'All products', 'Jan 2013 – Mar 2016'],
        ['Senior Manager – Policy', 'Mortgages', 'Jun 2010 – Dec 2012'],
      ],
      { border: false },
    ),
    list('Stress tests for the Asset Quality Review of 2016', 'Moved underwriting of 9 cities into one hub'),
    p('GE Money Housing, Gurgaon\tMarch 2005 – May 2010', cv),
    p('About the company: Indian arm of GE Capital, sold in 2011', { italic: true }),
    p('Manager – Risk Analytics'),
    list('Green Belt project on early defaults (2007)', 'Scorecard for self-employed borrowers'),
    p('HDFC Bank, Pune\tMay 2000 – February 2005', cv),
    p('Credit Manager – Auto Loans'),
    h('Education'),
    p(
      'Master of Management Studies (Finance), Jamnalal Bajaj Institute of Management Studies (University of Mumbai), 2000',
    ),
    p(
      'Bachelor of Engineering (Electronics), Vivekanand Education Society’s Institute of Technology (University of Mumbai), 1998, 66%',
    ),
    h('Certificates'),
    p('Financial Risk Manager, GARP, 2009'),
    p('Certificate in Risk in Financial Services, CISI and NISM, 2021, No. 2021/88713'),
    h('Expertise'),
    p('Credit policy, Collections strategy, IFRS 9, ICAAP, Operational risk, SAS, Model validation, Co-lending'),
    h('Personal'),
    p('Date of birth: 30.04.1976. Languages: Gujarati, English, Hindi. Notice: 3 months. Compensation on request.'),
  ],
});
/* LABEL
about: chief-risk-officer | other | veteran | n-word-two-pages-total-tab-posts-in-unruled-table
name: Cyrus Irani
email: cyrus.irani.risk@gmail.com
phone: 9819022467
place: Mumbai
skills: Credit policy; Collections strategy; IFRS 9; ICAAP; Operational risk; SAS; Model validation; Co-lending
also: retail credit policy; collections strategy; operational risk; Stress tests; Risk Analytics
job: Chief Risk Officer | Piramal Grih Finance Limited | Mumbai | 2020-10 | now
job: Director – Consumer Credit | Standard Meridian Bank | Mumbai | 2016-04 | 2020-09
job: Associate Director – Portfolio | Standard Meridian Bank | Mumbai | 2013-01 | 2016-03
job: Senior Manager – Policy | Standard Meridian Bank | Mumbai | 2010-06 | 2012-12
job: Manager – Risk Analytics | GE Money Housing | Gurgaon | 2005-03 | 2010-05
job: Credit Manager – Auto Loans | HDFC Bank | Pune | 2000-05 | 2005-02
edu: Master of Management Studies | Finance | Jamnalal Bajaj Institute of Management Studies (University of Mumbai) | | 2000 |
edu: Bachelor of Engineering | Electronics | Vivekanand Education Society’s Institute of Technology (University of Mumbai) | | 1998 | 66%
languages: Gujarati; English; Hindi
cert: Financial Risk Manager; Certificate in Risk in Financial Services
total: 26 0
notice: 90
born: 1976-04-30
linkedin: linkedin.com/in/cyrusirani
*/
