import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 11, caps: true, align: 'center', line: true },
  body: [
    p('Farhana Begum Laskar', { bold: true, size: 17, align: 'center' }),
    p('Medical Laboratory Technician', { align: 'center' }),
    p('Sonai Road, Silchar, Cachar, Assam 788006', { align: 'center' }),
    p('farhana.laskar.mlt@gmail.com | 70026 88413', { align: 'center' }),
    h('Academic record'),
    table(
      [2500, 1500, 2400, 2200, 1000],
      [
        ['Name of Exam', 'Year', 'School / College', 'Board / Univ.', 'Marks'],
        ['H.S.L.C.', '2017', 'Sonai N.G. High School', 'SEBA', '55%'],
        ['H.S. (Sc.)', '2019', 'G.C. College, Silchar', 'AHSEC', '58.2%'],
        ['D.M.L.T.', '2022', 'Silchar Medical College', 'SSUHS, Guwahati', '68%'],
        ['B.M.L.T. (lateral)', '2025', 'ASTU Regional Inst., Guwahati', 'SSUHS, Guwahati', '7.2'],
      ],
      { head: 'EEEEEE' },
    ),
    h('Work'),
    p('Jan’26 – till now : Lab Technician, Dr. Lal PathLabs (franchise: Barak Diagnostics), Silchar'),
    p('Sep’22 – Jun’23 : Phlebotomist (contract, NHM), Sonai Block PHC'),
    p('Mar’22 – Aug’22 : Trainee, S.M. Dev Civil Hospital, Silchar'),
    h('Tests and machines'),
    p(
      'Haematology (Sysmex XN-330)\nBiochemistry (Erba XL-200)\nELISA reader\nMalaria smear\nCBNAAT sample preparation',
    ),
    h('Registered with'),
    p('Assam Council of Paramedical Sciences – No. MLT/7714 – renewed up to 2028'),
    h('Languages'),
    table(
      [2500, 1500, 1500, 1500],
      [
        ['', 'Speak', 'Read', 'Write'],
        ['Bengali', 'Yes', 'Yes', 'Yes'],
        ['Assamese', 'Yes', 'Yes', 'No'],
        ['English', 'Little', 'Yes', 'Yes'],
      ],
    ),
    p('Father: Late Abdul Matin Laskar. Born 20-12-2000. Female. Married.', { before: 100 }),
  ],
});
/* LABEL
about: lab-technician | other | junior | n-word-centred-headings-language-table
name: Farhana Begum Laskar
email: farhana.laskar.mlt@gmail.com
phone: 7002688413
place: Silchar
skills: Haematology; Sysmex XN-330; Biochemistry; Erba XL-200; ELISA reader; Malaria smear; CBNAAT sample preparation
job: Lab Technician | Dr. Lal PathLabs | Silchar | 2026-01 | now
job: Phlebotomist | Sonai Block PHC | | 2022-09 | 2023-06
job: Trainee | S.M. Dev Civil Hospital | Silchar | 2022-03 | 2022-08
edu: H.S.L.C. | | Sonai N.G. High School | SEBA | 2017 | 55%
edu: H.S. | Sc. | G.C. College, Silchar | AHSEC | 2019 | 58.2%
edu: D.M.L.T. | | Silchar Medical College | SSUHS, Guwahati | 2022 | 68%
edu: B.M.L.T. | | ASTU Regional Inst., Guwahati | SSUHS, Guwahati | 2025 | 7.2
languages: Bengali; Assamese; English
cert: Assam Council of Paramedical Sciences
born: 2000-12-20
gender: Female
marital: Married
*/
