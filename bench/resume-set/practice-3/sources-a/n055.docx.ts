import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 11, color: '833C0B' },
  footer: [p('Yashwanth Gowda K. S. | page 1', { size: 8, align: 'right' })],
  body: [
    table(
      [6400, 3500],
      [
        [
          `${p('Yashwanth Gowda K. S.', { bold: true, size: 18 })}${p('Embedded Software Engineer – Automotive')}`,
          `${p('yash.embedded@gmail.com', { align: 'right' })}${p('+91 73389 20415', { align: 'right' })}${p('Hassan / Bengaluru', { align: 'right' })}`,
        ],
      ],
      { border: false },
    ),
    h('Skills at a glance'),
    table(
      [2400, 7500],
      [
        ['Strong', 'Embedded C, CAN, UDS, AUTOSAR (Vector)'],
        ['Good', 'CANoe, CAPL, Python, Lauterbach Trace32'],
        ['Learning', 'Rust, ISO 26262'],
      ],
    ),
    h('Employers'),
    table(
      [1900, 3200, 2900, 1900],
      [
        ['Nov-23 – date', 'KPIT Technologies, Bengaluru', 'Senior Engineer', 'Client: Cummins'],
        ['Sep-21 – Oct-23', 'KPIT Technologies, Bengaluru', 'Engineer', 'Client: ZF'],
        ['Jul-20 – Aug-21', 'Acsia Technologies, Trivandrum', 'Trainee Engineer', '–'],
      ],
    ),
    h('Something about the work'),
    p(
      'Bootloader for BMS controllers (2024), diagnostics stack for an e-axle (2022), 120 UDS services. “Spot award” twice, 2022 and 2025.',
    ),
    h('Studies'),
    table(
      [1200, 4000, 3200, 1500],
      [
        ['2020', 'Malnad College of Engineering, Hassan', 'B.E. – E&C (VTU)', '8.05'],
        ['2016', 'Masters PU College, Hassan', 'PUC – PCMC', '88 %'],
        ['2014', 'Vijaya School, Hassan', 'SSLC – Karnataka board', '94 %'],
      ],
    ),
    h('Extra courses'),
    p('Advanced Diploma in Embedded Systems, Emertxe, Bengaluru, Mar 2020 (6 months)'),
    h('Facts'),
    p('Kannada, English, Hindi, Telugu | single | 5.5.1998 | CTC 12.75 | ECTC 18 | NP 90 (buyout yes)'),
  ],
});
/* LABEL
about: embedded-engineer | it | mid | n-word-tables-without-header-rows
name: Yashwanth Gowda K. S.
email: yash.embedded@gmail.com
phone: 7338920415
place: Bengaluru
skills: Embedded C; CAN; UDS; AUTOSAR; CANoe; CAPL; Python; Lauterbach Trace32; Rust; ISO 26262
also: Vector; Bootloader; BMS; diagnostics stack
job: Senior Engineer | KPIT Technologies | Bengaluru | 2023-11 | now
job: Engineer | KPIT Technologies | Bengaluru | 2021-09 | 2023-10
job: Trainee Engineer | Acsia Technologies | Trivandrum | 2020-07 | 2021-08
edu: B.E. | E&C | Malnad College of Engineering, Hassan | VTU | 2020 | 8.05
edu: PUC | PCMC | Masters PU College, Hassan | | 2016 | 88 %
edu: SSLC | | Vijaya School, Hassan | Karnataka board | 2014 | 94 %
edu: Advanced Diploma | Embedded Systems | Emertxe, Bengaluru | | 2020 |
languages: Kannada; English; Hindi; Telugu
ctc: 1275000
expected: 1800000
notice: 90
born: 1998-05-05
marital: single
*/
