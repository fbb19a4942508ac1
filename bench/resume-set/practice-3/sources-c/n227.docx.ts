import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, color: '1F4E79' },
  footer: [p('Deepanshu Bisht • 8449 071 362', { align: 'center', size: 9 })],
  body: [
    table(
      [5600, 4200],
      [
        [
          p('DEEPANSHU BISHT', { bold: true, size: 18, color: '1F4E79' }) + p('M.Sc. Organic Chemistry'),
          p('Village Gaula, Almora 263601 (Uttarakhand)', { align: 'right' }) +
            p('deepanshubisht.chem@gmail.com', { align: 'right' }) +
            p('8449 071 362', { align: 'right' }),
        ],
      ],
      { border: false },
    ),
    h('Scholastics'),
    table(
      [2000, 3000, 2800, 1000, 1000],
      [
        ['Level', 'Subjects', 'From', '%', 'Year'],
        ['Post-graduation', 'M.Sc. – Organic Chemistry', 'SSJ University, Almora', '74.1', '2025'],
        ['Graduation', 'B.Sc. – Chemistry, Botany, Zoology', 'Kumaun University, Nainital', '66.0', '2023'],
        ['12th', 'PCB', 'Uttarakhand Board, GIC Almora', '71.6', '2020'],
        ['10th', 'All', 'Uttarakhand Board, GIC Almora', '75.8', '2018'],
      ],
      { head: 'DEEAF6' },
    ),
    h('Professional exposure'),
    p('**Jubilant Ingrevia, Gajraula** (3rd-party roll: Teamlease)', { after: 0 }),
    p('Trainee Chemist – QC (wet lab), from 10-11-2025'),
    p('**G. B. Pant National Institute of Himalayan Environment, Kosi-Katarmal**', { after: 0 }),
    p('Project Intern, 01-02-2025 to 30-04-2025'),
    p('**Vidyanchal Coaching, Almora**', { after: 0 }),
    p('Chemistry Tutor (evening), 2023 – 2025'),
    h('Laboratory skills'),
    p('Volumetric titration | Column chromatography | TLC | FTIR | GC (basic) | GLP documentation'),
    h('Computer'),
    p('ChemDraw, Origin, MS Office'),
    h('National examinations'),
    p('CSIR-NET (LS), June 2025, rank 142. GATE CY 2025, score 402.'),
    h('Particulars'),
    p('Born 3rd July 2002; unmarried; Hindi, Kumaoni, English; ready to relocate: Rudrapur, Baddi, Ankleshwar'),
    p('Present 2.16 LPA; expected 3 LPA; notice 1 month'),
  ],
});
/* LABEL
about: qc-chemist | other | junior | n-word-name-table-scholastics-subjects-from
name: Deepanshu Bisht
email: deepanshubisht.chem@gmail.com
phone: 8449071362
place: Almora
skills: Volumetric titration; Column chromatography; TLC; FTIR; GC; GLP documentation; ChemDraw; Origin; MS Office
job: Trainee Chemist – QC (wet lab) | Jubilant Ingrevia | Gajraula | 2025-11 |
job: Project Intern | G. B. Pant National Institute of Himalayan Environment | Kosi-Katarmal | 2025-02 | 2025-04
job: Chemistry Tutor (evening) | Vidyanchal Coaching | Almora | 2023 | 2025
edu: M.Sc. | Organic Chemistry | SSJ University, Almora | | 2025 | 74.1
edu: B.Sc. | Chemistry, Botany, Zoology | Kumaun University, Nainital | | 2023 | 66.0
edu: 12th | PCB | GIC Almora | Uttarakhand Board | 2020 | 71.6
edu: 10th | | GIC Almora | Uttarakhand Board | 2018 | 75.8
languages: Hindi; Kumaoni; English
cert: CSIR-NET (LS); GATE CY 2025
ctc: 216000
expected: 300000
notice: 30
born: 2002-07-03
marital: Unmarried
preferred: Rudrapur; Baddi; Ankleshwar
*/
