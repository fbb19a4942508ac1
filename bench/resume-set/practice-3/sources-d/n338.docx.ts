import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10.5,
  heading: { bold: true, size: 12, shade: 'E8E8F8' },
  body: [
    table(
      [3000, 6600],
      [
        ['NAME', 'Hemant Kisanrao Bhosale'],
        ['CONTACT', '+91 77210 58834 / hemant.bhosale@live.com / Chakan, Pune'],
        ['PRESENT POST', 'Head – Information Technology, manufacturing'],
        ['EXPERIENCE', '17 years 8 months'],
      ],
      { side: 'E8E8F8' },
    ),
    h('Work record'),
    table(
      [2200, 7400],
      [
        [
          'Mar 2023 –\nTill date',
          '**Mahle Forge India Pvt Ltd**, Chakan\nHead – IT\nInfor LN to S/4HANA, OT network split, 3 plants',
        ],
        [
          'Aug 2018 –\nFeb 2023',
          '**Mahle Forge India Pvt Ltd**, Chakan\nManager – IT Applications\nMES roll-out 2020; dealer portal',
        ],
        [
          'Nov 2013 –\nJul 2018',
          '**Kalyani Udyog Ltd**, Mundhwa\nSenior Executive – ERP\nBaan IV support; barcode project, 2016',
        ],
        ['Apr 2009 –\nOct 2013', '**Zenith Infoserve** (deputed at Bajaj Tempo, Akurdi)\nSystem Executive'],
      ],
    ),
    h('Project list'),
    list(
      'S/4HANA greenfield, 2023–25, budget 14 Cr, partner: NTT',
      'Plant wi-fi and SCADA segregation, Jul 2022 – Jan 2023',
      'E-invoicing in all entities, Oct 2020',
    ),
    h('Skills at a glance'),
    table(
      [3200, 3200, 3200],
      [
        ['ERP', 'Infrastructure', 'Others'],
        ['S/4HANA\nInfor LN\nBaan', 'VMware\nFortinet\nAzure', 'ITIL\nVendor management\nIT budgeting'],
      ],
      { head: 'E8E8F8' },
    ),
    h('Education'),
    p('MCM, Savitribai Phule Pune University, 2012, 61 % (part-time)'),
    p('BCS, Modern College, Pune (University of Pune), 2008, 64.9 %'),
    p('Diploma in Computer Hardware, CMS Institute, 2005'),
    h('Certificate'),
    p('ITIL Foundation V3 | EXIN | 2014\nPRINCE2 Practitioner | Axelos | 2019 – lapsed 2022'),
    h('Salary and joining'),
    p('Current: INR 26,40,000 | Expected: INR 32,00,000 | Notice: 75 days'),
  ],
});
/* LABEL
about: manufacturing-it-head | it | senior | n-word-two-line-period-cell-bold-employer-then-post
name: Hemant Kisanrao Bhosale
email: hemant.bhosale@live.com
phone: 7721058834
place: Pune
skills: S/4HANA; Infor LN; Baan; VMware; Fortinet; Azure; ITIL; Vendor management; IT budgeting
also: ERP; Infrastructure; Others; MES; Baan IV; SCADA; barcode
job: Head – IT | Mahle Forge India Pvt Ltd | Chakan | 2023-03 | now
job: Manager – IT Applications | Mahle Forge India Pvt Ltd | Chakan | 2018-08 | 2023-02
job: Senior Executive – ERP | Kalyani Udyog Ltd | Mundhwa | 2013-11 | 2018-07
job: System Executive | Zenith Infoserve | Akurdi | 2009-04 | 2013-10
edu: MCM | | Savitribai Phule Pune University | | 2012 | 61 %
edu: BCS | | Modern College, Pune | University of Pune | 2008 | 64.9 %
edu: Diploma in Computer Hardware | | CMS Institute | | 2005 |
cert: ITIL Foundation V3; PRINCE2 Practitioner
total: 17 8
ctc: 2640000
expected: 3200000
notice: 75
*/
