import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 11, caps: true },
  body: [
    p('RESUME', { bold: true, size: 14, align: 'center' }),
    table(
      [4900, 4900],
      [
        [
          p('**VINOD KUMAR YADAV**\nS/o Shri Ram Pyare Yadav\nVill. Saidpur, Dist. Ghazipur (U.P.) 233304'),
          p('Contact: 80524 77160\nvinodyadav.cnc@gmail.com\nPresently at: Chakan, Pune', { align: 'right' }),
        ],
      ],
      { border: false },
    ),
    p('', { line: true }),
    h('Job sought'),
    p('VMC / CNC Setter cum Operator'),
    h('Work done so far'),
    table(
      [2200, 7600],
      [
        [
          'Mar 2022 till now',
          '**Setter cum Operator**\nMahindra CIE Automotive, Chakan (through Yashaswi Manpower)\nFanuc and Siemens controls; crankshaft line',
        ],
        ['Jan 2020 to Feb 2022', '**VMC Operator**\nSharda Precision, Bhosari'],
        ['Aug 2018 to Dec 2019', '**Apprentice (Machinist)**\nDiesel Locomotive Works (now BLW), Varanasi'],
      ],
      { border: false },
    ),
    h('Passed'),
    table(
      [2200, 7600],
      [
        ['2018', 'ITI Machinist, Govt. ITI Ghazipur (SCVT), 74 %'],
        ['2016', 'Inter, Shri Mahant R. D. Inter College, U.P. Board, 62 %'],
        ['2014', 'High School, same college, U.P. Board, 71 %'],
      ],
      { border: false },
    ),
    h('Certificates'),
    table(
      [2200, 7600],
      [
        ['2019', 'National Apprenticeship Certificate (NAC)\nNCVT, New Delhi'],
        ['2021', 'CNC Programming and Operation\nIndo German Tool Room, Aurangabad'],
      ],
      { border: false },
    ),
    h('Knows'),
    p('Fanuc, Siemens 828D, drawing reading, micrometer and bore gauge, 5S'),
    h('About me'),
    table(
      [2200, 7600],
      [
        ['Birth', '10/07/1999'],
        ['Marital status', 'Unmarried'],
        ['Languages', 'Bhojpuri, Hindi, little English'],
        ['In hand now', '₹ 19,500'],
      ],
      { border: false },
    ),
    p('Date: 02-03-2025     Place: Chakan', { before: 200 }),
  ],
});
/* LABEL
about: cnc-setter | other | mid | n-word-borderless-first-column-dates-plain
name: Vinod Kumar Yadav
email: vinodyadav.cnc@gmail.com
phone: 8052477160
place: Chakan
skills: Fanuc; Siemens 828D; drawing reading; micrometer and bore gauge; 5S
also: VMC; CNC
job: Setter cum Operator | Mahindra CIE Automotive | Chakan | 2022-03 | now
job: VMC Operator | Sharda Precision | Bhosari | 2020-01 | 2022-02
job: Apprentice (Machinist) | Diesel Locomotive Works (now BLW) | Varanasi | 2018-08 | 2019-12
edu: ITI | Machinist | Govt. ITI Ghazipur | SCVT | 2018 | 74 %
edu: Inter | | Shri Mahant R. D. Inter College | U.P. Board | 2016 | 62 %
edu: High School | | same college | U.P. Board | 2014 | 71 %
cert: National Apprenticeship Certificate (NAC); CNC Programming and Operation
languages: Bhojpuri; Hindi; English
born: 1999-07-10
marital: Single
dated: 2025-03-02
*/
