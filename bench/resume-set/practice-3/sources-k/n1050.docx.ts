import { docx, p, table } from '../../outside/sources/word.ts';

const head = (text: string) => p(text, { bold: true, before: 140 });
export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('BIO – DATA', { bold: true, align: 'center', size: 14 }),
    p(
      'Name :- Ashok Kumar Yadav\nAddress :- Vill. Bijnaur, P.O. Bijnaur, Lucknow – 226002\nMob. No. :- 9695 220 417 / 7388 014 420\nE-mail :- ashokyadav.security@gmail.com',
    ),
    head('Educational Qualification :-'),
    p('1. High school passed from U.P. Board in 1999 with second division.'),
    p('2. Intermediate passed from U.P. Board in 2001 with third division.'),
    p('3. B.A. passed from Dr. Ram Manohar Lohia Avadh University in 2012 (during service).'),
    p('4. Graduation certificate, Indian Army (on release) 2019.'),
    head('Service in Army :-'),
    table(
      [2400, 3600, 1900, 1900],
      [
        ['Rank', 'Unit', 'From', 'To'],
        ['Sepoy', '12 Rajput Regiment', '28.02.2002', '30.06.2008'],
        ['Naik', '12 Rajput Regiment', '01.07.2008', '31.10.2013'],
        ['Havildar', '12 Rajput Regiment', '01.11.2013', '28.02.2019'],
      ],
    ),
    head('Civil Experience :-'),
    table(
      [2400, 3600, 1900, 1900],
      [
        ['Post', 'Company', 'From', 'To'],
        ['Security Supervisor', 'SIS India Ltd. (Lulu Mall site)', '10.04.2019', '31.07.2022'],
        ['Asst. Security Officer', 'PhoenixMills – Palassio Mall', '01.08.2022', 'Till date'],
      ],
    ),
    head('Courses :-'),
    p('PSARA training (State Govt.), 2019. Fire fighting course (FSTI), 2020. Weapon licence 12 bore valid to 2027.'),
    head('Other details :-'),
    p('Date of birth 12.01.1984. Married. Knows Hindi, English (little), Punjabi. Height 173 cm.'),
  ],
});
/* LABEL
about: security-officer | other | veteran | n-k-army-ranks-then-civil-grid-ascending
name: Ashok Kumar Yadav
email: ashokyadav.security@gmail.com
phone: 9695220417; 7388014420
place: Lucknow
job: Asst. Security Officer | PhoenixMills – Palassio Mall | | 2022-08 | now
job: Security Supervisor | SIS India Ltd. | | 2019-04 | 2022-07
job: Havildar | 12 Rajput Regiment | | 2013-11 | 2019-02
job: Naik | 12 Rajput Regiment | | 2008-07 | 2013-10
job: Sepoy | 12 Rajput Regiment | | 2002-02 | 2008-06
edu: High school | | | U.P. Board | 1999 | second division
edu: Intermediate | | | U.P. Board | 2001 | third division
edu: B.A. | | | Dr. Ram Manohar Lohia Avadh University | 2012 |
edu: Graduation certificate | | Indian Army | | 2019 |
cert: PSARA training; Fire fighting course; Weapon licence
languages: Hindi; English; Punjabi
born: 1984-01-12
marital: Married
*/
