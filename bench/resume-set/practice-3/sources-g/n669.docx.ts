import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  margin: 850,
  heading: { bold: true, size: 11, shade: 'FFF2CC' },
  body: [
    p('Reshma Kunjumon — Medical Laboratory Technologist', { bold: true, size: 14 }),
    p('Kottarakkara, Kerala. reshma.mlt.k@gmail.com. 62827 40911 (India), +968 9417 3320 (Oman)'),
    h('Professional exposure'),
    table(
      [3400, 2300, 1900, 1900],
      [
        ['Organization', 'Section', 'Designation', 'Period'],
        [
          'Badr Al Samaa Hospital, Nizwa (Oman)',
          'Biochemistry, Serology',
          'Lab Technologist',
          '22 Aug 2021 to 18 Sep 2026',
        ],
        ['DDRC Agilus Pathlabs, Kollam', 'Phlebotomy and processing', 'Lab Technician', '1 Nov 2017 to 10 Aug 2021'],
        ['Taluk Hospital Kottarakkara (HMC)', 'Blood bank', 'Apprentice', 'Oct 2016 to Sep 2017'],
      ],
      { head: 'FFD966' },
    ),
    h('Scholastic record'),
    table(
      [2500, 3500, 1400, 2100],
      [
        ['Course', 'College', 'Year', 'Affiliation'],
        ['B.Sc. MLT', 'Holy Cross College of Allied Health, Kottiyam', '2016', 'KUHS'],
        ['Plus Two', 'Govt. VHSS Kottarakkara', '2012', 'DHSE Kerala'],
      ],
    ),
    h('Licensure'),
    table(
      [3400, 2700, 1900, 1500],
      [
        ['Body', 'Registration', 'Granted', 'Expires'],
        ['Oman Medical Specialty Board (OMSB)', 'Prometric, 118827', 'July 2021', 'July 2027'],
        ['Kerala Paramedical Council', 'MLT-2017-1934', 'Feb 2017', 'Feb 2027'],
        ['DHA Dataflow', 'Positive report', 'Aug 2026', '–'],
      ],
    ),
    h('Equipment'),
    p('Cobas c311, Sysmex XN-350, Vitek 2, ELISA reader, LIS (Attune)'),
    h('Personal'),
    p(
      'Born 2 August 1994. Female. Married. Malayalam, English, Hindi, Arabic. Looking for Kochi, Dubai. Immediate joiner. Ask: 4.5 lakh in India.',
    ),
  ],
});
/* LABEL
about: lab-technologist | other | mid | n-word-section-column-licensure-table
name: Reshma Kunjumon
email: reshma.mlt.k@gmail.com
phone: 6282740911
phone: +968 94173320
place: Kottarakkara
skills: Cobas c311; Sysmex XN-350; Vitek 2; ELISA reader; LIS (Attune)
job: Lab Technologist | Badr Al Samaa Hospital | Nizwa (Oman) | 2021-08 | 2026-09
job: Lab Technician | DDRC Agilus Pathlabs | Kollam | 2017-11 | 2021-08
job: Apprentice | Taluk Hospital Kottarakkara (HMC) | | 2016-10 | 2017-09
edu: B.Sc. MLT | | Holy Cross College of Allied Health, Kottiyam | KUHS | 2016 |
edu: Plus Two | | Govt. VHSS Kottarakkara | DHSE Kerala | 2012 |
languages: Malayalam; English; Hindi; Arabic
cert: Oman Medical Specialty Board (OMSB); Kerala Paramedical Council; DHA Dataflow
expected: 450000
notice: 0
born: 1994-08-02
gender: Female
marital: Married
preferred: Kochi; Dubai
*/
