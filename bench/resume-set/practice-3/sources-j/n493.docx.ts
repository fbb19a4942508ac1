import { docx, p } from '../../outside/sources/word.ts';
import { spanned } from './spanned.ts';

export default docx({
  font: 'Open Sans',
  size: 9,
  margin: 800,
  body: [
    spanned(
      [3300, 3400, 3500],
      [
        [
          {
            text:
              p('Rahul Narasimhan', { bold: true, size: 18, align: 'center' }) +
              p('DevSecOps · Coimbatore · 99 4388 6120 · rahulnara.sec@gmail.com', { align: 'center' }),
            across: 3,
          },
        ],
        ['**Jobs**', '**Schools**', '**Rest**'],
        [
          p('DevSecOps Lead', { bold: true }) +
            p('KGiSL Cyber Innovations Private Limited, Saravanampatti\nFeb 2022 – till date', { after: 120 }) +
            p('DevOps Engineer', { bold: true }) +
            p('Bosch Global Softtech\nSep 2018 – Jan /\n2022', { after: 120 }) +
            p('Build Engineer', { bold: true }) +
            p('Robert Systems India\nJun 2016 – Aug /\n2018'),
          p('M.E. Software Engineering', { bold: true }) +
            p('Coimbatore Institute of Technology\n2016, 8.3', { after: 120 }) +
            p('B.E. Computer Science', { bold: true }) +
            p('Sri Krishna College of Engineering and Technology\n2014, 7.7', { after: 120 }) +
            p('HSC', { bold: true }) +
            p('G.R.G. Matriculation Higher Secondary School\n2010, 1102/1200'),
          p('Skills', { bold: true }) +
            p('SonarQube\nTrivy\nHashiCorp Vault\nJenkins\nGitOps (Argo CD)\nOWASP ZAP', { after: 120 }) +
            p('Certificates', { bold: true }) +
            p('Certified DevSecOps Professional (2023)\nAWS Security Specialty (2022)', { after: 120 }) +
            p('Terms', { bold: true }) +
            p('21 LPA / 26 LPA / 60 days'),
        ],
      ],
      { shade: 'FFF9C4' },
    ),
  ],
});
/* LABEL
about: devsecops-lead | it | mid | n-word-three-cells-jobs-schools-rest
name: Rahul Narasimhan
email: rahulnara.sec@gmail.com
phone: 9943886120
place: Coimbatore
skills: SonarQube; Trivy; HashiCorp Vault; Jenkins; GitOps (Argo CD); OWASP ZAP
job: DevSecOps Lead | KGiSL Cyber Innovations Private Limited | Saravanampatti | 2022-02 | now
job: DevOps Engineer | Bosch Global Softtech | | 2018-09 | 2022-01
job: Build Engineer | Robert Systems India | | 2016-06 | 2018-08
edu: M.E. | Software Engineering | Coimbatore Institute of Technology | | 2016 | 8.3
edu: B.E. | Computer Science | Sri Krishna College of Engineering and Technology | | 2014 | 7.7
edu: HSC | | G.R.G. Matriculation Higher Secondary School | | 2010 | 1102/1200
cert: Certified DevSecOps Professional; AWS Security Specialty
ctc: 2100000
expected: 2600000
notice: 60
*/
