import { docx, p, table } from './word.ts';

const wide = (text: string) => p(text, { bold: true, color: 'FFFFFF', shade: '2E75B6' });

export default docx({
  font: 'Carlito',
  body: [
    table(
      [2400, 7500],
      [
        ['Name', p('**Dr. Subhashree Mohapatra (PT)**', { size: 14 })],
        ['Profession', 'Physiotherapist (Neuro & Paediatrics)'],
        ['Contact', 'Plot 884, Patia, Bhubaneswar-24 / 9337 40 8826 / physio.subhashree@gmail.com'],
        ['Registration', 'Odisha State Council of Physiotherapy, OCPT-2209'],
      ],
      { side: 'DEEAF6' },
    ),
    wide(' WORK EXPERIENCE'),
    table(
      [2400, 7500],
      [
        [
          'Kalinga Neuro Rehab, Bhubaneswar',
          p('**Consultant Physiotherapist**, 01/2023 to present (full time, 9 am – 5 pm)') +
            p('Stroke, spinal cord injury and Parkinson’s patients; in charge of the gait lab.'),
        ],
        [
          'Sparsh Child Development Centre',
          p('**Visiting Paediatric Physiotherapist**, 07/2023 to present (evenings, 3 days a week)') +
            p('Cerebral palsy, NDT based handling.'),
        ],
        ['SVNIRTAR, Olatpur, Cuttack', p('**Junior Physiotherapist**, 10/2019 – 12/2022')],
        ['SCB Medical College, Cuttack', p('**Intern**, 6 months, 2019')],
      ],
    ),
    wide(' QUALIFICATION'),
    table(
      [1800, 1500, 4500, 2100],
      [
        ['MPT (Neuro)', '2023', 'Utkal University (part of service leave)', '66.9 %'],
        ['BPT', '2019', 'SVNIRTAR, Olatpur', '64 %'],
        ['CHSE +2 Sc', '2014', 'Ravenshaw Jr. College, Cuttack', '70 %'],
        ['HSC', '2012', 'Govt. Girls High School, Salipur', '81 %'],
      ],
    ),
    wide(' SKILL'),
    p('NDT / Bobath, Dry needling, Electrotherapy, Gait analysis, Taping, Vestibular rehab', { before: 60 }),
    wide(' CERTIFICATE COURSE'),
    p('Basic Bobath Course (IBITA), 2022; Kinesio Taping KT1 & KT2, 2021', { before: 60 }),
    wide(' OTHER'),
    p('Odia, Hindi, English, Bengali. DOB 27-10-1996. Unmarried. Salary 42 thousand monthly.', { before: 60 }),
  ],
});
/* LABEL
about: physiotherapist | other | mid | o-word-employer-cell-first
name: Subhashree Mohapatra
email: physio.subhashree@gmail.com
phone: 9337408826
place: Bhubaneswar
skills: NDT; Bobath; Dry needling; Electrotherapy; Gait analysis; Taping; Vestibular rehab
also: NDT / Bobath; Neuro & Paediatrics; gait lab
job: Consultant Physiotherapist | Kalinga Neuro Rehab | Bhubaneswar | 2023-01 | now
job: Visiting Paediatric Physiotherapist | Sparsh Child Development Centre | | 2023-07 | now
job: Junior Physiotherapist | SVNIRTAR | Olatpur, Cuttack | 2019-10 | 2022-12
job: Intern | SCB Medical College | Cuttack | 2019 | 2019
edu: MPT | Neuro | | Utkal University | 2023 | 66.9 %
edu: BPT | | SVNIRTAR, Olatpur | | 2019 | 64 %
edu: +2 Sc | | Ravenshaw Jr. College, Cuttack | CHSE | 2014 | 70 %
edu: HSC | | Govt. Girls High School, Salipur | | 2012 | 81 %
languages: Odia; Hindi; English; Bengali
cert: Basic Bobath Course (IBITA); Kinesio Taping KT1 & KT2
ctc: 504000
born: 1996-10-27
marital: Unmarried
*/
