import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('CURRICULUM VITAE', { align: 'center', bold: true, size: 14 }),
    p(
      'Prof. Rev. Dr. L. Haokip is a teacher of theology who also ran a mission hospital. He was born on 14 April 1967 at Churachandpur, Manipur, where he lives again. His mobile is 9862 107 754 and his mail lhaokip.rev@gmail.com.',
    ),
    p(
      'He took his B.A. at Lamka College (Manipur University) in 1988, his B.D. at Eastern Theological College, Jorhat (Serampore) in 1992, his M.Th. at United Theological College, Bangalore in 1997 and his D.Th. at SATHRI, Serampore in 2006.',
      { before: 100 },
    ),
    p(
      'From 1992 to 1995 he was Associate Pastor of the Evangelical Church, Lamka. From 1997 to 2006 he was Lecturer at Trulock Theological Seminary, Imphal. From 2006 to 2014 he was Administrator of the Christian Hospital, Churachandpur, with 120 beds. From 2014 he has been Professor and from 2019 Principal of Trulock Theological Seminary, Imphal.',
      { before: 100 },
    ),
    p(
      'He attended the leadership course of Haggai Institute, Singapore (2009) and a CMAI workshop on hospital administration (2011). He is a life member of the Indian Theological Association.',
      { before: 100 },
    ),
    p('He reads Greek and Hebrew and speaks Thadou, Meitei, English and Hindi.', { before: 100 }),
  ],
});
/* LABEL
about: seminary-principal | other | veteran | m-word-third-person-all-in-sentences-from-to
name: L. Haokip
email: lhaokip.rev@gmail.com
phone: 9862107754
place: Churachandpur
job: Principal | Trulock Theological Seminary | Imphal | 2019 | now
job: Professor | Trulock Theological Seminary | Imphal | 2014 | 2019
job: Administrator | Christian Hospital | Churachandpur | 2006 | 2014
job: Lecturer | Trulock Theological Seminary | Imphal | 1997 | 2006
job: Associate Pastor | Evangelical Church | Lamka | 1992 | 1995
edu: B.A. | | Lamka College | Manipur University | 1988 |
edu: B.D. | | Eastern Theological College, Jorhat | Serampore | 1992 |
edu: M.Th. | | United Theological College, Bangalore | | 1997 |
edu: D.Th. | | SATHRI, Serampore | | 2006 |
languages: Thadou; Meitei; English; Hindi
born: 1967-04-14
*/
