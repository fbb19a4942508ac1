import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  margin: 800,
  body: [
    table(
      [9900],
      [
        [
          p('ANIL KUMAR SONI', { bold: true, size: 16, align: 'center' }) +
            p('Goldsmith / CAD jewellery designer, Jabalpur', { align: 'center' }) +
            p('M 9303 118 447   E anilsoni.cad@gmail.com', { align: 'center' }),
        ],
      ],
    ),
    table(
      [2600, 7300],
      [
        [
          'Posts',
          p('Titan Company Ltd. (Tanishq), Hosur: Senior CAD Designer: since May 2020') +
            p('PC Jeweller, Noida SEZ: CAD Designer: Sept 2016 till Apr 2020') +
            p('Rajesh Exports, Whitefield: Model Maker: July 2013 till Aug 2016') +
            p('Soni Jewellers (family shop), Jabalpur: Karigar: 2008 till 2013'),
        ],
        [
          'Study',
          p('Diploma in Jewellery Design & CAD, Indian Institute of Gems & Jewellery, Delhi, 2013') +
            p('Higher Secondary (Commerce), MP Board, Model School, Jabalpur, 2008, 57%'),
        ],
        ['Software', 'Matrix 9, Rhino 7, ZBrush, KeyShot'],
        ['Hand skill', 'Filing, Kundan setting, Wax carving, Soldering'],
        ['Prizes', 'IIJS design contest, second prize, 2019; Titan SPOT award 2022'],
        ['Personal', 'Born 7 Sept 1990; male; married; Hindi, Bundeli, English'],
        ['Pay', '7.4 lakh now, 9 lakh wanted; 60 days'],
      ],
      { side: 'EAD1DC' },
    ),
  ],
});
/* LABEL
about: jewellery-designer | other | senior | n-word-side-headings-table-colons
name: Anil Kumar Soni
email: anilsoni.cad@gmail.com
phone: 9303118447
place: Jabalpur
skills: Matrix 9; Rhino 7; ZBrush; KeyShot; Filing; Kundan setting; Wax carving; Soldering
job: Senior CAD Designer | Titan Company Ltd. (Tanishq) | Hosur | 2020-05 | now
job: CAD Designer | PC Jeweller | Noida SEZ | 2016-09 | 2020-04
job: Model Maker | Rajesh Exports | Whitefield | 2013-07 | 2016-08
job: Karigar | Soni Jewellers | Jabalpur | 2008 | 2013
edu: Diploma | Jewellery Design & CAD | Indian Institute of Gems & Jewellery, Delhi | | 2013 |
edu: Higher Secondary | Commerce | Model School, Jabalpur | MP Board | 2008 | 57%
languages: Hindi; Bundeli; English
ctc: 740000
expected: 900000
notice: 60
born: 1990-09-07
gender: Male
marital: Married
*/
