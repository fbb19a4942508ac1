import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, shade: 'FFF2CC' },
  body: [
    p('Komal Yadav', { bold: true, size: 18, align: 'right' }),
    p('Rewari, Haryana  |  komalyadav.lis@gmail.com  |  82953 07148', { align: 'right' }),
    h('Present status'),
    p('Library Trainee in Ashoka University, Sonipat (August 2026 onwards), on a one-year traineeship.'),
    h('Earlier'),
    p('Library Assistant (daily wage) in Kendriya Vidyalaya, Rewari: April 2025 – March 2026'),
    p('Data entry operator in Common Service Centre, Bawal: 2020 – 2021'),
    h('Degrees and diplomas'),
    table(
      [2600, 1200, 1600, 4200],
      [
        ['Degree', 'Year', 'Division', 'University / Board and college'],
        ['M.Lib.I.Sc.', '2026', 'I (69%)', 'Kurukshetra University (Directorate of Distance Education)'],
        ['B.Lib.I.Sc.', '2024', 'I (71%)', 'Indira Gandhi University, Meerpur'],
        ['B.A. (Pass)', '2023', 'II (56%)', 'Govt. College for Women, Rewari (I.G.U.)'],
        ['Sr. Secondary', '2020', 'I (74%)', 'BSEH, Bhiwani'],
        ['Secondary', '2018', 'I (68%)', 'BSEH, Bhiwani'],
      ],
      { side: 'FFF9E5' },
    ),
    h('Other courses'),
    list('CCC, NIELIT, 2021', 'Koha & DSpace workshop, DELNET, 5 days, Nov 2025'),
    h('Qualified'),
    p('UGC-NET (Library Science), June 2026, for Assistant Professor'),
    h('Software and methods'),
    p('Koha; DSpace; e-Granthalaya; DDC 23; AACR-2; MARC 21; Hindi typing (Mangal)'),
    h('About'),
    p('D.O.B. 22 Jan 2002. Unmarried. Hindi, English, Haryanvi. Expected Rs 3.6 lakh a year.'),
  ],
});
/* LABEL
about: library-trainee | other | junior | n-word-present-status-earlier-division-column
name: Komal Yadav
email: komalyadav.lis@gmail.com
phone: 8295307148
place: Rewari
skills: Koha; DSpace; e-Granthalaya; DDC 23; AACR-2; MARC 21; Hindi typing
job: Library Trainee | Ashoka University | Sonipat | 2026-08 | now
job: Library Assistant (daily wage) | Kendriya Vidyalaya | Rewari | 2025-04 | 2026-03
job: Data entry operator | Common Service Centre | Bawal | 2020 | 2021
edu: M.Lib.I.Sc. | | Kurukshetra University (Directorate of Distance Education) | | 2026 | 69%
edu: B.Lib.I.Sc. | | Indira Gandhi University, Meerpur | | 2024 | 71%
edu: B.A. (Pass) | | Govt. College for Women, Rewari | I.G.U. | 2023 | 56%
edu: Sr. Secondary | | | BSEH, Bhiwani | 2020 | 74%
edu: Secondary | | | BSEH, Bhiwani | 2018 | 68%
languages: Hindi; English; Haryanvi
cert: CCC; Koha & DSpace workshop; UGC-NET (Library Science)
expected: 360000
born: 2002-01-22
marital: Unmarried
*/
