import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, shade: '1F4E79', color: 'FFFFFF' },
  footer: [p('Nidhi Agarwal – Business Analyst – page', { size: 8, align: 'center' })],
  body: [
    table(
      [6000, 3900],
      [
        [
          p('NIDHI AGARWAL', { bold: true, size: 18 }) + p('Lead Business Analyst | CBAP®'),
          p('nidhi.agarwal.ba@gmail.com', { align: 'right' }) +
            p('+91 88601 27745', { align: 'right' }) +
            p('Noida Extension, U.P.', { align: 'right' }),
        ],
      ],
      { border: false },
    ),
    h('SUMMARY'),
    list(
      '10+ years in business analysis for lending, insurance and capital markets',
      'BRD, FRD, user stories, BPMN process maps, UAT; certified CBAP and PSPO',
      'Handled stakeholders in Singapore, London and New York',
    ),
    h('CORE SKILLS'),
    table(
      [2500, 7400],
      [
        ['Analysis', 'Requirement elicitation, Gap analysis, Use cases, BPMN 2.0'],
        ['Tools', 'JIRA, Confluence, MS Visio, Balsamiq, Enterprise Architect 15'],
        ['Data', 'SQL (intermediate), Power BI, Excel'],
        ['Methods', 'Scrum, SAFe 5, Waterfall'],
      ],
      { side: 'DEEAF6' },
    ),
    h('EXPERIENCE'),
    table(
      [1900, 8000],
      [
        [
          'Feb’22 – Present',
          p('**Nagarro Software Pvt Ltd**, Gurugram') +
            p('Lead Business Analyst') +
            p('Client: Prudential Assurance, Singapore – Agency portal') +
            list('Backlog of 420 stories, 5 squads', 'Vendor evaluation, signed off in 2023'),
        ],
        [
          'Sep’18 – Jan’22',
          p('**Birlasoft Ltd**, Noida') +
            p('Senior Business Analyst') +
            p('Client: GE Capital – Loan origination') +
            list('Gap analysis LOS 6 to 7; trained 60 users'),
        ],
        [
          'Aug’15 – Aug’18',
          p('**Newgen Software Technologies**, New Delhi') +
            p('Business Analyst') +
            p('Projects: Bank of Baroda (retail loan), Yes Bank (trade finance), ICICI (account opening)'),
        ],
      ],
      { border: false },
    ),
    h('EDUCATION'),
    table(
      [1200, 3300, 3900, 1500],
      [
        ['2015', 'MBA – Finance & IT', 'Jaypee Business School, Noida', '7.8 / 10'],
        ['2012', 'BCA', 'Institute of Management Studies, CCS University', '71%'],
        ['2009', 'XII (Commerce), CBSE', 'Delhi Public School, Aligarh', '80%'],
      ],
      { border: false },
    ),
    h('CERTIFICATES'),
    table(
      [3900, 2600, 1700, 1700],
      [
        ['Certificate', 'Issuer', 'Number', 'Valid till'],
        ['CBAP', 'IIBA', '1120934', 'Nov 2026'],
        ['PSPO I', 'Scrum.org', '640118', 'lifetime'],
      ],
      { head: 'DEEAF6' },
    ),
    p('CTC 22 lakhs fixed. Joining time: 30 days. Married. Born 19 Jan 1991.', { before: 120 }),
  ],
});
/* LABEL
about: business-analyst | it | senior | n-word-period-column-client-line
name: Nidhi Agarwal
email: nidhi.agarwal.ba@gmail.com
phone: 8860127745
place: Noida Extension
skills: Requirement elicitation; Gap analysis; Use cases; BPMN 2.0; JIRA; Confluence; MS Visio; Balsamiq; Enterprise Architect 15; SQL; Power BI; Excel; Scrum; SAFe 5; Waterfall
also: Analysis; Tools; Data; Methods; BRD; FRD; user stories; BPMN; UAT; business analysis; lending; insurance; capital markets; Vendor evaluation
job: Lead Business Analyst | Nagarro Software Pvt Ltd | Gurugram | 2022-02 | now
job: Senior Business Analyst | Birlasoft Ltd | Noida | 2018-09 | 2022-01
job: Business Analyst | Newgen Software Technologies | New Delhi | 2015-08 | 2018-08
edu: MBA | Finance & IT | Jaypee Business School, Noida | | 2015 | 7.8 / 10
edu: BCA | | Institute of Management Studies | CCS University | 2012 | 71%
edu: XII | Commerce | Delhi Public School, Aligarh | CBSE | 2009 | 80%
cert: CBAP; PSPO I
total: 10 0
ctc: 2200000
notice: 30
born: 1991-01-19
marital: Married
*/
