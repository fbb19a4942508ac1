import { docx, p, table } from '../../outside/sources/word.ts';

const row = (name: string, value: string) => p(`${name}\t: ${value}`, { tabs: [3200] });
export default docx({
  font: 'Liberation Serif',
  size: 12,
  body: [
    p('CURRICULUM VITAE', { bold: true, align: 'center', size: 15, after: 160 }),
    row('Name', 'Arvind Kumar Maurya'),
    row('Father’s Name', 'Late Shri Ram Das Maurya'),
    row('Address', '548/117, Sector-C, Jankipuram, Lucknow-226021'),
    row('Contact No.', '9839 117 226'),
    row('E-mail', 'arvindmaurya.lab@gmail.com'),
    row('Date of Birth', '15 August 1988'),
    row('Marital Status', 'Married'),
    p('Educational Qualification', { bold: true, before: 160 }),
    table(
      [2000, 2500, 1300, 1500, 2500],
      [
        ['Exam Passed', 'Board/Univ.', 'Year', 'Division', 'Subject'],
        ['High School', 'U.P. Board, Allahabad', '2003', 'II', 'Sc., Maths, Eng, Hindi'],
        ['Intermediate', 'U.P. Board, Allahabad', '2005', 'II', 'P.C.B.'],
        ['B.Sc.', 'Dr. R.M.L.A.U., Faizabad', '2008', 'II', 'Zoology, Botany, Chemistry'],
        ['D.M.L.T.', 'U.P. State Medical Faculty', '2010', 'I', '-'],
        ['M.Sc.', 'IFTM University, Moradabad', '2019', 'I (67%)', 'Medical Microbiology'],
      ],
    ),
    p('Experience', { bold: true, before: 120 }),
    p('1.\tSr. Lab Technician (Microbiology), Sahara Hospital, Gomti Nagar, Lucknow. From Sept. 2019 to present.', {
      indent: 500,
      hanging: 500,
    }),
    p('2.\tLab Technician, Dr. Lal PathLabs Ltd., Lucknow Reference Lab. From Apr. 2014 to Aug. 2019.', {
      indent: 500,
      hanging: 500,
    }),
    p('3.\tLab Technician (Contractual), District Hospital, Barabanki under NRHM. From Dec. 2010 to March 2014.', {
      indent: 500,
      hanging: 500,
    }),
    p('Technical Knowledge', { bold: true, before: 120 }),
    p('BacT/ALERT, Vitek 2, ELISA reader, Sysmex XN, NABL documentation'),
    p('Languages: Hindi, English', { before: 120 }),
    p('Place: Lucknow\nDate: 20/09/2026', { before: 200 }),
  ],
});
/* LABEL
about: lab-technician | other | senior | n-k-colon-lines-subjects-column-ascending
name: Arvind Kumar Maurya
email: arvindmaurya.lab@gmail.com
phone: 9839117226
place: Lucknow
skills: BacT/ALERT; Vitek 2; ELISA reader; Sysmex XN; NABL documentation
job: Sr. Lab Technician (Microbiology) | Sahara Hospital | Gomti Nagar, Lucknow | 2019-09 | now
job: Lab Technician | Dr. Lal PathLabs Ltd. | Lucknow | 2014-04 | 2019-08
job: Lab Technician (Contractual) | District Hospital, Barabanki | | 2010-12 | 2014-03
edu: High School | Sc., Maths, Eng, Hindi | | U.P. Board, Allahabad | 2003 | II
edu: Intermediate | P.C.B. | | U.P. Board, Allahabad | 2005 | II
edu: B.Sc. | Zoology, Botany, Chemistry | | Dr. R.M.L.A.U., Faizabad | 2008 | II
edu: D.M.L.T. | | | U.P. State Medical Faculty | 2010 | I
edu: M.Sc. | Medical Microbiology | | IFTM University, Moradabad | 2019 | 67%
languages: Hindi; English
born: 1988-08-15
marital: Married
dated: 2026-09-20
*/
