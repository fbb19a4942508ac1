import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Lato',
  size: 10,
  margin: 800,
  heading: { bold: true, size: 11, color: 'FFFFFF', shade: '455A64', caps: true },
  body: [
    table(
      [10300],
      [
        [
          p('TARUN BHATT', { bold: true, size: 22, color: 'FFFFFF', align: 'center' }) +
            p('Area Manager – Microfinance', { color: 'FFFFFF', align: 'center' }),
        ],
      ],
      { border: false, side: '455A64' },
    ),
    table([3400, 3500, 3400], [['🏠 Godhra, Panchmahal', '📞 99780 14462', '✉ tarunbhatt.mfi@gmail.com']], {
      border: false,
    }),
    h('Work experience'),
    table(
      [3400, 6900],
      [
        [
          p('**Satin Creditcare Network**\nGodhra region\nOct 2020 – till now'),
          p('**Area Manager** (since Apr 2023)\n**Branch Manager** (Oct 2020 – Mar 2023)') +
            p('Six branches, 14,800 women; PAR-30 from 7.1 to 3.2 %'),
        ],
        [
          p('**Spandana Sphoorty**\nDahod\nJun 2018 – Sep 2020'),
          p('**Credit Assistant, later Branch Accountant**') + p('Centre meetings in 22 villages'),
        ],
        [p('**Bandhan Bank**\nLunawada DSC\nAug 2016 – May 2018'), p('**Doorstep Service Officer**')],
      ],
    ),
    h('Education'),
    table(
      [3400, 6900],
      [
        ['2016 | 57.2 %', 'B.Com., Sheth P. T. Arts and Commerce College, Godhra (Gujarat University)'],
        ['2013 | 64 %', 'Std XII, Telang High School, GHSEB'],
      ],
    ),
    h('Certificates'),
    table(
      [3400, 6900],
      [
        ['2019', 'BC/BF Certificate – IIBF'],
        ['2022', 'Microfinance Leadership – Sa-Dhan with NIBM'],
      ],
    ),
    h('Competencies'),
    p('Group lending   •   Credit bureau checks   •   Field audit   •   Team motivation   •   Tab-based LOS'),
    h('Personal'),
    p(
      'Gujarati, Hindi, English | 12/12/1995 | Married | 6.2 LPA now, 7.5 LPA hoped | notice: one month | can shift anywhere in Gujarat',
    ),
  ],
});
/* LABEL
about: microfinance-area-manager | other | mid | n-word-employer-place-period-cell-left-posts-right
name: Tarun Bhatt
email: tarunbhatt.mfi@gmail.com
phone: 9978014462
place: Godhra
preferred: Gujarat
skills: Group lending; Credit bureau checks; Field audit; Team motivation; Tab-based LOS
job: Area Manager | Satin Creditcare Network | Godhra region | 2023-04 | now
job: Branch Manager | Satin Creditcare Network | Godhra region | 2020-10 | 2023-03
job: Credit Assistant, later Branch Accountant | Spandana Sphoorty | Dahod | 2018-06 | 2020-09
job: Doorstep Service Officer | Bandhan Bank | Lunawada DSC | 2016-08 | 2018-05
edu: B.Com. | | Sheth P. T. Arts and Commerce College, Godhra | Gujarat University | 2016 | 57.2 %
edu: Std XII | | Telang High School | GHSEB | 2013 | 64 %
cert: BC/BF Certificate; Microfinance Leadership
languages: Gujarati; Hindi; English
ctc: 620000
expected: 750000
notice: 30
born: 1995-12-12
marital: Married
*/
