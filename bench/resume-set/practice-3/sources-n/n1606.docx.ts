import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11.5,
  body: [
    p('BIO-DATA', { bold: true, size: 15, align: 'center', after: 120 }),
    p('1.  Name\t:  KAMLESH KUMAR SAHU', { tabs: [3600] }),
    p("2.  Father's name\t:  Shri Dhaniram Sahu", { tabs: [3600] }),
    p('3.  Address\t:  Ward No. 11, Tikrapara, Bilaspur (C.G.) 495001', { tabs: [3600] }),
    p('4.  Contact\t:  7000 214 663, 93299 81075', { tabs: [3600] }),
    p('5.  Date of birth\t:  02 July 1995', { tabs: [3600] }),
    p('6.  Sex / status\t:  Male / Un-married', { tabs: [3600] }),
    p('7.  Trade\t:  Electrician cum Lineman', { tabs: [3600] }),
    p('8.  Education', { before: 80 }),
    table(
      [2500, 3300, 2400, 1300],
      [
        ['I.T.I. (Electrician), NCVT', 'Govt. I.T.I., Koni, Bilaspur', '2013–15', '77.3 %'],
        ['12th (Maths)', 'C.G. Board of Secondary Education, Raipur', '2013', 'II Div.'],
        ['10th', 'C.G. Board of Secondary Education, Raipur', '2011', '58 %'],
      ],
    ),
    p('9.  Work done', { before: 80 }),
    p(
      '(i) Apprentice (Electrician) at South Eastern Coalfields Ltd., Korba, Kusmunda Project, from Oct. 2015 to Oct. 2016.',
      { indent: 500 },
    ),
    p(
      '(ii) Lineman (Contract) at M/s Jai Ambe Electricals, for CSPDCL, Bilaspur O&M Circle, from Jan. 2017 to Mar. 2020. Pay Rs. 11,200.',
      { indent: 500 },
    ),
    p(
      '(iii) Electrician cum D.G. Operator at Nova Iron & Steel Ltd., Dagori (sponge iron plant, Nova group of Delhi), from 15.06.2020 to till date. Pay Rs. 19,800.',
      { indent: 500 },
    ),
    p('10.  Licence\t:  Wireman Licence, Class B, No. CG/WL/8830, valid upto 31-12-2027', { tabs: [3600] }),
    p('11.  Training\t:  HT line safety, 5 days, Korba, 2018; Fire drill, 2022', { tabs: [3600] }),
    p('12.  Languages\t:  Hindi, Chhattisgarhi', { tabs: [3600] }),
    p('13.  Can do\t:  11 kV line maintenance, motor winding, panel wiring, DG set operation, earthing', {
      tabs: [3600],
    }),
    p('14.  Salary asked\t:  Rs. 25,000 per month with room', { tabs: [3600] }),
    p('Place: Bilaspur\nDate: 11/10/2026\t\t\t\t\t\t(K. K. Sahu)', { before: 200 }),
  ],
});
/* LABEL
about: electrician-lineman | other | mid | n4-word-numbered-biodata-roman-jobs-project-behind
name: Kamlesh Kumar Sahu
phone: 7000214663
phone: 9329981075
place: Bilaspur
skills: 11 kV line maintenance; motor winding; panel wiring; DG set operation; earthing
also: HT line safety
job: Electrician cum D.G. Operator | Nova Iron & Steel Ltd. | Dagori | 2020-06 | now
job: Lineman (Contract) | Jai Ambe Electricals | | 2017-01 | 2020-03
job: Apprentice (Electrician) | South Eastern Coalfields Ltd. | Korba | 2015-10 | 2016-10
edu: I.T.I. | Electrician | Govt. I.T.I., Koni, Bilaspur | NCVT | 2015 | 77.3 %
edu: 12th | Maths | | C.G. Board of Secondary Education, Raipur | 2013 | II Div.
edu: 10th | | | C.G. Board of Secondary Education, Raipur | 2011 | 58 %
languages: Hindi; Chhattisgarhi
cert: Wireman Licence, Class B
ctc: 237600
expected: 300000
born: 1995-07-02
gender: Male
marital: Single
dated: 2026-10-11
*/
