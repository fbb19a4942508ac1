import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  body: [
    p('Profile: GOWTHAM REDDY CHINTALA', { bold: true, size: 14, shade: 'FFE699' }),
    table(
      [2300, 3000, 1900, 2600],
      [
        ['Mobile', '+91-7093 445 218', 'Email', 'gowtham.chintala.tst@gmail.com'],
        ['Current location', 'Hyderabad', 'Preferred', 'Hyderabad / Bengaluru (hybrid)'],
        ['Total exp.', '6.8 years', 'Relevant exp.', '5 years in automation'],
        ['Current CTC', '13.25 LPA', 'Expected CTC', '19 LPA'],
        ['Notice', 'Serving, LWD 18 Dec 2026', 'Offers in hand', 'None'],
      ],
    ),
    p('WORK HISTORY', { bold: true, before: 120 }),
    p('Payroll company: Teamlease Digital', { italic: true }),
    p('Employer: Cyrenix Healthcare IT Solutions, Gachibowli'),
    p('End client: Optum'),
    p('Role: SDET / Automation Engineer – II'),
    p('Duration: Apr 2023 – till date'),
    p('Employer: Value Labs LLP, Madhapur', { before: 100 }),
    p('End client: Airtel Payments Bank; earlier Vodafone Idea'),
    p('Role: Test Engineer'),
    p('Duration: Aug 2020 – Mar 2023'),
    p('Employer: Sutherland Global, Hyderabad', { before: 100 }),
    p('Line of business: chat support for a US retailer'),
    p('Role: Associate – Customer Care'),
    p('Duration: Feb 2020 – Jul 2020'),
    p('PROJECTS', { bold: true, before: 120 }),
    p('1. Claims Adjudication Portal (2023–2026) – Selenium with Java, TestNG, 1,400 scripts, Jenkins'),
    p('2. Merchant App (2021–2023) – Appium, REST Assured'),
    p('SKILL MATRIX', { bold: true, before: 120 }),
    table(
      [3000, 2000, 2000],
      [
        ['Skill', 'Years', 'Self rating /10'],
        ['Selenium WebDriver', '5', '9'],
        ['Core Java', '5', '8'],
        ['REST Assured', '3', '8'],
        ['Appium', '2', '6'],
        ['Playwright', '1', '6'],
        ['JMeter', '1', '5'],
      ],
      { head: 'FFE699' },
    ),
    p('QUALIFICATION', { bold: true, before: 120 }),
    p("B.Tech (ECE) – CVR College of Engineering (JNTU-H) – pass out '19 – 68.7 aggregate"),
    p("Diploma in ECE – Govt. Polytechnic, Masab Tank (SBTET) – '16 – 81.2"),
    p("SSC – Sri Chaitanya Techno School, Nalgonda (Board of Secondary Education, A.P.) – '13 – 9.2 GPA"),
    p('ISTQB Foundation Level, 2021, certificate 00478812', { before: 80 }),
    p('Udemy: Playwright with TypeScript (attended, 2025)'),
  ],
});
/* LABEL
about: automation-tester | it | mid | n4-word-recruiter-profile-employer-client-role-lines
name: GOWTHAM REDDY CHINTALA
email: gowtham.chintala.tst@gmail.com
phone: 7093445218
place: Hyderabad
skills: Selenium WebDriver; Core Java; REST Assured; Appium; Playwright; JMeter
also: Selenium; Java; TestNG; Jenkins; TypeScript
job: SDET / Automation Engineer – II | Cyrenix Healthcare IT Solutions | Gachibowli | 2023-04 | now
job: Test Engineer | Value Labs LLP | Madhapur | 2020-08 | 2023-03
job: Associate – Customer Care | Sutherland Global | Hyderabad | 2020-02 | 2020-07
edu: B.Tech | ECE | CVR College of Engineering | JNTU-H | 2019 | 68.7 aggregate
edu: Diploma | ECE | Govt. Polytechnic, Masab Tank | SBTET | 2016 | 81.2
edu: SSC | | Sri Chaitanya Techno School, Nalgonda | Board of Secondary Education, A.P. | 2013 | 9.2 GPA
cert: ISTQB Foundation Level
total: 6 10
ctc: 1325000
expected: 1900000
lastday: 2026-12-18
preferred: Hyderabad; Bengaluru
*/
