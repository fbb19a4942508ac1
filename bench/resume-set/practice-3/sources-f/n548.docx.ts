import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, line: true },
  body: [
    p('Vaishali Ingole', { bold: true, size: 18 }),
    p('Salesforce Architect'),
    p('Wardha Road, Nagpur\nPhone 0712 228 4471 (res), +91 93730 55128\nvaishali.ingole.sf@gmail.com'),
    h('Experience'),
    p('Salesforce Architect', { bold: true }),
    p('Infocepts Technologies, Nagpur (payroll: Infocepts; end client: Marriott via Accenture)'),
    p('September 2022 – present'),
    list('Service Cloud for 8,000 agents', 'Data migration of 42 million contacts'),
    p('Salesforce Lead', { bold: true, before: 100 }),
    p('Persistent Systems, Nagpur (payroll: Magna Infotech; end client: Partners HealthCare)'),
    p('May 2018 – August 2022'),
    p('Salesforce Developer', { bold: true, before: 100 }),
    p('Perficient India, Nagpur (end client: 3M)'),
    p('December 2014 – April 2018'),
    p('Java Developer', { bold: true, before: 100 }),
    p('Xebia IT Architects, Gurgaon'),
    p('July 2012 – November 2014'),
    h('Certifications'),
    list(
      'Salesforce Certified Application Architect (Salesforce, 21990417, 2023)',
      'Platform Developer II (Salesforce, 2020)',
      'Administrator (Salesforce, 2016)',
    ),
    h('Skills'),
    p('Apex, Lightning Web Components, Service Cloud, Experience Cloud, MuleSoft, Copado, OmniStudio (beginner)'),
    h('Education'),
    p('Bachelor of Engineering (Computer Technology) / YCCE Nagpur (RTM Nagpur University) / 2012 / 69%'),
    p('HSC / Shivaji Science College / 2008 / 77%'),
    h('Preferences'),
    p('Nagpur or remote; current CTC 28 LPA; expecting 35 LPA; notice 60 days'),
  ],
});
/* LABEL
about: salesforce-architect | it | senior | n-word-payroll-end-client-in-brackets
name: Vaishali Ingole
email: vaishali.ingole.sf@gmail.com
phone: 7122284471
phone: 9373055128
place: Nagpur
skills: Apex; Lightning Web Components; Service Cloud; Experience Cloud; MuleSoft; Copado; OmniStudio
also: Data migration; Salesforce; Java
job: Salesforce Architect | Infocepts Technologies | Nagpur | 2022-09 | now
job: Salesforce Lead | Persistent Systems | Nagpur | 2018-05 | 2022-08
job: Salesforce Developer | Perficient India | Nagpur | 2014-12 | 2018-04
job: Java Developer | Xebia IT Architects | Gurgaon | 2012-07 | 2014-11
edu: Bachelor of Engineering | Computer Technology | YCCE Nagpur (RTM Nagpur University) | | 2012 | 69%
edu: HSC | | Shivaji Science College | | 2008 | 77%
cert: Salesforce Certified Application Architect; Platform Developer II; Administrator
ctc: 2800000
expected: 3500000
notice: 60
preferred: Nagpur; remote
*/
