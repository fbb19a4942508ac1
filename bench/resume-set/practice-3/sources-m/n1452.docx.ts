import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10.5,
  body: [
    p('Suresh Pannalal Prajapati', { bold: true, size: 16 }),
    p('Hospital pharmacist, Surat 395006 | 99255 30874 | sureshprajapati.ph@gmail.com'),
    p('Registered pharmacist', { bold: true, before: 120, line: true }),
    p('Gujarat State Pharmacy Council, No. G-38821, first registration 06/2012, valid upto 31-12-2028'),
    p('Where I dispensed', { bold: true, before: 120, line: true }),
    p('Chief Pharmacist | 2021 Oct – now | Sunshine Global Hospital, Surat | IPD pharmacy'),
    p('Senior Pharmacist | 2016 Jan – 2021 Sep | SMIMER Hospital, Surat | Jan Aushadhi store'),
    p('Pharmacist | 2012 Jul – 2015 Dec | Apollo Pharmacy, Adajan branch | counter'),
    p('What I studied', { bold: true, before: 120, line: true }),
    p('B.Pharm. | 2012 | 67.9% | Maliba Pharmacy College, Bardoli | GTU'),
    p('H.S.C. Sc. | 2008 | 62% | L.P. Savani Vidyalaya, Surat | GSHSEB'),
    p('S.S.C. | 2006 | 74% | same | same'),
    p('What I handle', { bold: true, before: 120, line: true }),
    p('Narcotic register, cold chain, NABH medication audits, Marg ERP, e-Aushadhi'),
    p('Miscellaneous', { bold: true, before: 120, line: true }),
    p('Gujarati, Hindi, English | Married | Rs 4.4 L p.a. | 1 month'),
  ],
});
/* LABEL
about: hospital-pharmacist | other | senior | m-word-pipes-title-period-employer-unit
name: Suresh Pannalal Prajapati
email: sureshprajapati.ph@gmail.com
phone: 9925530874
place: Surat
skills: Narcotic register; cold chain; NABH medication audits; Marg ERP; e-Aushadhi
job: Chief Pharmacist | Sunshine Global Hospital | Surat | 2021-10 | now
job: Senior Pharmacist | SMIMER Hospital | Surat | 2016-01 | 2021-09
job: Pharmacist | Apollo Pharmacy | | 2012-07 | 2015-12
edu: B.Pharm. | | Maliba Pharmacy College, Bardoli | GTU | 2012 | 67.9%
edu: H.S.C. | Sc. | L.P. Savani Vidyalaya, Surat | GSHSEB | 2008 | 62%
edu: S.S.C. | | L.P. Savani Vidyalaya, Surat | GSHSEB | 2006 | 74%
languages: Gujarati; Hindi; English
cert: Registered pharmacist
ctc: 440000
notice: 30
marital: Married
*/
