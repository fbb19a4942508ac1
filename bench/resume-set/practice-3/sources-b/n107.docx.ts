import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, line: true },
  footer: [p('Sunita Kachhap – 62041 88735 – sunitakachhap1@gmail.com', { align: 'center' })],
  body: [
    p('Application for the post of TGT (Social Science)', { bold: true, align: 'center', after: 120 }),
    table(
      [500, 3000, 2400, 1700, 2400],
      [
        ['#', 'School', 'Post & classes', 'Session', 'Reason of leaving'],
        ['1', 'Kendriya Vidyalaya, Hinoo (contractual)', 'TGT (S.St.), VI–X', '2022–23', 'contract over'],
        ['2', 'Ursuline Convent Girls School, Ranchi', 'Assistant Teacher, VI–VIII', '2018–22', 'better chance'],
        ['3', 'DAV Public School, Gumla', 'Primary Teacher, III–V', '2016–18', 'marriage'],
        ['4', 'Surendranath Centenary School, Ranchi', 'TGT (S.St.), IX–X', '2023– till date', '–'],
      ],
      { head: 'D9E2F3' },
    ),
    h('Examinations'),
    table(
      [2000, 1000, 3200, 2200, 1400],
      [
        ['Degree', 'Year', 'From', 'Subjects', 'Div. / %'],
        ['B.Ed.', '2016', 'Ranchi University', 'History, Civics', '1st / 74.5'],
        ['M.A.', '2014', 'Ranchi University', 'History', '2nd / 57.0'],
        ['B.A. (Hons.)', '2012', 'St. Xavier’s College, Ranchi', 'History', '1st / 61.2'],
        ['I.A.', '2009', 'JAC Ranchi', 'Arts', '2nd / 54.8'],
        ['Matric', '2007', 'JAC Ranchi', '–', '1st / 66.0'],
      ],
      { head: 'D9E2F3' },
    ),
    h('Eligibility'),
    list('CTET Paper II qualified, December 2018', 'JTET qualified, 2016'),
    h('Languages'),
    table(
      [2000, 1500, 1500, 1500],
      [
        ['', 'Read', 'Write', 'Speak'],
        ['Hindi', '✓', '✓', '✓'],
        ['English', '✓', '✓', '✓'],
        ['Kurukh', '–', '–', '✓'],
        ['Sadri', '–', '–', '✓'],
      ],
    ),
    p(
      'I am a married woman, born on 9th March 1991, mother of one son; my husband works in MECON. Home: Harmu Housing Colony, Ranchi.',
    ),
    p('Expected pay: 7th pay scale or minimum Rs. 30,000 p.m.'),
  ],
});
/* LABEL
about: school-teacher | other | mid | n-teacher-word-name-in-footer
name: Sunita Kachhap
email: sunitakachhap1@gmail.com
phone: 6204188735
place: Ranchi
job: TGT (S.St.) | Kendriya Vidyalaya | Hinoo | 2022 | 2023
job: Assistant Teacher | Ursuline Convent Girls School | Ranchi | 2018 | 2022
job: Primary Teacher | DAV Public School | Gumla | 2016 | 2018
job: TGT (S.St.) | Surendranath Centenary School | Ranchi | 2023 | now
edu: B.Ed. | History, Civics | Ranchi University | | 2016 | 74.5
edu: M.A. | History | Ranchi University | | 2014 | 57.0
edu: B.A. (Hons.) | History | St. Xavier’s College, Ranchi | | 2012 | 61.2
edu: I.A. | Arts | | JAC Ranchi | 2009 | 54.8
edu: Matric | | | JAC Ranchi | 2007 | 66.0
languages: Hindi; English; Kurukh; Sadri
cert: CTET Paper II; JTET
expected: 360000
born: 1991-03-09
gender: woman
marital: married
*/
