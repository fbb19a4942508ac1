import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, color: '833C0B', caps: true },
  header: [p('Resume of Harikrishnan Pillai', { align: 'right', size: 9, italic: true })],
  body: [
    p('HARIKRISHNAN PILLAI', { bold: true, size: 16, after: 0 }),
    p('Principal Database Administrator (Oracle, PostgreSQL)'),
    p(
      'TC 14/2208, Kesavadasapuram, Thiruvananthapuram 695004\nTel: +91 471 2446 083 (R), +91 94951 27066 (M)\ne-mail: hari.pillai.dba@gmail.com',
    ),
    h('Executive summary'),
    list(
      '24 years with Oracle from 8i to 23ai, last 5 years also PostgreSQL on AWS and Azure',
      'Largest estate: 340 databases, 96 TB, RAC and Data Guard over two sites',
      'Lead of a 12 member, 24x7 team; zero unplanned outage above 15 minutes since 2020',
    ),
    h('Employment'),
    table(
      [2600, 3000, 4200],
      [
        ['Period', 'Company', 'Designation'],
        ['03/2016 – Present', 'Experion Cloud Services, Technopark', 'Principal DBA'],
        ['07/2011 – 02/2016', 'IBS Software Services', 'Senior DBA'],
        ['10/2006 – 06/2011', 'Emirates Post, Dubai (contract via Tata Infotech)', 'Oracle DBA'],
        ['06/2002 – 09/2006', 'C-DIT, Govt. of Kerala', 'Systems Officer (Database)'],
      ],
      { head: 'FBE4D5' },
    ),
    p('Details of the assignments', { bold: true, before: 120 }),
    p(
      '**Experion**: migration of a shipping line from Exadata to RDS PostgreSQL (ora2pg, 4 TB, 6 h cut-over); license audit saved USD 410,000.',
    ),
    p(
      '**IBS**: airline loyalty system, 11g RAC; Golden Gate replication to Singapore; AWR-based tuning before each peak season.',
    ),
    p('**Emirates Post**: counters application in 120 offices, upgrade 9i to 10g, RMAN policy and tape library.'),
    p('**C-DIT**: treasury and ration card databases; training for 60 officers.'),
    h('Skill matrix'),
    table(
      [4500, 2600, 2700],
      [
        ['Skill', 'Years', 'Last used'],
        ['Oracle RAC', '18', '2026'],
        ['Data Guard', '19', '2026'],
        ['RMAN', '22', '2026'],
        ['Golden Gate', '9', '2024'],
        ['PostgreSQL', '5', '2026'],
        ['Exadata', '6', '2022'],
        ['AWS RDS', '4', '2026'],
        ['Shell scripting', '20', '2026'],
        ['Ansible', '4', '2026'],
      ],
      { head: 'FBE4D5' },
    ),
    h('Education'),
    p(
      'MCA, College of Engineering Trivandrum (University of Kerala), 2002\nB.Sc. Physics, Mar Ivanios College, 1999, 81 %',
    ),
    h('Certification'),
    p('OCP 9i (2005), OCP 11g (2012), Oracle RAC Expert (2014), AWS Database Specialty (2023)'),
    h('Personal'),
    p('DOB 15 May 1978 • Married • Malayalam, English, Hindi, Tamil • US B1 visa valid to 2031'),
    p('Present CTC INR 41,00,000 • Expected INR 48,00,000 • Notice 3 months'),
  ],
});

/* LABEL
about: database-administrator | it | veteran | q-doc-skill-matrix
name: Harikrishnan Pillai
email: hari.pillai.dba@gmail.com
phone: 4712446083; 9495127066
place: Thiruvananthapuram
skills: Oracle RAC; Data Guard; RMAN; Golden Gate; PostgreSQL; Exadata; AWS RDS; Shell scripting; Ansible
also: Oracle; AWS; Azure; RAC; RDS PostgreSQL; ora2pg; AWR
job: Principal DBA | Experion Cloud Services | Technopark | 2016-03 | now
job: Senior DBA | IBS Software Services | | 2011-07 | 2016-02
job: Oracle DBA | Emirates Post | Dubai | 2006-10 | 2011-06
job: Systems Officer (Database) | C-DIT, Govt. of Kerala | | 2002-06 | 2006-09
edu: MCA | | College of Engineering Trivandrum | University of Kerala | 2002 |
edu: B.Sc. | Physics | Mar Ivanios College | | 1999 | 81 %
languages: Malayalam; English; Hindi; Tamil
cert: OCP 9i; OCP 11g; Oracle RAC Expert; AWS Database Specialty
total: 24 0
ctc: 4100000
expected: 4800000
notice: 90
born: 1978-05-15
marital: Married
*/
