import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 11, shade: 'FBE4D5' },
  body: [
    p('MANOJ DINKAR GAIKWAD', { bold: true, size: 15 }),
    p(
      'Sales & service engineer, compressors\nA/P Satpur, Nashik 422007  Ph. 90110 55832  manojgaikwad.service@gmail.com',
      { after: 120 },
    ),
    h('EDUCATION'),
    table(
      [1200, 2800, 3000, 1400, 1300],
      [
        ['%', 'Exam', 'School/College', 'Board', 'Passing Yr.'],
        ['58.20', 'BE (Mechanical)', 'K. K. Wagh Institute', 'SPPU', "May'17"],
        ['70.11', 'Diploma (Mech)', 'Govt. Polytechnic Nashik', 'MSBTE', "June'13"],
        ['76.00', 'SSC', 'Janata Vidyalaya, Satpur', 'MSBSHSE', "March'10"],
      ],
      { head: 'FBE4D5' },
    ),
    h('EXPERIENCE (8 yrs. 7 months)'),
    p('**ELGI Sauer Air Systems** – Nashik branch (Oct’21 till date)'),
    p('Sr. Engineer (Sales & Service), North Maharashtra'),
    list('Sales of 3.4 Cr in FY 2024-25, AMC of 210 machines', 'Ranked 2nd in West in 2023'),
    p('**Kirloskar Pneumatic dealer M/s Air Power Agencies** – Nashik (Apr’18 – Sep’21)', { before: 80 }),
    p('Service Engineer'),
    list('Screw compressors 7.5 to 250 kW, dryers, VFD (Yaskawa)'),
    h('KNOWLEDGE'),
    p('Air audit, leak detection, panel wiring, quotation in SAP C4C, MS Office, two-wheeler and LMV licence'),
    h('TRAINING'),
    p(
      'ELGI academy Coimbatore – screw airend overhaul – 10 days – Dec 2021\nEnergy audit of compressed air – PCRA – 2023',
    ),
    h('PERSONAL DETAILS'),
    p(
      'Birth date 03/05/1995, male, married; Marathi, Hindi, English; salary 5.9 L + incentive, expects 7.5 L; notice 1 month; prefers Nashik, Pune, Aurangabad',
    ),
    p('Date: 09/10/2026\tManoj Gaikwad', { tabs: [-9700], before: 200 }),
  ],
});
/* LABEL
about: sales-service-engineer | other | mid | n-word-marks-first-education-table
name: Manoj Dinkar Gaikwad
email: manojgaikwad.service@gmail.com
phone: 9011055832
place: Nashik
skills: Air audit; leak detection; panel wiring; SAP C4C; MS Office
also: compressors; Screw compressors; dryers; VFD; Yaskawa; AMC; LMV licence; quotation
job: Sr. Engineer (Sales & Service) | ELGI Sauer Air Systems | Nashik | 2021-10 | now
job: Service Engineer | Kirloskar Pneumatic dealer M/s Air Power Agencies | Nashik | 2018-04 | 2021-09
edu: BE | Mechanical | K. K. Wagh Institute | SPPU | 2017 | 58.20
edu: Diploma | Mech | Govt. Polytechnic Nashik | MSBTE | 2013 | 70.11
edu: SSC | | Janata Vidyalaya, Satpur | MSBSHSE | 2010 | 76.00
languages: Marathi; Hindi; English
cert: screw airend overhaul; Energy audit of compressed air
total: 8 7
ctc: 590000
expected: 750000
notice: 30
born: 1995-05-03
gender: Male
marital: Married
preferred: Nashik; Pune; Aurangabad
dated: 2026-10-09
*/
