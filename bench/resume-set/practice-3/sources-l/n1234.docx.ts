import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 9.5,
  heading: { bold: true, size: 11, align: 'center', line: true },
  body: [
    p('ASHUTOSH PANDEY', { bold: true, size: 16, align: 'center' }),
    p('Zonal Sales Head – Building Materials', { align: 'center' }),
    p('Lucknow | 94150-88321, 0522-4033871 | ashutosh.pandey77@rediffmail.com', { align: 'center' }),
    h('Profile Snapshot'),
    p(
      'A dynamic sales professional with 21 years of experience in cement, tiles and paints across U.P., Bihar and Uttarakhand. Currently handling a turnover of Rs. 340 crore with 4 RSMs, 18 ASMs and 620 dealers.',
    ),
    h('Strengths'),
    table(
      [3300, 3300, 3300],
      [
        ['Channel sales', 'Dealer appointment', 'Rural marketing'],
        ['Price negotiation', 'Receivable control', 'Project sales'],
        ['New launches', 'Team mentoring', 'Competitor tracking'],
      ],
      { border: false },
    ),
    h('Professional Experience'),
    p('JK CEMENT LTD. – WHITE CEMENT & PUTTY DIVISION', { bold: true }),
    p('Zonal Sales Head, Lucknow\tJuly 2017 – Till date', { tabs: [-9900] }),
    list('Wall putty volume from 9,400 to 21,000 MT a month', 'Launched wood coatings in 2022'),
    p('KAJARIA CERAMICS LTD.', { bold: true, before: 80 }),
    p('Regional Manager, Lucknow\tApril 2013 – June 2017', { tabs: [-9900] }),
    p('Area Manager, Patna\tMay 2010 – March 2013', { tabs: [-9900] }),
    list('Opened 46 exclusive showrooms'),
    p('BERGER PAINTS INDIA LTD.', { bold: true, before: 80 }),
    p('Sales Officer to Senior Sales Officer, Varanasi and Gorakhpur\tOctober 2006 – April 2010', { tabs: [-9900] }),
    p('AKZO NOBEL (formerly ICI PAINTS), through Adecco Flexione', { bold: true, before: 80 }),
    p('Tinting Executive, Kanpur\tAugust 2004 – September 2006', { tabs: [-9900] }),
    h('Scholastics'),
    p(
      'M.B.A. (Marketing) – Institute of Engineering & Rural Technology, Allahabad – 2004\nB.A. (Economics) – Allahabad University – 2002 – II Division\n12th – U.P. Board – 1999 – I Division   /   10th – U.P. Board – 1997 – I Division',
    ),
    h('Training programmes'),
    list('“Leading leaders”, IIM Lucknow, 3 days, 2019', 'Key account selling, Mercuri Goldmann, 2014'),
    h('Personal'),
    p(
      'Date of birth 14 November 1981. Married, 2 children. Hindi, English, Bhojpuri. CTC Rs. 31.5 lacs + car. Notice 90 days. MS Office, Salesforce (user), SAP SD (user).',
    ),
  ],
});
/* LABEL
about: zonal-sales-head | other | veteran | n-word-capitals-employer-title-place-period
name: Ashutosh Pandey
email: ashutosh.pandey77@rediffmail.com
phone: 9415088321
phone: 5224033871
place: Lucknow
skills: Channel sales; Dealer appointment; Rural marketing; Price negotiation; Receivable control; Project sales; New launches; Team mentoring; Competitor tracking
also: MS Office; Salesforce; SAP SD; cement; tiles; paints
job: Zonal Sales Head | JK CEMENT LTD. – WHITE CEMENT & PUTTY DIVISION | Lucknow | 2017-07 | now
job: Regional Manager | KAJARIA CERAMICS LTD. | Lucknow | 2013-04 | 2017-06
job: Area Manager | KAJARIA CERAMICS LTD. | Patna | 2010-05 | 2013-03
job: Sales Officer to Senior Sales Officer | BERGER PAINTS INDIA LTD. | Varanasi and Gorakhpur | 2006-10 | 2010-04
job: Tinting Executive | AKZO NOBEL (formerly ICI PAINTS) | Kanpur | 2004-08 | 2006-09
edu: M.B.A. | Marketing | Institute of Engineering & Rural Technology, Allahabad | | 2004 |
edu: B.A. | Economics | Allahabad University | | 2002 | II Division
edu: 12th | | | U.P. Board | 1999 | I Division
edu: 10th | | | U.P. Board | 1997 | I Division
languages: Hindi; English; Bhojpuri
total: 21 0
ctc: 3150000
notice: 90
born: 1981-11-14
marital: Married
*/
