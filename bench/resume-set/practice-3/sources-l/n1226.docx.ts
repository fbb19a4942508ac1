import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 11, line: true, caps: true },
  body: [
    p('SURESH BABU KONDURU', { bold: true, size: 15, align: 'center' }),
    p('Email: suresh.konduru.dba@gmail.com    Ph: 9100 44 7283', { align: 'center' }),
    h('Summary of experience'),
    list(
      '13 years of IT experience as Oracle and PostgreSQL DBA in 24x7 production support',
      'Administration of RAC (2, 3 and 4 node), Data Guard, GoldenGate 19c',
      'Migration from on-premise to AWS RDS and OCI',
      'Awarded “Best Performer” in 2018 and 2021',
    ),
    h('Organizational experience'),
    list(
      'Sr. DBA, NTT Data Services, Hyderabad, from Sep 2019 to till now.',
      'Oracle DBA, Tech Mahindra Ltd., Hyderabad, from May 2015 to Aug 2019.',
      'Jr. DBA, Srinsoft Technologies, Chennai, from Aug 2012 to Apr 2015 (worked at client Ford India).',
    ),
    h('Skills'),
    table(
      [3200, 6700],
      [
        ['RDBMS', 'Oracle 11g / 12c / 19c, PostgreSQL 13, MySQL 8'],
        ['Operating Systems', 'RHEL 7, AIX 7.1, Solaris 10'],
        ['Tools & utilities', 'RMAN, Data Pump, OEM 13c, GoldenGate, pgAdmin, Ansible'],
        ['Cloud', 'AWS RDS, OCI'],
        ['Ticketing', 'ServiceNow, Remedy'],
      ],
    ),
    h('Project #1'),
    p('Client\t: Blue Cross Blue Shield of Massachusetts', { tabs: [2000] }),
    p('Company\t: NTT Data Services', { tabs: [2000] }),
    p('Role\t: Lead DBA', { tabs: [2000] }),
    p('Duration\t: Oct 2019 – till now', { tabs: [2000] }),
    p('Environment\t: Oracle 19c RAC, Exadata X8M, RHEL 7', { tabs: [2000] }),
    list('140 databases; quarterly patching by Ansible', 'Cross-platform migration AIX to Exadata, 22 TB, in 2021'),
    h('Project #2'),
    p('Client\t: British Telecom', { tabs: [2000] }),
    p('Company\t: Tech Mahindra Ltd.', { tabs: [2000] }),
    p('Role\t: DBA L2', { tabs: [2000] }),
    p('Duration\t: May 2015 – Aug 2019', { tabs: [2000] }),
    list('Refreshes, cloning, RMAN backups to tape, performance reports (AWR, ASH)'),
    h('Project #3'),
    p('Client\t: Ford India', { tabs: [2000] }),
    p('Company\t: Srinsoft Technologies', { tabs: [2000] }),
    p('Role\t: DBA L1', { tabs: [2000] }),
    p('Duration\t: Sep 2012 – Apr 2015', { tabs: [2000] }),
    h('Education'),
    p('M.Tech (Computer Science) from Acharya Nagarjuna University, Guntur, 2012, 72%.'),
    p('B.Tech (IT) from Narasaraopeta Engineering College (JNTU Kakinada), 2010, 65%.'),
    h('Certifications'),
    table(
      [4600, 2600, 2700],
      [
        ['Name', 'By', 'On'],
        ['Oracle Database 12c Administrator Certified Professional', 'Oracle University', '12-Mar-2017'],
        ['AWS Certified Database – Specialty', 'Amazon Web Services', '03-Nov-2022'],
      ],
    ),
    h('Personal profile'),
    p(
      'Born 10.06.1988 at Narasaraopet; Married; Telugu, English, Hindi; valid passport; current CTC 23 lakhs, expecting 30 lakhs; notice 2 months, buyout possible.',
    ),
  ],
});
/* LABEL
about: database-administrator | it | senior | n-word-title-first-bullets-project-colons
name: Suresh Babu Konduru
email: suresh.konduru.dba@gmail.com
phone: 9100447283
skills: Oracle 11g; 12c; 19c; PostgreSQL 13; MySQL 8; RHEL 7; AIX 7.1; Solaris 10; RMAN; Data Pump; OEM 13c; GoldenGate; pgAdmin; Ansible; AWS RDS; OCI; ServiceNow; Remedy
also: RDBMS; Operating Systems; Tools & utilities; Cloud; Ticketing; Oracle; PostgreSQL; RAC; Data Guard; GoldenGate 19c; Exadata X8M; AWR; ASH; Oracle 11g / 12c / 19c; Oracle 19c RAC
job: Sr. DBA | NTT Data Services | Hyderabad | 2019-09 | now
job: Oracle DBA | Tech Mahindra Ltd. | Hyderabad | 2015-05 | 2019-08
job: Jr. DBA | Srinsoft Technologies | Chennai | 2012-08 | 2015-04
edu: M.Tech | Computer Science | Acharya Nagarjuna University, Guntur | | 2012 | 72%
edu: B.Tech | IT | Narasaraopeta Engineering College | JNTU Kakinada | 2010 | 65%
languages: Telugu; English; Hindi
cert: Oracle Database 12c Administrator Certified Professional; AWS Certified Database – Specialty
total: 13 0
ctc: 2300000
expected: 3000000
notice: 60
born: 1988-06-10
marital: Married
*/
