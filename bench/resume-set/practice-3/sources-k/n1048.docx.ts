import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, line: true, color: '833C0B' },
  body: [
    p('Aditi Bhattacharjee', { bold: true, size: 20, color: '833C0B' }),
    p('Learning & Development | Kasba, Kolkata | +91 9007 814 332 | aditi.bhattacharjee.ld@gmail.com'),
    h('Career highlights'),
    list('6,400 participants trained since 2019', 'Built the academy of a 300-branch NBFC'),
    h('Career'),
    table(
      [3300, 3300, 3200],
      [
        [
          p('Bandhan Bank', { bold: true }) +
            p('Salt Lake, Kolkata') +
            p('VP – Learning Academy, Grade VP1') +
            p('06/2023 – now'),
          p('Magma Fincorp Ltd', { bold: true }) +
            p('Park Street, Kolkata') +
            p('Senior Manager – L&D') +
            p('02/2018 – 05/2023'),
          p('Concentrix', { bold: true }) + p('Gurugram') + p('Process Trainer, Level 4') + p('07/2014 – 01/2018'),
        ],
      ],
    ),
    h('Degrees and diplomas'),
    list(
      'Master of Arts – Psychology | IGNOU | 2019 | 62%',
      'Post Graduate Diploma – Training & Development | ISTD New Delhi | 2017 | B+',
      'Bachelor of Science – Microbiology | St. Xavier’s College | 2014 | 6.9 GPA',
      'ISC – Science | Pratt Memorial School | 2011 | 88.2%',
    ),
    h('Certified'),
    list('Certified facilitator, DDI – 2020', 'MBTI Step I practitioner, The Myers-Briggs Company – 2022'),
    h('Toolbox'),
    p('Articulate 360, Moodle, Kirkpatrick evaluation, Storyboarding, Competency mapping'),
    h('Languages'),
    p('Bengali, Assamese, English, Hindi'),
  ],
});
/* LABEL
about: learning-head | other | senior | n-k-three-cells-of-jobs-barred-degrees
name: Aditi Bhattacharjee
email: aditi.bhattacharjee.ld@gmail.com
phone: +91 9007814332
place: Kolkata
skills: Articulate 360; Moodle; Kirkpatrick evaluation; Storyboarding; Competency mapping
job: VP – Learning Academy, Grade VP1 | Bandhan Bank | Salt Lake, Kolkata | 2023-06 | now
job: Senior Manager – L&D | Magma Fincorp Ltd | Park Street, Kolkata | 2018-02 | 2023-05
job: Process Trainer, Level 4 | Concentrix | Gurugram | 2014-07 | 2018-01
edu: Master of Arts | Psychology | | IGNOU | 2019 | 62%
edu: Post Graduate Diploma | Training & Development | ISTD New Delhi | | 2017 | B+
edu: Bachelor of Science | Microbiology | St. Xavier’s College | | 2014 | 6.9
edu: ISC | Science | Pratt Memorial School | | 2011 | 88.2%
cert: Certified facilitator; MBTI Step I practitioner
languages: Bengali; Assamese; English; Hindi
*/
