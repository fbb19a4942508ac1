import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 11.5, line: true },
  footer: [p('R. Balasubramaniam – Curriculum Vitae', { size: 8, align: 'center' })],
  body: [
    p('CURRICULUM VITAE', { bold: true, align: 'center', size: 13 }),
    p('R. BALASUBRAMANIAM', { bold: true, size: 15 }),
    p('M.Com., A.C.M.A., A.C.S.', { italic: true }),
    p(
      'Old No. 14, New No. 31, Bazullah Road, T. Nagar, Chennai 600 017\nResi. 044-2834 6617, Cell 98401 27755, r.balasub.cs@yahoo.co.in',
      { after: 100 },
    ),
    h('A. PROFESSIONAL SUMMARY'),
    p(
      'A Company Secretary and Cost Accountant with 26 years and 3 months in listed companies, in charge of board matters, compliance, insurance, costing and taxation. Have taken one company through a rights issue and another through a scheme of demerger.',
    ),
    p('Have faced SEBI inspection in 2015 and NCLT hearings from 2019 to 2021 without an adverse order.'),
    h('B. DETAILS OF EMPLOYMENT'),
    p('1.  SRI CHAKRA TYRES LIMITED, CHENNAI', { bold: true, before: 60 }),
    p('TVS-Chakra family; NSE and BSE listed; factories at Vellaripatti and Pantnagar; 4,300 employees', {
      italic: true,
    }),
    p('Designation: Company Secretary & Chief Compliance Officer (KMP)'),
    p('Department: Secretarial, Legal & Insurance'),
    p('Period: 3rd August 2015 till date'),
    p('Reporting to: Executive Vice Chairman'),
    p('Nature of duties:'),
    p('(a) Board, committee and general meetings; annual report; BRSR since 2022-23.', { indent: 400 }),
    p('(b) LODR, PIT and SAST compliances; structured digital database.', { indent: 400 }),
    p('(c) Rights issue of Rs. 240 crore in 2018.', { indent: 400 }),
    p('(d) Insurance of all factories, marine open policy, D&O cover.', { indent: 400 }),
    p('2.  COROMANDEL SUGARS & DISTILLERIES LTD., PUDUKKOTTAI UNIT AND CHENNAI H.O.', { bold: true, before: 100 }),
    p('A Murugappa Chettiar family concern, taken over in 2016 by EID', { italic: true }),
    p('Designation: Dy. Company Secretary, later Company Secretary'),
    p('Department: Corporate Secretarial'),
    p('Period: 12th April 2008 to 31st July 2015'),
    p('Nature of duties:'),
    p('(a) Demerger of the distillery, petition before the Madras High Court, 2012.', { indent: 400 }),
    p('(b) Cost records and cost audit under CARR; liaison with Director of Sugar.', { indent: 400 }),
    p('3.  M/s. K. J. VAIDYANATHAN & ASSOCIATES, Practising Company Secretaries', { bold: true, before: 100 }),
    p('Designation: Associate'),
    p('Period: 1st November 2004 to 31st March 2008'),
    p('4.  LAKSHMI MILLS COMPANY LTD., KOVILPATTI MILL', { bold: true, before: 100 }),
    p('Designation: Cost Accountant cum Accounts Officer (Gr. B)'),
    p('Department: Mill Accounts'),
    p('Period: 14th August 2000 to 25th October 2004'),
    h('C. ACADEMIC AND PROFESSIONAL QUALIFICATIONS'),
    p('Company Secretary (Final): The Institute of Company Secretaries of India, passed in June 2004.'),
    p('ICWA (Final): The Institute of Cost and Works Accountants of India, passed in December 2001, 55%.'),
    p('M.Com.: Madurai Kamaraj University (correspondence), passed in 2002, second class.'),
    p(
      'B.Com.: G. Venkataswamy Naidu College, Kovilpatti, Manonmaniam Sundaranar University, passed in 2000, first class, 72%.',
    ),
    p('Higher Secondary: V.O.C. Govt. Boys Hr. Sec. School, State Board, 1997, 1,011 marks.'),
    h('D. MEMBERSHIPS AND NUMBERS'),
    p('ICSI: A 17745 (2005). ICMAI: 22046 (2003). Vice-Chairman, SIRC study circle, 2013–14.'),
    h('E. CERTIFICATES'),
    p(
      'Independent Director’s Databank proficiency test, IICA, passed in 2021, IDDB-DI-202104-033812\nCertificate Course in Arbitration, NALSAR (online), 2022\nLimited Insolvency Examination, IBBI, passed in 2019',
    ),
    h('F. SEMINARS'),
    p(
      'National Convention of Company Secretaries: Kochi 2009, Goa 2014, Hyderabad 2023. Workshop on Ind AS, 2017. SEBI-NISM interaction, 2020.',
    ),
    h('G. SKILLS'),
    p(
      'Corporate governance; rights issue; merger and demerger; cost audit; insurance; Diligent Boards; MCA V3; drafting',
    ),
    h('H. REMUNERATION AND AVAILABILITY'),
    p(
      'I am drawing Rs. 3,60,000 per month, besides car and club, that is a CTC of Rs. 48 lakhs per annum. I expect Rs. 60 lakhs. My contract provides for a notice period of three months.',
    ),
    h('I. PERSONAL'),
    p(
      'Father’s name: late Shri S. Ramaswami. Date of birth: 1st January 1980. Married, two children. Languages: Tamil, English, Hindi (read), Telugu (speak). I would prefer not to leave Chennai, save for Bengaluru or Coimbatore.',
    ),
    p('Chennai\n12.11.2026\t(R. Balasubramaniam)', { tabs: [-9800], before: 200 }),
  ],
});
/* LABEL
about: company-secretary | other | veteran | n4-word-lettered-sections-two-sheets-designation-department-period
name: R. BALASUBRAMANIAM
email: r.balasub.cs@yahoo.co.in
phone: 9840127755
phone: 4428346617
place: Chennai
skills: Corporate governance; rights issue; merger and demerger; cost audit; insurance; Diligent Boards; MCA V3; drafting
also: BRSR; LODR; PIT; SAST; Ind AS; costing; taxation; compliance
job: Company Secretary & Chief Compliance Officer (KMP) | SRI CHAKRA TYRES LIMITED | CHENNAI | 2015-08 | now
job: Dy. Company Secretary, later Company Secretary | COROMANDEL SUGARS & DISTILLERIES LTD. | PUDUKKOTTAI UNIT AND CHENNAI H.O. | 2008-04 | 2015-07
job: Associate | K. J. VAIDYANATHAN & ASSOCIATES | | 2004-11 | 2008-03
job: Cost Accountant cum Accounts Officer (Gr. B) | LAKSHMI MILLS COMPANY LTD. | KOVILPATTI MILL | 2000-08 | 2004-10
edu: Company Secretary (Final) | | | The Institute of Company Secretaries of India | 2004 |
edu: ICWA (Final) | | | The Institute of Cost and Works Accountants of India | 2001 | 55%
edu: M.Com. | | Madurai Kamaraj University | | 2002 | second class
edu: B.Com. | | G. Venkataswamy Naidu College, Kovilpatti | Manonmaniam Sundaranar University | 2000 | first class, 72%
edu: Higher Secondary | | V.O.C. Govt. Boys Hr. Sec. School | State Board | 1997 | 1,011 marks
languages: Tamil; English; Hindi; Telugu
cert: Independent Director’s Databank proficiency test; Certificate Course in Arbitration; Limited Insolvency Examination
total: 26 3
ctc: 4800000
expected: 6000000
notice: 90
born: 1980-01-01
marital: Married
preferred: Chennai; Bengaluru; Coimbatore
dated: 2026-11-12
*/
