import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, color: '404040', caps: true, before: 200 },
  body: [
    p('Namrata Bhosale', { size: 28, color: '404040' }),
    p('28, Shukrawar Peth, Solapur 413002 ♦ 70208 11654 ♦ namrata.bhosale@rediffmail.com', { line: true }),
    h('Summary'),
    p('Branch banker with a record in gold loans and deposits. Team of seven.'),
    h('Experience'),
    table(
      [7600, 2200],
      [
        [
          p('**BRANCH MANAGER,** LOKMANGAL CO-OPERATIVE BANK', {}) +
            list('Gold loan book from 4 to 11 crore', 'RBI inspection 2023 closed without penalty'),
          p('06/2020 – Present', { align: 'right' }),
        ],
        [
          p('**DEPUTY MANAGER,** LOKMANGAL CO-OPERATIVE BANK') + list('Clearing, lockers, ATM cash'),
          p('04/2017 – 05/2020', { align: 'right' }),
        ],
        [p('**CLERK-CASHIER,** SANGOLA URBAN BANK LTD.'), p('08/2013 – 03/2017', { align: 'right' })],
      ],
      { border: false },
    ),
    h('Education'),
    table(
      [7600, 2200],
      [
        [
          p('**M.COM. (BANKING),** PUNYASHLOK AHILYADEVI HOLKAR SOLAPUR UNIVERSITY\nExternal candidate, second class'),
          p('2016', { align: 'right' }),
        ],
        [p('**B.COM.,** HIRACHAND NEMCHAND COLLEGE OF COMMERCE'), p('2013', { align: 'right' })],
      ],
      { border: false },
    ),
    h('Certifications'),
    table(
      [7600, 2200],
      [
        [p('**JAIIB**\nIndian Institute of Banking & Finance'), p('2018', { align: 'right' })],
        [
          p('**CERTIFICATE IN CO-OPERATIVE BANKING**\nIndian Institute of Banking & Finance'),
          p('2021', { align: 'right' }),
        ],
      ],
      { border: false },
    ),
    h('Skills'),
    table(
      [4900, 4900],
      [
        [
          list('Gold loan appraisal', 'KYC / AML', 'Finacle'),
          list('Recovery under SARFAESI', 'Cash management', 'Staff rosters'),
        ],
      ],
      { border: false },
    ),
    h('Languages'),
    p('Marathi, Kannada, Hindi, English'),
    p('Present CTC 6.1 LPA • Expected 7.5 LPA • Notice 30 days', { italic: true, before: 120 }),
  ],
});
/* LABEL
about: branch-manager | other | senior | n-word-balanced-template-period-column-right
name: Namrata Bhosale
email: namrata.bhosale@rediffmail.com
phone: 7020811654
place: Solapur
skills: Gold loan appraisal; KYC / AML; Finacle; Recovery under SARFAESI; Cash management; Staff rosters
also: gold loans; deposits; Clearing
job: BRANCH MANAGER | LOKMANGAL CO-OPERATIVE BANK | | 2020-06 | now
job: DEPUTY MANAGER | LOKMANGAL CO-OPERATIVE BANK | | 2017-04 | 2020-05
job: CLERK-CASHIER | SANGOLA URBAN BANK LTD. | | 2013-08 | 2017-03
edu: M.COM. | BANKING | PUNYASHLOK AHILYADEVI HOLKAR SOLAPUR UNIVERSITY | | 2016 | second class
edu: B.COM. | | HIRACHAND NEMCHAND COLLEGE OF COMMERCE | | 2013 |
cert: JAIIB; CERTIFICATE IN CO-OPERATIVE BANKING
languages: Marathi; Kannada; Hindi; English
ctc: 610000
expected: 750000
notice: 30
*/
