import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Lato',
  size: 10,
  heading: { bold: true, size: 12, color: '2E74B5' },
  body: [
    table(
      [6200, 3600],
      [
        [
          p('Farzana Shaikh', { bold: true, size: 20, color: '2E74B5' }) + p('Key Account Manager – Modern Trade'),
          p('Mira Road, Thane', { align: 'right' }) +
            p('farzana.kam@gmail.com', { align: 'right' }) +
            p('(+91) 9769 214 803', { align: 'right' }),
        ],
      ],
      { border: false },
    ),
    h('Experience'),
    table(
      [2100, 7700],
      [
        [
          p('04/2022 – Present\nMumbai', { color: '777777' }),
          p('**Key Account Manager**, Godrej Household Care Ltd.') +
            p('Accounts: DMart, Reliance Retail, Star Bazaar; turnover Rs. 126 crore.') +
            p('Visibility, joint business plans, claims settlement.'),
        ],
        [
          p('08/2018 – 03/2022\nMumbai', { color: '777777' }),
          p('**Assistant Manager – E-commerce**, Nivea Beauty India (third-party payroll: Denave)') +
            p('Accounts: BigBasket, Nykaa, Flipkart.'),
        ],
        [
          p('06/2015 – 07/2018\nPune, Nashik', { color: '777777' }),
          p('**Sales Officer**, Parle Snacks Pvt. Ltd.') + p('Territory: Nashik, Dhule, Jalgaon. 22 distributors.'),
        ],
      ],
      { border: false },
    ),
    h('Education'),
    table(
      [2100, 7700],
      [
        [
          p('2015', { color: '777777' }),
          p('**Master of Management Studies (Marketing)**\nSIES College, Nerul (Mumbai University)'),
        ],
        [
          p('2013', { color: '777777' }),
          p('**Bachelor of Management Studies**\nRizvi College, Bandra (Mumbai University), 66%'),
        ],
      ],
      { border: false },
    ),
    h('Skills'),
    p('Joint business planning | Trade marketing | Planogram | Nielsen data | Excel | Power BI'),
    h('Certificates'),
    p('Category Management – Indian School of Business (online), 2023'),
    h('Notes'),
    p('Notice: 1 month. CTC: 13.75 lacs. Languages: Urdu, Hindi, Marathi, English.'),
  ],
});
/* LABEL
about: key-account-manager | other | senior | n-word-left-dates-and-place-cell
name: Farzana Shaikh
email: farzana.kam@gmail.com
phone: 9769214803
place: Thane
skills: Joint business planning; Trade marketing; Planogram; Nielsen data; Excel; Power BI
also: Modern Trade; E-commerce; claims settlement; Visibility
job: Key Account Manager | Godrej Household Care Ltd. | Mumbai | 2022-04 | now
job: Assistant Manager – E-commerce | Nivea Beauty India | Mumbai | 2018-08 | 2022-03
job: Sales Officer | Parle Snacks Pvt. Ltd. | Pune, Nashik | 2015-06 | 2018-07
edu: Master of Management Studies | Marketing | SIES College, Nerul (Mumbai University) | | 2015 |
edu: Bachelor of Management Studies | | Rizvi College, Bandra (Mumbai University) | | 2013 | 66%
languages: Urdu; Hindi; Marathi; English
cert: Category Management
ctc: 1375000
notice: 30
*/
