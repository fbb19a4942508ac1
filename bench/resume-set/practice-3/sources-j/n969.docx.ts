import { docx, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  margin: 800,
  body: [
    table(
      [2900, 7300],
      [
        [
          p('SHREYA BANSAL', { bold: true, size: 15 }) +
            p(
              'Business analyst\n\nJaipur 302017\n93511 44 907\nshreyabansal.ba@\ngmail.com\nlinkedin.com/in/\nshreyabansalba',
            ),
          p('Experience', { bold: true, size: 12 }) +
            p('Business Analyst – II, Au Payments Bank Tech, Jaipur', { bold: true }) +
            p('Since Sep. 2022 (2 years 5 months)') +
            list('BRD and user stories for the UPI stack', 'UAT of 14 releases') +
            p('Business Analyst, GirnarSoft Auto Portals, Jaipur', { bold: true }) +
            p('Jun. 2020 to Aug. 2022 (2 years 3 months)') +
            p('Management Trainee, Bajaj Allied Finance, Pune', { bold: true }) +
            p('Jun. 2019 to May 2020 (1 year)'),
        ],
        [
          p('Skills', { bold: true }) + p('SQL\nPower BI\nJIRA, Confluence\nBPMN\nBalsamiq\nWireframing'),
          p('Education', { bold: true, size: 12 }) +
            table(
              [2300, 2900, 1700],
              [
                ['MBA (Finance)', 'IIM Kashipur', '2019, 3.1/4.33'],
                ['B.Tech (CSE)', 'LNMIIT, Jaipur', '2016, 7.0/10'],
                ['XII', 'Maheshwari Girls School (CBSE)', '2012, 91 %'],
              ],
            ),
        ],
        [
          p('Certificates', { bold: true }) + p('ECBA, IIBA\n2021\nCSPO, Scrum\nAlliance 2023'),
          p('Note', { bold: true, size: 12 }) +
            p(
              'Between B.Tech and MBA I prepared for the civil services (Jul 2016 – May 2017).\nSalary 15 LPA, hoping for 19 LPA. I can join in 60 days, at Jaipur or Gurugram.',
            ),
        ],
      ],
      { side: 'F3E5F5' },
    ),
  ],
});
/* LABEL
about: business-analyst | it | mid | n-word-whole-page-table-side-cells-nested-education
name: Shreya Bansal
email: shreyabansal.ba@gmail.com
phone: 9351144907
place: Jaipur
linkedin: linkedin.com/in/shreyabansalba
skills: SQL; Power BI; JIRA; Confluence; BPMN; Balsamiq; Wireframing
also: BRD; user stories; UAT; UPI
job: Business Analyst – II | Au Payments Bank Tech | Jaipur | 2022-09 | now
job: Business Analyst | GirnarSoft Auto Portals | Jaipur | 2020-06 | 2022-08
job: Management Trainee | Bajaj Allied Finance | Pune | 2019-06 | 2020-05
edu: MBA | Finance | IIM Kashipur | | 2019 | 3.1/4.33
edu: B.Tech | CSE | LNMIIT, Jaipur | | 2016 | 7.0/10
edu: XII | | Maheshwari Girls School | CBSE | 2012 | 91 %
cert: ECBA; CSPO
ctc: 1500000
expected: 1900000
notice: 60
preferred: Jaipur; Gurugram
*/
