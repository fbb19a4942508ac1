import { docx, h, p, table } from '../../outside/sources/word.ts';
import { spanned } from './spanned.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, shade: 'FFE0B2' },
  body: [
    p('PRANAV HEMANT JOSHI', { bold: true, size: 17, align: 'center' }),
    p('Java full-stack developer, Nagpur | 7768 92 0031 | pranavjoshi.dev@gmail.com', { align: 'center' }),
    h('PROJECTS AND POSTS'),
    p('Persistent Infoways Ltd., Nagpur — Module Lead (2022-03 to date)', { bold: true }),
    spanned(
      [2200, 7700],
      [
        ['Project', 'MediClaim Gateway'],
        ['Period', '2023-02 to date'],
        ['Client', 'Star Mutual Insurance, Chennai'],
        ['Stack', 'Java 17, Spring Boot, Angular 15, PostgreSQL'],
      ],
    ),
    spanned(
      [2200, 7700],
      [
        ['Project', 'Agent On-boarding'],
        ['Period', '2022-03 to 2023-01'],
        ['Client', 'Same'],
        ['Stack', 'Java 11, React, Oracle'],
      ],
    ),
    p('Infocepts Software Pvt Ltd, Nagpur — Software Developer (2019-07 to 2022-02)', { bold: true }),
    spanned(
      [2200, 7700],
      [
        ['Project', 'Retail Loyalty Engine'],
        ['Period', '2019-09 to 2022-01'],
        ['Client', 'A supermarket chain in South Africa'],
        ['Stack', 'Spring MVC, Hibernate, MySQL'],
      ],
    ),
    h('SKILL GRID'),
    table(
      [2400, 7500],
      [
        ['Languages', 'Java, TypeScript, SQL'],
        ['Frameworks', 'Spring Boot, Angular, React, Hibernate'],
        ['Ops', 'Docker, GitHub Actions, SonarQube'],
      ],
    ),
    h('QUALIFICATION'),
    p(
      'B.E. (CSE) from Yeshwantrao Chavan College of Engineering, RTMNU, 2019 with 7.85 CGPA\nHSC from Hislop College, Maharashtra Board, 2015 with 79.5%\nSSC from Somalwar High School, Maharashtra Board, 2013 with 90.2%',
    ),
    h('OTHER DETAILS'),
    p(
      'Oracle Certified Professional, Java SE 11 Developer – 2021. CTC 14 LPA (fixed), ECTC 19 LPA, serving notice, last working day 15-03-2025.',
    ),
  ],
});
/* LABEL
about: java-full-stack-developer | it | mid | n-word-project-tables-own-periods-year-first
name: Pranav Hemant Joshi
email: pranavjoshi.dev@gmail.com
phone: 7768920031
place: Nagpur
skills: Java; TypeScript; SQL; Spring Boot; Angular; React; Hibernate; Docker; GitHub Actions; SonarQube
also: Languages; Frameworks; Ops; Java 17; Angular 15; PostgreSQL; Java 11; Oracle; Spring MVC; MySQL
job: Module Lead | Persistent Infoways Ltd. | Nagpur | 2022-03 | now
job: Software Developer | Infocepts Software Pvt Ltd | Nagpur | 2019-07 | 2022-02
edu: B.E. | CSE | Yeshwantrao Chavan College of Engineering | RTMNU | 2019 | 7.85 CGPA
edu: HSC | | Hislop College | Maharashtra Board | 2015 | 79.5%
edu: SSC | | Somalwar High School | Maharashtra Board | 2013 | 90.2%
cert: Oracle Certified Professional, Java SE 11 Developer
ctc: 1400000
expected: 1900000
lastday: 2025-03-15
*/
