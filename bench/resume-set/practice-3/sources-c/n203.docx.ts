import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 12,
  heading: { bold: true, size: 12, shade: 'E2EFD9' },
  body: [
    p('CURRICULUM VITAE', { bold: true, size: 15, align: 'center', after: 120 }),
    p('**SHINY VARGHESE**\nPuthenpurackal (H), Manarcad P.O., Kottayam\nPh: 9746 118 350\nshinyvarghese.gnm@gmail.com'),
    h('Professional Qualification'),
    table(
      [2600, 3400, 1700, 1800],
      [
        ['Course', 'Institution', 'Year of pass', 'Class'],
        ['GNM', 'Caritas College of Nursing, Thellakom', 'Nov 2025', 'First Class'],
      ],
    ),
    h('General Education'),
    p('Plus Two (Biology Science) – St. Mary’s HSS, Manarcad – Kerala HSE Board – 2021 – 79%'),
    p('SSLC – Infant Jesus Bethany Convent School, Manarcad – 2019 – 9 A+'),
    h('Registration'),
    p('Kerala Nurses and Midwives Council – RN & RM No. KL012500/2026, valid up to 31.01.2031'),
    p('BLS (American Heart Association) – 02/2026'),
    h('Experience'),
    p('**Staff Nurse** (Medical ICU, 14 beds)'),
    p('Matha Hospital, Thellakom'),
    p('w.e.f. 16-02-2026, continuing'),
    p('**Internship** (compulsory, all wards), Caritas Hospital, Thellakom, 6 months in 2025', { before: 80 }),
    h('Clinical skill'),
    list('IV cannulation', 'Ventilator care', 'ABG sampling', 'Ryle’s tube feeding', 'Crash cart'),
    h('Personal'),
    p('Date of birth: 09.05.2003\tSex: Female\tStatus: Single', { tabs: [3600, 6400] }),
    p('Languages: Malayalam, English, Hindi (can follow)'),
    h('Reference'),
    p('Sr. Lissy SH, Nursing Superintendent, Matha Hospital. Mob 94951 20076'),
  ],
});
/* LABEL
about: staff-nurse-fresher | other | junior | n-word-green-headings-wef-continuing
name: Shiny Varghese
email: shinyvarghese.gnm@gmail.com
phone: 9746118350
place: Kottayam
skills: IV cannulation; Ventilator care; ABG sampling; Ryle’s tube feeding; Crash cart
job: Staff Nurse | Matha Hospital | Thellakom | 2026-02 | now
job: Internship | Caritas Hospital | Thellakom | 2025 | 2025
edu: GNM | | Caritas College of Nursing, Thellakom | | 2025 | First Class
edu: Plus Two | Biology Science | St. Mary’s HSS, Manarcad | Kerala HSE Board | 2021 | 79%
edu: SSLC | | Infant Jesus Bethany Convent School, Manarcad | | 2019 | 9 A+
languages: Malayalam; English; Hindi
cert: RN & RM; BLS
born: 2003-05-09
gender: Female
marital: Single
othersphone: 9495120076
*/
