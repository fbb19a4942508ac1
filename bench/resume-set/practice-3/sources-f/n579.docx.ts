import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Lato',
  size: 10,
  heading: { bold: true, size: 12, caps: true, color: '005A9C' },
  body: [
    p('Farhan Akhtar Ansari', { bold: true, size: 18, color: '005A9C' }),
    p(
      'Solution Consultant, CRM and Contact Centre   |   New Delhi, Okhla   |   9718 204 665   |   farhan.ansari.cx@gmail.com',
    ),
    h('Professional history'),
    table(
      [2600, 2600, 4500],
      [
        ['Period / duration', 'Company', 'Position and particulars'],
        [
          'Oct 2022 – present\n(4 years 1 month)',
          'Genesys India (C2C through Pontoon)',
          'Senior Solution Consultant\nPre-sales for insurers and airlines',
        ],
        [
          'Jan 2018 – Sep 2022\n(4 years 9 months)',
          'Servion Global Solutions',
          'Solution Consultant\nClients: Etihad, ICICI Lombard',
        ],
        [
          'Jul 2015 – Dec 2017\n(2 years 6 months)',
          'Avaya Global Connect',
          'Implementation Engineer\nClients: PNB, Delhi Metro',
        ],
        ['Nov 2013 – Jun 2015\n(1 year 8 months)', 'HCL Services', 'Voice Engineer\nClient: Bharti AXA'],
      ],
      { head: 'DEEAF6' },
    ),
    h('Qualifications'),
    table(
      [2600, 2600, 4500],
      [
        ['Year', 'Degree', 'Institution'],
        ['2013', 'B.Tech (Electronics)', 'Jamia Millia Islamia, New Delhi'],
        ['2018', 'MBA (International Business)', 'IGNOU (distance)'],
        ['2009', 'XII', 'Rabea Girls and Boys Public School (CBSE)'],
      ],
      { head: 'DEEAF6' },
    ),
    h('Certificates'),
    table(
      [2600, 2600, 4500],
      [
        ['2023', 'Genesys Cloud Professional', 'Genesys, GCP-GCX 114402'],
        ['2019', 'UCCE Specialist', 'Cisco, CSCO13099181'],
        ['2016', 'ACSS Avaya Aura', 'Avaya, 44120871'],
      ],
    ),
    h('Skill groups'),
    table(
      [2600, 7100],
      [
        ['Platforms', 'Genesys Cloud, Avaya Aura, Cisco UCCE, Salesforce Service'],
        ['Methods', 'RFP response, ROI models, Demo scripts'],
        ['Protocols', 'SIP, VXML'],
      ],
    ),
    p('Languages: Urdu, Hindi, English. Expected CTC: 34 LPA. Notice: 45 days.', { before: 120 }),
  ],
});
/* LABEL
about: cx-solution-consultant | it | senior | n-word-three-column-tables-duration-in-cell-title-first-line
name: Farhan Akhtar Ansari
email: farhan.ansari.cx@gmail.com
phone: 9718204665
place: New Delhi
skills: Genesys Cloud; Avaya Aura; Cisco UCCE; Salesforce Service; RFP response; ROI models; Demo scripts; SIP; VXML
also: Platforms; Methods; Protocols; CRM; Contact Centre; Pre-sales
job: Senior Solution Consultant | Genesys India | | 2022-10 | now
job: Solution Consultant | Servion Global Solutions | | 2018-01 | 2022-09
job: Implementation Engineer | Avaya Global Connect | | 2015-07 | 2017-12
job: Voice Engineer | HCL Services | | 2013-11 | 2015-06
edu: MBA | International Business | IGNOU | | 2018 |
edu: B.Tech | Electronics | Jamia Millia Islamia, New Delhi | | 2013 |
edu: XII | | Rabea Girls and Boys Public School | CBSE | 2009 |
languages: Urdu; Hindi; English
cert: Genesys Cloud Professional; UCCE Specialist; ACSS Avaya Aura
expected: 3400000
notice: 45
*/
