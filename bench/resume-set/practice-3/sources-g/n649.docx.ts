import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, color: '7F6000' },
  body: [
    p('Bishnu Prasad Chhetri', { bold: true, size: 18 }),
    p('Tea garden assistant manager, Jorhat', { italic: true }),
    p('bishnu.tea@rediffmail.com | 94351 07728'),
    h('Gardens served'),
    table(
      [2300, 3600, 3400],
      [
        [
          'Jan 2020 – present\n(6 yrs 10 mos)',
          'McLeod Russel India Ltd\nHalem T.E., Biswanath',
          'Senior Assistant Manager (Field)',
        ],
        ['Apr 2013 – Dec 2019\n(6 yrs 9 mos)', 'Goodricke Group Ltd\nOrangajuli T.E., Udalguri', 'Assistant Manager'],
        [
          'Jul 2009 – Mar 2013\n(3 yrs 9 mos)',
          'Jay Shree Tea & Industries\nManjushree T.E., Jorhat',
          'Welfare Officer',
        ],
      ],
      { border: false },
    ),
    h('Training ground'),
    p('B.Sc. (Agri.), Assam Agricultural University, Jorhat: 2009: OGPA 7.05 of 10'),
    p('Certificate in Tea Plantation Management, Tocklai (TRA): 2012'),
    p('H.S. (Sc.), J.B. College, AHSEC: 2005: 58.4%'),
    h('Field of knowledge'),
    p('Pruning cycles; Drainage; Plucking rounds; Labour welfare acts; IPM; Factory – CTC and orthodox'),
    h('Person'),
    p(
      'Nepali, Assamese, Sadri, English, Hindi. 17th of July 1987. Married. Riding, football. 9.2 lakh CTC with bungalow.',
    ),
  ],
});
/* LABEL
about: tea-garden-manager | other | senior | n-word-borderless-table-period-duration-garden
name: Bishnu Prasad Chhetri
email: bishnu.tea@rediffmail.com
phone: 9435107728
place: Jorhat
skills: Pruning cycles; Drainage; Plucking rounds; Labour welfare acts; IPM; Factory – CTC and orthodox
job: Senior Assistant Manager (Field) | McLeod Russel India Ltd | Biswanath | 2020-01 | now
job: Assistant Manager | Goodricke Group Ltd | Udalguri | 2013-04 | 2019-12
job: Welfare Officer | Jay Shree Tea & Industries | Jorhat | 2009-07 | 2013-03
edu: B.Sc. (Agri.) | | Assam Agricultural University, Jorhat | | 2009 | OGPA 7.05 of 10
edu: Certificate in Tea Plantation Management | | Tocklai (TRA) | | 2012 |
edu: H.S. (Sc.) | | J.B. College | AHSEC | 2005 | 58.4%
languages: Nepali; Assamese; Sadri; English; Hindi
ctc: 920000
born: 1987-07-17
marital: Married
*/
