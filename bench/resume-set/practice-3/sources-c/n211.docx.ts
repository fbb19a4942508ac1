import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, shade: 'DDEBF7', caps: true },
  header: [p('Resume – K. Sai Charan Reddy – B.Pharm', { align: 'right', italic: true })],
  body: [
    p('KONDA SAI CHARAN REDDY', { bold: true, size: 16 }),
    p('H.No 4-7-112, Hanamkonda, Warangal, Telangana 506001'),
    p('Mobile: 91-9502238416  E-mail: charanreddykonda.pharma@gmail.com', { line: true }),
    h('Objective'),
    p('Seeking an entry level post in QC / production / medical coding.'),
    h('Education'),
    p('**B. Pharmacy**\t76.2%', { tabs: [-9800], after: 0 }),
    p('Vaagdevi College of Pharmacy, Warangal\t2021 - 2025', { tabs: [-9800], after: 0 }),
    p('(Affiliated to Kakatiya University)', { italic: true }),
    p('**Intermediate (BiPC)**\t921/1000', { tabs: [-9800], after: 0 }),
    p('Sri Chaitanya Junior College, Hanamkonda\t2019 - 2021', { tabs: [-9800], after: 0 }),
    p('(Telangana State Board of Intermediate Education)', { italic: true }),
    p('**S.S.C**\tGPA 9.3', { tabs: [-9800], after: 0 }),
    p('Zilla Parishad High School, Parvathagiri\t2019', { tabs: [-9800], after: 0 }),
    p('(Board of Secondary Education)', { italic: true }),
    h('Industrial training & internship'),
    list(
      'Hetero Labs Limited, Unit-III, Jeedimetla : Trainee – QC, Aug 2025 to Jan 2026 (6 months)',
      'Apollo Pharmacy, Hanamkonda : Pharmacy Intern, May 2024 to June 2024',
      'Industrial tour to Natco, Kothur in 2023',
    ),
    h('Project'),
    p('Formulation and evaluation of herbal tooth gel with guava leaf extract (2025)'),
    h('Instruments handled'),
    p('HPLC (Waters), UV Spectrophotometer, Dissolution apparatus, Karl Fischer titrator, pH meter'),
    h('Registration / Certifications'),
    p('Registered Pharmacist, Telangana State Pharmacy Council, Reg. No. 098114/A1, 2025'),
    p('Certificate in Pharmacovigilance – Clini India – 2025'),
    p('GPAT 2025 qualified (AIR 3,812)'),
    h('Personal details'),
    p('DOB: 06-08-2003; Gender: Male; Languages: Telugu, English, Hindi; Preferred location: Hyderabad, Visakhapatnam'),
  ],
});
/* LABEL
about: pharmacy-fresher | other | fresher | n-word-marks-and-years-at-right-tab
name: Konda Sai Charan Reddy
email: charanreddykonda.pharma@gmail.com
phone: 9502238416
place: Warangal
skills: HPLC; UV Spectrophotometer; Dissolution apparatus; Karl Fischer titrator; pH meter
also: QC; production; medical coding; Pharmacovigilance
job: Trainee – QC | Hetero Labs Limited | Jeedimetla | 2025-08 | 2026-01
job: Pharmacy Intern | Apollo Pharmacy | Hanamkonda | 2024-05 | 2024-06
edu: B. Pharmacy | | Vaagdevi College of Pharmacy, Warangal | Kakatiya University | 2025 | 76.2%
edu: Intermediate | BiPC | Sri Chaitanya Junior College, Hanamkonda | Telangana State Board of Intermediate Education | 2021 | 921/1000
edu: S.S.C | | Zilla Parishad High School, Parvathagiri | Board of Secondary Education | 2019 | GPA 9.3
languages: Telugu; English; Hindi
cert: Registered Pharmacist; Certificate in Pharmacovigilance; GPAT 2025 qualified
born: 2003-08-06
gender: Male
preferred: Hyderabad; Visakhapatnam
*/
