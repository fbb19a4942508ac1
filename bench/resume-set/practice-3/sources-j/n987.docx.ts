import { docx, h, p, table, textBox } from '../../outside/sources/word.ts';

export default docx({
  font: 'Roboto',
  size: 10,
  heading: { bold: true, size: 11, color: '0D47A1', line: true },
  body: [
    textBox(
      { x: 50, y: 30, width: 500, height: 60, fill: '0D47A1' },
      p('AYESHA SIDDIQUA KHAN', { bold: true, size: 20, color: 'FFFFFF' }) +
        p('Cloud & DevOps | Bhopal | 78794 02236 | ayesha.devops@gmail.com', { color: 'FFFFFF' }),
    ),
    p('', { after: 700 }),
    h('Who I worked for'),
    table(
      [3000, 2600, 1200, 1200, 2000],
      [
        ['Organisation', 'Position held', 'To', 'From', 'Left because'],
        ['Netlink Cloudworks', 'DevOps Engineer', 'Present', '07/2022', '–'],
        ['InfoBeans Hosting', 'System Administrator', '06/2022', '01/2020', 'Better work'],
        ['Datawave Infotech (on contract through TeamLease)', 'Desktop Support', '12/2019', '08/2018', 'Contract over'],
      ],
      { head: 'BBDEFB' },
    ),
    h('What I studied'),
    table(
      [1400, 1300, 3300, 4000],
      [
        ['Result', 'Year', 'Course', 'Institution'],
        ['7.1 CGPA', '2018', 'BCA', 'Barkatullah University – Saifia Science College'],
        ['62 %', '2015', '12th (MP Board)', 'Govt. Girls H.S. School, Jehangirabad'],
      ],
      { head: 'BBDEFB' },
    ),
    h('Competence'),
    table(
      [3300, 3300, 3400],
      [
        ['AWS EC2, S3, IAM', 'Terraform', 'Docker'],
        ['Kubernetes', 'Jenkins', 'Ansible'],
        ['Linux (RHEL)', 'Prometheus', 'Bash'],
      ],
    ),
    h('Certificates'),
    p('AWS Certified Solutions Architect – Associate (2023, valid three years)\nRHCSA – Red Hat, 2021'),
    h('Salary'),
    p('Present 8,40,000 per year; expected 12,00,000 per year; notice 45 days'),
  ],
});
/* LABEL
about: devops-engineer | it | mid | n-word-table-to-before-from-text-box-band
name: Ayesha Siddiqua Khan
email: ayesha.devops@gmail.com
phone: 7879402236
place: Bhopal
skills: AWS EC2; S3; IAM; Terraform; Docker; Kubernetes; Jenkins; Ansible; Linux (RHEL); Prometheus; Bash
job: DevOps Engineer | Netlink Cloudworks | | 2022-07 | now
job: System Administrator | InfoBeans Hosting | | 2020-01 | 2022-06
job: Desktop Support | Datawave Infotech | | 2018-08 | 2019-12
edu: BCA | | Saifia Science College | Barkatullah University | 2018 | 7.1 CGPA
edu: 12th | | Govt. Girls H.S. School, Jehangirabad | MP Board | 2015 | 62 %
cert: AWS Certified Solutions Architect – Associate; RHCSA
ctc: 840000
expected: 1200000
notice: 45
*/
