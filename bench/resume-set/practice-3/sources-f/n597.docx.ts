import { docx, h, list, p, table } from '../../outside/sources/word.ts';

const right = { tabs: [-9700] };

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 13, color: '0B5394', line: true },
  footer: [p('Page 1 of 2', { align: 'right', size: 8 })],
  body: [
    p('Hitesh Vaghasiya', { bold: true, size: 20, color: '0B5394' }),
    p('IT Manager – ERP and Infrastructure (SAP Business One, Microsoft 365)'),
    p('Surat, Gujarat   |   97250 88134   |   hitesh.vaghasiya.it@gmail.com'),
    h('Professional Experience'),
    p('**Kiran Star Diamonds Pvt. Ltd., Surat**\tAug 2019 – Present', right),
    p('IT Manager (Group)\tfrom Apr 2022', right),
    p('Deputy Manager – ERP\tAug 2019 – Mar 2022', right),
    list('SAP Business One for 14 companies; 1,900 users', 'Implementation partner: Uneecops; budget Rs 3.4 crore'),
    p('**Garden Silk Weaving Mills, Surat**\tMay 2014 – Jul 2019', { ...right, before: 120 }),
    p('Assistant Manager – IT'),
    list('Own ERP in Oracle Forms replaced in 2017', 'CCTV and access for three plants'),
    p('**Tata Consultancy Services, Gandhinagar** (deputed at Passport Seva Kendra)\tJun 2011 – Apr 2014', {
      ...right,
      before: 120,
    }),
    p('System Administrator'),
    h('Education'),
    table(
      [3600, 3900, 2200],
      [
        ['Master of Computer Applications', 'Veer Narmad South Gujarat University', '2011, 68.2%'],
        ['Bachelor of Computer Applications', 'SUTEX Bank College (VNSGU)', '2008, 65.0%'],
        ['H.S.C. (Commerce)', 'P.P. Savani School (GSHSEB)', '2005, 74.1%'],
      ],
      { border: false },
    ),
    h('Certificates'),
    list(
      'SAP Certified Application Associate – SAP Business One 10.0, 2022',
      'ITIL 4 Foundation, PeopleCert GR671310077HV, 2021',
    ),
    h('Technical Skills'),
    p(
      '**ERP:** SAP Business One, HANA   **Cloud:** Microsoft 365, Azure AD   **Network:** Sophos, Aruba   **Reports:** Crystal Reports, Power BI',
    ),
    h('Personal Details'),
    p('Date of Birth: 3 June 1988\tMarital Status: Married', { tabs: [5000] }),
    p('Languages: Gujarati, Hindi, English\tNotice Period: 2 months', { tabs: [5000] }),
    p('Current CTC: 13.2 LPA\tExpected CTC: 17 LPA', { tabs: [5000] }),
  ],
});
/* LABEL
about: it-manager | it | senior | n-word-employer-total-posts-right-tab-deputed-brackets
name: Hitesh Vaghasiya
email: hitesh.vaghasiya.it@gmail.com
phone: 9725088134
place: Surat
skills: SAP Business One; HANA; Microsoft 365; Azure AD; Sophos; Aruba; Crystal Reports; Power BI
also: ERP; Cloud; Network; Reports; Oracle Forms; CCTV
job: IT Manager (Group) | Kiran Star Diamonds Pvt. Ltd. | Surat | 2022-04 | now
job: Deputy Manager – ERP | Kiran Star Diamonds Pvt. Ltd. | Surat | 2019-08 | 2022-03
job: Assistant Manager – IT | Garden Silk Weaving Mills | Surat | 2014-05 | 2019-07
job: System Administrator | Tata Consultancy Services | Gandhinagar | 2011-06 | 2014-04
edu: Master of Computer Applications | | Veer Narmad South Gujarat University | | 2011 | 68.2%
edu: Bachelor of Computer Applications | | SUTEX Bank College (VNSGU) | | 2008 | 65.0%
edu: H.S.C. | Commerce | P.P. Savani School | GSHSEB | 2005 | 74.1%
languages: Gujarati; Hindi; English
cert: SAP Certified Application Associate – SAP Business One 10.0; ITIL 4 Foundation
ctc: 1320000
expected: 1700000
notice: 60
born: 1988-06-03
marital: Married
*/
