import { docx, h, list, p } from '../../outside/sources/word.ts';

const client = (...lines: string[]) => lines.map((line) => p(line, { after: 0 })).join('');

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, align: 'center', shade: 'C6D9F1' },
  body: [
    p('RESUME', { bold: true, align: 'center', size: 13 }),
    p('Name: **Mohammed Irfan Shaikh**'),
    p('Contact: 8655 290 117 / 022-2771 4408'),
    p('Mail id: irfanshaikh.devops@rediffmail.com'),
    p('Address: B-404, Sector 15, Vashi, Navi Mumbai – 400703'),
    h('Objective'),
    p('To work in a challenging DevOps position where I can use my skills in automation and cloud.'),
    h('Experience Summary'),
    list(
      'Total 7 years 3 months of experience in IT with 5 years in DevOps and cloud',
      'Expertise in CI/CD, infrastructure as code, containers and monitoring',
      'Experience in Linux administration (RHEL 6/7/8)',
    ),
    h('Skill Set'),
    p('Operating Systems\t: RHEL, CentOS, Ubuntu, Windows Server 2016', { tabs: [2600] }),
    p('Cloud\t: AWS, Azure (basic)', { tabs: [2600] }),
    p('CI/CD\t: Jenkins, GitLab CI, ArgoCD', { tabs: [2600] }),
    p('IaC and config\t: Terraform 1.3, Ansible, Helm', { tabs: [2600] }),
    p('Containers\t: Docker, Kubernetes (EKS)', { tabs: [2600] }),
    p('Monitoring\t: Prometheus, Grafana, ELK, Nagios', { tabs: [2600] }),
    p('Scripting\t: Shell, Python', { tabs: [2600] }),
    h('Professional Experience'),
    client(
      '**Employer: Quess Corp Ltd (payroll)**',
      '**Client: Jio Platforms Ltd, Navi Mumbai**',
      '**Designation: DevOps Engineer**',
      '**Duration: 16-Aug-2022 to till date**',
      'Environment: AWS, EKS, Terraform, GitLab, ArgoCD',
    ),
    list('Maintain 22 EKS clusters', 'GitOps roll-out in 2023; 60 teams onboarded', 'On-call one week in four'),
    client(
      '**Employer: Collabera Technologies Pvt Ltd**',
      '**Client: Deutsche Bank, Pune**',
      '**Designation: Build & Release Engineer**',
      '**Duration: 04-Mar-2020 to 12-Aug-2022**',
      'Environment: Jenkins, Ansible, OpenShift, Nexus',
    ),
    list('Jenkins shared libraries; release calendar', 'Moved 45 pipelines from TeamCity'),
    client(
      '**Employer: Sify Technologies Ltd**',
      '**Designation: System Administrator**',
      '**Duration: 11-Jun-2018 to 28-Feb-2020**',
      'Location: Airoli data centre',
    ),
    list('Patch management, backup by NetBackup, shift handover'),
    h('Educational Qualification'),
    list(
      'B.E. (Information Technology) from Terna Engineering College, Nerul – Mumbai University – June 2018 – 6.82 CGPI',
      'Diploma in Computer Technology – Anjuman-I-Islam Polytechnic – MSBTE – 2015 – 74.11%',
      'S.S.C. – Anjuman High School – Mumbai Board – 2012 – 79.60%',
    ),
    h('Certifications'),
    list(
      'Red Hat Certified System Administrator (RHCSA) – Certificate No. 190-114-823',
      'CKA: Certified Kubernetes Administrator – The Linux Foundation – LF-2h7x9k – expires Nov 2026',
      'HashiCorp Certified: Terraform Associate (002)',
    ),
    h('Personal Profile'),
    p('Date of Birth\t: 30th January 1997', { tabs: [2600] }),
    p('Gender\t: Male', { tabs: [2600] }),
    p('Marital Status\t: Single', { tabs: [2600] }),
    p('Languages\t: English, Hindi, Urdu, Marathi', { tabs: [2600] }),
    p('Date: 02/07/2025\nPlace: Navi Mumbai\t(Mohammed Irfan Shaikh)', { tabs: [-9800] }),
  ],
});
/* LABEL
about: devops-engineer | it | mid | n-word-employer-client-designation-lines
name: Mohammed Irfan Shaikh
email: irfanshaikh.devops@rediffmail.com
phone: 8655290117
phone: 2227714408
place: Navi Mumbai
skills: RHEL; CentOS; Ubuntu; Windows Server 2016; AWS; Azure; Jenkins; GitLab CI; ArgoCD; Terraform 1.3; Ansible; Helm; Docker; Kubernetes; EKS; Prometheus; Grafana; ELK; Nagios; Shell; Python
also: Operating Systems; Cloud; CI/CD; IaC and config; Containers; Monitoring; Scripting; Linux administration; infrastructure as code; Terraform; GitLab; OpenShift; Nexus; TeamCity; NetBackup; GitOps; Patch management
job: DevOps Engineer | Quess Corp Ltd | | 2022-08 | now
job: Build & Release Engineer | Collabera Technologies Pvt Ltd | | 2020-03 | 2022-08
job: System Administrator | Sify Technologies Ltd | Airoli | 2018-06 | 2020-02
edu: B.E. | Information Technology | Terna Engineering College, Nerul | Mumbai University | 2018 | 6.82 CGPI
edu: Diploma | Computer Technology | Anjuman-I-Islam Polytechnic | MSBTE | 2015 | 74.11%
edu: S.S.C. | | Anjuman High School | Mumbai Board | 2012 | 79.60%
languages: English; Hindi; Urdu; Marathi
cert: Red Hat Certified System Administrator (RHCSA); CKA: Certified Kubernetes Administrator; HashiCorp Certified: Terraform Associate (002)
total: 7 3
born: 1997-01-30
gender: Male
marital: Single
dated: 2025-07-02
*/
