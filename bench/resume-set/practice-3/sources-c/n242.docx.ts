import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, caps: true },
  body: [
    p('Bio-data of Sunil Hembram', { bold: true, size: 14, align: 'center', after: 120 }),
    table(
      [3200, 6400],
      [
        ['Village & post', 'Kusumdih, Jama, Dumka, Jharkhand 814162'],
        ['Phone', '8271 640 953'],
        ['Date of birth', '02/04/2004'],
        ['Trade', 'Fitter (ITI, NCVT)'],
        ['ITI', 'Govt. ITI Dumka, 2021–23, 81.5%'],
        ['National Apprenticeship Certificate', 'Passed AITT April 2025, 74%'],
        ['Class 10', 'JAC Ranchi, 2020, 58.8%, +2 High School Jama'],
        ['Class 12', 'NIOS, 2023, 51%'],
        ['Job 1', 'Trade Apprentice, Chittaranjan Locomotive Works, 12/2023 – 12/2024'],
        ['Job 2', 'Fitter, Tata Projects (sub-contractor: Maa Kali Engg.), Noamundi, 02/2025 – 11/2025'],
        ['Job 3', 'Technician – assembly, Tata Motors Jamshedpur (bi-six), 01/2026 – running'],
        ['Tools used', 'Vernier, micrometer, drill, pneumatic wrench, hydraulic jack'],
        ['Languages', 'Santali, Hindi, Bengali'],
        ['Salary', 'Rs 650 per day'],
      ],
      { side: 'F2F2F2' },
    ),
    h('Declaration'),
    p('All above is true.'),
    p('Jamshedpur, 14.11.2026\tSunil Hembram', { tabs: [-9500] }),
  ],
});
/* LABEL
about: iti-fitter | other | junior | n-word-one-form-job-numbers-as-keys
name: Sunil Hembram
phone: 8271640953
place: Dumka
skills: Vernier; micrometer; drill; pneumatic wrench; hydraulic jack
job: Trade Apprentice | Chittaranjan Locomotive Works | | 2023-12 | 2024-12
job: Fitter | Tata Projects | Noamundi | 2025-02 | 2025-11
job: Technician – assembly | Tata Motors Jamshedpur | | 2026-01 | now
edu: ITI | Fitter | Govt. ITI Dumka | NCVT | 2023 | 81.5%
edu: Class 10 | | +2 High School Jama | JAC Ranchi | 2020 | 58.8%
edu: Class 12 | | | NIOS | 2023 | 51%
languages: Santali; Hindi; Bengali
cert: National Apprenticeship Certificate
born: 2004-04-02
dated: 2026-11-14
*/
