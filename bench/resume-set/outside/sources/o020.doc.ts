import { docx, h, list, p } from './word.ts';

const line = { tabs: [-10100], before: 100, bold: true };

export default docx({
  font: 'Carlito',
  size: 10.5,
  margin: 900,
  heading: { bold: true, size: 12, color: '7F0000', line: true },
  body: [
    p('Alok Nath Tripathi', { size: 22, color: '7F0000', align: 'right', after: 0 }),
    p('Java Developer (Spring Boot, Microservices)', { align: 'right' }),
    p('Lucknow | aloknath.tripathi@protonmail.com | (91) 7880 462 315 | https://github.com/alok-nt', {
      align: 'right',
    }),
    h('Work'),
    p('Java Developer, Birlasoft — client: Zurich Insurance\t[2024.02 – now]', line),
    list(
      'Policy renewal microservice; Java 17, Spring Boot 3, Oracle.',
      'Wrote the migration from IBM MQ to RabbitMQ; 3 million messages replayed.',
    ),
    p('Software Engineer, Newgen Software, Greater Noida\t[2021.07 – 2024.01]', line),
    list('BPM connectors, SOAP services, JSP screens nobody else wanted.', 'Mentored two trainees.'),
    p('Trainee, Newgen Software, Greater Noida\t[2021.01 – 2021.06]', line),
    h('Skills by level'),
    p('**Expert:** Java, Spring Boot, Hibernate'),
    p('**Good:** Oracle, RabbitMQ, Maven, JUnit, Docker'),
    p('**Beginner:** Angular, AWS'),
    h('Degrees'),
    p('B.Tech. Computer Science, KNIT Sultanpur (AKTU)\t2020 — 73.5 %', { tabs: [-10100] }),
    p('Intermediate, Govt. Jubilee Inter College, Lucknow (UP Board)\t2016 — 87 %', { tabs: [-10100] }),
    p('High School, Govt. Jubilee Inter College, Lucknow (UP Board)\t2014 — 9.0', { tabs: [-10100] }),
    h('Certification'),
    p('Oracle Certified Professional: Java SE 11 Developer\t2023', { tabs: [-10100] }),
    h('Additional'),
    p(
      'Total experience 5.9 years; current CTC 11,20,000; expected CTC 16,00,000; notice period 60 days (negotiable); WFH or Lucknow, Noida',
    ),
    p('Hindi, English, Awadhi'),
  ],
});
/* LABEL
about: java-developer | it | mid | o-word-right-aligned-brackets
name: Alok Nath Tripathi
email: aloknath.tripathi@protonmail.com
phone: 7880462315
place: Lucknow
skills: Java; Spring Boot; Hibernate; Oracle; RabbitMQ; Maven; JUnit; Docker; Angular; AWS
also: Microservices; Java 17; Spring Boot 3; IBM MQ; BPM; SOAP; JSP; Expert; Good; Beginner
job: Java Developer | Birlasoft | | 2024-02 | now
job: Software Engineer | Newgen Software | Greater Noida | 2021-07 | 2024-01
job: Trainee | Newgen Software | Greater Noida | 2021-01 | 2021-06
edu: B.Tech. | Computer Science | KNIT Sultanpur | AKTU | 2020 | 73.5 %
edu: Intermediate | | Govt. Jubilee Inter College, Lucknow | UP Board | 2016 | 87 %
edu: High School | | Govt. Jubilee Inter College, Lucknow | UP Board | 2014 | 9.0
languages: Hindi; English; Awadhi
cert: Oracle Certified Professional: Java SE 11 Developer
total: 5 11
ctc: 1120000
expected: 1600000
notice: 60
github: https://github.com/alok-nt
preferred: Lucknow; Noida
*/
