import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10.5,
  heading: { bold: true, size: 11, shade: 'FBE5D6' },
  body: [
    p('Toppo, Anjali Grace', { bold: true, size: 16 }),
    p('Kokar, Ranchi 834001 | 72093 58841 | anjaligtoppo@gmail.com', { after: 80 }),
    h('Profession'),
    p('Lab Technician cum Phlebotomist with 6+ years'),
    h('Jobs'),
    p('Dr. Lal PathLabs – Satellite lab, Main Road – Ranchi\t1 Oct 2022 – continuing', { tabs: [-9800] }),
    p('Sr. Lab Technician (Haematology)', { bold: true }),
    p('Franchise owner: Medica Diagnostics'),
    p('Raj Hospital – Pathology Dept. – Ranchi\t2 Jan 2021 – 30 Sep 2022', { tabs: [-9800], before: 80 }),
    p('Lab Technician – I', { bold: true }),
    p('NABL scope of 94 tests'),
    p('PHC Namkum – under NHM Jharkhand – deployed by Sanjeevani Outsourcing\t16 Apr 2020 – 31 Dec 2020', {
      tabs: [-9800],
      before: 80,
    }),
    p('Covid Sample Collector', { bold: true }),
    p('Truenat and RAT; award from D.C. Ranchi, 15 August 2020'),
    h('Qualifications'),
    p('DMLT – RIMS, Ranchi – Jharkhand State Paramedical Council – session 2017-19 – 67.25 %'),
    p('B.Sc. Zoology (Hons) – Ranchi Women’s College – Ranchi University – session 2014-17 – I class'),
    p('I.Sc. – JAC Ranchi – St. Anne’s Inter College – 2014 – 58.6 %'),
    p('Matric – JAC Ranchi – Ursuline Convent – 2012 – 66.2 %'),
    h('Registration'),
    p('Jharkhand Paramedical Council, MLT-3316, renewal 2029'),
    h('Certificates'),
    p(
      'Phlebotomist (QP HSS/Q0501), Healthcare Sector Skill Council, 2019\nBiomedical waste handling, JSPCB, e-certificate, 2023',
    ),
    h('Camps & CMEs'),
    p('Blood donation camps 2018–2024; AMLTCON Patna 2022'),
    h('Can handle'),
    p('Sysmex XN-550, Vitros 250, ELISA reader, coagulometer, peripheral smear, LIS (Attune)'),
    h('Money and move'),
    p(
      'Present: Rs. 21,800 per month in all. Wanted: Rs. 28,000. One month’s notice. Not willing to leave Jharkhand except Kolkata.',
    ),
    p('Kurukh, Hindi, Sadri, English. Unmarried. 25/12/1996.'),
  ],
});
/* LABEL
about: lab-technician | other | mid | n4-word-comma-name-employer-dash-department-dash-place
name: Anjali Grace Toppo
email: anjaligtoppo@gmail.com
phone: 7209358841
place: Ranchi
skills: Sysmex XN-550; Vitros 250; ELISA reader; coagulometer; peripheral smear; LIS (Attune)
also: Truenat; RAT; Haematology
job: Sr. Lab Technician (Haematology) | Dr. Lal PathLabs | Ranchi | 2022-10 | now
job: Lab Technician – I | Raj Hospital | Ranchi | 2021-01 | 2022-09
job: Covid Sample Collector | PHC Namkum | | 2020-04 | 2020-12
edu: DMLT | | RIMS, Ranchi | Jharkhand State Paramedical Council | 2019 | 67.25 %
edu: B.Sc. | Zoology (Hons) | Ranchi Women’s College | Ranchi University | 2017 | I class
edu: I.Sc. | | St. Anne’s Inter College | JAC Ranchi | 2014 | 58.6 %
edu: Matric | | Ursuline Convent | JAC Ranchi | 2012 | 66.2 %
languages: Kurukh; Hindi; Sadri; English
cert: Phlebotomist (QP HSS/Q0501); Biomedical waste handling
total: 6 0
ctc: 261600
expected: 336000
notice: 30
born: 1996-12-25
marital: Single
preferred: Jharkhand; Kolkata
*/
