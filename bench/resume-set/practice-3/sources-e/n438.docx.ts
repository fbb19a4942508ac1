import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  body: [
    table(
      [3200, 6600],
      [
        [
          [
            p('SHABNAM', { bold: true, size: 18, after: 0 }),
            p('KHATOON', { bold: true, size: 18 }),
            p('Tailoring & pattern master', { italic: true, after: 160 }),
            p('PHONE', { bold: true, size: 9 }),
            p('62002 71849'),
            p('HOME', { bold: true, size: 9 }),
            p('Jugsalai, Jamshedpur, Jharkhand 831006', { after: 160 }),
            p('HAND SKILL', { bold: true, size: 9 }),
            p('Pattern drafting\nJuki lockstitch\nOverlock\nZari & aari work\nBlouse, kurti, lehenga\nSize grading', {
              after: 160,
            }),
            p('LANGUAGE', { bold: true, size: 9 }),
            p('Urdu\nHindi\nBengali', { after: 160 }),
            p('SALARY', { bold: true, size: 9 }),
            p('Now 16,000 a month\nWish 22,000 a month'),
          ].join(''),
          [
            p('WORKSHOPS', { bold: true, size: 12, line: true }),
            p('Master Tailor', { bold: true, after: 0 }),
            p('Shringar Boutique, Bistupur'),
            p('2022 – still working', { italic: true, after: 100 }),
            p('Pattern Assistant', { bold: true, after: 0 }),
            p('Orient Craft Ltd, Ranchi unit'),
            p('2018 – 2021', { italic: true, after: 100 }),
            p('Sewing Machine Operator', { bold: true, after: 0 }),
            p('Arvind Mill garment unit, Ranchi'),
            p('2016 – 2018', { italic: true, after: 160 }),
            p('SCHOOL AND TRAINING', { bold: true, size: 12, line: true }),
            p('Cutting & Sewing (ITI)', { bold: true, after: 0 }),
            p('Govt. Women ITI, Jamshedpur'),
            p('SCVT, 2015, 70 per cent', { italic: true, after: 100 }),
            p('Matric', { bold: true, after: 0 }),
            p('Kabir Memorial Urdu High School'),
            p('JAC, 2013, 2nd', { italic: true, after: 100 }),
            p('NSDC assessor for sewing machine operator, AMHSSC, 2023 (valid 2 years)', { before: 100 }),
            p('SELF EMPLOYED 2021: stitched 4,000 masks for district administration.', { before: 100 }),
          ].join(''),
        ],
      ],
      { side: 'F2E6EE' },
    ),
  ],
});
/* LABEL
about: tailor | other | senior | n-word-two-cells-three-line-jobs
name: SHABNAM KHATOON
phone: 6200271849
place: Jamshedpur
skills: Pattern drafting; Juki lockstitch; Overlock; Zari & aari work; Blouse, kurti, lehenga; Size grading
job: Master Tailor | Shringar Boutique | Bistupur | 2022 | now
job: Pattern Assistant | Orient Craft Ltd | Ranchi | 2018 | 2021
job: Sewing Machine Operator | Arvind Mill garment unit | Ranchi | 2016 | 2018
edu: ITI | Cutting & Sewing | Govt. Women ITI, Jamshedpur | SCVT | 2015 | 70 per cent
edu: Matric | | Kabir Memorial Urdu High School | JAC | 2013 | 2nd
languages: Urdu; Hindi; Bengali
cert: NSDC assessor for sewing machine operator
ctc: 192000
expected: 264000
*/
