import { docx, p } from '../../outside/sources/word.ts';

const s = (text: string) => p(text, { bold: true, before: 120 });
export default docx({
  font: 'Carlito',
  size: 11,
  body: [
    p('Omkar Hanmant Bhosale', { bold: true, size: 14 }),
    p('Draughtsman / Jr. Design Engineer\nBhosari, Pune 411039\n9511 806 227\nomkar.bhosale.cad@gmail.com'),
    s('EDUCATION'),
    p('2014 – ITI Draughtsman Mechanical, Shri Mhalsakant ITI, Akurdi, NCVT, 81%'),
    p('2016 – MSCIT, MKCL, 84%'),
    p('2019 – Diploma (Mechanical), J.S.P.M. Bhivarabai Sawant Polytechnic, Wagholi, MSBTE, 67%'),
    p('2023 – B.Voc (Design), Savitribai Phule Pune University, A'),
    p('2012 – SSC, Z.P. High School, Karad, Kolhapur Board, 62%'),
    s('WORK'),
    p(
      'Thyssenkrupp Industries India, Pimpri (Sugar Machinery Division)\n2023 till date – Asst. Engineer, Design (W4)\n2019 to 2023 – Draughtsman (Senior)',
    ),
    p('Praj Industries Ltd, Hinjewadi – contract roll of Randstad\n2016 to 2019 – Draughtsman', { before: 60 }),
    p('Vulkan Technologies, Pirangut\n2014 to 2016 – Trade Apprentice, then CAD Operator', { before: 60 }),
    s('SOFTWARE'),
    p('AutoCAD (10 yrs), SolidWorks (5 yrs), CATIA V5 (2 yrs), SAP PLM'),
    s('PERSONAL'),
    p('Birth 9/9/1996. Unmarried. Marathi, Hindi. English read and write. 4.3 LPA. Notice 1 month.'),
  ],
});
/* LABEL
about: draughtsman | other | senior | n-k-year-dash-title-under-employer
name: Omkar Hanmant Bhosale
email: omkar.bhosale.cad@gmail.com
phone: 9511806227
place: Pune
skills: AutoCAD; SolidWorks; CATIA V5; SAP PLM
job: Asst. Engineer, Design (W4) | Thyssenkrupp Industries India | Pimpri | 2023 | now
job: Draughtsman (Senior) | Thyssenkrupp Industries India | Pimpri | 2019 | 2023
job: Draughtsman | Praj Industries Ltd | Hinjewadi | 2016 | 2019
job: Trade Apprentice, then CAD Operator | Vulkan Technologies | Pirangut | 2014 | 2016
edu: ITI | Draughtsman Mechanical | Shri Mhalsakant ITI, Akurdi | NCVT | 2014 | 81%
edu: MSCIT | | | MKCL | 2016 | 84%
edu: Diploma | Mechanical | J.S.P.M. Bhivarabai Sawant Polytechnic, Wagholi | MSBTE | 2019 | 67%
edu: B.Voc | Design | | Savitribai Phule Pune University | 2023 | A
edu: SSC | | Z.P. High School, Karad | Kolhapur Board | 2012 | 62%
languages: Marathi; Hindi; English
ctc: 430000
notice: 30
born: 1996-09-09
marital: Single
*/
