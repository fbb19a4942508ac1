import { docx, h, list, p, table } from '../../outside/sources/word.ts';

const post = (period: string, title: string, where: string) =>
  table(
    [2300, 7500],
    [[p(period, { color: '558B2F', bold: true }), p(title, { bold: true, after: 0 }) + p(where, { italic: true })]],
    { border: false },
  );

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, color: '33691E', shade: 'F1F8E9' },
  body: [
    table(
      [7200, 2600],
      [
        [
          p('Kiran Kumar Naidu', { bold: true, size: 20, color: '33691E' }) +
            p('Warehouse & Distribution Manager') +
            p('Kakinada, AP · 99894 20773 · kirannaidu.wh@gmail.com'),
          p('(passport photo)', { align: 'center', color: 'AAAAAA' }),
        ],
      ],
      { border: false },
    ),
    h('Experience at a glance'),
    list('Reliance Retail (2021 onwards)', 'DHL Supply Chain (2016–2021)', 'ITC Agri Business (2012–2016)'),
    h('Experience in detail'),
    post('Oct 2021\nto present', 'Distribution Centre Manager', 'Reliance Retail Ltd., JioMart DC, Kakinada'),
    list('2.4 lakh sq ft; 310 people; fill rate 96 %', 'Solar roof and EV fleet of 18 in 2024'),
    post(
      'Apr 2016\nto Sep 2021',
      'Assistant Manager – Warehouse',
      'DHL Supply Chain India, Hyderabad (client: a phone maker)',
    ),
    list('RF picking; pilferage zero for 26 months'),
    post('Jul 2012\nto Mar 2016', 'Godown In-charge', 'ITC Ltd, Agri Business Division, Guntur'),
    h('Education'),
    post('2020', 'MBA – Logistics & Supply Chain (Online)', 'UPES Centre for Continuing Education, Dehradun'),
    post('2012', 'B.Tech – Agricultural Engineering', 'ANGRAU, Bapatla – OGPA 7.5'),
    h('Certificates'),
    post('2022', 'Certified Supply Chain Professional (CSCP)', 'APICS / ASCM'),
    post('2018', 'Forklift trainer', 'Godrej Material Handling'),
    h('Skills'),
    p('WMS (Blue Yonder, SAP EWM) / Slotting / Cycle counts / Labour contracts / FSSAI storage rules'),
    h('Languages & personal'),
    p('Telugu, English, Hindi. Born 1 Jan 1990. Married. Last drawn: ₹ 14.2 LPA.'),
  ],
});
/* LABEL
about: distribution-centre-manager | other | senior | n-word-glance-list-then-details-green
name: Kiran Kumar Naidu
email: kirannaidu.wh@gmail.com
phone: 9989420773
place: Kakinada
skills: WMS; Blue Yonder; SAP EWM; Slotting; Cycle counts; Labour contracts; FSSAI storage rules
also: RF picking
job: Distribution Centre Manager | Reliance Retail Ltd. | Kakinada | 2021-10 | now
job: Assistant Manager – Warehouse | DHL Supply Chain India | Hyderabad | 2016-04 | 2021-09
job: Godown In-charge | ITC Ltd, Agri Business Division | Guntur | 2012-07 | 2016-03
edu: MBA | Logistics & Supply Chain | UPES Centre for Continuing Education, Dehradun | | 2020 |
edu: B.Tech | Agricultural Engineering | ANGRAU, Bapatla | | 2012 | OGPA 7.5
cert: Certified Supply Chain Professional (CSCP); Forklift trainer
languages: Telugu; English; Hindi
ctc: 1420000
born: 1990-01-01
marital: Married
*/
