import { docx, p } from '../../outside/sources/word.ts';

const b = (text: string) => p(text, { bold: true, before: 140 });
export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('SHABNAM PARVEEN', { bold: true, size: 14 }),
    p('C/o Md. Salim, 19/H/7 Tiljala Road, Kolkata 700046\nPh: 6290 113 578\nshabnamparveen.edu@gmail.com'),
    b('POST APPLIED FOR : Academic Coordinator'),
    b('QUALIFICATION'),
    p('Exam\tBoard\tYear\t%\tSchool/College', { tabs: [1800, 4300, 5400, 6300] }),
    p('Madhyamik\tW.B.B.S.E.\t2004\t70\tCalcutta Muslim Girls’ School', { tabs: [1800, 4300, 5400, 6300] }),
    p('H.S.\tW.B.C.H.S.E.\t2006\t66\tCalcutta Muslim Girls’ School', { tabs: [1800, 4300, 5400, 6300] }),
    p('B.A. (Eng. H)\tCalcutta University\t2009\t52\tLoreto College', { tabs: [1800, 4300, 5400, 6300] }),
    p('M.A. (Eng.)\tRabindra Bharati Univ.\t2011\t57\t(Distance)', { tabs: [1800, 4300, 5400, 6300] }),
    p('B.Ed.\tWBUTTEPA\t2017\t78\tShri Shikshayatan College', { tabs: [1800, 4300, 5400, 6300] }),
    b('EXPERIENCE'),
    p('Academic Coordinator (Classes VI–VIII)\t2021-till now\tThe Frank Anthony Public School', { tabs: [4300, 6300] }),
    p('Asst. Teacher, English\t2017-2021\tThe Frank Anthony Public School', { tabs: [4300, 6300] }),
    p('Asst. Teacher, English\t2011-2015\tSt. Augustine’s Day School', { tabs: [4300, 6300] }),
    p('Private tuition\t2007-2011\tat home', { tabs: [4300, 6300] }),
    b('OTHER'),
    p('Certificate in Information Technology, NIIT, 2010. Trinity Grade 6 (Speech), 2020.'),
    p('Languages – Urdu, English, Bengali, Hindi'),
    p('DOB – 23.10.1988, Female, Married'),
  ],
});
/* LABEL
about: academic-coordinator | other | senior | n-k-tab-columns-title-period-school
name: Shabnam Parveen
email: shabnamparveen.edu@gmail.com
phone: 6290113578
place: Kolkata
job: Academic Coordinator (Classes VI–VIII) | The Frank Anthony Public School | | 2021 | now
job: Asst. Teacher, English | The Frank Anthony Public School | | 2017 | 2021
job: Asst. Teacher, English | St. Augustine’s Day School | | 2011 | 2015
edu: Madhyamik | | Calcutta Muslim Girls’ School | W.B.B.S.E. | 2004 | 70
edu: H.S. | | Calcutta Muslim Girls’ School | W.B.C.H.S.E. | 2006 | 66
edu: B.A. | Eng. H | Loreto College | Calcutta University | 2009 | 52
edu: M.A. | Eng. | | Rabindra Bharati Univ. | 2011 | 57
edu: B.Ed. | | Shri Shikshayatan College | WBUTTEPA | 2017 | 78
cert: Certificate in Information Technology; Trinity Grade 6 (Speech)
languages: Urdu; English; Bengali; Hindi
born: 1988-10-23
gender: Female
marital: Married
*/
