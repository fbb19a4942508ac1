import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Lato',
  size: 10,
  heading: { bold: true, size: 11, color: '37474F', line: true },
  body: [
    p('A B H I L A S H   R A J E E V', { size: 18, align: 'center' }),
    p('data engineer / azure  |  thiruvananthapuram  |  abhilash.rajeev.de@gmail.com  |  +91 62820 47715', {
      align: 'center',
      after: 60,
    }),
    h('summary'),
    p('5.5 years in data warehousing; currently serving notice, last working day 15 January 2027.'),
    h('experience'),
    p('**UST-Global Logic Hub**  ·  Technopark Phase II', { before: 40 }),
    p('Senior Data Engineer  ·  B3'),
    p('Client  ·  Anthem (healthcare, USA)'),
    p('July 2023  ·  Present'),
    list('Databricks lakehouse of 40 TB, Unity Catalog', 'Cost of clusters cut by 28 % in 2025'),
    p('**Experion Technologies**  ·  Gayatri building, Technopark', { before: 60 }),
    p('Data Engineer  ·  B2'),
    p('Client  ·  a Swiss insurer'),
    p('June 2021  ·  June 2023'),
    list('ADF pipelines, Synapse, SQL tuning'),
    h('education'),
    p(
      'B.Tech in Computer Science and Engineering (2017–2021)\nMar Baselios College of Engineering and Technology\nAPJ Abdul Kalam Technological University, Kerala\nCGPA 8.02',
    ),
    p('Higher Secondary (2017)\nSt. Mary’s HSS, Pattom\nKerala State Board\n94.5 %', { before: 60 }),
    h('licenses & certifications'),
    p(
      'Databricks Certified Data Engineer Professional · issued Mar 2025 · expires Mar 2027\nMicrosoft Certified: Azure Data Engineer Associate (DP-203) · issued Aug 2022',
    ),
    h('trainings'),
    p('Snowflake hands-on lab (vendor, 1 day) · UST leadership camp 2024'),
    h('skills'),
    p(
      'Azure Data Factory · Databricks · PySpark · Synapse · Delta Lake · SQL Server · dbt · Azure DevOps · Terraform (basic)',
    ),
    h('preferences'),
    p(
      'current CTC nine and a half lakhs, offer of 15 LPA in hand, expecting 17 LPA. trivandrum, kochi, or remote. malayalam, english, tamil.',
    ),
  ],
});
/* LABEL
about: data-engineer | it | mid | n4-word-spaced-name-centred-middle-dots-client-line
name: Abhilash Rajeev
email: abhilash.rajeev.de@gmail.com
phone: 6282047715
place: thiruvananthapuram
skills: Azure Data Factory; Databricks; PySpark; Synapse; Delta Lake; SQL Server; dbt; Azure DevOps; Terraform
also: data warehousing; Unity Catalog; ADF; SQL
job: Senior Data Engineer | UST-Global Logic Hub | Technopark Phase II | 2023-07 | now
job: Data Engineer | Experion Technologies | Technopark | 2021-06 | 2023-06
edu: B.Tech | Computer Science and Engineering | Mar Baselios College of Engineering and Technology | APJ Abdul Kalam Technological University, Kerala | 2021 | CGPA 8.02
edu: Higher Secondary | | St. Mary’s HSS, Pattom | Kerala State Board | 2017 | 94.5 %
languages: malayalam; english; tamil
cert: Databricks Certified Data Engineer Professional; Microsoft Certified: Azure Data Engineer Associate (DP-203)
total: 5 6
ctc: 950000
expected: 1700000
lastday: 2027-01-15
preferred: trivandrum; kochi; remote
*/
