import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { bold: true, size: 12, caps: true, shade: 'EAF1DD' },
  body: [
    p('Bhaskar Jyoti Saikia', { bold: true, size: 17 }),
    p('Area Sales Manager – Home and Personal Care | Dibrugarh, Assam | 94355 27140 | bj.saikia.sales@gmail.com'),
    h('Sales career'),
    p('1. Marico Home Care Ltd. [Payroll: Team Lease Services]'),
    table(
      [2400, 7200],
      [
        ['Post', 'Area Sales Manager'],
        ['HQ', 'Dibrugarh'],
        ['Territory', 'Upper Assam, Arunachal, Nagaland'],
        ['Period', '10 February 2020 to date'],
        ['Monthly turnover', 'Rs 3.8 crore; 31 distributors'],
      ],
    ),
    p('2. Jyothy Laboratories Ltd. [direct]'),
    table(
      [2400, 7200],
      [
        ['Post', 'Territory Sales In-charge'],
        ['HQ', 'Tezpur'],
        ['Territory', 'Sonitpur, Lakhimpur, Dhemaji'],
        ['Period', '1 August 2015 to 31 January 2020'],
        ['Monthly turnover', 'Rs 1.1 crore; 14 distributors'],
      ],
    ),
    p('3. Dey’s Medical Stores [Payroll: distributor, Sreema Agency]'),
    table(
      [2400, 7200],
      [
        ['Post', 'Sales Representative'],
        ['HQ', 'Jorhat'],
        ['Territory', 'Jorhat and Golaghat'],
        ['Period', '5 June 2012 to 25 July 2015'],
      ],
    ),
    h('Education'),
    p('B.Com., Dergaon Kamal Dowerah College (Dibrugarh University), 2012, Second class'),
    p('Diploma in Sales Management, Indian Institute of Sales and Marketing, Kolkata, 2016'),
    p('H.S. (Commerce), AHSEC, 2009, 58%; H.S.L.C., SEBA, 2007, 66%'),
    h('Skills'),
    p('Primary and secondary sales; range selling; merchandising; claims; DMS apps; training of salesmen'),
    h('Personal'),
    p(
      'Born 14.02.1991. Assamese, Hindi, English, Nagamese. Unmarried. CTC 9.6 lakh. Expected 12 lakh. One month notice.',
    ),
  ],
});
/* LABEL
about: hpc-area-sales-manager | other | senior | n-word-numbered-employer-square-payroll-table-under
name: Bhaskar Jyoti Saikia
email: bj.saikia.sales@gmail.com
phone: 9435527140
place: Dibrugarh
skills: Primary and secondary sales; range selling; merchandising; claims; DMS apps; training of salesmen
job: Area Sales Manager | Marico Home Care Ltd. | Dibrugarh | 2020-02 | now
job: Territory Sales In-charge | Jyothy Laboratories Ltd. | Tezpur | 2015-08 | 2020-01
job: Sales Representative | Dey’s Medical Stores | Jorhat | 2012-06 | 2015-07
edu: B.Com. | | Dergaon Kamal Dowerah College (Dibrugarh University) | | 2012 | Second class
edu: Diploma | Sales Management | Indian Institute of Sales and Marketing, Kolkata | | 2016 |
edu: H.S. | Commerce | | AHSEC | 2009 | 58%
edu: H.S.L.C. | | | SEBA | 2007 | 66%
languages: Assamese; Hindi; English; Nagamese
ctc: 960000
expected: 1200000
notice: 30
born: 1991-02-14
marital: Unmarried
*/
