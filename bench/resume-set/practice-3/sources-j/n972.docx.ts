import { docx, h, p } from '../../outside/sources/word.ts';
import { spanned } from './spanned.ts';

export default docx({
  font: 'DejaVu Sans',
  size: 9,
  heading: { bold: true, size: 10, shade: 'CFE2F3' },
  body: [
    p('Gokul Krishnan T M', { bold: true, size: 16 }),
    p('gokulkrish.aws@gmail.com // 80754 61 990 // Thrissur, Kerala'),
    h('Exposure'),
    spanned(
      [2300, 1100, 1100, 2400, 3200],
      [
        [
          { text: '**Firm**', down: 'first' },
          { text: '**Tenure**', across: 2 },
          { text: '**Held as**', down: 'first' },
          { text: '**Platform**', down: 'first' },
        ],
        [{ down: 'below' }, '**Start**', '**End**', { down: 'below' }, { down: 'below' }],
        ['Zerone Cloudtech', 'Apr-23', 'Now', 'Cloud Engineer', 'AWS, EKS, Terraform'],
        ['NeST Digital Ops', 'Feb-21', 'Mar-23', 'Associate Cloud Engineer', 'AWS, CloudFormation'],
        ['NeST Digital Ops', 'Aug-20', 'Jan-21', 'Intern', 'Linux support'],
      ],
    ),
    h('Credentials'),
    spanned(
      [4300, 1700, 1700, 2400],
      [
        ['**Certificate**', '**Obtained**', '**Expires**', '**Number**'],
        ['AWS Certified SysOps Administrator – Associate', 'May-22', 'May-25', 'X7KQ2PM'],
        ['HashiCorp Certified: Terraform Associate', 'Sep-23', 'Sep-25', '–'],
      ],
    ),
    h('Formation'),
    spanned(
      [1700, 3600, 2400, 2400],
      [
        ['**Degree**', '**Campus**', '**Authority**', '**Year / score**'],
        ['B.Tech (EEE)', 'Govt. Engineering College, Thrissur', 'KTU', '2020 / 7.71'],
        ['Plus Two', 'CMS HSS, Thrissur', 'Kerala HSE', '2016 / 93 %'],
        ['SSLC', 'CMS HSS, Thrissur', 'Kerala Pareeksha Bhavan', '2014 / full A+'],
      ],
    ),
    h('Toolbox'),
    p('AWS (EC2, EKS, Lambda), Terraform, Helm, GitLab CI, Grafana, Python, Bash'),
    h('Commercials'),
    p('CTC: 7.6 L | ECTC: 11 L | Notice: 30 days | Preferred: Kochi, Bengaluru, remote'),
  ],
});
/* LABEL
about: cloud-engineer | it | junior | n-word-two-row-header-start-end-merged
name: Gokul Krishnan T M
email: gokulkrish.aws@gmail.com
phone: 8075461990
place: Thrissur
skills: AWS; EC2; EKS; Lambda; Terraform; Helm; GitLab CI; Grafana; Python; Bash
also: AWS (EC2, EKS, Lambda); CloudFormation; Linux support
job: Cloud Engineer | Zerone Cloudtech | | 2023-04 | now
job: Associate Cloud Engineer | NeST Digital Ops | | 2021-02 | 2023-03
job: Intern | NeST Digital Ops | | 2020-08 | 2021-01
edu: B.Tech | EEE | Govt. Engineering College, Thrissur | KTU | 2020 | 7.71
edu: Plus Two | | CMS HSS, Thrissur | Kerala HSE | 2016 | 93 %
edu: SSLC | | CMS HSS, Thrissur | Kerala Pareeksha Bhavan | 2014 | full A+
cert: AWS Certified SysOps Administrator – Associate; HashiCorp Certified: Terraform Associate
ctc: 760000
expected: 1100000
notice: 30
preferred: Kochi; Bengaluru; remote
*/
