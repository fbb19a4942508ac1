import { docx, h, list, p, table } from '../../outside/sources/word.ts';

const block = (rows: [string, string][]) =>
  table(
    [2300, 7500],
    rows.map(([name, value]) => [`**${name}**`, value]),
  );

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 12, shade: 'E2EFD9' },
  body: [
    p('JYOTHI LAKSHMI NARAYANAPPA', { bold: true, size: 15 }),
    p('Test Manager | 13+ yrs | ISTQB Advanced | Domain: Telecom, Healthcare'),
    p('Mysuru / open to Bengaluru (hybrid)   +91 99450 81127   jyothi.narayanappa@gmail.com', { line: true }),
    h('Summary'),
    list(
      'Thirteen years in software testing, of which five as manager',
      'Manual, automation (Selenium, Tosca) and performance testing',
      'Budgets up to USD 2.2 m; teams of up to 35 in India, Poland and USA',
    ),
    h('Organisations'),
    block([
      ['Organisation', 'Wipro Technologies, Bengaluru'],
      ['Designation', 'Test Manager'],
      ['Tenure', '18.11.2019 – Till date'],
    ]),
    block([
      ['Organisation', 'Manipal Digital Systems Pvt Ltd, Bengaluru'],
      ['Designation', 'Test Lead'],
      ['Tenure', '02.06.2016 – 08.11.2019'],
    ]),
    block([
      ['Organisation', 'Sasken Communication Technologies, Bengaluru'],
      ['Designation', 'Test Engineer / Sr. Test Engineer'],
      ['Tenure', '16.07.2012 – 20.05.2016'],
    ]),
    h('Assignments'),
    block([
      ['Client', 'Verizon, USA'],
      ['Project', '5G Home activation'],
      ['Role', 'Test Manager'],
      ['Duration', '01/2022 – till date'],
      ['Environment', 'Tosca 15, Jenkins, qTest, AWS'],
    ]),
    list('Test strategy for 14 releases a year', 'Defect leakage below 1.2 %'),
    block([
      ['Client', 'Takeda, USA'],
      ['Project', 'Validation of patient support CRM'],
      ['Role', 'Validation Lead (GxP)'],
      ['Duration', '11/2019 – 12/2021'],
      ['Environment', 'HP ALM 12, Veeva, 21 CFR Part 11'],
    ]),
    block([
      ['Client', 'Nokia Siemens Networks'],
      ['Project', 'eNodeB O&M'],
      ['Role', 'Test Engineer'],
      ['Duration', '08/2012 – 05/2016'],
      ['Environment', 'Python, Linux, Wireshark'],
    ]),
    h('Technical skills'),
    p(
      'Automation: Tosca 15, Selenium 3\nPerformance: JMeter, LoadRunner 12\nManagement: HP ALM, qTest, JIRA, MS Project\nProgramming: Java, Python 2.7\nProtocols: LTE, SIP',
    ),
    h('Education'),
    p('B.E., Telecommunication, Sri Jayachamarajendra College of Engineering, Mysuru, V.T.U., 2012, 78.2 %'),
    p('II PUC – Marimallappa PU College, Mysuru – 2008 – 88 %; SSLC – KSEEB – 2006 – 91.04 %'),
    h('Certification details'),
    p(
      'ISTQB Advanced Level Test Manager – ITB – 19-CTAL-TM-0331\nTricentis Certified Tosca Automation Specialist Level 2 – AS2-40918\nTraining: GAMP 5 (two days, 2020)',
    ),
    p('Passport Z4410938 · Married · 22 Dec 1990 · Kannada, English, Hindi, Telugu', { before: 100 }),
  ],
});
/* LABEL
about: test-manager | it | senior | n-word-organisation-blocks-assignment-blocks-alike
name: Jyothi Lakshmi Narayanappa
email: jyothi.narayanappa@gmail.com
phone: 9945081127
place: Mysuru
skills: Tosca 15; Selenium 3; JMeter; LoadRunner 12; HP ALM; qTest; JIRA; MS Project; Java; Python 2.7; LTE; SIP
also: Automation; Performance; Management; Programming; Protocols; Selenium; Tosca; performance testing; Manual; Telecom; Healthcare; HP ALM 12; Veeva; 21 CFR Part 11; GxP; Jenkins; AWS; Python; Linux; Wireshark; GAMP 5
job: Test Manager | Wipro Technologies | Bengaluru | 2019-11 | now
job: Test Lead | Manipal Digital Systems Pvt Ltd | Bengaluru | 2016-06 | 2019-11
job: Test Engineer / Sr. Test Engineer | Sasken Communication Technologies | Bengaluru | 2012-07 | 2016-05
edu: B.E. | Telecommunication | Sri Jayachamarajendra College of Engineering, Mysuru | V.T.U. | 2012 | 78.2 %
edu: II PUC | | Marimallappa PU College, Mysuru | | 2008 | 88 %
edu: SSLC | | | KSEEB | 2006 | 91.04 %
languages: Kannada; English; Hindi; Telugu
cert: ISTQB Advanced Level Test Manager; Tricentis Certified Tosca Automation Specialist Level 2
total: 13 0
born: 1990-12-22
marital: Married
preferred: Bengaluru
*/
