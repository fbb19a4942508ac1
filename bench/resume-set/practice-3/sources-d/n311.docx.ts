import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { italic: true, size: 14, color: '7B2C2C' },
  body: [
    p('Zubeen Irani-Mistry', { size: 22, color: '7B2C2C' }),
    p('Company Secretary & Compliance Head • Pune 411001 • 020 2613 4471 • 98906 77120 • zubeen.cs@gmail.com'),
    h('Summary'),
    p(
      'Fellow Company Secretary (FCS 7781) with about 18 years in listed and closely held companies; handled two IPOs, one delisting and a cross-border merger before NCLT.',
    ),
    h('Organisations served'),
    p('Kinetic Precision Ltd (listed; group turnover 2,300 Cr)', { bold: true }),
    p('Company Secretary & Compliance Officer [KMP], October 2016 – present'),
    list(
      'Board of nine, five committees, 14 subsidiaries',
      'QIP of Rs. 450 Cr in 2021',
      'Golden Peacock Award for Governance, 2023',
    ),
    p('Praj Foods & Beverages Ltd', { bold: true }),
    p('Deputy Company Secretary, May 2013 – September 2016'),
    p('Assistant Company Secretary, August 2010 – April 2013'),
    list('IPO in 2014; DRHP, roadshow, listing', 'CSR committee secretary 2014–16'),
    p('Kanj & Associates, Practising Company Secretaries', { bold: true }),
    p('Associate, February 2009 – July 2010'),
    p('Management Trainee, November 2007 – January 2009'),
    h('Professional and academic'),
    list(
      'Company Secretary, ICSI, December 2008 (membership A21990, now FCS 7781)',
      'LL.B., ILS Law College, Pune, 2011, 58 %',
      'B.Com., Ness Wadia College of Commerce, Pune, 2006, 70 %',
    ),
    h('Laws and tools'),
    p('Companies Act 2013, SEBI LODR, PIT regulations, FEMA, secretarial audit, MCA21 v3, Diligent Boards'),
    h('Giving back'),
    p('Chairperson, ICSI Pune Chapter, 2019. Visiting faculty, MIT School of Law, 2017 to 2020 (weekends).'),
    h('Languages'),
    p('English, Gujarati, Marathi, Hindi'),
    p('Compensation: 42 lakhs fixed. Notice: 3 months.', { before: 120 }),
  ],
});
/* LABEL
about: company-secretary | other | senior | n-word-bold-employer-comma-period-stacked-posts
name: Zubeen Irani-Mistry
email: zubeen.cs@gmail.com
phone: 2026134471
phone: 9890677120
place: Pune
skills: Companies Act 2013; SEBI LODR; PIT regulations; FEMA; secretarial audit; MCA21 v3; Diligent Boards
also: IPO; QIP; DRHP; NCLT; CSR
job: Company Secretary & Compliance Officer | Kinetic Precision Ltd | | 2016-10 | now
job: Deputy Company Secretary | Praj Foods & Beverages Ltd | | 2013-05 | 2016-09
job: Assistant Company Secretary | Praj Foods & Beverages Ltd | | 2010-08 | 2013-04
job: Associate | Kanj & Associates, Practising Company Secretaries | | 2009-02 | 2010-07
job: Management Trainee | Kanj & Associates, Practising Company Secretaries | | 2007-11 | 2009-01
edu: Company Secretary | | ICSI | | 2008 |
edu: LL.B. | | ILS Law College, Pune | | 2011 | 58 %
edu: B.Com. | | Ness Wadia College of Commerce, Pune | | 2006 | 70 %
languages: English; Gujarati; Marathi; Hindi
total: 18 0
ctc: 4200000
notice: 90
*/
