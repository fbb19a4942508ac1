import { docx, h, list, p } from '../../outside/sources/word.ts';

const right = { tabs: [-9800], before: 100 };

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 13, color: '1F4E79', line: true },
  footer: [
    p('Lakshmi Narayanan Iyer – lniyer.bank@gmail.com – 044 2434 1190 / 98410 26650', { size: 9, align: 'center' }),
  ],
  body: [
    p('Resume of a banker in trade finance', { italic: true, size: 14 }),
    h('Snapshot'),
    list(
      '22 years in public and private sector banks',
      'Letters of credit, bank guarantees, FEMA and RBI reporting (EDPMS, IDPMS)',
    ),
    h('Career'),
    p('Karur Deccan Bank, Chennai\tMay 2015 – till date', right),
    p('Chief Manager, Trade Finance Hub (since April 2020)', { indent: 300 }),
    p('Senior Manager, Forex (May 2015 – March 2020)', { indent: 300 }),
    p('Indus Coastal Bank, Coimbatore and Tiruppur\tFeb 2009 – Apr 2015', right),
    p('Manager – Export Credit', { indent: 300 }),
    p('Earlier: Officer with Bank of Malwa, Indore (2004–2009).'),
    h('Learning'),
    p('CAIIB, Indian Institute of Banking & Finance, 2008'),
    p('M.Com., University of Madras (distance), 2006'),
    p('B.Com., Vivekananda College, University of Madras, 2003, 69%'),
    p('Certified Documentary Credit Specialist (CDCS), LIBF, 2012, re-certified 2024'),
    h('Systems'),
    p('Finacle 10, Trade Innovation Plus, SWIFT (MT 7xx series), MS Office'),
    h('Miscellaneous'),
    p(
      'Born 30 June 1982 • Married • Tamil, English, Hindi, Malayalam • Lives in T. Nagar, Chennai • Willing to move to Mumbai or GIFT City • CTC 26 lakh • Notice 3 months',
    ),
  ],
});
/* LABEL
about: trade-finance-banker | other | veteran | n-word-name-in-footer
name: Lakshmi Narayanan Iyer
email: lniyer.bank@gmail.com
phone: 4424341190; 9841026650
place: Chennai
skills: Finacle 10; Trade Innovation Plus; SWIFT; MS Office
also: trade finance; Letters of credit; bank guarantees; FEMA; RBI reporting; EDPMS; IDPMS; Forex
job: Chief Manager, Trade Finance Hub | Karur Deccan Bank | Chennai | 2020-04 | now
job: Senior Manager, Forex | Karur Deccan Bank | Chennai | 2015-05 | 2020-03
job: Manager – Export Credit | Indus Coastal Bank | Coimbatore and Tiruppur | 2009-02 | 2015-04
job: Officer | Bank of Malwa | Indore | 2004 | 2009
edu: CAIIB | | Indian Institute of Banking & Finance | | 2008 |
edu: M.Com. | | University of Madras | | 2006 |
edu: B.Com. | | Vivekananda College, University of Madras | | 2003 | 69%
languages: Tamil; English; Hindi; Malayalam
cert: Certified Documentary Credit Specialist (CDCS)
total: 22 0
ctc: 2600000
notice: 90
born: 1982-06-30
marital: Married
preferred: Mumbai; GIFT City
*/
