import { docx, list, p, table } from './word.ts';

const block = (text: string) => p(text, { bold: true, color: '7030A0', before: 60, after: 30 });

export default docx({
  font: 'Liberation Sans',
  size: 10,
  margin: 850,
  body: [
    p('A N T O N Y   X A V I E R   R A J', { bold: true, size: 17, align: 'center', color: '7030A0' }),
    p('Graduate Engineer (Mechanical) · Karaikal, Puducherry', { align: 'center' }),
    table(
      [5100, 5100],
      [
        [
          block('Phone') + p('+91 63811 20954'),
          block('Mail') + p('antonyxraj.mech@gmail.com\nlinkedin.com/in/antony-xavier-raj'),
        ],
        [
          block('Degree') +
            p('B.E. Mechanical Engineering\nPuducherry Technological University\nMay 2025, CGPA 7.91, first class'),
          block('School') +
            p(
              'HSC: Nirmala Rani Hr. Sec. School, Karaikal, 2021, 83%\nSSLC: Nirmala Rani Hr. Sec. School, Karaikal, 2019, 88%',
            ),
        ],
        [
          block('Internship') +
            p('**Graduate Intern (Quality)**\nHidesign Industries, Puducherry\nAug 2025 - Jan 2026') +
            list('Gauge calibration list, 5S audit of two lines'),
          block('In-plant training') +
            p('**Trainee**\nONGC Karaikal Asset, Neravy\n15 days in Dec 2023') +
            list('Watched a workover rig'),
        ],
        [
          block('Final year project') +
            p(
              'Solar dryer for dry fish with phase change material, Rs. 38,000 grant from the university, dried 40 kg in a day.',
            ),
          block('Software & shop') +
            p('SolidWorks, AutoCAD, ANSYS (basics), CNC turning, GD&T, MS Excel, Python (basics)'),
        ],
        [
          block('Certificates') + p('CSWA – SolidWorks, 2024\nNPTEL Manufacturing Process Technology, 2023'),
          block('Me') +
            p(
              '17.10.2003, male, Tamil, English, some French. Ready to relocate to Chennai, Hosur or Pune. Can join at once.',
            ),
        ],
      ],
    ),
    p('I assure that the above is true. Karaikal, 20 November 2026', { italic: true, align: 'right' }),
  ],
});
/* LABEL
about: mechanical-fresher | other | fresher | o-word-grid-of-cells
name: Antony Xavier Raj
email: antonyxraj.mech@gmail.com
phone: 6381120954
place: Karaikal
skills: SolidWorks; AutoCAD; ANSYS; CNC turning; GD&T; MS Excel; Python
also: Gauge calibration; 5S; Software & shop
job: Graduate Intern (Quality) | Hidesign Industries | Puducherry | 2025-08 | 2026-01
job: Trainee | ONGC Karaikal Asset | Neravy | 2023-12 | 2023-12
edu: B.E. | Mechanical Engineering | Puducherry Technological University | | 2025 | CGPA 7.91
edu: HSC | | Nirmala Rani Hr. Sec. School, Karaikal | | 2021 | 83%
edu: SSLC | | Nirmala Rani Hr. Sec. School, Karaikal | | 2019 | 88%
languages: Tamil; English; French
cert: CSWA – SolidWorks; NPTEL Manufacturing Process Technology
notice: 0
born: 2003-10-17
gender: Male
linkedin: linkedin.com/in/antony-xavier-raj
preferred: Chennai; Hosur; Pune
dated: 2026-11-20
*/
