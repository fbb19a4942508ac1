import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 11, shade: 'D9E2F3' },
  body: [
    p('Resume of **Chandan Kumar Mishra**', { size: 14 }),
    p('Tableau & SQL developer, Patna/Noida. Call 91-7544 006 218. Write to chandan.mishra.bi@gmail.com', {
      line: true,
    }),
    h('Executive summary'),
    list(
      'Over 4.5 years of experience in reporting and data analysis in e-commerce and telecom',
      'Presently working with Jubilant FoodWorks as Analyst since Jan 2024',
    ),
    h('Professional experience'),
    table(
      [3100, 2500, 2100, 2100],
      [
        ['Company / client', 'Role', 'Joined', 'Left'],
        ['Jubilant FoodWorks Ltd, Noida', 'Analyst – Digital', '08-01-2024', 'Working'],
        ['Snapdeal Ltd (via Hays BPO payroll), Gurugram', 'Data Analyst', '15-02-2022', '29-12-2023'],
        ['iEnergizer IT Services, Noida', 'MIS Executive', '03-05-2021', '31-01-2022'],
      ],
      { head: 'D9E2F3' },
    ),
    h('Responsibilities: Jubilant FoodWorks'),
    list('Store dashboards in Tableau Server (2,000 users)', 'Delivery time model: 30-minute breach down 3 points'),
    h('Responsibilities: Snapdeal'),
    list('Seller scorecards, cohort queries on Redshift', 'Saved 20 hours weekly by Python scripts'),
    h('Responsibilities: iEnergizer'),
    list('Hourly SL and AHT reports for Vodafone process'),
    h('Academic projects'),
    p('Title: Crop yield prediction (2021). Tools: R, Weka. Team: 3. Duration: 6 months.'),
    p('Title: Library management (2018). Tools: PHP, MySQL.'),
    h('Technical skills'),
    p(
      'Reporting: Tableau 2023.1, Excel, Google Data Studio | Database: SQL Server 2017, Redshift, MySQL | Programming: Python (pandas), R',
    ),
    h('Qualification'),
    p('MCA – NIT Patna – 2021 – CGPA 7.84'),
    p('BCA – Patna Science College, Patna University – 2018 – 70.5%'),
    p('I.Sc. – BSEB – 2015 – 62.4% (A.N. College)'),
    p('Matric – BSEB – 2013 – 68% (Patna Collegiate School)'),
    h('Certification'),
    p('Tableau Desktop Specialist (Credential: TDS-0441-2992), April 2023'),
    p('HackerRank SQL (Advanced) certificate, 2022'),
    h('Personal details'),
    p('DOB – 27.11.1997; Unmarried; Hindi, English, Maithili; CTC 8.4 LPA; ECTC 11.5 LPA; official notice 45 days'),
  ],
});
/* LABEL
about: data-analyst | it | junior | n-word-joined-left-table-responsibility-headings
name: Chandan Kumar Mishra
email: chandan.mishra.bi@gmail.com
phone: 7544006218
place: Patna
skills: Tableau 2023.1; Excel; Google Data Studio; SQL Server 2017; Redshift; MySQL; Python; pandas; R
also: Reporting; Database; Programming; Tableau; SQL; Weka; PHP; Tableau Server; data analysis
job: Analyst – Digital | Jubilant FoodWorks Ltd | Noida | 2024-01 | now
job: Data Analyst | Snapdeal Ltd | Gurugram | 2022-02 | 2023-12
job: MIS Executive | iEnergizer IT Services | Noida | 2021-05 | 2022-01
edu: MCA | | NIT Patna | | 2021 | CGPA 7.84
edu: BCA | | Patna Science College | Patna University | 2018 | 70.5%
edu: I.Sc. | | A.N. College | BSEB | 2015 | 62.4%
edu: Matric | | Patna Collegiate School | BSEB | 2013 | 68%
languages: Hindi; English; Maithili
cert: Tableau Desktop Specialist; HackerRank SQL (Advanced)
total: 4 6
ctc: 840000
expected: 1150000
notice: 45
born: 1997-11-27
marital: Single
*/
