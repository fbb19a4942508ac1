import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, shade: 'DDEBF7' },
  body: [
    p('MANISHA RANI', { bold: true, size: 16 }),
    p('Software Test Manager (Banking)'),
    p('manisha.rani.test@gmail.com ; 98882 40617 ; Zirakpur'),
    h('EXPERIENCE'),
    p(
      'I am working with **Infosys Limited, Chandigarh** as **Test Manager** since January 2020. Earlier designations here were Project Lead (2016 to 2017) and Technology Lead (2018 to 2019), joined in March 2016.',
    ),
    p(
      'I worked with **Net Solutions Private Limited, Chandigarh** as **Senior Test Analyst** from September 2012 to February 2016.',
    ),
    p(
      'I worked with **Quark Media House India, Mohali**, on contract through Ma Foi Randstad, as **Test Analyst** from August 2009 to August 2012.',
    ),
    h('CLIENTS AND PROJECTS'),
    list(
      'ANZ Bank, payments hub, January 2022 to date',
      'Commonwealth Bank, home loans, March 2018 to December 2021',
      'Suncorp, claims, March 2016 to February 2018',
      'American Golf, e-commerce, 2013 to 2015',
    ),
    h('QUALIFICATION'),
    p('M.Sc. in Information Technology, Punjab Technical University, Jalandhar, in 2009 with 72 percent.'),
    p(
      'B.C.A., Post Graduate Government College for Girls, Sector 11, Chandigarh (Panjab University), in 2007 with 66 percent.',
    ),
    p('Senior Secondary, Government Model School, Sector 16 (CBSE), in 2004 with 70 percent.'),
    h('CERTIFICATION'),
    list('ISTQB Test Manager, certificate 14-AL-0827, Indian Testing Board, 2014', 'Certified SAFe Practitioner, 2021'),
    h('TOOLS'),
    p('Tosca, Selenium, HP ALM, qTest, JMeter, SoapUI, SQL'),
    h('OTHER INFORMATION'),
    p(
      'Expected salary is 32 lakh; present salary is 25.5 lakh; notice period is 90 days; I am married; I know Punjabi, Hindi and English.',
    ),
  ],
});
/* LABEL
about: test-manager | it | senior | n-word-sentences-earlier-designations-years
name: MANISHA RANI
email: manisha.rani.test@gmail.com
phone: 9888240617
place: Zirakpur
skills: Tosca; Selenium; HP ALM; qTest; JMeter; SoapUI; SQL
also: payments hub; home loans; claims; e-commerce
job: Test Manager | Infosys Limited | Chandigarh | 2020-01 | now
job: Technology Lead | Infosys Limited | Chandigarh | 2018 | 2019
job: Project Lead | Infosys Limited | Chandigarh | 2016 | 2017
job: Senior Test Analyst | Net Solutions Private Limited | Chandigarh | 2012-09 | 2016-02
job: Test Analyst | Quark Media House India | Mohali | 2009-08 | 2012-08
edu: M.Sc. | Information Technology | Punjab Technical University, Jalandhar | | 2009 | 72 percent
edu: B.C.A. | | Post Graduate Government College for Girls, Sector 11, Chandigarh (Panjab University) | | 2007 | 66 percent
edu: Senior Secondary | | Government Model School, Sector 16 | CBSE | 2004 | 70 percent
languages: Punjabi; Hindi; English
cert: ISTQB Test Manager; Certified SAFe Practitioner
ctc: 2550000
expected: 3200000
notice: 90
marital: Married
*/
