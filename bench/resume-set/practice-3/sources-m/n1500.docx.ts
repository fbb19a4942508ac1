import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10.5,
  body: [
    p('RESUME – FIREMAN', { bold: true, align: 'center', size: 14 }),
    p('1. Name:\tVipul Ranchhodbhai Vasava'),
    p('2. Fathers Name:\tRanchhodbhai'),
    p('3. Address:\tAt Post Zagadia, Dist. Bharuch 393110'),
    p('4. Mobile:\t6354 117 928'),
    p('5. D.O.B.:\t18-04-1999'),
    p('6. Education:\t10th GSEB 2014 (58%), 12th GSEB 2016 (51%), both D.P. Shah High School, Zagadia'),
    p('7. Course:\tFireman course, Gujarat Fire Academy, Bharuch, 2017, 6 months'),
    p('8. Experience:\tFireman – GIDC Fire Station, Jhagadia (via Sparsh Fire Services) – 3/2018 to 2/2021'),
    p('\tFire Operator – Lanxess India, Jhagadia – 3/2021 to 5/2024'),
    p('\tLeading Fireman – Birla Copper, Dahej – 6/2024 to till today'),
    p('9. Licence:\tLMV + HMV GJ16 2019 0031187, valid 2039; fire pump operator grade B'),
    p('10. Known:\tfoam tender, SCBA, hydrant testing, rescue rope, first aid'),
    p('11. Language:\tGujarati, Vasavi, Hindi'),
    p('12. Salary:\t22,800'),
  ],
});
/* LABEL
about: fireman | other | junior | m-word-numbered-labels-tab-jobs-title-dash-employer
name: Vipul Ranchhodbhai Vasava
phone: 6354117928
place: Zagadia
skills: foam tender; SCBA; hydrant testing; rescue rope; first aid
job: Leading Fireman | Birla Copper | Dahej | 2024-06 | now
job: Fire Operator | Lanxess India | Jhagadia | 2021-03 | 2024-05
job: Fireman | GIDC Fire Station | Jhagadia | 2018-03 | 2021-02
edu: 10th | | D.P. Shah High School, Zagadia | GSEB | 2014 | 58%
edu: 12th | | D.P. Shah High School, Zagadia | GSEB | 2016 | 51%
edu: Fireman course | | Gujarat Fire Academy, Bharuch | | 2017 |
languages: Gujarati; Vasavi; Hindi
ctc: 273600
born: 1999-04-18
*/
