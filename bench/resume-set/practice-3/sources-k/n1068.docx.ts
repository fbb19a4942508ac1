import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, color: '2F5496', line: true },
  footer: [p('Nilofer Shaikh – page 1', { align: 'right', size: 8 })],
  body: [
    p('Nilofer Shaikh', { bold: true, size: 24, color: '2F5496' }),
    p('Customer Success Manager – SaaS | Kondhwa, Pune | 8421 330 972 | nilofer.shaikh.cs@gmail.com'),
    h('Education & Certifications'),
    p('MBA (International Business), Pune University – PUMBA, 2014–2016, 6.4 CGPA'),
    p('Bachelor of Computer Applications (Science), Abeda Inamdar Senior College, 2011–2014, First Class'),
    p('Certified Customer Success Manager Level 2, SuccessHACKER, 2021'),
    p('Salesforce Certified Administrator, 2019 (maintained)'),
    p('HSC 2011, Anglo Urdu Girls’ High School, 61.33%'),
    h('Experience'),
    p('Icertis Solutions Pvt Ltd\tPune (hybrid)', { tabs: [-9900], bold: true }),
    p('Senior Manager, Customer Success\tSep 2022 – Current', { tabs: [-9900] }),
    list('Portfolio of 14 enterprise customers, ARR USD 6.2 M'),
    p('Druva Data Solutions\tPune', { tabs: [-9900], bold: true }),
    p('Customer Success Manager, Level 3\tJan 2021 – Aug 2022', { tabs: [-9900] }),
    p('Customer Success Manager, Level 2\tOct 2018 – Dec 2020', { tabs: [-9900] }),
    p('Vodafone Shared Services India (_VOIS)\tPune', { tabs: [-9900], bold: true }),
    p('Analyst, Enterprise Support\tJul 2016 – Sep 2018', { tabs: [-9900] }),
    h('Skills'),
    p('Gainsight, Salesforce, Churn analysis, QBR decks, Onboarding playbooks'),
    h('Languages'),
    p('Urdu, Hindi, English, Marathi'),
  ],
});
/* LABEL
about: customer-success-manager | it | senior | n-k-word-certificates-among-degrees
name: Nilofer Shaikh
email: nilofer.shaikh.cs@gmail.com
phone: 8421330972
place: Pune
skills: Gainsight; Salesforce; Churn analysis; QBR decks; Onboarding playbooks
job: Senior Manager, Customer Success | Icertis Solutions Pvt Ltd | Pune | 2022-09 | now
job: Customer Success Manager, Level 3 | Druva Data Solutions | Pune | 2021-01 | 2022-08
job: Customer Success Manager, Level 2 | Druva Data Solutions | Pune | 2018-10 | 2020-12
job: Analyst, Enterprise Support | Vodafone Shared Services India (_VOIS) | Pune | 2016-07 | 2018-09
edu: MBA | International Business | PUMBA | Pune University | 2016 | 6.4
edu: Bachelor of Computer Applications | Science | Abeda Inamdar Senior College | | 2014 | First Class
edu: HSC | | Anglo Urdu Girls’ High School | | 2011 | 61.33%
cert: Certified Customer Success Manager Level 2; Salesforce Certified Administrator
languages: Urdu; Hindi; English; Marathi
*/
