import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 13, color: '2E74B5' },
  body: [
    p('Sowmya Hegde Raikar', { bold: true, size: 20 }),
    p('Mangaluru, Karnataka 575003 | 81051 77264 | sowmya.raikar@gmail.com | github.com/sowmyaraikar'),
    h('Professional Summary'),
    list(
      'Test manager with 15 years in insurance and telecom testing',
      'Built automation practices for three accounts in UK and US',
      'Onsite: Newbury (UK) 2014 to 2016',
    ),
    h('Work Experience'),
    p('**Infosys BPM, Mangaluru**\tFeb 2010 – Mar 2017', { tabs: [-9900] }),
    p('Client: Vodafone UK', { italic: true }),
    p('Test Engineer (Feb 2010 – Jun 2012), Senior Test Engineer (Jul 2012 – Mar 2017)'),
    list('Billing regression suite, 2,300 cases in ALM', 'Onsite coordinator from March 2014 to August 2016'),
    p('**Mphasis Limited, Mangaluru**\tApr 2017 – Present', { tabs: [-9900], before: 120 }),
    p('Client: Hartford-based P&C insurer', { italic: true }),
    p('Test Lead (Apr 2017 – Sep 2020)'),
    list('Guidewire PolicyCenter 9 and 10 upgrade', 'Selenium to Playwright, 2020'),
    p('Client: A Lloyd’s syndicate', { italic: true }),
    p('Test Manager (Oct 2020 – Present)'),
    list(
      'Team of 34 in Mangaluru and Pune',
      'Release quality dashboards, defect leakage below 1 %',
      'Gen-AI test design pilot, 2025',
    ),
    h('Technical Skills'),
    p('**Automation:** Playwright, Selenium, REST Assured, Cucumber'),
    p('**Management:** qTest, ALM, JIRA, Zephyr'),
    p('**Domain:** Guidewire PolicyCenter, BillingCenter, CDR billing'),
    p('**Languages:** Java, TypeScript, SQL'),
    h('Certifications'),
    p('ISTQB Test Manager (Advanced), ITB, 2018'),
    p('Guidewire Certified Associate – PolicyCenter 10\nGuidewire Software, 2020'),
    h('Education'),
    p(
      'Bachelor of Engineering (Electronics and Communication)\nNMAM Institute of Technology, Nitte\nVisvesvaraya Technological University, 2009\n71 %',
    ),
    p('PUC, Canara College, Mangaluru, Karnataka PU Board, 2005, 83 %'),
    h('Languages'),
    p('Tulu, Konkani, Kannada, English, Hindi'),
  ],
});
/* LABEL
about: test-manager | it | senior | n-word-ascending-posts-brackets-client-lines
name: Sowmya Hegde Raikar
email: sowmya.raikar@gmail.com
phone: 8105177264
place: Mangaluru
github: github.com/sowmyaraikar
skills: Playwright; Selenium; REST Assured; Cucumber; qTest; ALM; JIRA; Zephyr; Guidewire PolicyCenter; BillingCenter; CDR billing; Java; TypeScript; SQL
also: Automation; Management; Domain; Gen-AI; Guidewire PolicyCenter 9 and 10
job: Test Manager | Mphasis Limited | Mangaluru | 2020-10 | now
job: Test Lead | Mphasis Limited | Mangaluru | 2017-04 | 2020-09
job: Senior Test Engineer | Infosys BPM | Mangaluru | 2012-07 | 2017-03
job: Test Engineer | Infosys BPM | Mangaluru | 2010-02 | 2012-06
edu: Bachelor of Engineering | Electronics and Communication | NMAM Institute of Technology, Nitte | Visvesvaraya Technological University | 2009 | 71 %
edu: PUC | | Canara College, Mangaluru | Karnataka PU Board | 2005 | 83 %
languages: Tulu; Konkani; Kannada; English; Hindi
cert: ISTQB Test Manager (Advanced); Guidewire Certified Associate – PolicyCenter 10
total: 15 0
*/
