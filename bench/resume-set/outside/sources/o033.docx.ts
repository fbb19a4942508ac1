import { docx, list, p, table } from './word.ts';

const side = (text: string) => p(text, { bold: true, size: 11, color: 'C55A11', before: 140 });
const main = (text: string) => p(text, { size: 14, color: 'C55A11', before: 160, line: true });

export default docx({
  font: 'Lato',
  size: 10,
  margin: 700,
  body: [
    p('Mary Angeline Kharkongor', { size: 24 }),
    p('Site Reliability / DevOps Engineer', { size: 12, color: '7F7F7F', after: 160 }),
    table(
      [7000, 3400],
      [
        [
          main('Experience') +
            p('DevOps Engineer II', { bold: true }) +
            p('Freshmart Cloud Kitchens · Jun 2023 – Present · Bengaluru (hybrid)') +
            list(
              'Moved 60 services from EC2 to EKS with Terraform and Argo CD.',
              'On-call one week in five; pages per week fell from 41 to 6.',
            ) +
            p('DevOps Engineer', { bold: true, before: 100 }) +
            p('Mindtree (via Randstad India, contract) · Feb 2021 – May 2023 · Bengaluru') +
            list('Jenkins shared libraries, Ansible, Nexus for a US airline.') +
            p('Linux Administrator', { bold: true, before: 100 }) +
            p('NIC Meghalaya State Unit · Sep 2018 – Jan 2021 · Shillong') +
            list('e-Office servers, backup, patching at night.') +
            main('Education') +
            p('**B.Tech, Computer Science** · NEHU Shillong · 2014 – 2018 · 8.1') +
            p('**HSSLC Science** · St. Edmund’s, Shillong · 2014 · 79%') +
            main('Certificates') +
            list(
              'AWS Certified DevOps Engineer – Professional (2024)',
              'Certified Kubernetes Administrator (2022)',
              'RHCSA (2019)',
            ),
          side('CONTACT') +
            p(
              'mary.kharkongor@fastmail.com\n+91 (0) 98630 47715\nNongthymmai, Shillong\nlinkedin.com/in/mary-kharkongor',
            ) +
            side('CLOUD') +
            p('AWS, EKS, CloudFront') +
            side('CODE') +
            p('Terraform, Ansible, Bash, Python') +
            side('WATCH') +
            p('Prometheus, Grafana, Loki') +
            side('SHIP') +
            p('Jenkins, Argo CD, Helm') +
            side('LANGUAGES') +
            p('Khasi (native)\nEnglish (fluent)\nHindi (good)') +
            side('OUTSIDE') +
            p('Church choir, trekking, bass guitar'),
        ],
      ],
      { border: false },
    ),
  ],
});
/* LABEL
about: devops-engineer | it | mid | o-word-right-cell
name: Mary Angeline Kharkongor
email: mary.kharkongor@fastmail.com
phone: 9863047715
place: Shillong
skills: AWS; EKS; CloudFront; Terraform; Ansible; Bash; Python; Prometheus; Grafana; Loki; Jenkins; Argo CD; Helm
also: Cloud; Code; Watch; Ship; EC2; Nexus; e-Office; backup; patching; Jenkins shared libraries
job: DevOps Engineer II | Freshmart Cloud Kitchens | Bengaluru | 2023-06 | now
job: DevOps Engineer | Mindtree | Bengaluru | 2021-02 | 2023-05
job: Linux Administrator | NIC Meghalaya State Unit | Shillong | 2018-09 | 2021-01
edu: B.Tech | Computer Science | NEHU Shillong | | 2018 | 8.1
edu: HSSLC | Science | St. Edmund’s, Shillong | | 2014 | 79%
languages: Khasi; English; Hindi
cert: AWS Certified DevOps Engineer – Professional; Certified Kubernetes Administrator; RHCSA
linkedin: linkedin.com/in/mary-kharkongor
*/
