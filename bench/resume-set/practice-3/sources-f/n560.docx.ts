import { docx, h, list, p } from '../../outside/sources/word.ts';

const job = { tabs: [-9800], bold: true, before: 120 };

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, caps: true, color: '538135' },
  header: [p('Confidential\tDr. Vasudha Kamath', { tabs: [-9800], size: 9, color: '888888' })],
  body: [
    p('Dr. Vasudha Kamath', { bold: true, size: 18 }),
    p('R&D and Formulation Leader | Hyderabad (Miyapur) | +91 90100 62284 | vasudha.kamath@outlook.com'),
    h('Experience'),
    p('Hetero Meridian Labs (R&D Centre, Jeedimetla)\t2019 Apr – date', job),
    p('Department: Formulation R&D – Injectables'),
    p('Associate Director (2022 Oct – date)'),
    p('Group Leader (2019 Apr – 2022 Sep)'),
    list('Seven ANDA filings; two 505(b)(2)', 'Team of 28; budget Rs 33 crore'),
    p('Biocon Research Ltd (a Biocon–Syngene company)\t2013 Jul – 2019 Mar', job),
    p('Department: Biosimilars Drug Product'),
    p('Principal Scientist (2016 Nov – 2019 Mar)'),
    p('Senior Scientist (2013 Jul – 2016 Oct)'),
    p('Manipal College of Pharmaceutical Sciences (teaching)\t2009 Aug – 2013 Jun', job),
    p('Department: Pharmaceutics'),
    p('Assistant Professor'),
    h('Education'),
    p('Ph.D. (Pharmaceutics) – Manipal University – 2013'),
    p('M.Pharm. (Pharmaceutics) – Manipal College of Pharmaceutical Sciences (Manipal University) – 2009 – 78%'),
    p('B.Pharm. – S.E.T.’s College of Pharmacy, Dharwad (RGUHS) – 2007 – 74%'),
    h('Skills'),
    p('Lyophilisation; QbD; Parenteral development; Scale-up; Patent evasion; JMP; CTD Module 3'),
    h('Publications and patents'),
    p('14 papers (2010–2021), patents US 10,884,221 (2021) and IN 402118 (2022)'),
    h('Personal'),
    p('Konkani, Kannada, English, Hindi. Present CTC 44 lakh, expected 55 lakh, notice 90 days.'),
  ],
});
/* LABEL
about: formulation-rd-leader | other | senior | n-word-department-colon-line-posts-year-month
name: Vasudha Kamath
email: vasudha.kamath@outlook.com
phone: 9010062284
place: Hyderabad
skills: Lyophilisation; QbD; Parenteral development; Scale-up; Patent evasion; JMP; CTD Module 3
also: ANDA filings; Injectables; Biosimilars; Formulation
job: Associate Director | Hetero Meridian Labs | | 2022-10 | now
job: Group Leader | Hetero Meridian Labs | | 2019-04 | 2022-09
job: Principal Scientist | Biocon Research Ltd | | 2016-11 | 2019-03
job: Senior Scientist | Biocon Research Ltd | | 2013-07 | 2016-10
job: Assistant Professor | Manipal College of Pharmaceutical Sciences | | 2009-08 | 2013-06
edu: Ph.D. | Pharmaceutics | Manipal University | | 2013 |
edu: M.Pharm. | Pharmaceutics | Manipal College of Pharmaceutical Sciences (Manipal University) | | 2009 | 78%
edu: B.Pharm. | | S.E.T.’s College of Pharmacy, Dharwad (RGUHS) | | 2007 | 74%
languages: Konkani; Kannada; English; Hindi
ctc: 4400000
expected: 5500000
notice: 90
*/
