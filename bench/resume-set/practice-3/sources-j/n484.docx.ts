import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Roboto',
  size: 10,
  heading: { bold: true, size: 11, caps: true, color: 'BF360C' },
  header: [
    table(
      [6000, 4000],
      [
        [
          p('Charulata Venkatesan', { bold: true, size: 16 }),
          p('charu.scm@gmail.com\n+91 98 8450 1172', { align: 'right' }),
        ],
      ],
      { border: false },
    ),
  ],
  body: [
    p('Supply chain and purchase, Hosur. Fourteen years in auto components.'),
    h('Stations'),
    table(
      [1700, 8200],
      [
        ["Apr '20 – today", p('**Head – Strategic Sourcing**\tTVS Motor Parts, Hosur', { tabs: [4200] })],
        ["Sep '16 – Mar '20", p('**Manager (Purchase)**\tAshley Alteams Castings, Sriperumbudur', { tabs: [4200] })],
        ["Jun '11 – Aug '16", p('**Buyer**\tBrakes India Foundry, Padi', { tabs: [4200] })],
        ["'10 (6 mos)", p('**Project Trainee**\tRane Madras, Velachery', { tabs: [4200] })],
      ],
      { border: false },
    ),
    h('Studies'),
    table(
      [1700, 8200],
      [
        ["'15", p('**PGDM Materials**\tIIMM Bangalore (correspondence)', { tabs: [4200] })],
        ["'10", p('**B.E. Production**\tMIT Campus, Anna University, 8.05', { tabs: [4200] })],
        ["'06", p('**Higher Secondary**\tAvvai Home Girls H.S.S., Adyar, 93 %', { tabs: [4200] })],
      ],
      { border: false },
    ),
    h('Strengths'),
    table(
      [3300, 3300, 3300],
      [
        ['Should-costing', 'SAP Ariba', 'Supplier audit VDA 6.3'],
        ['Castings and forgings', 'Negotiation', 'Import logistics'],
      ],
      { border: false },
    ),
    h('Recognitions'),
    table(
      [1700, 8200],
      [
        ["'19", 'CPSM, Institute for Supply Management'],
        ["'22", 'Best cost saver of the group'],
      ],
      { border: false },
    ),
    h('Remuneration'),
    p('29 lakhs; hoped for 35 lakhs; three months of notice; Bengaluru or Chennai.'),
  ],
});
/* LABEL
about: strategic-sourcing-head | other | senior | n-word-header-table-apostrophe-periods-tabbed-titles
name: Charulata Venkatesan
email: charu.scm@gmail.com
phone: 9884501172
place: Hosur
skills: Should-costing; SAP Ariba; Supplier audit VDA 6.3; Castings and forgings; Negotiation; Import logistics
job: Head – Strategic Sourcing | TVS Motor Parts | Hosur | 2020-04 | now
job: Manager (Purchase) | Ashley Alteams Castings | Sriperumbudur | 2016-09 | 2020-03
job: Buyer | Brakes India Foundry | Padi | 2011-06 | 2016-08
job: Project Trainee | Rane Madras | Velachery | 2010 | 2010
edu: PGDM | Materials | IIMM Bangalore | | 2015 |
edu: B.E. | Production | MIT Campus, Anna University | | 2010 | 8.05
edu: Higher Secondary | | Avvai Home Girls H.S.S., Adyar | | 2006 | 93 %
cert: CPSM
total: 14 0
ctc: 2900000
expected: 3500000
notice: 90
preferred: Bengaluru; Chennai
*/
