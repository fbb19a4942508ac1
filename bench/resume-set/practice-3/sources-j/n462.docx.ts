import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Lato',
  size: 10,
  heading: { bold: true, size: 11, color: '2E7D32' },
  body: [
    table(
      [6800, 3100],
      [
        [
          p('Kaustubh Limaye', { bold: true, size: 20 }) +
            p('Site reliability engineer') +
            p('EXPERIENCE', { bold: true, before: 160, color: '2E7D32' }) +
            p('Druva Cloud Backup, Pune', { bold: true }) +
            p('Staff SRE\t04.2022 – today', { tabs: [-6500] }) +
            p('Senior SRE\t10.2019 – 03.2022', { tabs: [-6500] }) +
            p('Symantec Veritas Labs, Pune', { bold: true, before: 80 }) +
            p('Operations Engineer\t07.2016 – 09.2019', { tabs: [-6500] }) +
            p('Rackspace (through Mindtree), Bengaluru', { bold: true, before: 80 }) +
            p('Linux Administrator\t08.2013 – 06.2016', { tabs: [-6500] }) +
            p('EDUCATION', { bold: true, before: 160, color: '2E7D32' }) +
            p('B.E. (Computer)\t2013', { tabs: [-6500] }) +
            p('MIT College of Engineering, Pune University; 65.8 %') +
            p('Diploma (Computer)\t2010', { tabs: [-6500] }) +
            p('Government Polytechnic, Pune, MSBTE; 80 %'),
          p('Baner, Pune\n98 8126 0037\nklimaye.sre@gmail.com\ngithub.com/klimaye') +
            p('KIT', { bold: true, before: 160, color: '2E7D32' }) +
            p('Kubernetes\nPrometheus\nGo\nTerraform\nVault\nKafka\nLinux internals') +
            p('PAPERS', { bold: true, before: 160, color: '2E7D32' }) +
            p('CKA (2021)\nCKS (2023)\nRHCE (2015)') +
            p('MONEY', { bold: true, before: 160, color: '2E7D32' }) +
            p('38 LPA\nasks 45 LPA\n2 months'),
        ],
      ],
      { border: false },
    ),
  ],
});
/* LABEL
about: site-reliability-engineer | it | senior | n-word-two-cells-right-tabs-inside-employer-above-posts
name: Kaustubh Limaye
email: klimaye.sre@gmail.com
phone: 9881260037
place: Pune
github: github.com/klimaye
skills: Kubernetes; Prometheus; Go; Terraform; Vault; Kafka; Linux internals
job: Staff SRE | Druva Cloud Backup | Pune | 2022-04 | now
job: Senior SRE | Druva Cloud Backup | Pune | 2019-10 | 2022-03
job: Operations Engineer | Symantec Veritas Labs | Pune | 2016-07 | 2019-09
job: Linux Administrator | Rackspace | Bengaluru | 2013-08 | 2016-06
edu: B.E. | Computer | MIT College of Engineering | Pune University | 2013 | 65.8 %
edu: Diploma | Computer | Government Polytechnic, Pune | MSBTE | 2010 | 80 %
cert: CKA; CKS; RHCE
ctc: 3800000
expected: 4500000
notice: 60
*/
