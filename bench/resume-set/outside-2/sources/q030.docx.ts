import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, color: '1F3864', line: true },
  footer: [p('Meenakshi Sundaram G – Technical Lead – Page footer, confidential', { size: 8, align: 'right' })],
  body: [
    p('MEENAKSHI SUNDARAM G', { bold: true, size: 15, after: 0 }),
    p('E-Mail: gmsundaram.java@gmail.com\tMobile: +91-9884 730 155', { tabs: [-9800] }),
    p('LinkedIn: www.linkedin.com/in/gmsundaram\tSholinganallur, Chennai', { tabs: [-9800] }),
    h('PROFESSIONAL SUMMARY'),
    list(
      'Around 14 years of IT experience in analysis, design, development and support of Java / J2EE applications in the Insurance and Retail domain.',
      'Experience in Spring Boot microservices, Kafka and Kubernetes for the last 6 years.',
      'Worked at onsite (Columbus, Ohio, USA) for 20 months on L1B visa.',
      'Excellent communication, interpersonal and analytical skills and a good team player.',
      'Managed a team of 11 developers with sprint planning, code review and mentoring.',
    ),
    h('WORK EXPERIENCE'),
    list(
      'Working as **Technical Lead** in **Cognizant Technology Solutions**, Chennai from Aug 2019 to till date.',
      'Worked as **Senior Software Engineer** in **Mphasis Limited**, Chennai from Apr 2015 to Jul 2019.',
      'Worked as **Software Engineer** in **Ramco Systems Limited**, Chennai from Jun 2012 to Mar 2015.',
    ),
    h('TECHNICAL PROFICIENCY'),
    table(
      [3000, 6900],
      [
        ['Languages', 'Java 8/11/17, SQL, PL/SQL, JavaScript'],
        ['Frameworks', 'Spring Boot, Spring Batch, Hibernate, Struts 2'],
        ['Messaging', 'Apache Kafka, IBM MQ'],
        ['Databases', 'Oracle 19c, PostgreSQL, Redis'],
        ['Build / DevOps', 'Maven, Jenkins, Docker, OpenShift'],
        ['Web / App Servers', 'Tomcat, WebSphere 8.5'],
        ['Testing', 'JUnit 5, Mockito'],
      ],
    ),
    h('CERTIFICATION'),
    list('Oracle Certified Professional, Java SE 11 Developer', 'AWS Certified Cloud Practitioner'),
    h('EDUCATION'),
    list(
      'M.C.A from Thiagarajar College of Engineering, Madurai (Anna University) in 2012 with 8.35 CGPA.',
      'B.Sc Computer Science from Madura College, Madurai (Madurai Kamaraj University) in 2009 with 76%.',
      'H.S.C from T.V.S. Hr. Sec. School, Madurai in 2006 with 83%.',
    ),
    h('PROJECT EXPERIENCE'),
    p('**Project 1: Claims Modernisation**', { before: 80 }),
    p(
      'Client\t: Nationwide Mutual, USA\nPeriod\t: Jan 2021 – Till date\nRole\t: Technical Lead\nEnvironment\t: Java 17, Spring Boot, Kafka, PostgreSQL, OpenShift',
      {
        tabs: [1800],
      },
    ),
    p(
      'Description: Replaces the mainframe first notice of loss by 23 microservices and an event store. About 40,000 claims in a day are routed.',
    ),
    p('Responsibilities:', { bold: true }),
    list(
      'Designed the outbox pattern and idempotent consumers.',
      'Prepared LLD, estimated stories and reviewed pull requests.',
      'Reduced batch window from 6 hours to 50 minutes by partitioned Spring Batch steps.',
      'Handled two production releases in a month and the hypercare.',
    ),
    p('**Project 2: Loyalty and Coupons**', { before: 80 }),
    p(
      'Client\t: Kroger, USA\nPeriod\t: Sep 2019 – Dec 2020 (onsite till Mar 2020)\nRole\t: Senior Developer\nEnvironment\t: Java 8, Spring Boot, Oracle, IBM MQ',
      {
        tabs: [1800],
      },
    ),
    list('REST services for coupon clip and redeem.', 'Tuning of SQL with the DBA, p95 from 900 ms to 210 ms.'),
    p('**Project 3: Policy Administration**', { before: 80 }),
    p(
      'Client\t: AIG\nPeriod\t: May 2015 – Jul 2019\nRole\t: Developer / Module Lead\nEnvironment\t: Java 7, Struts 2, Hibernate, WebSphere',
      {
        tabs: [1800],
      },
    ),
    list('Endorsement and renewal modules.', 'Defect fixing and L3 support.'),
    p('**Project 4: ERP – Aviation MRO (product)**', { before: 80 }),
    p('Period\t: Jul 2012 – Mar 2015\nRole\t: Developer\nEnvironment\t: Java 6, PL/SQL, Tomcat', { tabs: [1800] }),
    h('PERSONAL DETAILS'),
    p(
      "Father's Name\t: K. Ganesan\nDate of Birth\t: 27.05.1989\nMarital Status\t: Married\nLanguages\t: Tamil, English, Sourashtra\nPassport No\t: N6120843\nNotice Period\t: 90 days (can be bought out)",
      {
        tabs: [1800],
      },
    ),
  ],
});

/* LABEL
about: java-lead | it | senior | q-word-service-company-long
name: Meenakshi Sundaram G
email: gmsundaram.java@gmail.com
phone: 9884730155
place: Chennai
skills: Java 8/11/17; SQL; PL/SQL; JavaScript; Spring Boot; Spring Batch; Hibernate; Struts 2; Apache Kafka; IBM MQ; Oracle 19c; PostgreSQL; Redis; Maven; Jenkins; Docker; OpenShift; Tomcat; WebSphere 8.5; JUnit 5; Mockito
also: Languages; Frameworks; Messaging; Databases; Build / DevOps; Web / App Servers; Testing; Java; Java / J2EE; J2EE; Kafka; Kubernetes; microservices; Oracle; WebSphere; Java 17; Java 8; REST; Java 7; Java 6; code review; mentoring; sprint planning
job: Technical Lead | Cognizant Technology Solutions | Chennai | 2019-08 | now
job: Senior Software Engineer | Mphasis Limited | Chennai | 2015-04 | 2019-07
job: Software Engineer | Ramco Systems Limited | Chennai | 2012-06 | 2015-03
edu: M.C.A | | Thiagarajar College of Engineering, Madurai | Anna University | 2012 | 8.35 CGPA
edu: B.Sc | Computer Science | Madura College, Madurai | Madurai Kamaraj University | 2009 | 76%
edu: H.S.C | | T.V.S. Hr. Sec. School, Madurai | | 2006 | 83%
languages: Tamil; English; Sourashtra
cert: Oracle Certified Professional, Java SE 11 Developer; AWS Certified Cloud Practitioner
total: 14 0
notice: 90
born: 1989-05-27
marital: Married
linkedin: www.linkedin.com/in/gmsundaram
*/
