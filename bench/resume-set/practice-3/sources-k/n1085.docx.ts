import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('Rajendran Kuppusamy', { bold: true, size: 14 }),
    p('Tambaram West, Chennai 45. Mob 9790 441 832. rajendrank.boiler@gmail.com'),
    p('Qualification', { bold: true, before: 120 }),
    table(
      [2600, 3600, 2000, 1600],
      [
        ['First Class Boiler Attendant', 'Directorate of Boilers, T.N.', 'Competency', '2016'],
        ['D.M.E.', 'Central Polytechnic, Taramani', 'DOTE', 'Apr. 2010'],
        ['H.S.C. (Vocational)', 'Govt. Boys Hr. Sec. School, Gingee', 'State Board', 'Mar. 2007'],
        ['S.S.L.C.', 'Govt. Boys Hr. Sec. School, Gingee', 'State Board', 'Mar. 2005'],
      ],
    ),
    p('Service', { bold: true, before: 120 }),
    table(
      [3600, 2600, 3600],
      [
        ['TVS Srichakra Ltd (Utility dept.)', 'Executive – Utilities (E2)', 'Oct. 2019 – still working'],
        ['MRF Limited, Thiruvottiyur factory', 'Boiler Operator, Sr. Operator', 'May 2013 – Sep. 2019'],
        ['Kothari Sugars, Kattur', 'Trainee Operator', 'June 2010 – Apr. 2013'],
      ],
    ),
    p('Skills: AFBC boilers, DM plant, Feed water chemistry, Steam trap survey', { before: 120 }),
    p('Languages: Tamil, English. DOB 14.4.1990. Married.'),
  ],
});
/* LABEL
about: boiler-executive | other | senior | n-k-grids-without-header-rows
name: Rajendran Kuppusamy
email: rajendrank.boiler@gmail.com
phone: 9790441832
place: Chennai
skills: AFBC boilers; DM plant; Feed water chemistry; Steam trap survey
job: Executive – Utilities (E2) | TVS Srichakra Ltd | | 2019-10 | now
job: Boiler Operator, Sr. Operator | MRF Limited | Thiruvottiyur | 2013-05 | 2019-09
job: Trainee Operator | Kothari Sugars | Kattur | 2010-06 | 2013-04
edu: First Class Boiler Attendant | | | Directorate of Boilers, T.N. | 2016 |
edu: D.M.E. | | Central Polytechnic, Taramani | DOTE | 2010 |
edu: H.S.C. | Vocational | Govt. Boys Hr. Sec. School, Gingee | State Board | 2007 |
edu: S.S.L.C. | | Govt. Boys Hr. Sec. School, Gingee | State Board | 2005 |
languages: Tamil; English
born: 1990-04-14
marital: Married
*/
