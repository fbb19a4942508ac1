import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 13, color: '1F4E79' },
  body: [
    table(
      [3200, 6600],
      [
        [
          p('Ashwin Raj M', { bold: true, size: 18 }) +
            p('Senior DevOps Engineer', { italic: true }) +
            p('Velachery, Chennai') +
            p('+91 73581 40962') +
            p('ashwinraj.devops@gmail.com') +
            p('EDUCATION', { bold: true, before: 200 }) +
            p('B.E. – CSE') +
            p('Sri Sairam Engineering College') +
            p('Anna University') +
            p('2013–2017 | 7.1') +
            p('HSC', { before: 100 }) +
            p('Velammal Vidyalaya, Mogappair') +
            p('2013 | 92.4%') +
            p('CERTIFICATIONS', { bold: true, before: 200 }) +
            p('CKA (2022)') +
            p('AWS Solutions Architect – Associate (2021, renewed 2024)') +
            p('HashiCorp Terraform Associate') +
            p('LANGUAGES', { bold: true, before: 200 }) +
            p('Tamil, English'),
          p('EXPERIENCE', { bold: true }) +
            p('**Freshworks Inc.**, Perungudi, Chennai') +
            p('Lead Engineer (Cloud Ops), L5 | Mar 2024 – Present') +
            p('Senior Engineer (Cloud Ops), L4 | Dec 2021 – Feb 2024') +
            list('EKS upgrades across 3 regions', 'Cost saving of 22 % with Karpenter') +
            p('**Zoho Corporation**, Estancia campus, Guduvanchery', { before: 100 }) +
            p('Member Technical Staff | Jul 2017 – Nov 2021') +
            list('On-call for Zoho Mail storage tier') +
            p('SKILLS', { bold: true, before: 200 }) +
            p('Kubernetes, Helm, Terraform, Argo CD, Prometheus, Grafana, Go, Bash, Linux') +
            p('AVAILABILITY', { bold: true, before: 200 }) +
            p('90 days, buy-out possible. CTC ₹31 LPA.'),
        ],
      ],
      { side: 'DEEAF6' },
    ),
    h(' '),
  ],
});
/* LABEL
about: devops-engineer | it | mid | n-k-word-two-cell-table-side-education
name: Ashwin Raj M
email: ashwinraj.devops@gmail.com
phone: +91 7358140962
place: Chennai
skills: Kubernetes; Helm; Terraform; Argo CD; Prometheus; Grafana; Go; Bash; Linux
also: EKS; Karpenter
job: Lead Engineer (Cloud Ops), L5 | Freshworks Inc. | Perungudi, Chennai | 2024-03 | now
job: Senior Engineer (Cloud Ops), L4 | Freshworks Inc. | Perungudi, Chennai | 2021-12 | 2024-02
job: Member Technical Staff | Zoho Corporation | Guduvanchery | 2017-07 | 2021-11
edu: B.E. | CSE | Sri Sairam Engineering College | Anna University | 2017 | 7.1
edu: HSC | | Velammal Vidyalaya, Mogappair | | 2013 | 92.4%
cert: CKA; AWS Solutions Architect – Associate; HashiCorp Terraform Associate
languages: Tamil; English
ctc: 3100000
notice: 90
*/
