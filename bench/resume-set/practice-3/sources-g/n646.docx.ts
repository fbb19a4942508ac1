import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  heading: { bold: true, size: 12, line: true },
  body: [
    p('C U R R I C U L U M   V I T A E', { bold: true, align: 'center', size: 13 }),
    p('Dr. (Smt.) Kalpana Mohapatra', { bold: true, size: 14 }),
    p(
      'Associate Professor of Botany, Ravenshaw University, Cuttack\nResidence: Plot 301, CDA Sector 9, Cuttack 753014\ne-mail: kalpana.bot.rvu@gmail.com   Mob.: 94370 22816',
    ),
    h('A. Academic Qualifications'),
    table(
      [700, 1900, 1500, 3700, 1500],
      [
        ['Sl.', 'Degree', 'Year', 'University / Board', 'Class'],
        ['1', 'Ph.D. (Botany)', '2006', 'Utkal University', '–'],
        ['2', 'M.Sc. (Botany)', '1999', 'Utkal University, Vani Vihar', '1st, 67%'],
        ['3', 'B.Sc. (Hons.)', '1997', 'Ravenshaw College (Utkal University)', '1st Hons.'],
        ['4', '+2 Science', '1994', 'CHSE, Odisha', '2nd'],
        ['5', 'HSC', '1992', 'BSE, Odisha', '1st'],
      ],
    ),
    h('B. Teaching Experience'),
    table(
      [700, 2700, 3500, 2400],
      [
        ['Sl.', 'Post held', 'Institution', 'Period'],
        ['1', 'Associate Professor', 'Ravenshaw University, Cuttack', '14.07.2015 – till date'],
        ['2', 'Reader (Stage III)', 'Ravenshaw University, Cuttack', '14.07.2012 – 13.07.2015'],
        ['3', 'Lecturer in Botany', 'Salipur Autonomous College', '05.08.2003 – 13.07.2012'],
        ['4', 'Guest Faculty', 'Stewart Science College', '2001 – 2003'],
      ],
    ),
    h('C. Research'),
    p('Projects: DBT, “Mangrove associates of Mahanadi delta”, 2016–19, Rs. 34 lakh (PI); UGC-MRP, 2009–11'),
    p('Ph.D. awarded under guidance: 4 (2018, 2020, 2022, 2025)'),
    h('D. Refresher / orientation'),
    p('Orientation, UGC-ASC Utkal, 2005; Refresher in Life Science, JNU, 2008; FDP on e-content, 2021'),
    h('E. Membership'),
    p('Indian Botanical Society (life), Orissa Botanical Society'),
    h('F. Personal'),
    p('Date of birth: 24 April 1977. Languages: Odia, English, Hindi, Bengali. NET (CSIR-UGC, JRF): June 2000.'),
  ],
});
/* LABEL
about: associate-professor-botany | other | veteran | n-word-lettered-headings-tables
name: Kalpana Mohapatra
email: kalpana.bot.rvu@gmail.com
phone: 9437022816
place: Cuttack
job: Associate Professor | Ravenshaw University | Cuttack | 2015-07 | now
job: Reader (Stage III) | Ravenshaw University | Cuttack | 2012-07 | 2015-07
job: Lecturer in Botany | Salipur Autonomous College | | 2003-08 | 2012-07
job: Guest Faculty | Stewart Science College | | 2001 | 2003
edu: Ph.D. | Botany | Utkal University | | 2006 |
edu: M.Sc. | Botany | Utkal University, Vani Vihar | | 1999 | 1st, 67%
edu: B.Sc. (Hons.) | | Ravenshaw College | Utkal University | 1997 | 1st Hons.
edu: +2 Science | | | CHSE, Odisha | 1994 | 2nd
edu: HSC | | | BSE, Odisha | 1992 | 1st
languages: Odia; English; Hindi; Bengali
cert: NET (CSIR-UGC, JRF)
born: 1977-04-24
*/
