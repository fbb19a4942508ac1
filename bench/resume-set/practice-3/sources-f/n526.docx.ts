import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, shade: 'C6D9F1' },
  header: [p('Resume of Rakesh Kumar Yadav\tPage 1', { tabs: [-9900], size: 8 })],
  body: [
    p('RAKESH KUMAR YADAV', { bold: true, size: 14 }),
    p('Contact No: 09958 31 7704 (M), 07011 28 6635 (W)'),
    p('E-Mail: rkyadav.oracledba@gmail.com'),
    h('Professional Experience'),
    p('**1. Organization:** Orange Business Services India, Gurugram'),
    p('**Payroll:** Allegis Services India Pvt Ltd'),
    p('**Designation:** Senior Oracle DBA'),
    p('**Duration:** 18-Apr-2023 to till now'),
    list('Oracle 19c RAC on Exadata, 140 databases', 'GoldenGate replication between Paris and Gurugram'),
    p('**2. Organization:** NTT Data Services, Noida', { before: 100 }),
    p('**Payroll:** NTT Data (direct)'),
    p('**Designation:** Oracle DBA'),
    p('**Duration:** 07-Jan-2019 to 14-Apr-2023'),
    list('Client: a US health insurer; patching, Data Guard, tuning'),
    p('**3. Organization:** National Informatics Centre, New Delhi', { before: 100 }),
    p('**Payroll:** Vayam Technologies Ltd'),
    p('**Designation:** Junior DBA'),
    p('**Duration:** 22-Aug-2016 to 31-Dec-2018'),
    list('Client: Ministry of Agriculture; RMAN backups, user management'),
    h('Skills'),
    p('Databases: Oracle 11g, 12c, 19c; PostgreSQL 14'),
    p('Utilities: RMAN, Data Pump, AWR, OEM 13c'),
    p('OS: RHEL 8, Solaris 11'),
    p('Cloud: OCI'),
    h('Certifications'),
    list(
      'OCP – Oracle Database 19c Administration (Oracle University, 2022)',
      'OCI Foundations Associate (Oracle University, 2023)',
    ),
    h('Qualification'),
    list(
      'MCA – Maharishi Dayanand University, Rohtak – 2016 – 70%',
      'BCA – Govt. P.G. College, Rewari (MDU Rohtak) – 2013 – 68%',
      '12th – HBSE – 2010 – 73%',
      '10th – HBSE – 2008 – 80%',
    ),
    h('Personal Details'),
    p('Date of Birth: 15 March 1993'),
    p('Permanent Address: V.P.O. Bawal, Dist. Rewari, Haryana'),
    p('Present Address: Sector 23, Gurugram'),
    p('Languages: English, Hindi'),
    p('Last salary: 16.20 LPA. Expected: 22 LPA. Notice: 30 days (negotiable)'),
  ],
});
/* LABEL
about: oracle-dba | it | mid | n-word-organization-payroll-designation-duration-lines
name: Rakesh Kumar Yadav
email: rkyadav.oracledba@gmail.com
phone: 9958317704
phone: 7011286635
place: Gurugram
skills: Oracle 11g; 12c; 19c; PostgreSQL 14; RMAN; Data Pump; AWR; OEM 13c; RHEL 8; Solaris 11; OCI
also: Databases; Utilities; OS; Cloud; Oracle 19c; RAC; Exadata; GoldenGate; Data Guard; tuning; patching
job: Senior Oracle DBA | Orange Business Services India | Gurugram | 2023-04 | now
job: Oracle DBA | NTT Data Services | Noida | 2019-01 | 2023-04
job: Junior DBA | National Informatics Centre | New Delhi | 2016-08 | 2018-12
edu: MCA | | Maharishi Dayanand University, Rohtak | | 2016 | 70%
edu: BCA | | Govt. P.G. College, Rewari (MDU Rohtak) | | 2013 | 68%
edu: 12th | | | HBSE | 2010 | 73%
edu: 10th | | | HBSE | 2008 | 80%
languages: English; Hindi
cert: OCP – Oracle Database 19c Administration; OCI Foundations Associate
ctc: 1620000
expected: 2200000
notice: 30
born: 1993-03-15
*/
