import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 11, color: 'FFFFFF', shade: '2F5496' },
  body: [
    p('MANOJ TIWARI, MRICS', { bold: true, size: 20, color: '2F5496', after: 0 }),
    p('Cost & contracts | Riyadh (home: Prayagraj) | +966 55 207 4419 | manojtiwari.qs@gmail.com'),
    h(' Employment in reverse order'),
    p(
      '**Parsons Saudi Arabia Ltd (King Salman Park – Royal Commission for Riyadh City)**\nSenior Contracts Manager / Commercial Lead [Band 7]; Nov 2021 – Present; reports to Parsons Corp., USA',
    ),
    p(
      '**Larsen & Toubro Ltd, Buildings & Factories IC – Gulf SBG**\nManager (QS) M2-B; 07.2016 – 10.2021; Doha and Dammam',
    ),
    p('**L&T Construction**\nAssistant Manager → Dy. Manager (QS & Planning); 06.2011 – 06.2016; Chennai, Gurgaon'),
    p(
      '**Quantity Surveying** (Delhi consultancy, later merged with Currie & Brown India)\nQuantity Surveyor Gr. 2; 2009 – 2011',
    ),
    h(' Education'),
    table(
      [2600, 3700, 1700, 1700],
      [
        ['PGP-QSCM (1 yr)', 'NICMAR, Pune', "'09", 'B+'],
        ['B.Tech. (Civil), Hons.', 'MNNIT Allahabad', "'08", '7.3/10'],
        ['Inter (PCM)', 'Govt. Inter College – U.P. Board', "'03", '71.8%'],
      ],
    ),
    h(' Chartered status & certificates'),
    table(
      [4200, 3200, 2300],
      [
        ['MRICS (Quantity Surveying & Construction pathway)', 'RICS, member no. 6592210', 'since 2018, renewed yearly'],
        ['Saudi Council of Engineers – Professional Engineer', '778120', 'exp. 02/2028'],
        ['FIDIC Certified Contract Manager', 'FCCM-1109, FIDIC', '2024 – 2027'],
        ['Arbitration seminar (CIArb Doha), 1 day', 'attendance', '2019'],
      ],
    ),
    h(' Skills'),
    p(
      'FIDIC 1999/2017, claims & EOT analysis, CostX (5 yrs), Candy CCS – good, Primavera P6 [reading], BOQ and POMI/NRM 2 measurement',
    ),
  ],
});
/* LABEL
about: contracts-manager | other | senior | n-word-white-headings-title-semicolon-period-place
name: Manoj Tiwari
email: manojtiwari.qs@gmail.com
phone: +966 552074419
place: Riyadh
skills: FIDIC 1999/2017; claims & EOT analysis; CostX; Candy CCS; Primavera P6; BOQ and POMI/NRM 2 measurement
job: Senior Contracts Manager / Commercial Lead [Band 7] | Parsons Saudi Arabia Ltd | | 2021-11 | now
job: Manager (QS) M2-B | Larsen & Toubro Ltd | Doha and Dammam | 2016-07 | 2021-10
job: Assistant Manager → Dy. Manager (QS & Planning) | L&T Construction | Chennai, Gurgaon | 2011-06 | 2016-06
job: Quantity Surveyor Gr. 2 | Quantity Surveying | | 2009 | 2011
edu: PGP-QSCM | | NICMAR, Pune | | 2009 | B+
edu: B.Tech. | Civil | MNNIT Allahabad | | 2008 | 7.3/10
edu: Inter | PCM | Govt. Inter College | U.P. Board | 2003 | 71.8%
cert: MRICS; Saudi Council of Engineers – Professional Engineer; FIDIC Certified Contract Manager
*/
