import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 11, shade: 'E2EFD9', caps: true },
  body: [
    p('ASHWINI  SHETTIGAR', { bold: true, size: 16, align: 'center' }),
    p('Project Manager – Mobile Apps  |  Mangaluru  |  ashwini.shettigar@gmail.com  |  +91 96860 11743', {
      align: 'center',
    }),
    h('Employment chart'),
    table(
      [600, 2500, 2300, 2100, 2200],
      [
        ['#', 'Employer', 'Deputed at', 'Role', 'Period'],
        ['1', 'Niveus Solutions', '–', 'Project Manager', 'Jun 2022 – till date'],
        ['2', 'Mphasis Ltd', 'Kotak Life, Mumbai', 'Project Lead', 'Feb 2018 – May 2022'],
        ['3', 'Robosoft Technologies', 'HUL, Mumbai (8 months)', 'Senior Developer', 'Aug 2014 – Jan 2018'],
        ['4', 'Diya Systems', '–', 'Trainee Developer', 'Aug 2013 – Jul 2014'],
      ],
      { head: 'C5E0B3' },
    ),
    h('Assignments'),
    p('**Policy Buddy app** (Kotak Life) – Mar 2018 to Jan 2020 – team 11 – Kotlin, Swift, MuleSoft'),
    list('2.1 million downloads; crash-free sessions 99.7 %'),
    p('**Shikhar retailer app** (HUL) – Oct 2015 to May 2016 – team 6 – Android, Node.js'),
    p('**Fleet console** (a cement maker) – since Sep 2022 – team 14 – Flutter, Firebase'),
    h('Skills by level'),
    table(
      [3200, 3200, 3300],
      [
        ['Expert', 'Good', 'Beginner'],
        ['Android SDK\nKotlin\nScrum', 'Flutter\nFirebase\nJira', 'Swift\nFigma'],
      ],
      { head: 'F2F2F2' },
    ),
    h('Education and training'),
    table(
      [3300, 3600, 1300, 1500],
      [
        ['B.E. (Information Science)', 'Canara Engineering College, Benjanapadavu\n(VTU Belagavi)', '2013', '72.5%'],
        ['PUC (PCMC)', 'Govinda Dasa College, Surathkal', '2009', '85.0%'],
        ['SSLC', 'Vidyadayinee High School', '2007', '90.4%'],
      ],
    ),
    p('CSPO, Scrum Alliance, cert. 1184220, expires 11/2027'),
    p('Languages: Tulu, Kannada, English, Hindi, Konkani      Notice: two months', { before: 100 }),
  ],
});
/* LABEL
about: mobile-project-manager | it | senior | n-word-chart-deputed-at-column
name: ASHWINI SHETTIGAR
email: ashwini.shettigar@gmail.com
phone: 9686011743
place: Mangaluru
skills: Android SDK; Kotlin; Scrum; Flutter; Firebase; Jira; Swift; Figma
also: MuleSoft; Android; Node.js; Mobile Apps
job: Project Manager | Niveus Solutions | | 2022-06 | now
job: Project Lead | Mphasis Ltd | | 2018-02 | 2022-05
job: Senior Developer | Robosoft Technologies | | 2014-08 | 2018-01
job: Trainee Developer | Diya Systems | | 2013-08 | 2014-07
edu: B.E. | Information Science | Canara Engineering College, Benjanapadavu (VTU Belagavi) | | 2013 | 72.5%
edu: PUC | PCMC | Govinda Dasa College, Surathkal | | 2009 | 85.0%
edu: SSLC | | Vidyadayinee High School | | 2007 | 90.4%
languages: Tulu; Kannada; English; Hindi; Konkani
cert: CSPO
notice: 60
*/
