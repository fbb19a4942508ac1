import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 12,
  body: [
    p('RESUME', { bold: true, align: 'center', size: 14 }),
    p('NAME:\tDEVRAM KISHORI AHIRWAR', { tabs: [3200] }),
    p('FATHER’S NAME:\tSHRI KISHORI LAL AHIRWAR', { tabs: [3200] }),
    p('ADDRESS:\tWARD NO. 9, BINA, DISTT. SAGAR (M.P.)', { tabs: [3200] }),
    p('MOBILE NO.:\t7869 445 031 (SELF), 9111 208 774 (BROTHER)', { tabs: [3200] }),
    p('D.O.B.:\t01/07/2001', { tabs: [3200] }),
    p('CATEGORY:\tSC', { tabs: [3200], after: 120 }),
    p('QUALIFICATION', { bold: true }),
    table(
      [1100, 2400, 2200, 1600, 1500],
      [
        ['YEAR', 'EXAM', 'BOARD', 'DIVISION', 'PERCENT'],
        ['2017', '10TH', 'MPBSE BHOPAL', 'SECOND', '54'],
        ['2019', '12TH (MATHS)', 'MPBSE BHOPAL', 'FIRST', '62'],
        ['2021', 'ITI FITTER', 'NCVT', 'FIRST', '77'],
      ],
    ),
    p('APPRENTICE TRAINING', { bold: true }),
    p('ONE YEAR ACT APPRENTICESHIP AT BHARAT OMAN REFINERIES LTD, BINA FROM 08-11-2021 TO 07-11-2022'),
    p('EXPERIENCE', { bold: true }),
    p('1) HELPER FITTER – SHRI BALAJI ENGINEERING (CONTRACTOR), JP POWER PLANT BINA – 12/2022 TO 09/2023'),
    p('2) FITTER – THERMAX LTD SITE, BPCL BINA – 10/2023 TO 02/2025'),
    p('3) FITTER GRADE-II – L&T HEAVY CIVIL, BINA EXPANSION PROJECT – 03/2025 TO RUNNING'),
    p('KNOWLEDGE', { bold: true }),
    p('PUMP ALIGNMENT, GASKET CUTTING, VALVE OVERHAULING, FLANGE JOINT, DIAL GAUGE, HEIGHT WORK'),
    p('GATE PASS AND SAFETY: H2S TRAINING 2024 (VALID 1 YR), HEIGHT PASS 2025', { before: 80 }),
    p('WAGES: 18,500 PER MONTH WITH PF/ESI', { before: 80 }),
    p('DECLARATION: ALL ABOVE IS TRUE.', { before: 200 }),
    p('DATE ____________\tSIGN ____________', { tabs: [6000] }),
  ],
});
/* LABEL
about: fitter | other | junior | n-word-capitals-tab-form
name: DEVRAM KISHORI AHIRWAR
phone: 7869445031
place: BINA
skills: PUMP ALIGNMENT; GASKET CUTTING; VALVE OVERHAULING; FLANGE JOINT; DIAL GAUGE; HEIGHT WORK
job: FITTER GRADE-II | L&T HEAVY CIVIL | BINA EXPANSION PROJECT | 2025-03 | now
job: FITTER | THERMAX LTD | BPCL BINA | 2023-10 | 2025-02
job: HELPER FITTER | SHRI BALAJI ENGINEERING | JP POWER PLANT BINA | 2022-12 | 2023-09
job: ACT APPRENTICESHIP | BHARAT OMAN REFINERIES LTD | BINA | 2021-11 | 2022-11
edu: 10TH | | | MPBSE BHOPAL | 2017 | 54
edu: 12TH | MATHS | | MPBSE BHOPAL | 2019 | 62
edu: ITI | FITTER | | NCVT | 2021 | 77
cert: H2S TRAINING; HEIGHT PASS
ctc: 222000
born: 2001-07-01
othersphone: 9111208774
*/
