import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, line: true },
  body: [
    p('FATHIMATHU ZUHARA V. K.', { bold: true, size: 16 }),
    p('Arabic & English language teacher | Kozhikode | 9895 306 722 | zuhara.vk@gmail.com'),
    h('Teaching details'),
    table(
      [2600, 2500, 2200, 2300],
      [
        ['School', 'Board', 'Class & subject', 'Tenure'],
        [
          'Al Farooq Residential Senior Secondary School, Feroke',
          'CBSE',
          'HS Arabic Teacher, VIII–X',
          '06/2021 to till date',
        ],
        ['Indian School Al Wadi Al Kabir, Muscat', 'CBSE', 'Primary Teacher (Arabic, EVS)', '04/2016 to 03/2021'],
        ['MES Raja Residential School, Chathamangalam', 'CBSE', 'LP Teacher', '06/2013 to 03/2016'],
      ],
      { head: 'D9D2E9' },
    ),
    h('Qualification details'),
    table(
      [2300, 1300, 2900, 1500, 1500],
      [
        ['Exam', 'Year', 'Institution', 'Board', 'Mark'],
        ['M.A. Arabic', '2020', 'Private', 'Calicut University', '71%'],
        ['B.Ed. (English)', '2013', 'Farook Training College', 'Calicut University', '77%'],
        ['B.A. English', '2012', 'MAMO College, Mukkam', 'Calicut University', '64%'],
        ['Plus Two', '2009', 'MKH MMO VHSS, Mukkam', 'HSE Kerala', '80%'],
      ],
    ),
    h('Eligibility tests'),
    p('K-TET Category III (2014, No. 1407722); SET Arabic (2022)'),
    h('Skills and interests'),
    p('Calligraphy, Canva worksheets, Spoken Arabic, Choir, Microsoft Teams'),
    h('Personal details'),
    p('D.O.B: 19/04/1991; Female; Married; Languages: Malayalam, Arabic, English, Hindi; Salary: 31,000 p.m.'),
  ],
});
/* LABEL
about: language-teacher | other | senior | n-word-school-board-class-tenure
name: Fathimathu Zuhara V. K.
email: zuhara.vk@gmail.com
phone: 9895306722
place: Kozhikode
skills: Calligraphy; Canva worksheets; Spoken Arabic; Choir; Microsoft Teams
job: HS Arabic Teacher | Al Farooq Residential Senior Secondary School | Feroke | 2021-06 | now
job: Primary Teacher (Arabic, EVS) | Indian School Al Wadi Al Kabir | Muscat | 2016-04 | 2021-03
job: LP Teacher | MES Raja Residential School | Chathamangalam | 2013-06 | 2016-03
edu: M.A. | Arabic | | Calicut University | 2020 | 71%
edu: B.Ed. | English | Farook Training College | Calicut University | 2013 | 77%
edu: B.A. | English | MAMO College, Mukkam | Calicut University | 2012 | 64%
edu: Plus Two | | MKH MMO VHSS, Mukkam | HSE Kerala | 2009 | 80%
languages: Malayalam; Arabic; English; Hindi
cert: K-TET Category III; SET Arabic
ctc: 372000
born: 1991-04-19
gender: Female
marital: Married
*/
