import { docx, h, list, p } from '../../outside/sources/word.ts';

const title = { bold: true, before: 120, after: 0 };
export default docx({
  font: 'Liberation Sans',
  size: 10.5,
  heading: { bold: true, size: 11, line: true },
  body: [
    p('Bhavin J. Lakhani, FCA', { bold: true, size: 17 }),
    p('Chief Financial Officer – Real estate and infrastructure', { color: '666666' }),
    p('Borivali (W), Mumbai 400092 – 98199 41106 – bhavinlakhani.fca@gmail.com'),
    h('Overview'),
    p(
      'CFO with 24 yrs across developers, an NBFC and a Big 4. Raised Rs. 6,400 crore of debt and structured eleven joint developments.',
    ),
    h('Timeline'),
    p('Chief Financial Officer', title),
    p('Oberon Realty Group', { after: 0 }),
    p('Mumbai, Feb 2019 to Present (7 years 10 months)', { italic: true }),
    list('NCDs of 900 crore placed with two funds, 2023', 'REIT readiness, ERP change to RDash and SAP RE-FX'),
    p('Senior Vice President – Finance & Treasury', title),
    p('Oberon Realty Group', { after: 0 }),
    p('Mumbai, May 2015 to Jan 2019 (3 years 9 months)', { italic: true }),
    p('Vice President – Construction Finance', title),
    p('Piramal Home Credit Ltd', { after: 0 }),
    p('Mumbai, Aug 2010 to Apr 2015 (4 years 9 months)', { italic: true }),
    list('Portfolio of 1,250 crore, nil write-offs until 2015'),
    p('Manager, later Senior Manager – Tax & Regulatory', title),
    p('Ernst & Young India', { after: 0 }),
    p('Mumbai, Nov 2005 to Jul 2010 (4 years 9 months)', { italic: true }),
    p('Accounts Officer', title),
    p('Hiranandani Builders', { after: 0 }),
    p('Powai, Dec 2002 to Oct 2005 (2 years 11 months)', { italic: true }),
    h('Qualified'),
    p('F.C.A., Institute of Chartered Accountants of India – Nov ’02, 37th rank'),
    p('DISA (ICAI) – ’06'),
    p('B.Com., N. M. College of Commerce, University of Mumbai – ’00, 76.3 %'),
    h('Strong in'),
    p(
      'Debt syndication; Joint development structuring; Ind AS 115; RERA escrow; Treasury; Investor relations; SAP RE-FX',
    ),
    h('Boards'),
    p('Independent director, Kutch Salt Works Ltd, since 2022; Trustee, Lakhani Vidya Trust, 2010 onwards'),
    h('Private'),
    p('Born 1979. Gujarati, English, Hindi, Marathi. Cost to company Rs. 1.35 crore. Six months’ notice.'),
  ],
});
/* LABEL
about: real-estate-cfo | other | veteran | n-word-title-employer-place-period-duration-stacked
name: Bhavin J. Lakhani
email: bhavinlakhani.fca@gmail.com
phone: 9819941106
place: Mumbai
skills: Debt syndication; Joint development structuring; Ind AS 115; RERA escrow; Treasury; Investor relations; SAP RE-FX
also: REIT; RDash; NCDs
job: Chief Financial Officer | Oberon Realty Group | Mumbai | 2019-02 | now
job: Senior Vice President – Finance & Treasury | Oberon Realty Group | Mumbai | 2015-05 | 2019-01
job: Vice President – Construction Finance | Piramal Home Credit Ltd | Mumbai | 2010-08 | 2015-04
job: Manager, later Senior Manager – Tax & Regulatory | Ernst & Young India | Mumbai | 2005-11 | 2010-07
job: Accounts Officer | Hiranandani Builders | Powai | 2002-12 | 2005-10
edu: F.C.A. | | Institute of Chartered Accountants of India | | 2002 |
edu: DISA (ICAI) | | | | 2006 |
edu: B.Com. | | N. M. College of Commerce | University of Mumbai | 2000 | 76.3 %
languages: Gujarati; English; Hindi; Marathi
total: 24 0
ctc: 13500000
notice: 180
*/
