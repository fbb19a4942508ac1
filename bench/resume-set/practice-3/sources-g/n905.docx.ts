import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12 },
  body: [
    p('Dr. Tsering Dolma Negi', { bold: true, size: 16 }),
    p(
      'MBBS, MD (Anaesthesiology)\nHPMC 12208 | Rampur Bushahr, Shimla (H.P.) | 94180 27736 | tseringdolma.negi@gmail.com',
    ),
    h('1. Present appointment'),
    p(
      'Assistant Professor, Department of Anaesthesia, Dr. Y.S. Parmar Government Medical College, Nahan, w.e.f. 12-03-2022.',
    ),
    h('2. Previous appointments'),
    p('2.1 Senior Resident, Department of Anaesthesia, IGMC Shimla, w.e.f. 01-08-2018 to 31-07-2021.'),
    p('2.2 Medical Officer, Mahatma Gandhi Medical Services Complex, Rampur, w.e.f. 20-01-2013 to 30-04-2015.'),
    p('2.3 Medical Officer (contract), CHC Sangla, Kinnaur, w.e.f. 15-03-2012 to 15-01-2013.'),
    h('3. Qualifications'),
    p('3.1 MD (Anaesthesiology), IGMC Shimla, H.P. University, June 2018.'),
    p('3.2 MBBS, Dr. R.P. Government Medical College, Tanda, H.P. University, Dec 2010 (internship 2011).'),
    p('3.3 10+2 (Medical), HPBOSE, Govt. Sr. Sec. School Kalpa, 2005, 79%.'),
    h('4. Publications'),
    p('4.1 Ultrasound guided TAP block, JOACP 2019. 4.2 Airway in hill trauma, IJA 2023.'),
    h('5. Courses'),
    p('5.1 ACLS instructor, AHA, valid till Sept 2027. 5.2 FCCS, ISCCM, 2020. 5.3 BCMET, NMC, 2024.'),
    h('6. Personal'),
    p('6.1 Date of birth 6 June 1987. 6.2 Languages: Kinnauri, Hindi, English. 6.3 Married. 6.4 Pay: Level 12.'),
  ],
});
/* LABEL
about: anaesthetist | other | senior | n-word-decimal-numbering-title-department-hospital
name: Tsering Dolma Negi
email: tseringdolma.negi@gmail.com
phone: 9418027736
place: Rampur Bushahr
job: Assistant Professor | Dr. Y.S. Parmar Government Medical College | Nahan | 2022-03 | now
job: Senior Resident | IGMC Shimla | | 2018-08 | 2021-07
job: Medical Officer | Mahatma Gandhi Medical Services Complex | Rampur | 2013-01 | 2015-04
job: Medical Officer (contract) | CHC Sangla | Kinnaur | 2012-03 | 2013-01
edu: MD | Anaesthesiology | IGMC Shimla | H.P. University | 2018 |
edu: MBBS | | Dr. R.P. Government Medical College, Tanda | H.P. University | 2010 |
edu: 10+2 | Medical | Govt. Sr. Sec. School Kalpa | HPBOSE | 2005 | 79%
languages: Kinnauri; Hindi; English
cert: ACLS instructor; FCCS; BCMET
born: 1987-06-06
marital: Married
*/
