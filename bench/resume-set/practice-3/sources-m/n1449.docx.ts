import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10.5,
  heading: { bold: true, size: 11, color: 'B7410E' },
  body: [
    p('Deepak Thapa Magar', { bold: true, size: 19 }),
    p('Security → Fire & safety'),
    p('Bagdogra, Darjeeling Dist. · 9733 268 014 · deepakthapa.safety@gmail.com'),
    h('Certificates first'),
    table(
      [3600, 2400, 2000, 1900],
      [
        ['Name', 'Issued by', 'Number', 'Valid till'],
        ['NEBOSH IGC', 'NEBOSH UK', '00817722/2109', 'no expiry'],
        ['Diploma in Fire & Industrial Safety', 'NIFS Siliguri, WBSCTE', 'FS/19/331', '–'],
        ['PSARA guard training', 'Premier Shield', 'PS-8812', '2027'],
        ['First aider at work', 'Red Cross', '44120', 'Aug 2027'],
      ],
      { head: 'FBE5D6' },
    ),
    h('Work'),
    p('Safety Officer, GMR Bagdogra Airport expansion [RITES – contractor Ahluwalia], Oct-2023 to continuing'),
    p('HSE Inspector, Petrofac, Duqm Refinery Oman, Jan-2020 to Aug-2023'),
    p('Fire Guard, Group4 (Oberoi Grand, Kolkata), Apr-2016 to Dec-2019'),
    p('Rifleman, 3/8 Gorkha Rifles, Shillong, Mar-2009 to Mar-2016 [released at own request]'),
    h('School'),
    p('B.A. pass, Kalimpong College, NBU 2022 (private)'),
    p('Higher Secondary, WBCHSE, Scottish Universities Mission Institution, Kalimpong, 2008'),
    h('Knows'),
    p('Permit to work, toolbox talk, JSA, gas detector, hot work watch, SCBA'),
    h('Life'),
    p('Nepali, Hindi, English, Arabic a bit. 34 k pm. DOB 1990-12-25. Married.'),
  ],
});
/* LABEL
about: safety-officer | other | senior | m-word-certificates-table-first-title-employer-month-dash
name: Deepak Thapa Magar
email: deepakthapa.safety@gmail.com
phone: 9733268014
place: Bagdogra
skills: Permit to work; toolbox talk; JSA; gas detector; hot work watch; SCBA
job: Safety Officer | GMR Bagdogra Airport expansion | | 2023-10 | now
job: HSE Inspector | Petrofac | Duqm Refinery Oman | 2020-01 | 2023-08
job: Fire Guard | Group4 | Kolkata | 2016-04 | 2019-12
job: Rifleman | 3/8 Gorkha Rifles | Shillong | 2009-03 | 2016-03
edu: B.A. | | Kalimpong College | NBU | 2022 |
edu: Higher Secondary | | Scottish Universities Mission Institution, Kalimpong | WBCHSE | 2008 |
languages: Nepali; Hindi; English; Arabic
cert: NEBOSH IGC; Diploma in Fire & Industrial Safety; PSARA guard training; First aider at work
ctc: 408000
born: 1990-12-25
marital: Married
*/
