import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10.5,
  heading: { bold: true, size: 12, color: '1B4F72' },
  header: [p('Omkar Shivaji Patil | 7020 331 845 | omkar.survey@gmail.com', { align: 'right', size: 9 })],
  footer: [p('Reference: Mr. Vikas Kadam, Project Head, 98906 12274', { align: 'center', size: 9 })],
  body: [
    p('Land Surveyor', { bold: true, size: 18 }),
    p('Omkar Shivaji Patil, Kolhapur 416005'),
    h('Projects and employers'),
    table(
      [500, 2700, 2700, 2000, 2100],
      [
        ['1', 'Samruddhi Mahamarg Pkg 11', 'Surveyor', 'Megha Engineering', '7/2019–2/2022'],
        ['2', 'Pune Metro line 3', 'Sr. Surveyor', 'Tata Projects (client PITCMRL)', '3/2022–8/2024'],
        ['3', 'Ratnagiri–Nagpur NH-166', 'Survey Manager', 'Roadway Solutions India', '9/2024–on'],
      ],
      { head: 'D6EAF8' },
    ),
    h('Earlier'),
    p('Survey Helper, Shri Balaji Surveyors, Kolhapur, 2016 to 2019 (part time with diploma)'),
    h('Education'),
    table(
      [2900, 3000, 2300, 1800],
      [
        ['Diploma in Civil Engg.', 'Dr. D.Y. Patil Polytechnic, Kolhapur', 'MSBTE 2019', '71.2'],
        ['Land Surveyor (ITI)', 'Govt. ITI Kolhapur', 'NCVT 2016', '80'],
        ['S.S.C.', 'M.L.G. High School', 'Kolhapur Board 2014', '72.8'],
      ],
      { head: 'D6EAF8' },
    ),
    h('Instruments and software'),
    p('Leica TS16, Trimble R12 DGPS, Sokkia auto level, Civil 3D, DJI Phantom 4 RTK, Global Mapper'),
    h('Permit'),
    p('Remote pilot certificate (DGCA, small class), RPC-24/10927, valid 06-2034'),
    h('Misc.'),
    p("Marathi, Hindi, English. 26 yrs. 45 k gross monthly; 55 k wanted; 45 days' notice"),
  ],
});
/* LABEL
about: land-surveyor | other | mid | m-word-project-title-employer-period-table-without-header
name: Omkar Shivaji Patil
email: omkar.survey@gmail.com
phone: 7020331845
othersphone: 9890612274
place: Kolhapur
skills: Leica TS16; Trimble R12 DGPS; Sokkia auto level; Civil 3D; DJI Phantom 4 RTK; Global Mapper
job: Survey Manager | Roadway Solutions India | | 2024-09 | now
job: Sr. Surveyor | Tata Projects | | 2022-03 | 2024-08
job: Surveyor | Megha Engineering | | 2019-07 | 2022-02
job: Survey Helper | Shri Balaji Surveyors | Kolhapur | 2016 | 2019
edu: Diploma | Civil Engg. | Dr. D.Y. Patil Polytechnic, Kolhapur | MSBTE | 2019 | 71.2
edu: ITI | Land Surveyor | Govt. ITI Kolhapur | NCVT | 2016 | 80
edu: S.S.C. | | M.L.G. High School | Kolhapur Board | 2014 | 72.8
languages: Marathi; Hindi; English
cert: Remote pilot certificate
ctc: 540000
expected: 660000
notice: 45
*/
