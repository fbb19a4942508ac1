import { docx, p, table } from './word.ts';

const part = (text: string) => p(text, { bold: true, italic: true, size: 13, before: 160 });

export default docx({
  font: 'Caladea',
  body: [
    p('Dr. Chandrika Ramakrishna Hegde', { bold: true, size: 17 }),
    p('M.Sc., Ph.D., K-SET'),
    p('Assistant Professor in Botany'),
    p('Correspondence: “Sahyadri”, Kavur Main Road, Mangaluru 575015'),
    p('Tel.: 94480 97213. Electronic mail: chandrika.hegde@staloysius.example; chandrikahegde.bot@gmail.com'),
    part('A. Positions'),
    p(
      '(i)   Assistant Professor, Department of Botany, St. Agnes College (Autonomous), Mangaluru, June 2019 – present.',
    ),
    p('(ii)  Guest Lecturer, Govt. First Grade College, Sirsi, July 2017 – April 2019.'),
    p('(iii) Junior Research Fellow, Indian Institute of Science Field Station, Masinagudi, 2012 – 2014.'),
    part('B. Academic record'),
    table(
      [1300, 2700, 4300, 1600],
      [
        ['Year', 'Degree', 'University / Institution', 'Class'],
        ['2018', 'Ph.D. (Botany)', 'Mangalore University', '–'],
        ['2012', 'M.Sc. (Botany)', 'Karnatak University, Dharwad', '74.6 %, II rank'],
        ['2010', 'B.Sc. (CBZ)', 'MM Arts and Science College, Sirsi', '81 %'],
      ],
      { head: 'E2EFDA' },
    ),
    part('C. Fields of competence'),
    p(
      'Plant taxonomy; Orchid conservation; Herbarium curation; R; QGIS; Tissue culture; HPTLC; Undergraduate teaching; NAAC documentation',
    ),
    part('D. Selected papers (of 14)'),
    p('1. Hegde C.R., Bhat K.G. (2023) Two new records of Oberonia from Uttara Kannada. Rheedea 33: 41–46.', {
      indent: 300,
    }),
    p('2. Hegde C.R. (2020) Sacred groves of Sirsi taluk: a checklist. J. Threat. Taxa 12: 15880–15893.', {
      indent: 300,
    }),
    p('3. Kumar A., Hegde C.R. (2016) Phenology of Vanda tessellata. Curr. Sci. 111: 1102.', { indent: 300 }),
    part('E. Grants'),
    p('VGST seed grant, Rs. 5 lakh, 2021–2023 (principal investigator).'),
    part('F. Service'),
    p('Member, Board of Studies, Mangalore University (2022–25). NSS programme officer. Warden of hostel since 2020.'),
    part('G. Referees'),
    p('Prof. K. Ganapayya Bhat, Udupi, kgbhat@udupiherb.example, 0820 252 9917'),
    part('H. Personal'),
    p('Female, born on 01.08.1989, married. Kannada, Konkani, Tulu, English, Sanskrit (reading).'),
    p('Mangaluru, 1st November 2026', { before: 240 }),
  ],
});
/* LABEL
about: assistant-professor | other | senior | o-word-academic-lettered
name: Chandrika Ramakrishna Hegde
email: chandrika.hegde@staloysius.example; chandrikahegde.bot@gmail.com
phone: 9448097213
place: Mangaluru
skills: Plant taxonomy; Orchid conservation; Herbarium curation; R; QGIS; Tissue culture; HPTLC; Undergraduate teaching; NAAC documentation
also: Botany
job: Assistant Professor | St. Agnes College (Autonomous) | Mangaluru | 2019-06 | now
job: Guest Lecturer | Govt. First Grade College | Sirsi | 2017-07 | 2019-04
job: Junior Research Fellow | Indian Institute of Science Field Station | Masinagudi | 2012 | 2014
edu: Ph.D. | Botany | Mangalore University | | 2018 |
edu: M.Sc. | Botany | Karnatak University, Dharwad | | 2012 | 74.6 %
edu: B.Sc. | CBZ | MM Arts and Science College, Sirsi | | 2010 | 81 %
languages: Kannada; Konkani; Tulu; English; Sanskrit
cert: K-SET
born: 1989-08-01
gender: Female
marital: Married
dated: 2026-11-01
othersphone: 08202529917
othersemail: kgbhat@udupiherb.example
*/
