import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, color: 'C00000' },
  body: [
    p('ROSHNI TIRKEY', { bold: true, size: 16 }),
    p('Rourkela, Odisha • 9078 441 620 • roshnitirkey02@gmail.com', { line: true }),
    h('OBJECTIVE'),
    p('To start as a civil site engineer with a contractor where I can learn.'),
    h('ACADEMICS'),
    list(
      'B.Tech (Civil), VSSUT Burla, 2024, CGPA 7.36',
      '12th: CHSE, Ispat Junior College, 2020, 72%',
      '10th: CBSE, DAV Basanti Colony, 2018, 85%',
    ),
    h('EXPERIENCE'),
    p('Junior Site Engineer at Dalmia Infra Works, Rajgangpur (Sept 2024 – till now, 2 yrs 2 mos)'),
    p('Summer trainee at SAIL RSP, Civil Engineering Dept., Rourkela (1–30 June 2023)'),
    h('PROJECT'),
    p('Fly ash bricks with red mud, final year, 2023-24, guide Prof. S. Mishra'),
    h('SKILLS'),
    p('AutoCAD 2D, Auto Level & Total Station, Bar bending schedule, MS Excel, STAAD (basic)'),
    h('CO-CURRICULAR'),
    p('NCC ‘B’ certificate 2019; Hockey, university team 2022'),
    h('BIO'),
    p('D.O.B. 30-01-2002; Female; Unmarried; Sadri, Odia, Hindi, English; Salary 22,500 p.m.'),
  ],
});
/* LABEL
about: site-engineer | other | junior | n-word-at-employer-brackets-fresher
name: Roshni Tirkey
email: roshnitirkey02@gmail.com
phone: 9078441620
place: Rourkela
skills: AutoCAD 2D; Auto Level & Total Station; Bar bending schedule; MS Excel; STAAD
job: Junior Site Engineer | Dalmia Infra Works | Rajgangpur | 2024-09 | now
job: Summer trainee | SAIL RSP | Rourkela | 2023-06 | 2023-06
edu: B.Tech | Civil | VSSUT Burla | | 2024 | CGPA 7.36
edu: 12th | | Ispat Junior College | CHSE | 2020 | 72%
edu: 10th | | DAV Basanti Colony | CBSE | 2018 | 85%
languages: Sadri; Odia; Hindi; English
ctc: 270000
born: 2002-01-30
gender: Female
marital: Unmarried
*/
