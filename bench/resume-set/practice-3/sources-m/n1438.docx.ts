import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('Capt. (Retd.) Yusuf Merchant – Airport ground operations', { bold: true, size: 15 }),
    p('Santacruz East, Mumbai 400055; 98195 70243; ymerchant.ops@gmail.com'),
    p('Stations', { bold: true, before: 100 }),
    p('Duty Manager – Ramp\tBird Worldwide Flight Services\tBOM T2\t04/22 – date'),
    p('Senior Ramp Officer\tÇelebi NAS\tBOM T2\t07/16 – 03/22'),
    p('Ramp Officer\tCambata Aviation\tBOM T2\t02/12 – 06/16'),
    p('Loader Supervisor\tSharaf Group\tDXB T1\t09/08 – 12/11'),
    p('Approvals', { bold: true, before: 100 }),
    p('Airside driving permit (ADP) 2291/BOM, valid 31.03.2027'),
    p('AEP colour Y, BCAS, valid 12/2026'),
    p('IATA DGR Cat 8, valid till 17/05/2027'),
    p('Load control refresher, 2024'),
    p('Learning', { bold: true, before: 100 }),
    p('IATA Foundation Diploma, Aptech Aviation, 2008. B.A. Economics, Burhani College, Mumbai, 2007, 48 %. HSC 2004.'),
    p('Equipment', { bold: true, before: 100 }),
    p('Ambulift, GPU, pushback tractor, high loader, AVIT'),
    p('Languages: English, Hindi, Gujarati, Arabic. Present pay 7.4 lakh p.a. Notice 2 months.', { before: 100 }),
  ],
});
/* LABEL
about: airport-ramp-manager | other | senior | m-word-tabs-title-employer-station-mm-yy
name: Yusuf Merchant
email: ymerchant.ops@gmail.com
phone: 9819570243
place: Mumbai
skills: Ambulift; GPU; pushback tractor; high loader; AVIT
job: Duty Manager – Ramp | Bird Worldwide Flight Services | BOM T2 | 2022-04 | now
job: Senior Ramp Officer | Çelebi NAS | BOM T2 | 2016-07 | 2022-03
job: Ramp Officer | Cambata Aviation | BOM T2 | 2012-02 | 2016-06
job: Loader Supervisor | Sharaf Group | DXB T1 | 2008-09 | 2011-12
edu: IATA Foundation Diploma | | Aptech Aviation | | 2008 |
edu: B.A. | Economics | Burhani College, Mumbai | | 2007 | 48 %
edu: HSC | | | | 2004 |
languages: English; Hindi; Gujarati; Arabic
cert: Airside driving permit (ADP); AEP; IATA DGR Cat 8
ctc: 740000
notice: 60
*/
