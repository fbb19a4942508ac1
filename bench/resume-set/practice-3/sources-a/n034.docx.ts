import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, shade: 'DEEAF6' },
  body: [
    p('**Venugopal Rao Chintala**\tJava Full Stack Developer', { tabs: [-9800], size: 14 }),
    p('Email: venu.chintala.java@gmail.com\tMobile: +91-9133 802 557', { tabs: [-9800], line: true }),
    h('Summary:'),
    list(
      'Having 5.6 years of IT experience in Java, Spring Boot and Angular.',
      'Good exposure in Agile and client interaction (US clients).',
    ),
    h('Technical Skills:'),
    p('Languages\t:\tJava 8/11/17, TypeScript, SQL', { tabs: [2200, 2400] }),
    p('Frameworks\t:\tSpring Boot, Hibernate, Angular 14', { tabs: [2200, 2400] }),
    p('Databases\t:\tOracle 19c, MongoDB', { tabs: [2200, 2400] }),
    p('Servers\t:\tTomcat, WebLogic', { tabs: [2200, 2400] }),
    p('Tools\t:\tMaven, Jenkins, SonarQube, JIRA, Postman', { tabs: [2200, 2400] }),
    h('Professional Experience:'),
    list(
      'Currently working as Senior Software Engineer in Virtusa Consulting Services, Hyderabad from July 2023.',
      'Worked as Software Engineer in Cyient DLM, Hyderabad from Feb 2021 to June 2023.',
    ),
    h('Project Profile:'),
    p('**Project #1: Claims Intake Platform**'),
    p('Client\t: Anthem Benefits, USA', { tabs: [2200] }),
    p('Role\t: Developer', { tabs: [2200] }),
    p('Period\t: Aug 2023 – Till date', { tabs: [2200] }),
    p('Environment\t: Java 17, Kafka, Angular, AWS ECS', { tabs: [2200] }),
    p('**Project #2: Spare Parts Catalogue**', { before: 100 }),
    p('Client\t: Pratt & Whitney', { tabs: [2200] }),
    p('Role\t: Team member', { tabs: [2200] }),
    p('Period\t: Mar 2021 – Jun 2023', { tabs: [2200] }),
    p('Environment\t: Java 8, Hibernate, Oracle, WebLogic', { tabs: [2200] }),
    h('Academics:'),
    list(
      'Completed B.Tech (ECE) from Vignan University, Guntur with 73% in the year 2020.',
      'Completed Intermediate from NRI Junior College, Vijayawada with 95.1% in 2016.',
      'Completed SSC from Z.P.H. School, Gannavaram with 9.2 GPA in 2014.',
    ),
    p('Current CTC: 11.2 LPA\tExpected: 17 LPA\tNotice: Serving (LWD 18-Dec-2026)', {
      tabs: [3600, 6400],
      before: 200,
    }),
  ],
});
/* LABEL
about: java-developer | it | mid | n-word-working-as-in-from
name: Venugopal Rao Chintala
email: venu.chintala.java@gmail.com
phone: 9133802557
skills: Java 8/11/17; TypeScript; SQL; Spring Boot; Hibernate; Angular 14; Oracle 19c; MongoDB; Tomcat; WebLogic; Maven; Jenkins; SonarQube; JIRA; Postman
also: Languages; Frameworks; Databases; Servers; Tools; Java; Java 17; Java 8; Kafka; AWS ECS; Angular; Oracle; Agile; client interaction
job: Senior Software Engineer | Virtusa Consulting Services | Hyderabad | 2023-07 | now
job: Software Engineer | Cyient DLM | Hyderabad | 2021-02 | 2023-06
edu: B.Tech | ECE | Vignan University, Guntur | | 2020 | 73%
edu: Intermediate | | NRI Junior College, Vijayawada | | 2016 | 95.1%
edu: SSC | | Z.P.H. School, Gannavaram | | 2014 | 9.2 GPA
total: 5 6
ctc: 1120000
expected: 1700000
lastday: 2026-12-18
*/
