import { docx, h, p } from '../../outside/sources/word.ts';

const t = { tabs: [3400, -9800] };

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12 },
  body: [
    p('Sunil Dattatray Gaikwad', { bold: true, size: 16 }),
    p('Senior Manager (Stores & Warehouse)'),
    p('Chinchwad, Pune 411 019\t94220 18843\tsunil.gaikwad.stores@gmail.com', t),
    h('Employment'),
    p('**Post**\t**Organisation**\t**Period**', t),
    p('Senior Manager\tForbes Vyncke, Chakan\t2017 – date', t),
    p('Manager\tForbes Vyncke, Chakan\t2012 – 2017', t),
    p('Assistant Manager\tGabriel Shocks, Chakan\t2008 – 2012', t),
    p('Stores Officer\tAlfa Laval India, Dapodi\t2003 – 2008', t),
    p('Stores Assistant\tSandvik Tools, Dapodi\t2000 – 2003', t),
    h('Work done'),
    p('Perpetual inventory for 14,000 SKUs; dead stock of Rs 2.1 crore sold in 2019; bar codes in 2021.'),
    p('Third-party warehouse of DHL at Talegaon supervised since 2022.'),
    h('Education'),
    p('Diploma in Materials Management\tBharati Vidyapeeth, Pune\t2005', t),
    p('Bachelor of Commerce\tPune University (Modern College)\t2000', t),
    p('H.S.C.\tMaharashtra Board\t1997', t),
    h('Computer and systems'),
    p('SAP MM, SAP WM, Excel, Tally'),
    h('Certificates'),
    p('Internal Auditor ISO 9001\tTÜV Nord\t2016', t),
    p('Forklift safety trainer\tToyota Material Handling\t2014', t),
    h('Personal'),
    p('Date of birth\t7 July 1979', t),
    p('Marital status\tMarried', t),
    p('Languages\tMarathi, Hindi, English', t),
    p('Current CTC\t15.6 lakh', t),
    p('Notice period\t1 month', t),
  ],
});
/* LABEL
about: stores-senior-manager | other | veteran | n-word-three-tab-columns
name: Sunil Dattatray Gaikwad
email: sunil.gaikwad.stores@gmail.com
phone: 9422018843
place: Pune
skills: SAP MM; SAP WM; Excel; Tally
also: Stores & Warehouse; Perpetual inventory; bar codes
job: Senior Manager | Forbes Vyncke | Chakan | 2017 | now
job: Manager | Forbes Vyncke | Chakan | 2012 | 2017
job: Assistant Manager | Gabriel Shocks | Chakan | 2008 | 2012
job: Stores Officer | Alfa Laval India | Dapodi | 2003 | 2008
job: Stores Assistant | Sandvik Tools | Dapodi | 2000 | 2003
edu: Diploma | Materials Management | Bharati Vidyapeeth, Pune | | 2005 |
edu: Bachelor of Commerce | | Pune University (Modern College) | | 2000 |
edu: H.S.C. | | | Maharashtra Board | 1997 |
languages: Marathi; Hindi; English
cert: Internal Auditor ISO 9001; Forklift safety trainer
ctc: 1560000
notice: 30
born: 1979-07-07
marital: Married
*/
