import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  margin: 850,
  heading: { bold: true, size: 12, color: '0B5394', line: true },
  body: [
    p('PREMCHAND HANSDA', { bold: true, size: 20, color: '0B5394' }),
    p('General Manager – Mines (Open Cast Coal)'),
    p('Dhanbad, Jharkhand  |  94313 88024  |  pc.hansda.mines@gmail.com'),
    h('AREAS OF STRENGTH'),
    table(
      [3300, 3300, 3300],
      [
        ['Mine planning', 'HEMM fleet', 'DGMS liaison'],
        ['Blasting control', 'R&R of villages', 'Contract mining'],
        ['Surpac', 'Coal quality', 'Safety management plan'],
      ],
    ),
    h('CAREER AT A GLANCE'),
    table(
      [3600, 4100, 2200],
      [
        ['General Manager – Mines', 'Thriveni Earthmovers (MDO for a Coal India project)', '2019 to date'],
        ['Project Officer / Colliery Manager', 'Bharat Coking Coal Ltd', '2008 to 2019'],
        ['Assistant Manager', 'Central Coalfields Ltd', '2001 to 2008'],
      ],
      { border: false },
    ),
    h('ASSIGNMENTS'),
    p('**Thriveni Earthmovers, Hazaribagh**\nGeneral Manager – Mines, from 2 May 2019 to date'),
    list('12 MTPA mine at Pakri Barwadih; OB removal 38 M m³ a year', 'National Safety Award (Mines) 2021'),
    p(
      '**Bharat Coking Coal Ltd, Dhanbad (a subsidiary of Coal India)**\nProject Officer, Block II Area, from Apr 2014 to Apr 2019\nColliery Manager, Katras Area, from Jan 2008 to Mar 2014',
    ),
    list('Fire dealing at Keshalpur; 320 families moved'),
    p('**Central Coalfields Ltd, Piparwar**\nAssistant Manager, from Sep 2001 to Dec 2007'),
    h('EDUCATION'),
    p('**B.Tech (Mining Engineering)**, Indian School of Mines, Dhanbad, 2001, OGPA 6.9'),
    p('**Executive MBA**, XLRI Jamshedpur, 2013'),
    h('STATUTORY CERTIFICATES'),
    p('First Class Mine Manager’s Certificate of Competency (Coal)\nDGMS, No. 8814\n2006'),
    p('First Aid\nSt. John Ambulance Association\n2024'),
    h('PERSONAL'),
    p('Date of birth: 24th Jan 1979. Languages: Santali, Hindi, English, Khortha, Bengali.'),
  ],
});
/* LABEL
about: mines-general-manager | other | veteran | n-word-glance-table-title-first-then-from-to-lines
name: Premchand Hansda
email: pc.hansda.mines@gmail.com
phone: 9431388024
place: Dhanbad
skills: Mine planning; HEMM fleet; DGMS liaison; Blasting control; R&R of villages; Contract mining; Surpac; Coal quality; Safety management plan
job: General Manager – Mines | Thriveni Earthmovers | Hazaribagh | 2019-05 | now
job: Project Officer | Bharat Coking Coal Ltd | Dhanbad | 2014-04 | 2019-04
job: Colliery Manager | Bharat Coking Coal Ltd | Dhanbad | 2008-01 | 2014-03
job: Assistant Manager | Central Coalfields Ltd | Piparwar | 2001-09 | 2007-12
edu: B.Tech | Mining Engineering | Indian School of Mines, Dhanbad | | 2001 | OGPA 6.9
edu: Executive MBA | | XLRI Jamshedpur | | 2013 |
cert: First Class Mine Manager’s Certificate of Competency (Coal); First Aid
languages: Santali; Hindi; English; Khortha; Bengali
born: 1979-01-24
*/
