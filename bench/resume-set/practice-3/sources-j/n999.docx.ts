import { docx, p } from '../../outside/sources/word.ts';
import { spanned } from './spanned.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  header: [p('Tanmoy Ghosh – curriculum vitae', { align: 'right', italic: true })],
  footer: [p('tanmoyghosh.vlsi@gmail.com · 86970 33 914', { align: 'center' })],
  body: [
    p('VLSI physical design. Bengaluru (native of Hooghly).'),
    spanned(
      [1500, 3400, 2600, 2600],
      [
        [{ text: '**Summary of work** (9.5 years)', across: 4 }],
        ['**Years**', '**Team and company**', '**Level**', '**Tape-outs**'],
        ['2021-11 –', 'SoC PD group, Mediachip India', 'Staff Engineer', '5 nm modem (2023)'],
        [
          '2018-04 – 2021-10',
          { text: 'Backend services, Wipro Silicon (client: Qualtech)', down: 'first' },
          'Senior PD Engineer',
          '7 nm GPU block',
        ],
        ['2015-08 – 2018-03', { down: 'below' }, 'PD Engineer', '28 nm, 16 nm'],
      ],
    ),
    spanned(
      [1500, 3400, 2600, 2600],
      [
        [{ text: '**Summary of study**', across: 4 }],
        ['2015', 'M.Tech, VLSI Design', 'IIEST Shibpur', '8.4'],
        ['2013', 'B.Tech, ECE', 'Heritage Institute of Technology (WBUT)', '8.1'],
        ['2009', 'H.S., Science', 'Hooghly Branch Govt. School (WBCHSE)', '84 %'],
      ],
    ),
    p('**Tools:** Innovus, ICC2, PrimeTime, Calibre, RedHawk, Tcl, Perl'),
    p('**Method:** floorplanning, CTS, STA closure, ECO'),
    p('Fixed pay 36 lakhs, asking 44 lakhs, 60 days of notice.'),
  ],
});
/* LABEL
about: vlsi-physical-design-engineer | it | mid | n-word-merged-employer-cell-name-in-header
name: Tanmoy Ghosh
email: tanmoyghosh.vlsi@gmail.com
phone: 8697033914
place: Bengaluru
skills: Innovus; ICC2; PrimeTime; Calibre; RedHawk; Tcl; Perl; floorplanning; CTS; STA closure; ECO
also: Tools; Method; VLSI physical design
job: Staff Engineer | Mediachip India | | 2021-11 | now
job: Senior PD Engineer | Wipro Silicon | | 2018-04 | 2021-10
job: PD Engineer | Wipro Silicon | | 2015-08 | 2018-03
edu: M.Tech | VLSI Design | IIEST Shibpur | | 2015 | 8.4
edu: B.Tech | ECE | Heritage Institute of Technology | WBUT | 2013 | 8.1
edu: H.S. | Science | Hooghly Branch Govt. School | WBCHSE | 2009 | 84 %
total: 9 6
ctc: 3600000
expected: 4400000
notice: 60
*/
