import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, shade: '1F3864', color: 'FFFFFF' },
  body: [
    table(
      [6200, 3600],
      [
        [
          p('ABHIJIT RAMCHANDRA MORE', { bold: true, size: 15 }) + p('Warehouse & Logistics'),
          p('98220 71153', { align: 'right' }) +
            p('abhijit.more.scm@gmail.com', { align: 'right' }) +
            p('Wagholi, Pune 412207', { align: 'right' }),
        ],
      ],
      { border: false },
    ),
    h(' EXPERIENCE'),
    table(
      [1300, 8500],
      [
        [
          '2022 –',
          p('**DHL Supply Chain India**, Chakan MIDC Phase II (BSH Home Appliances account)') +
            p('Site Manager – Operations (M2)') +
            p('1.6 lakh sq ft, 3 shifts, 120 contract staff'),
        ],
        ['2018 – 22', p('**TVS Supply Chain Solutions**, Ranjangaon (Whirlpool account)') + p('Warehouse Manager')],
        [
          '2015 – 18',
          p('**Mahindra Logistics Ltd**, Nashik Plant 2, in-plant stores') + p('Executive (Stores & Line Feeding)'),
        ],
      ],
      { border: false },
    ),
    h(' EDUCATION'),
    table(
      [1300, 8500],
      [
        [
          '2013 – 15',
          p('**PGDMM** (Materials Management)') + p('Indian Institute of Materials Management, Pune branch'),
        ],
        ['2010 – 13', p('**BBA** | Tilak Maharashtra Vidyapeeth | 62%')],
        ['2010', p('**HSC** | New English School, Satara | Kolhapur Board | 55%')],
        ['2008', p('**SSC** | New English School, Satara | Kolhapur Board | 69%')],
      ],
      { border: false },
    ),
    h(' SKILLS'),
    p('Manhattan WMS, SAP EWM, Kaizen, Cycle counting, Reverse logistics'),
    h(' OTHER'),
    p('CSCP (ASCM), 2023 · Marathi, Hindi, English · 12.3 LPA · notice 2 months · open to Nagpur and Bhiwandi'),
  ],
});
/* LABEL
about: warehouse-manager | other | senior | n-k-word-years-left-borderless
name: Abhijit Ramchandra More
email: abhijit.more.scm@gmail.com
phone: 9822071153
place: Pune
skills: Manhattan WMS; SAP EWM; Kaizen; Cycle counting; Reverse logistics
job: Site Manager – Operations (M2) | DHL Supply Chain India | Chakan MIDC Phase II | 2022 | now
job: Warehouse Manager | TVS Supply Chain Solutions | Ranjangaon | 2018 | 2022
job: Executive (Stores & Line Feeding) | Mahindra Logistics Ltd | Nashik | 2015 | 2018
edu: PGDMM | Materials Management | Indian Institute of Materials Management, Pune branch | | 2015 |
edu: BBA | | Tilak Maharashtra Vidyapeeth | | 2013 | 62%
edu: HSC | | New English School, Satara | Kolhapur Board | 2010 | 55%
edu: SSC | | New English School, Satara | Kolhapur Board | 2008 | 69%
cert: CSCP
languages: Marathi; Hindi; English
ctc: 1230000
notice: 60
preferred: Nagpur; Bhiwandi
*/
