import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  heading: { bold: true, italic: true, size: 13 },
  body: [
    p('Rev. Sr. Philomena Kujur', { bold: true, size: 17, align: 'center' }),
    p('Headmistress – Gumla, Jharkhand – 94311 70926 – srphilomena.osu@gmail.com', { align: 'center', line: true }),
    h('Service in schools'),
    p(
      '1.  Ursuline Convent Girls’ High School, Ranchi\n     Assistant Teacher (Hindi, Social Science)\n     1 February 1998 to 31 January 2007',
    ),
    p('2.  St. Anne’s Middle School, Lohardaga\n     Headmistress\n     1 February 2007 to 31 December 2013'),
    p(
      '3.  Ursuline English Medium School, Gumla\n     Vice Principal, then Principal from 2018\n     January 2014 up to now',
    ),
    h('Studies done'),
    p('1.  M.A. in Hindi, Ranchi University, 2001, second class'),
    p('2.  B.Ed., Loreto College Darjeeling, North Bengal University, 1997, first class'),
    p('3.  B.A. (Hons. Hindi), Women’s College Ranchi, 1995'),
    h('Seminars'),
    p('NEP 2020 orientation, CISCE, Kolkata, 2022. Child protection policy, Bhopal, 2019.'),
    h('I know'),
    p('Kurukh, Sadri, Hindi, English'),
    p('Date: 2 November 2026', { before: 200 }),
  ],
});
/* LABEL
about: headmistress | other | veteran | n-word-numbered-three-lines-ascending
name: Philomena Kujur
email: srphilomena.osu@gmail.com
phone: 9431170926
place: Gumla
job: Principal | Ursuline English Medium School | Gumla | 2018 | now
job: Vice Principal | Ursuline English Medium School | Gumla | 2014-01 | 2018
job: Headmistress | St. Anne’s Middle School | Lohardaga | 2007-02 | 2013-12
job: Assistant Teacher (Hindi, Social Science) | Ursuline Convent Girls’ High School | Ranchi | 1998-02 | 2007-01
edu: M.A. | Hindi | Ranchi University | | 2001 | second class
edu: B.Ed. | | Loreto College Darjeeling | North Bengal University | 1997 | first class
edu: B.A. | Hons. Hindi | Women’s College Ranchi | | 1995 |
languages: Kurukh; Sadri; Hindi; English
dated: 2026-11-02
*/
