import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 12, color: '880E4F' },
  body: [
    p('Jayanthi Murugesan', { bold: true, size: 22, align: 'right' }),
    p('Textile Designer & Sourcing Manager', { align: 'right', color: '880E4F' }),
    p('Karur, Tamil Nadu | 99424 31875 | jayanthi.textiles@gmail.com', { align: 'right', line: true }),
    h('Work'),
    table(
      [5000, 1500, 3300],
      [
        [
          p('**Sourcing Manager**\nAsian Fabricx Ltd, Karur'),
          p('2021-03\n– now', { align: 'center' }),
          p('Home linen for three US buyers; 14 looms units audited'),
        ],
        [
          p('**Assistant Manager – Design**\nAtlas Export Enterprises, Karur'),
          p('2016-06\n– 2021-02', { align: 'center' }),
          p('Table linen; 60 dobby designs a season'),
        ],
        [
          p('**Design Assistant**\nCo-optex, Chennai'),
          p('2014-07\n– 2016-05', { align: 'center' }),
          p('Silk saree archive'),
        ],
      ],
      { border: false },
    ),
    h('Study'),
    table(
      [5000, 1500, 3300],
      [
        [
          p('**B.Tech Handloom & Textile Technology**\nIndian Institute of Handloom Technology, Salem'),
          p('2014', { align: 'center' }),
          p('Anna University, 8.0'),
        ],
        [p('**Diploma in Textile Processing**\nIIHT, Salem'), p('2011', { align: 'center' }), p('DOTE, 86 %')],
        [p('**SSLC**\nGovt. Girls HSS, Karur'), p('2008', { align: 'center' }), p('82 %')],
      ],
      { border: false },
    ),
    h('Certificates'),
    table(
      [5000, 1500, 3300],
      [
        ['SA8000 Basic Auditor', p('2018', { align: 'center' }), 'SAI / DNV'],
        ['OEKO-TEX STeP awareness', p('2020', { align: 'center' }), 'Hohenstein India'],
      ],
      { border: false },
    ),
    h('Skills'),
    p(
      'NedGraphics — good\nFabric costing — very good\nVendor audit — very good\nAdobe Photoshop — good\nColour matching — very good',
    ),
    h('Languages'),
    p('Tamil — mother tongue\nEnglish — good\nHindi — some'),
  ],
});
/* LABEL
about: textile-sourcing-manager | other | senior | n-word-three-cells-period-in-the-middle
name: Jayanthi Murugesan
email: jayanthi.textiles@gmail.com
phone: 9942431875
place: Karur
skills: NedGraphics; Fabric costing; Vendor audit; Adobe Photoshop; Colour matching
job: Sourcing Manager | Asian Fabricx Ltd | Karur | 2021-03 | now
job: Assistant Manager – Design | Atlas Export Enterprises | Karur | 2016-06 | 2021-02
job: Design Assistant | Co-optex | Chennai | 2014-07 | 2016-05
edu: B.Tech | Handloom & Textile Technology | Indian Institute of Handloom Technology, Salem | Anna University | 2014 | 8.0
edu: Diploma | Textile Processing | IIHT, Salem | DOTE | 2011 | 86 %
edu: SSLC | | Govt. Girls HSS, Karur | | 2008 | 82 %
cert: SA8000 Basic Auditor; OEKO-TEX STeP awareness
languages: Tamil; English; Hindi
*/
