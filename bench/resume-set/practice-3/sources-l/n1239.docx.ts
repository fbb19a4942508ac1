import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Lato',
  size: 10,
  heading: { size: 14, color: 'B03A2E' },
  margin: 1200,
  body: [
    p('Tanvi Deshpande-Rao', { size: 26, color: 'B03A2E' }),
    p('Engineering manager, B2B payments', { size: 12, italic: true }),
    p('tanvi.rao@fastmail.in / +91 98225 71904 / Baner, Pune / github.com/tanvidr'),
    h('What I do'),
    p(
      'I run two backend teams (13 people) and still review code. Fourteen years in software: first 8 as engineer, last 6 as manager.',
    ),
    h('Where'),
    p('Engineering Manager', { bold: true }),
    p('PayU India, Gurugram & Pune'),
    p('Nov 2020 – present', { italic: true }),
    list('Recurring payments, 99.98 % over 2023', 'Hired 11; attrition 4 %'),
    p('Lead Engineer, then Engineering Manager', { bold: true, before: 80 }),
    p('Druva Data Solutions, Pune'),
    p('Feb 2016 – Oct 2020', { italic: true }),
    list('Backup of SaaS apps (Python, Go on AWS)'),
    p('Senior Software Engineer', { bold: true, before: 80 }),
    p('Synechron (for Credit Suisse), Pune'),
    p('Jan 2014 – Jan 2016', { italic: true }),
    p('Software Engineer', { bold: true, before: 80 }),
    p('Zensar Technologies, Pune'),
    p('Jul 2011 – Dec 2013', { italic: true }),
    list('Client Marks & Spencer, 2012; client Cisco, 2013'),
    h('Good with'),
    p('Java · Spring Boot · Go · PostgreSQL · Kafka · AWS · Hiring · Incident review · Budgeting'),
    h('Degrees'),
    p('B.E. Computer Engineering, Cummins College of Engineering for Women, Pune, 2011'),
    p('Executive PG in Management, IIM Kozhikode, 2022 (weekend programme)'),
    h('Papers on the wall'),
    p(
      'AWS Certified Solutions Architect – Associate (SAA-C02), 2021\nICAgile Certified Professional – Agile Coaching, 2019',
    ),
    h('Outside work'),
    p('Volunteer with WomenWhoCode Pune since 2017; trekked Kalsubai 11 times.'),
  ],
});
/* LABEL
about: engineering-manager | it | senior | n-word-title-employer-period-lines-own-headings
name: Tanvi Deshpande-Rao
email: tanvi.rao@fastmail.in
phone: 9822571904
place: Pune
github: github.com/tanvidr
skills: Java; Spring Boot; Go; PostgreSQL; Kafka; AWS; Hiring; Incident review; Budgeting
also: Python; B2B payments; Recurring payments; SaaS
job: Engineering Manager | PayU India | Gurugram & Pune | 2020-11 | now
job: Lead Engineer, then Engineering Manager | Druva Data Solutions | Pune | 2016-02 | 2020-10
job: Senior Software Engineer | Synechron | Pune | 2014-01 | 2016-01
job: Software Engineer | Zensar Technologies | Pune | 2011-07 | 2013-12
edu: B.E. | Computer Engineering | Cummins College of Engineering for Women, Pune | | 2011 |
edu: Executive PG in Management | | IIM Kozhikode | | 2022 |
cert: AWS Certified Solutions Architect – Associate; ICAgile Certified Professional – Agile Coaching
total: 14 0
*/
