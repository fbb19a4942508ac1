import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'DejaVu Sans',
  size: 9,
  heading: { bold: true, size: 10, color: '005B5B', before: 200 },
  body: [
    p('RÉSUMÉ – MOHAMMED ASLAM PATHAN', { bold: true, size: 13 }),
    p(
      'Ph: +91-80874 55190 (WhatsApp)   aslam.pathan.scm@gmail.com   Current location: Aurangabad (Chh. Sambhajinagar)',
    ),
    h('1. Career objective'),
    p('Head of supply chain in automotive or electrical industry.'),
    h('2. Employment'),
    p('2.1  Endurance Castings Ltd, Waluj', { bold: true }),
    table(
      [3000, 2400, 4200],
      [
        ['Post', 'Years', 'Reporting / team'],
        ['Head – Supply Chain', '2020 - Present', 'COO / 64'],
        ['Sr. Manager – Purchase', '2016 - 2020', 'VP Materials / 22'],
        ['Manager – Stores & PPC', '2013 - 2016', 'Sr. Manager / 30'],
      ],
      { head: 'D6EEEE' },
    ),
    list(
      'Inventory from 41 days to 23',
      'Aluminium ingot hedging started 2022',
      'Kaizen winner, ACMA western region 2018',
    ),
    p('2.2  Videocon Home Appliances, Chitegaon', { bold: true }),
    table(
      [3000, 2400, 4200],
      [
        ['Post', 'Years', 'Reporting / team'],
        ['Assistant Manager – Import Purchase', '2009 - 2013', 'Manager / 6'],
        ['Purchase Officer', '2006 - 2009', 'Assistant Manager / 2'],
      ],
      { head: 'D6EEEE' },
    ),
    list('Vendor development in Ningbo and Shenzhen; visits 2010, 2011 and 2012'),
    h('3. Education'),
    list(
      'Post Graduate Diploma in Materials Management – Symbiosis Centre for Distance Learning, Pune – 2010 – 62%',
      'B.E. (Production) – MIT, Aurangabad – Dr. B.A.M. University – 2006 – 61.5%',
      'Diploma in Mechanical Engg – Govt. Polytechnic, Beed – MSBTE – 2003 – 74.2%',
      'S.S.C. – Latur Board – 2000 – 70%',
    ),
    h('4. Know-how'),
    p(
      'Strategic sourcing, Import documentation, MRP, Vendor rating, VMI, Negotiation; SAP MM (key user), Oracle Fusion SCM',
    ),
    h('5. Certifications'),
    table(
      [4200, 2600, 2700],
      [
        ['CPIM', 'APICS / ASCM', '2019'],
        ['Lead Auditor IATF 16949', 'TÜV Nord', '2017, renewed 2023'],
      ],
    ),
    h('6. Personal'),
    p(
      'DoB 3 Mar 1984. Married. Urdu, Marathi, Hindi, English. Total experience 20 years. CTC 27 LPA, expecting 34 LPA.',
    ),
  ],
});
/* LABEL
about: supply-chain-head | other | senior | n-word-numbered-employers-each-with-post-table
name: Mohammed Aslam Pathan
email: aslam.pathan.scm@gmail.com
phone: 8087455190
place: Aurangabad
skills: Strategic sourcing; Import documentation; MRP; Vendor rating; VMI; Negotiation; SAP MM; Oracle Fusion SCM
also: hedging; Kaizen; Vendor development
job: Head – Supply Chain | Endurance Castings Ltd | Waluj | 2020 | now
job: Sr. Manager – Purchase | Endurance Castings Ltd | Waluj | 2016 | 2020
job: Manager – Stores & PPC | Endurance Castings Ltd | Waluj | 2013 | 2016
job: Assistant Manager – Import Purchase | Videocon Home Appliances | Chitegaon | 2009 | 2013
job: Purchase Officer | Videocon Home Appliances | Chitegaon | 2006 | 2009
edu: Post Graduate Diploma in Materials Management | | Symbiosis Centre for Distance Learning, Pune | | 2010 | 62%
edu: B.E. | Production | MIT, Aurangabad | Dr. B.A.M. University | 2006 | 61.5%
edu: Diploma | Mechanical Engg | Govt. Polytechnic, Beed | MSBTE | 2003 | 74.2%
edu: S.S.C. | | | Latur Board | 2000 | 70%
languages: Urdu; Marathi; Hindi; English
cert: CPIM; Lead Auditor IATF 16949
total: 20 0
ctc: 2700000
expected: 3400000
born: 1984-03-03
marital: Married
*/
