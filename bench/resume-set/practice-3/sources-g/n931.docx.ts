import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, line: true, color: 'B45F06' },
  body: [
    p('NIVEDITHA SHENOY | Radiographer', { bold: true, size: 15 }),
    p('Manipal 576104 | niveditha.rad@gmail.com | 94817 70526'),
    h('Places of work'),
    table(
      [3100, 1700, 2400, 2300],
      [
        ['Hospital', 'Modality', 'Rank', 'Dates'],
        ['Kasturba Hospital, Manipal', 'MRI 3T, CT', 'Senior Radiographer', '1-2-2021 to date'],
        ['Kasturba Hospital, Manipal', 'X-ray, DSA', 'Radiographer', '3-7-2017 to 31-1-2021'],
        ['Aster Hospital, Doha', 'CT', 'CT Technologist (locum)', '1-3-2024 to 31-5-2024'],
        ['A.J. Hospital, Mangaluru', 'All', 'Intern', '2016 to 2017'],
      ],
      { head: 'FCE5CD' },
    ),
    h('Places of study'),
    table(
      [3100, 1700, 2400, 2300],
      [
        ['College', 'Year', 'Course', 'Result'],
        ['MCHP, Manipal (MAHE)', '2020', 'M.Sc. MIT (part time)', '8.0 CGPA'],
        ['AJIMS, Mangaluru (RGUHS)', '2016', 'B.Sc. MIT', '74%'],
        ['Canara PU College', '2012', 'PUC', '83%'],
      ],
      { head: 'FCE5CD' },
    ),
    h('Licence and courses'),
    p('AERB RSO Level I (BARC, 2019, approval due 2027) ● QCHP eligibility Qatar 2023 ● MRI safety (ISMRM) 2022'),
    h('Other particulars'),
    p(
      'Skills: Cardiac MRI, CT angiography, PACS, QA phantoms, Contrast protocol. Languages: Konkani, Kannada, English, Hindi. Born 10-02-1995, female, unmarried. Gross 5.5 LPA.',
    ),
  ],
});
/* LABEL
about: radiographer | other | mid | n-word-modality-column-locum-overlap
name: Niveditha Shenoy
email: niveditha.rad@gmail.com
phone: 9481770526
place: Manipal
skills: Cardiac MRI; CT angiography; PACS; QA phantoms; Contrast protocol
job: CT Technologist (locum) | Aster Hospital | Doha | 2024-03 | 2024-05
job: Senior Radiographer | Kasturba Hospital | Manipal | 2021-02 | now
job: Radiographer | Kasturba Hospital | Manipal | 2017-07 | 2021-01
job: Intern | A.J. Hospital | Mangaluru | 2016 | 2017
edu: M.Sc. MIT | | MCHP, Manipal | MAHE | 2020 | 8.0 CGPA
edu: B.Sc. MIT | | AJIMS, Mangaluru | RGUHS | 2016 | 74%
edu: PUC | | Canara PU College | | 2012 | 83%
languages: Konkani; Kannada; English; Hindi
cert: AERB RSO Level I; QCHP eligibility Qatar; MRI safety (ISMRM)
ctc: 550000
born: 1995-02-10
gender: Female
marital: Unmarried
*/
