import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Lato',
  size: 10,
  heading: { size: 12, color: '2E7D32', line: true },
  body: [
    p('Jignesh P. Trivedi', { size: 20, color: '2E7D32' }),
    p('Rajkot  ·  jignesh.trivedi.cnc@gmail.com  ·  +91 98795 14420'),
    h('experience'),
    p('**Production Engineer (Machining) – Grade E3** at Rolex Rings & Forge Ltd, Kotharia, Rajkot'),
    p('Bearing rings for SKF and Schaeffler. Plant 3: 62 CNC machines, 140 workmen', { italic: true }),
    p('03/2020 – running', { color: '777777' }),
    list('Cycle time of bore grinding down by 14 % (2022)', 'OEE board, kaizen, cutting tool cost'),
    p('**Asst. Engineer – CNC/VMC Shop** at Jyoti Machine Tools, Metoda GIDC', { before: 80 }),
    p('a group concern of Jyoti CNC', { italic: true }),
    p('08/2016 – 02/2020', { color: '777777' }),
    p('**Diploma Trainee** at Amul Industries', { before: 80 }),
    p('Engine valves and connecting rods', { italic: true }),
    p('07/2015 – 07/2016', { color: '777777' }),
    h('education'),
    p('BE Mechanical (part time) – Atmiya University, 2022 – CPI 7.05'),
    p(
      'Diploma in Mechanical Engg. – A.V. Parekh Technical Institute, Rajkot [Gujarat Technological University] – 2015 – CPI 7.9',
    ),
    p('SSC – Gujarat Secondary & Higher Secondary Education Board – Virani High School – March 2012 – 72.6 PR 88.1'),
    h('machines & software'),
    p('Fanuc, Siemens 828D; Mazak turning centre; Mastercam; SolidWorks; CMM (Zeiss); SPC; PPAP'),
    h('certificates'),
    p('Certified Internal Auditor IATF 16949:2016 – TÜV SÜD – 2021'),
    p('Six Sigma Yellow Belt – QCFI – 2019'),
    h('training'),
    p('Tool life seminar by Sandvik (2018) | 5S by consultant (2021) | First aid'),
    h('talks about money'),
    p('current: 5.9 LPA. wants 7.5. notice: 1 month. ready to relocate to Pune or Bengaluru, else Rajkot.'),
    h('me'),
    p('11 Nov 1996, single. Gujarati, Hindi, English (read and write).'),
  ],
});
/* LABEL
about: machining-engineer | other | mid | n4-word-lower-case-headings-title-at-employer-description-line
name: Jignesh P. Trivedi
email: jignesh.trivedi.cnc@gmail.com
phone: 9879514420
place: Rajkot
skills: Fanuc; Siemens 828D; Mazak turning centre; Mastercam; SolidWorks; CMM (Zeiss); SPC; PPAP
also: OEE; kaizen; bore grinding
job: Production Engineer (Machining) – Grade E3 | Rolex Rings & Forge Ltd | Kotharia, Rajkot | 2020-03 | now
job: Asst. Engineer – CNC/VMC Shop | Jyoti Machine Tools | Metoda GIDC | 2016-08 | 2020-02
job: Diploma Trainee | Amul Industries | | 2015-07 | 2016-07
edu: BE | Mechanical | Atmiya University | | 2022 | CPI 7.05
edu: Diploma | Mechanical Engg. | A.V. Parekh Technical Institute, Rajkot | Gujarat Technological University | 2015 | CPI 7.9
edu: SSC | | Virani High School | Gujarat Secondary & Higher Secondary Education Board | 2012 | 72.6 PR 88.1
languages: Gujarati; Hindi; English
cert: Certified Internal Auditor IATF 16949:2016; Six Sigma Yellow Belt
ctc: 590000
expected: 750000
notice: 30
born: 1996-11-11
marital: Single
preferred: Pune; Bengaluru; Rajkot
*/
