import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12 },
  body: [
    p('P. Vijayalakshmi', { bold: true, size: 15 }),
    p(
      'Accounts & Taxation\nNo. 3, Pillaiyar Koil Street, West Mambalam, Chennai – 600 033\n94452 90118, vijipurush@gmail.com',
    ),
    h('Experience Summary'),
    p('➢ 2020-21 to till date: Sundaram Brake Linings Ltd, Padi, Chennai (TSF Group) – Deputy Manager, Direct Taxes'),
    p('➢ 2017-18 to 2019-20: Sundaram Brake Linings Ltd, Padi, Chennai – Senior Accounts Officer'),
    p('➢ Feb. 2013 to Mar. 2017: R. Subramanian & Company, Auditors, Mylapore – Audit Assistant (paid)'),
    p('➢ 2009 to 2012: CPC (P) Ltd – Accounts Clerk'),
    h('Duties'),
    list(
      'Tax audit 44AB, TDS returns 24Q/26Q, transfer pricing data',
      'Assessment hearings AY 2019-20 to 2022-23',
      'GST reconciliation',
    ),
    h('Education'),
    p(
      'B.Com – Madras University (Correspondence), 2009, 58%\nM.Com – Annamalai University (DDE), 2012, 61%\nCMA Inter – ICAI (Cost), Dec 2014\nHr. Sec. – Sri Ahobila Mutt Oriental Hr. Sec. School, 2006, 81%',
    ),
    p('Typewriting English Higher – DOTE, Govt. of Tamil Nadu, 2007, First class'),
    h('Skill set'),
    p('Tally Prime / Winman CA-ERP / Excel (pivot, lookup) / SAP FI display'),
    h('Languages Known'),
    p('Tamil, English, Hindi (Praveshika)'),
    p('Salary: Rs. 62,000 p.m. gross. Joining time: 2 months.', { before: 120 }),
  ],
});
/* LABEL
about: tax-accountant | other | senior | n-k-financial-years-colon-employer-dash-title
name: P. Vijayalakshmi
email: vijipurush@gmail.com
phone: 9445290118
place: Chennai
skills: Tally Prime; Winman CA-ERP; Excel (pivot, lookup); SAP FI display
also: Tax audit 44AB; TDS returns 24Q/26Q; transfer pricing; GST reconciliation
job: Deputy Manager, Direct Taxes | Sundaram Brake Linings Ltd | Padi, Chennai | 2020 | now
job: Senior Accounts Officer | Sundaram Brake Linings Ltd | Padi, Chennai | 2017 | 2020
job: Audit Assistant (paid) | R. Subramanian & Company, Auditors | Mylapore | 2013-02 | 2017-03
job: Accounts Clerk | CPC (P) Ltd | | 2009 | 2012
edu: B.Com | | | Madras University (Correspondence) | 2009 | 58%
edu: M.Com | | | Annamalai University (DDE) | 2012 | 61%
edu: CMA Inter | | | ICAI (Cost) | 2014 |
edu: Hr. Sec. | | Sri Ahobila Mutt Oriental Hr. Sec. School | | 2006 | 81%
edu: Typewriting English Higher | | | DOTE, Govt. of Tamil Nadu | 2007 | First class
languages: Tamil; English; Hindi
ctc: 744000
notice: 60
*/
