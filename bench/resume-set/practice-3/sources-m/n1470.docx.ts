import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  body: [
    p('Ganesan Pichai, 2nd Engineer (MEO Class II)', { bold: true, size: 16 }),
    p('Thoothukudi 628003 / 94432 87015 / ganesan.meo2@gmail.com'),
    p(
      'INDoS 11HL2208. CDC MUM 229105 valid 17 Feb 2032. COC Class II no. 20-ME2-3317 issued Kolkata 2020, valid 2030.',
      { before: 100 },
    ),
    h('Service at sea'),
    p(
      '**Synergy Marine**: Second Engineer, m.v. Ocean Prosper, 02/2025–08/2025. Second Engineer, m.v. Ocean Fortune, 01/2024–07/2024. Third Engineer, m.t. Ocean Quest, 09/2021–03/2022.',
    ),
    p(
      '**V.Ships India**: Third Engineer, m.t. Sea Falcon, 10/2017–05/2018. Fourth Engineer, m.t. Sea Hawk, 03/2015–11/2015.',
    ),
    p('**Chellaram Shipping**: Junior Engineer, m.v. Darya Tara, 12/2012–09/2013.'),
    h('Before the sea'),
    p('B.E. (Marine Engineering), AMET University, Chennai, 2011, 69%. HSC (TN Board), 2007, 88%, Subbiah Vidyalayam.'),
    h('Short courses'),
    p(
      'Advanced fire fighting 2019 (valid 2029); Medical first aid 2019; ME-engine, MAN PrimeServ, 2023; HV management level 2022',
    ),
    h('Engine room'),
    p('MAN B&W ME-C, Sulzer RT-flex, purifiers, FRAMO pumps, PMS (AMOS), MARPOL records'),
    h('Self'),
    p('Tamil, English, Hindi. Married. 22.04.1990. Ready 10 January 2027.'),
  ],
});
/* LABEL
about: second-engineer-marine | other | senior | m-word-company-then-rank-ship-dates-in-running-line
name: Ganesan Pichai
email: ganesan.meo2@gmail.com
phone: 9443287015
place: Thoothukudi
skills: MAN B&W ME-C; Sulzer RT-flex; purifiers; FRAMO pumps; PMS (AMOS); MARPOL records
job: Second Engineer | Synergy Marine | | 2025-02 | 2025-08
job: Second Engineer | Synergy Marine | | 2024-01 | 2024-07
job: Third Engineer | Synergy Marine | | 2021-09 | 2022-03
job: Third Engineer | V.Ships India | | 2017-10 | 2018-05
job: Fourth Engineer | V.Ships India | | 2015-03 | 2015-11
job: Junior Engineer | Chellaram Shipping | | 2012-12 | 2013-09
edu: B.E. | Marine Engineering | AMET University, Chennai | | 2011 | 69%
edu: HSC | | Subbiah Vidyalayam | TN Board | 2007 | 88%
languages: Tamil; English; Hindi
cert: COC Class II; Advanced fire fighting; Medical first aid; ME-engine; HV management level
born: 1990-04-22
marital: Married
*/
