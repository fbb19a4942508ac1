import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 12,
  body: [
    p('Ishita Sen', { bold: true, size: 22 }),
    p('Salt Lake, Kolkata. 8902 114 576. ishita.sen.psy@gmail.com', { after: 160 }),
    p(
      'I studied psychology and I now support children with autism. I finished **M.A. in Applied Psychology** at **University of Calcutta** in 2025 (63.5%), and before that **B.A. (Honours) in Psychology** at **Bethune College** in 2023 (68%). My school was **Bidya Bharati Girls’ High School**, where I passed the **ISC** in 2020 with 90.5%.',
      { after: 120 },
    ),
    p(
      'Since September 2025 I work as a **Special Educator** at **Autism Society West Bengal**, Kolkata. From January to June 2025 I was a **Psychology Intern** at **Institute of Psychiatry, SSKM**. During college, in 2022–23, I was a **Helpline Volunteer** at **Lifeline Foundation**.',
      { after: 120 },
    ),
    p(
      'My tools are ISAA, CARS-2, Vineland, play therapy, ABA and SPSS. I hold the **RCI Certificate in Care Giving** (2026, CRR No. A98127).',
      { after: 120 },
    ),
    p('I speak Bengali, English and Hindi. I earn 2.4 LPA, would like 3.2 LPA, and need one month.'),
  ],
});
/* LABEL
about: special-educator | other | junior | n-word-four-paragraphs-studies-first
name: Ishita Sen
email: ishita.sen.psy@gmail.com
phone: 8902114576
place: Kolkata
skills: ISAA; CARS-2; Vineland; play therapy; ABA; SPSS
job: Special Educator | Autism Society West Bengal | Kolkata | 2025-09 | now
job: Psychology Intern | Institute of Psychiatry, SSKM | | 2025-01 | 2025-06
job: Helpline Volunteer | Lifeline Foundation | | 2022 | 2023
edu: M.A. | Applied Psychology | University of Calcutta | | 2025 | 63.5%
edu: B.A. (Honours) | Psychology | Bethune College | | 2023 | 68%
edu: ISC | | Bidya Bharati Girls’ High School | | 2020 | 90.5%
languages: Bengali; English; Hindi
cert: RCI Certificate in Care Giving
ctc: 240000
expected: 320000
notice: 30
*/
