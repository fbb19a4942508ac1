import { docx, p } from '../../outside/sources/word.ts';

const t = { tabs: [2600, 2800] };
export default docx({
  font: 'Liberation Serif',
  size: 12,
  body: [
    p('Curriculum Vitae', { bold: true, align: 'center', size: 16 }),
    p('SELVAKUMAR. R', { bold: true }),
    p('No. 14/3, Bharathi Street,\nKolathur, Chennai – 600 099.\nCell: 98405 11267\nMail: selvar.pharma@gmail.com', {
      after: 160,
    }),
    p('Career Objective:', { bold: true }),
    p('Seeking a position as Production Executive / Officer in a reputed pharma formulation unit.', { after: 120 }),
    p('Educational Details:', { bold: true }),
    p(
      'M.Pharm\t:\tPharmaceutics, from C.L. Baid Metha College of Pharmacy (Tamil Nadu Dr. M.G.R. Medical University), 2017, 71%',
      t,
    ),
    p(
      'B.Pharm\t:\tSankaralingam Bhuvaneswari College of Pharmacy, Sivakasi (T.N. Dr. M.G.R. Medical University), 2015, 68.5%',
      t,
    ),
    p('H.Sc\t:\tSt. Mary’s Hr. Sec. School, Vickramasingapuram, State Board, 2011, 83%', t),
    p('S.S.L.C\t:\tSame school, State Board, 2009, 85.4%', { ...t, after: 120 }),
    p('Experience Details:', { bold: true }),
    p('Fourrts (India) Laboratories Pvt Ltd, Kelambakkam', { bold: true }),
    p('Senior Executive – Production\t(April 2022 – Present)', { tabs: [5600] }),
    p('Executive – Production\t(July 2019 – March 2022)', { tabs: [5600] }),
    p('Compression, coating, BMR review, line clearance, handling of 46 operators.', { after: 100 }),
    p('Medopharm, Guduvanchery', { bold: true }),
    p('Trainee Officer (Tablets)\t(August 2017 – June 2019)', { tabs: [5600] }),
    p('Granulation section. Exposed to MHRA and ANVISA audits in 2018.', { after: 120 }),
    p('Machines handled:', { bold: true }),
    p('Sainath RMG, Glatt FBP, Cadmach D-tooling press, Ganscoater, Korsch XL400', { after: 120 }),
    p('Personal Profile:', { bold: true }),
    p('Father’s Name\t:\tThiru. K. Ramasamy', t),
    p('D.O.B\t:\t09.02.1994', t),
    p('Sex\t:\tMale', t),
    p('Languages\t:\tTamil (R/W/S), English (R/W/S), Telugu (S)', t),
    p('Salary drawn\t:\tRs. 48,500 per month', t),
    p('I hereby declare that the above details are true.', { before: 200 }),
    p('Chennai\t(R. Selvakumar)', { tabs: [-9500] }),
  ],
});
/* LABEL
about: pharma-production | other | mid | n-k-tabbed-school-lines-posts-in-brackets
name: Selvakumar. R
email: selvar.pharma@gmail.com
phone: 9840511267
place: Chennai
skills: Sainath RMG; Glatt FBP; Cadmach D-tooling press; Ganscoater; Korsch XL400
also: Compression; coating; BMR review; line clearance; Granulation
job: Senior Executive – Production | Fourrts (India) Laboratories Pvt Ltd | Kelambakkam | 2022-04 | now
job: Executive – Production | Fourrts (India) Laboratories Pvt Ltd | Kelambakkam | 2019-07 | 2022-03
job: Trainee Officer (Tablets) | Medopharm | Guduvanchery | 2017-08 | 2019-06
edu: M.Pharm | Pharmaceutics | C.L. Baid Metha College of Pharmacy | Tamil Nadu Dr. M.G.R. Medical University | 2017 | 71%
edu: B.Pharm | | Sankaralingam Bhuvaneswari College of Pharmacy, Sivakasi | T.N. Dr. M.G.R. Medical University | 2015 | 68.5%
edu: H.Sc | | St. Mary’s Hr. Sec. School, Vickramasingapuram | State Board | 2011 | 83%
edu: S.S.L.C | | | State Board | 2009 | 85.4%
languages: Tamil; English; Telugu
ctc: 582000
born: 1994-02-09
gender: Male
*/
