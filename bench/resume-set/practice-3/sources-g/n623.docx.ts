import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 12,
  body: [
    p('Date: 20/11/2026', { align: 'right' }),
    p('To\nThe Manager (HR)\nJSW Cement, Salboni'),
    p('Sub: Application for the post of Electrician', { bold: true, before: 120, after: 120 }),
    p('Sir,', { after: 80 }),
    p(
      'I, Tapan Kumar Mahato, son of Shri Gokul Mahato, resident of village Bhimpur, P.S. Salboni, Paschim Medinipur, West Bengal, beg to apply for the above post. My particulars are given below.',
      { after: 80 },
    ),
    p('1. Date of birth: 09-09-1990'),
    p('2. Educational qualification: Madhyamik (WBBSE) from Bhimpur Santal High School in 2007 in 2nd division'),
    p('3. Technical qualification: ITI Electrician (NCVT) from ITI Jhargram in 2010, 70.5%'),
    p(
      '4. Licence: Electrical Workman’s Permit No. WB-E-33107 (Parts 1, 2 and 4) issued by Licensing Board, West Bengal, valid up to 2029',
    ),
    p('5. Experience:'),
    p('(a) Rashmi Metaliks Ltd., Kharagpur, as Electrician since 01/12/2018', { indent: 500 }),
    p('(b) Super Smelters Ltd., Jamuria, as Junior Electrician from 05/04/2014 to 25/11/2018', { indent: 500 }),
    p('(c) Bijli Engineers (contractor of WBSEDCL), Jhargram, as Wireman from 2010 to 2014', { indent: 500 }),
    p('6. Knowledge: HT/LT panel, Motor rewinding, DG set, PLC fault finding (little)'),
    p('7. Languages: Bengali, Santali, Hindi'),
    p('8. Present pay: Rs. 21,600 per month'),
    p('9. Contact: 9932 610 447'),
    p('I shall be grateful for a chance.\nYours faithfully,\nTapan Kumar Mahato', { before: 160 }),
  ],
});
/* LABEL
about: electrician | other | mid | n-word-application-numbered-lettered
name: Tapan Kumar Mahato
phone: 9932610447
place: Paschim Medinipur
skills: HT/LT panel; Motor rewinding; DG set; PLC fault finding
job: Electrician | Rashmi Metaliks Ltd. | Kharagpur | 2018-12 | now
job: Junior Electrician | Super Smelters Ltd. | Jamuria | 2014-04 | 2018-11
job: Wireman | Bijli Engineers | Jhargram | 2010 | 2014
edu: ITI | Electrician | ITI Jhargram | NCVT | 2010 | 70.5%
edu: Madhyamik | | Bhimpur Santal High School | WBBSE | 2007 | 2nd division
languages: Bengali; Santali; Hindi
cert: Electrical Workman’s Permit
ctc: 259200
born: 1990-09-09
dated: 2026-11-20
*/
