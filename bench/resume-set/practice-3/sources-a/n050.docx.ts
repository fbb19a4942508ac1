import { docx, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 12,
  heading: { bold: true, size: 13, caps: true },
  body: [
    p('APPLICATION FOR THE POST OF LIBRARIAN', { bold: true, align: 'center', after: 120 }),
    p('1. Name in full\t: NIRMALA DEVI LAISHRAM', { tabs: [4000] }),
    p('2. Father’s / husband’s name\t: L. Ibomcha Singh', { tabs: [4000] }),
    p('3. Date of birth\t: 1st March 1988', { tabs: [4000] }),
    p('4. Sex / marital status\t: Female / Married', { tabs: [4000] }),
    p('5. Address\t: Keishamthong, Imphal West 795001', { tabs: [4000] }),
    p('6. Telephone and e-mail\t: 8730 024 619, nirmala.lib@gmail.com', { tabs: [4000] }),
    p('7. Qualifications', { before: 120 }),
    list(
      'M.Lib.I.Sc., Manipur University, 2012, 71.25%',
      'B.Lib.I.Sc., Manipur University, 2011, 68%',
      'B.A. (Education), G.P. Women’s College, Manipur University, 2009, 57%',
      'Higher Secondary, COHSEM, T.G. Higher Secondary School, 2006, 54%',
      'UGC-NET (Library Science), June 2013',
    ),
    p('8. Experience', { before: 120 }),
    list(
      'Librarian, Standard College, Kongba – from 02.09.2015 to date – permanent',
      'Assistant Librarian (contract), NIT Manipur, Langol – 15.07.2013 to 31.08.2015',
      'Library Trainee, RIMS Library, Lamphelpat – 2012–13 – stipendiary',
    ),
    p('9. Computer\t: Koha, DSpace, SOUL 3.0, MS Office', { tabs: [4000], before: 120 }),
    p('10. Languages\t: Manipuri, English, Hindi', { tabs: [4000] }),
    p('11. Publications\t: two papers in IASLIC Bulletin (2017, 2021)', { tabs: [4000] }),
    p('12. Present pay\t: Rs. 41,500 per month', { tabs: [4000] }),
    p('13. Referee\t: Dr. Kh. Tomba, Principal, Standard College, 98620 17744', { tabs: [4000] }),
    p('I declare that the statements above are true.\nImphal, the 5th October 2026\t(Nirmala Devi L.)', {
      tabs: [-9400],
      before: 200,
    }),
  ],
});
/* LABEL
about: librarian | other | senior | n-word-numbered-application-form
name: Nirmala Devi Laishram
email: nirmala.lib@gmail.com
phone: 8730024619
place: Imphal
skills: Koha; DSpace; SOUL 3.0; MS Office
job: Librarian | Standard College | Kongba | 2015-09 | now
job: Assistant Librarian (contract) | NIT Manipur | Langol | 2013-07 | 2015-08
job: Library Trainee | RIMS Library | Lamphelpat | 2012 | 2013
edu: M.Lib.I.Sc. | | Manipur University | | 2012 | 71.25%
edu: B.Lib.I.Sc. | | Manipur University | | 2011 | 68%
edu: B.A. | Education | G.P. Women’s College, Manipur University | | 2009 | 57%
edu: Higher Secondary | | T.G. Higher Secondary School | COHSEM | 2006 | 54%
languages: Manipuri; English; Hindi
cert: UGC-NET (Library Science)
ctc: 498000
born: 1988-03-01
gender: Female
marital: Married
dated: 2026-10-05
othersphone: 9862017744
*/
