import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { bold: true, italic: true, size: 12, color: '375623' },
  body: [
    table(
      [6200, 3700],
      [
        [
          p('HIRAL N. VEKARIYA', { bold: true, size: 18, color: '375623' }) +
            p('Purchase Executive (Castings, Forgings, Consumables)'),
          p('“Umiya Krupa”, Mavdi Plot, Rajkot – 4') + p('M. 94272 60518') + p('hiralvekariya.purchase@yahoo.com'),
        ],
      ],
      { border: false },
    ),
    h('Experience at a glance'),
    table(
      [500, 2900, 2300, 2200, 2000],
      [
        ['#', 'Firm', 'Post', 'Period', 'Leaving reason'],
        ['1', 'Jyoti Machine Tools Pvt. Ltd., Metoda GIDC', 'Purchase Executive', '07-2022 to present', '–'],
        ['2', 'Falcon Pumps, Aji GIDC', 'Assistant – Purchase & Store', '01-2020 to 06-2022', 'Growth'],
        ['3', 'Gayatri Bearings, Shapar', 'Store Assistant', '06-2018 to 12-2019', 'Marriage / distance'],
      ],
      { head: 'E2EFD9' },
    ),
    h('What I do daily'),
    p('• Indent to PO, three quotation comparison, vendor negotiation (saved 6.4 % in 2025 on castings)'),
    p('• Follow-up with 85 vendors, rejection and debit note, Kanban bins with local suppliers'),
    p('• Import of bearings from China: PI, LC, customs papers with CHA at Mundra'),
    p('• Monthly vendor rating and cost sheet'),
    h('I can work in'),
    table(
      [3300, 3300, 3300],
      [
        ['Tally Prime', 'SAP B1', 'MS Excel'],
        ['Vendor development', 'Negotiation', 'Import documentation'],
        ['Inventory control', 'GST input matching', 'Gujarati typing'],
      ],
    ),
    h('Study'),
    p('**M.Com.**, Saurashtra University, 2018, 58 %   |   **B.Com.**, Shree M. & N. Virani College, 2016, 63 %'),
    p('**H.S.C.**, GHSEB, 2013, 71 %   |   **S.S.C.**, GSEB, 2011, 68 %'),
    p('Diploma in Materials Management (IIMM, correspondence), 2023'),
    h('About me'),
    p(
      'Birth date 18/09/1995, female, married, one daughter of 3 years. I speak Gujarati, Hindi and English. Own two-wheeler. Salary now ₹ 31,000 per month; expected ₹ 38,000 per month. Joining after 30 days. Only Rajkot.',
    ),
    h('Reference'),
    p('Bharatbhai Sorathiya, Factory Manager, Falcon Pumps: 98252 17744'),
  ],
});

/* LABEL
about: purchase-executive | other | mid | q-word-green-tables
name: Hiral N. Vekariya
email: hiralvekariya.purchase@yahoo.com
phone: 9427260518
place: Rajkot
skills: Tally Prime; SAP B1; MS Excel; Vendor development; Negotiation; Import documentation; Inventory control; GST input matching; Gujarati typing
also: vendor negotiation; Kanban; cost sheet; vendor rating; customs papers; Castings; Forgings; Consumables; LC
job: Purchase Executive | Jyoti Machine Tools Pvt. Ltd. | Metoda GIDC | 2022-07 | now
job: Assistant – Purchase & Store | Falcon Pumps | Aji GIDC | 2020-01 | 2022-06
job: Store Assistant | Gayatri Bearings | Shapar | 2018-06 | 2019-12
edu: M.Com. | | Saurashtra University | | 2018 | 58 %
edu: B.Com. | | Shree M. & N. Virani College | | 2016 | 63 %
edu: H.S.C. | | | GHSEB | 2013 | 71 %
edu: S.S.C. | | | GSEB | 2011 | 68 %
edu: Diploma | Materials Management | IIMM | | 2023 |
languages: Gujarati; Hindi; English
ctc: 372000
expected: 456000
notice: 30
born: 1995-09-18
gender: female
marital: married
preferred: Rajkot
othersphone: 9825217744
*/
