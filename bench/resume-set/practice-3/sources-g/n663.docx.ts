import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, line: true },
  body: [
    p('Mob: 70079 66214', { align: 'right' }),
    p('Neetu Rani Verma', { bold: true, size: 16 }),
    p('House 55, Rajendra Nagar, Bareilly (U.P.)'),
    h('Applying for: Primary Teacher / NTT'),
    h('Professional Qualification'),
    p('D.El.Ed. (BTC) from DIET Faridpur, Bareilly, in session 2016–18 with 75.8%.'),
    p('C.T.E.T. Paper-I qualified in July 2019 (92 marks). U.P. TET 2021 qualified.'),
    h('Academic Qualification'),
    p('• Post graduation (M.A. Hindi) from M.J.P. Rohilkhand University in 2020 with 59%.'),
    p('• Graduation (B.A.) from Bareilly College in 2015 with 51%.'),
    p('• 12th from U.P. Board, Islamia Girls Inter College in 2012 with 67%.'),
    p('• 10th from U.P. Board, same college in 2010 with 58%.'),
    h('Experience'),
    p('• 3 years teaching experience in Blooming Buds Public School, Bareilly as Assistant Teacher (2019–2022).'),
    p('• 4 years teaching experience in Jai Narain Saraswati Vidya Mandir as Acharya Didi (2022–till date).'),
    h('Strength'),
    p('Good handwriting, Black board work, Action songs, TLM making'),
    h('Personal Information'),
    p(
      'Husband’s name: Shri Amit Verma\nDate of birth: 15 Jan 1995\nMarital status: Married\nLanguages: Hindi, English\nHobby: Mehndi',
    ),
    h('Declaration'),
    p('The above is true.\nDate: 10-11-2026\nPlace: Bareilly'),
  ],
});
/* LABEL
about: primary-teacher | other | mid | n-word-years-experience-in-sentences
name: Neetu Rani Verma
phone: 7007966214
place: Bareilly
skills: Good handwriting; Black board work; Action songs; TLM making
job: Acharya Didi | Jai Narain Saraswati Vidya Mandir | | 2022 | now
job: Assistant Teacher | Blooming Buds Public School | Bareilly | 2019 | 2022
edu: M.A. | Hindi | M.J.P. Rohilkhand University | | 2020 | 59%
edu: D.El.Ed. (BTC) | | DIET Faridpur, Bareilly | | 2018 | 75.8%
edu: B.A. | | Bareilly College | | 2015 | 51%
edu: 12th | | Islamia Girls Inter College | U.P. Board | 2012 | 67%
edu: 10th | | Islamia Girls Inter College | U.P. Board | 2010 | 58%
languages: Hindi; English
cert: C.T.E.T. Paper-I; U.P. TET
born: 1995-01-15
marital: Married
dated: 2026-11-10
*/
