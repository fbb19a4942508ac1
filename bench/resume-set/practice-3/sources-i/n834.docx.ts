import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 10,
  heading: { bold: true, size: 12, color: 'C55A11', line: true },
  body: [
    p('Wg Cdr Harpreet Gill (Veteran)', { bold: true, size: 18 }),
    p('Aviation safety | Bengaluru | hgill.aviation@gmail.com | 99005 18836'),
    h('Civil employment'),
    p('**Air India Limited (a Tata Group airline) – Integrated Ops Control Centre, Gurugram**', { after: 0 }),
    p('Associate Director - Flight Safety / SMS  |  Band M5  |  Oct 2022 – to date', { italic: true }),
    list(
      'Runs the safety reporting of 148 aircraft; 21 investigators and analysts',
      'Merged the manuals of four airlines into one, approved by the regulator in November 2024',
      'IOSA audits of 2023 and 2025 without level-1 finding',
      'Chairs the monthly safety action group and the bird strike committee',
    ),
    p('**Air Works India (Engineering) Pvt. Ltd. – MRO, Hosur**', { after: 0 }),
    p('Quality & Safety Manager  |  Aug 2018 – Sep 2022', { italic: true }),
    list(
      'Approval by EASA in 2019 and by the GCAA in 2021',
      'Reduced repeat defects of customers by a third',
      'Trained 60 mechanics in error management',
    ),
    h('Indian Air Force (Ministry of Defence)'),
    p('Wing Commander – Senior Engineering Officer (Fighter)\tJun 2012 – Jul 2018\tTezpur, Sulur', {
      tabs: [5200, 7700],
    }),
    p('Squadron Leader – Flight Commander/Engg.\tJun 2006 – May 2012\tJamnagar', { tabs: [5200, 7700] }),
    p('Flying Officer to Flight Lieutenant\tJul 1997 – May 2006\tPune, Ambala', { tabs: [5200, 7700] }),
    h('Certificates'),
    list(
      'Lead Auditor AS9110C – IRCA/BSI – Cert. 6019442 – 2020',
      'Safety Management Systems, IATA Diploma, 2019 (with distinction)',
      'DGCA approved Accountable post holder (Quality), CAR-145, file 12-44/2018',
    ),
    p('Courses (without certificate): Su-30 engineering, Irkutsk, 2003; Staff course, CAW'),
    h('Education'),
    list(
      'M.Tech (Aerospace), IIT Madras, 2005, CGPA 8.4',
      'B.E. (Electronics), Punjab Engineering College (Panjab University), 1996, 1st Div.',
    ),
    h('Skills'),
    p('SMS & FDM/FOQA, Root cause analysis (5-Why, Bow-tie), AMOS (3 years), Human factors and CRM, Vendor audits'),
  ],
});
/* LABEL
about: aviation-safety | other | veteran | n-word-employer-bold-unit-dash-band-line
name: Harpreet Gill
email: hgill.aviation@gmail.com
phone: 9900518836
place: Bengaluru
skills: SMS & FDM/FOQA; Root cause analysis (5-Why, Bow-tie); AMOS; Human factors and CRM; Vendor audits
job: Associate Director - Flight Safety / SMS | Air India Limited | Gurugram | 2022-10 | now
job: Quality & Safety Manager | Air Works India (Engineering) Pvt. Ltd. | Hosur | 2018-08 | 2022-09
job: Wing Commander – Senior Engineering Officer (Fighter) | Indian Air Force | Tezpur, Sulur | 2012-06 | 2018-07
job: Squadron Leader – Flight Commander/Engg. | Indian Air Force | Jamnagar | 2006-06 | 2012-05
job: Flying Officer to Flight Lieutenant | Indian Air Force | Pune, Ambala | 1997-07 | 2006-05
edu: M.Tech | Aerospace | IIT Madras | | 2005 | CGPA 8.4
edu: B.E. | Electronics | Punjab Engineering College | Panjab University | 1996 | 1st Div.
cert: Lead Auditor AS9110C; Safety Management Systems, IATA Diploma; DGCA approved Accountable post holder (Quality)
*/
