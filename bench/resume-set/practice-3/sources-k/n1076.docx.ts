import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, shade: 'DAEEF3' },
  body: [
    p('Priyadarshini Balakrishnan', { bold: true, size: 18 }),
    p('T. Nagar, Chennai | 9884 661 270 | priyabala.fpna@gmail.com | FP&A and controllership'),
    h('Experience'),
    table(
      [6400, 3400],
      [
        [
          p('**Standard Chartered GBS**, Haddows Road, Chennai') + p('Senior Manager, Financial Planning (Band 6B)'),
          'Jan 2022 – Present',
        ],
        [
          p('**Standard Chartered GBS** (formerly Scope International), Chennai') +
            p('Manager, Management Reporting (Band 7A)'),
          'Aug 2018 – Dec 2021',
        ],
        [
          p('**Verizon Data Services India**, Olympia Tech Park') + p('Senior Analyst – Finance'),
          'May 2015 – Jul 2018',
        ],
        [p('**Brahmayya & Co.**, Royapettah') + p('Articled Assistant'), 'Sep 2011 – Aug 2014'],
      ],
      { border: false },
    ),
    h('Education'),
    table(
      [6400, 3400],
      [
        [p('**Chartered Accountant**') + p('ICAI, Final both groups'), 'Nov 2014'],
        [
          p('**B.Com. (Corporate Secretaryship)**') + p('Ethiraj College for Women, University of Madras'),
          '2008 – 2011 | 81%',
        ],
        [p('**CIMA (Strategic level)**') + p('CIMA UK'), '2019, passed'],
        [p('**12th**') + p('Vidyodaya, State Board'), '2008 | 94%'],
      ],
      { border: false },
    ),
    h('Skills'),
    p('Hyperion Essbase, Alteryx, Tableau, Cost allocation, IFRS 9, VBA'),
    h('Languages'),
    p('Tamil, English, Hindi'),
  ],
});
/* LABEL
about: financial-planning-manager | other | senior | n-k-borderless-two-lines-left-period-right
name: Priyadarshini Balakrishnan
email: priyabala.fpna@gmail.com
phone: 9884661270
place: Chennai
skills: Hyperion Essbase; Alteryx; Tableau; Cost allocation; IFRS 9; VBA
job: Senior Manager, Financial Planning (Band 6B) | Standard Chartered GBS | Haddows Road, Chennai | 2022-01 | now
job: Manager, Management Reporting (Band 7A) | Standard Chartered GBS | Chennai | 2018-08 | 2021-12
job: Senior Analyst – Finance | Verizon Data Services India | Olympia Tech Park | 2015-05 | 2018-07
job: Articled Assistant | Brahmayya & Co. | Royapettah | 2011-09 | 2014-08
edu: Chartered Accountant | | | ICAI | 2014 |
edu: B.Com. | Corporate Secretaryship | Ethiraj College for Women | University of Madras | 2011 | 81%
edu: CIMA (Strategic level) | | | CIMA UK | 2019 |
edu: 12th | | Vidyodaya | State Board | 2008 | 94%
languages: Tamil; English; Hindi
*/
