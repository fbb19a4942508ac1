import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 10.5, color: '6A1B9A' },
  body: [
    p('VAISHNAVI (D/o Prakash Hiremath)', { bold: true, size: 14 }),
    p('Hubballi – 580031  ‖  88614 70925  ‖  vaishnavi.hiremath.vlsi@gmail.com  ‖  linkedin.com/in/vaishnavihiremath', {
      after: 60,
    }),
    h('OBJECTIVE'),
    p('Physical design / verification engineer in a product company.'),
    h('EXPERIENCE: 2 years 9 months'),
    p('Design Engineer – II (Physical Design)'),
    p('Tessolve Semiconductor (A Hero Electronix Venture)'),
    p('Deputed to: Intel, Bellandur   Vendor manager: Capgemini Engg.'),
    p('Feb 2025 to till date'),
    p('Block level PnR of a 7 nm SoC, timing closure of 1.2 M instances'),
    p('Trainee Engineer / Engineer Gr. I', { before: 80 }),
    p('Sankalp Chips Pvt. Ltd. (now HCL-Sankalp)'),
    p('Site: Hubballi design centre'),
    p('Mar 2024 to Jan 2025'),
    h('PROJECT WORK'),
    p('RISC-V core in Verilog (B.E. final year, 2023); layout of PLL at 28 nm (training, 2023–24)'),
    h('ACADEMIC QUALIFICATION'),
    p(
      'B.E. (Electronics & Communication Engg.)\nKLE Technological University (formerly B.V.B. College), Hubballi\n2019 – 2023, CGPA 8.66',
    ),
    p('II P.U.C. (PCME)\nDept. of Pre-University Education, Karnataka\nChetan P.U. Science College, 2019, 93.8 %', {
      before: 60,
    }),
    p('S.S.L.C.\nK.S.E.E.B.\nSt. Antony Public School, 2017, 95.04 %', { before: 60 }),
    h('CERTIFICATION'),
    p('Physical Design Certificate, Sandeepani School of Embedded & VLSI, Feb 2024'),
    h('TRAINING'),
    p('Innovus and Tempus in-house classes, 2025; VLSID conference volunteer, Jan 2025'),
    h('EDA AND LANGUAGES'),
    p('Innovus, ICC2, PrimeTime, Calibre, Tcl, Perl, Verilog, Linux'),
    h('OTHER'),
    p(
      'CTC: 7.2 LPA (fixed) + variable. Expected 12 LPA. Bond over; official notice 60 days. Bengaluru, Hyderabad. Kannada, English, Hindi. 17-05-2001, F.',
    ),
  ],
});
/* LABEL
about: physical-design-engineer | it | junior | n4-word-do-bracket-venture-bracket-deputed-line
name: VAISHNAVI
email: vaishnavi.hiremath.vlsi@gmail.com
phone: 8861470925
place: Hubballi
skills: Innovus; ICC2; PrimeTime; Calibre; Tcl; Perl; Verilog; Linux
also: PnR; timing closure; RISC-V; Tempus; SoC
job: Design Engineer – II (Physical Design) | Tessolve Semiconductor | | 2025-02 | now
job: Trainee Engineer / Engineer Gr. I | Sankalp Chips Pvt. Ltd. | Hubballi | 2024-03 | 2025-01
edu: B.E. | Electronics & Communication Engg. | KLE Technological University (formerly B.V.B. College), Hubballi | | 2023 | CGPA 8.66
edu: II P.U.C. | PCME | Chetan P.U. Science College | Dept. of Pre-University Education, Karnataka | 2019 | 93.8 %
edu: S.S.L.C. | | St. Antony Public School | K.S.E.E.B. | 2017 | 95.04 %
cert: Physical Design Certificate
languages: Kannada; English; Hindi
total: 2 9
ctc: 720000
expected: 1200000
notice: 60
born: 2001-05-17
gender: Female
linkedin: linkedin.com/in/vaishnavihiremath
preferred: Bengaluru; Hyderabad
*/
