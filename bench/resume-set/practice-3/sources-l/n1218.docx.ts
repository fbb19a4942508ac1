import { docx, h, list, p } from '../../outside/sources/word.ts';

const project = (title: string, about: string[], tasks: string[]) =>
  p(title, { bold: true, before: 100, color: '365F91' }) +
  about.map((each) => p(each, { after: 0 })).join('') +
  list(...tasks);

export default docx({
  font: 'Carlito',
  size: 10.5,
  heading: { bold: true, size: 12, color: '365F91', line: true },
  body: [
    p('DEEPAK CHAUHAN', { bold: true, size: 17 }),
    p('Oracle Apps Technical Consultant', { italic: true }),
    p('Mobile: +91-7042 118 966 | Email: deepakchauhan.ebs@gmail.com | Faridabad', { line: true }),
    h('Professional Profile'),
    list(
      '7.5 years of experience as Oracle Apps R12 technical consultant',
      'Modules: AP, AR, GL, PO, INV, OM',
      'RICE components: reports, interfaces, conversions, extensions; BI Publisher; OAF personalisation',
    ),
    h('Employment Chronicle'),
    p(
      'Oracle Financial Services Software Ltd (payroll: Randstad India) | Technical Consultant | Gurugram | Sep-22 – Present',
    ),
    p('Fujitsu Consulting India | Senior Programmer Analyst | Noida | Jan-20 – Aug-22'),
    p('Jindal Intellicom | Programmer (Oracle D2K) | New Delhi | Feb-18 – Dec-19'),
    h('Technical Forte'),
    p('ERP: Oracle EBS R12.1.3, R12.2.9, Fusion Cloud (OIC basics)'),
    p('Tools: Toad, SQL Developer, XML Publisher, Workflow Builder, WinSCP, Putty'),
    p('Languages: SQL, PL/SQL, Unix Shell, XML'),
    h('Project Profile'),
    project(
      'Project 1: Oracle R12.2 Upgrade',
      [
        'Client: Sharjah Electricity & Water Authority',
        'Role: Technical Consultant',
        'Period: October 2022 onwards',
        'Team: 9',
      ],
      ['Retrofit of 160 custom objects', 'Online patching standards, AD_ZD', 'UAT support at site in March 2024'],
    ),
    project(
      'Project 2: Procure to Pay automation',
      ['Client: Nikon India', 'Role: Developer', 'Period: Feb 2020 to Aug 2022', 'Team: 5'],
      ['Supplier conversion by API', 'PO approval workflow', 'E-invoice interface with IRP (GST) in 2021'],
    ),
    project(
      'Project 3: Payroll & Attendance',
      ['Client: in-house', 'Role: Programmer', 'Period: 2018 – 2019'],
      ['Forms 10g and Reports 10g'],
    ),
    h('Scholastic Record'),
    list(
      'MCA (GGSIPU, Institute of Information Technology & Management, Janakpuri) – 2017 – 73.1 %',
      'B.Sc. (IT) from Sikkim Manipal University, distance mode – 2014 – 69 %',
      'Class XII – NIOS – 2011 – 58 %',
      'Class X – CBSE, Govt. Boys Sr. Sec. School No. 3, NIT Faridabad – 2009 – 71 %',
    ),
    h('Credentials'),
    list(
      'Oracle Database 12c: SQL Certified Associate (1Z0-071), OC1882039',
      'Oracle E-Business Suite R12.2 Certified Implementation Specialist, 2023',
    ),
    h('Personal'),
    p(
      'D.O.B.: 25-Aug-1993; Married; present CTC Rs. 11.75 lacs; expected Rs. 16 lacs; notice 45 days; willing to relocate to Pune or Dubai.',
    ),
  ],
});
/* LABEL
about: oracle-apps-consultant | it | mid | n-word-pipe-employment-chronicle-payroll-bracket
name: Deepak Chauhan
email: deepakchauhan.ebs@gmail.com
phone: 7042118966
place: Faridabad
skills: Oracle EBS R12.1.3; R12.2.9; Fusion Cloud; OIC; Toad; SQL Developer; XML Publisher; Workflow Builder; WinSCP; Putty; SQL; PL/SQL; Unix Shell; XML
also: ERP; Tools; Languages; Oracle Apps R12; AP; AR; GL; PO; INV; OM; RICE; BI Publisher; OAF; Forms 10g; Reports 10g; Oracle D2K; API; GST
job: Technical Consultant | Oracle Financial Services Software Ltd | Gurugram | 2022-09 | now
job: Senior Programmer Analyst | Fujitsu Consulting India | Noida | 2020-01 | 2022-08
job: Programmer (Oracle D2K) | Jindal Intellicom | New Delhi | 2018-02 | 2019-12
edu: MCA | | Institute of Information Technology & Management, Janakpuri | GGSIPU | 2017 | 73.1 %
edu: B.Sc. | IT | Sikkim Manipal University | | 2014 | 69 %
edu: Class XII | | | NIOS | 2011 | 58 %
edu: Class X | | Govt. Boys Sr. Sec. School No. 3, NIT Faridabad | CBSE | 2009 | 71 %
cert: Oracle Database 12c: SQL Certified Associate; Oracle E-Business Suite R12.2 Certified Implementation Specialist
total: 7 6
ctc: 1175000
expected: 1600000
notice: 45
born: 1993-08-25
marital: Married
preferred: Pune; Dubai
*/
