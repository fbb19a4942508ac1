import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 11, shade: 'CCCCCC', caps: true },
  body: [
    p('SRINIVASA RAO DHULIPALLA', { bold: true, size: 14 }),
    p('Ab Initio / Big Data Developer\nE mail: srinu.dhulipalla@gmail.com\nMobile: 0 99490 22856', { after: 100 }),
    h('Professional Summary'),
    list(
      '9+ years of experience in data warehousing: Ab Initio (GDE 3.3, 4.0), Hadoop, Spark',
      'Working at Bank of America (BA Continuum) through client payroll of Allegis Group, previously with TCS and Genpact',
    ),
    h('Experience'),
    table(
      [1900, 7900],
      [
        ['Client', 'BA Continuum India Pvt Ltd, Hyderabad'],
        ['Employer', 'Allegis Services India Pvt Ltd'],
        ['Duration', 'Jul 2022 to till date'],
        ['Role', 'Senior Ab Initio Developer'],
        ['Environment', 'Ab Initio 4.0, Hive, Autosys, Teradata'],
      ],
      { side: 'EEEEEE' },
    ),
    list('AML monitoring feeds, 600 graphs', 'Continuous flows; plan-based restart'),
    table(
      [1900, 7900],
      [
        ['Client', 'Citi, Singapore'],
        ['Employer', 'Tata Consultancy Services Ltd, Chennai'],
        ['Duration', 'Jan 2018 to Jun 2022'],
        ['Role', 'IT Analyst'],
        ['Environment', 'Ab Initio 3.3, Oracle, Control-M'],
      ],
      { side: 'EEEEEE' },
    ),
    list('Basel III liquidity reports', 'On the Spot Award, 2020'),
    table(
      [1900, 7900],
      [
        ['Client', 'GE Aviation'],
        ['Employer', 'Genpact Headstrong, Hyderabad'],
        ['Duration', 'May 2016 to Dec 2017'],
        ['Role', 'Technical Associate'],
        ['Environment', 'Informatica 9, Greenplum'],
      ],
      { side: 'EEEEEE' },
    ),
    h('Technical Skills'),
    p('ETL\t: Ab Initio (GDE 4.0, Co>Op, EME), Informatica 9', { tabs: [2200] }),
    p('Big data\t: Hive, Sqoop, Spark 2.4', { tabs: [2200] }),
    p('Databases\t: Teradata, Oracle 12c, Greenplum', { tabs: [2200] }),
    p('Schedulers\t: Autosys, Control-M', { tabs: [2200] }),
    h('Education'),
    p(
      'M.Sc (Computers), Andhra University, Visakhapatnam, 2015.\nB.Sc (MECs), A.S.N. Degree College, Tenali, Acharya Nagarjuna University, 2012.',
    ),
    h('Personal Details'),
    p(
      'Father’s name: D. Koteswara Rao\nDate of birth: 20th June 1992\nMarital status: Married\nLanguages: Telugu, English',
    ),
  ],
});
/* LABEL
about: ab-initio-developer | it | mid | n-word-client-employer-duration-role-tables
name: Srinivasa Rao Dhulipalla
email: srinu.dhulipalla@gmail.com
phone: 9949022856
skills: Ab Initio; GDE 4.0; Co>Op; EME; Informatica 9; Hive; Sqoop; Spark 2.4; Teradata; Oracle 12c; Greenplum; Autosys; Control-M
also: ETL; Big data; Databases; Schedulers; Ab Initio 4.0; Ab Initio 3.3; Hadoop; Spark; data warehousing; Oracle; AML; Basel III
job: Senior Ab Initio Developer | Allegis Services India Pvt Ltd | Hyderabad | 2022-07 | now
job: IT Analyst | Tata Consultancy Services Ltd | Chennai | 2018-01 | 2022-06
job: Technical Associate | Genpact Headstrong | Hyderabad | 2016-05 | 2017-12
edu: M.Sc | Computers | Andhra University, Visakhapatnam | | 2015 |
edu: B.Sc | MECs | A.S.N. Degree College, Tenali | Acharya Nagarjuna University | 2012 |
languages: Telugu; English
total: 9 0
born: 1992-06-20
marital: Married
*/
