import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 11, shade: 'D9E2F3' },
  header: [p('SRINIVAS GOUD — SAP ABAP / HANA CONSULTANT', { size: 8, align: 'right', color: '777777' })],
  body: [
    p('Srinivas Goud Pulla', { bold: true, size: 18 }),
    p('Mobile: +91-9963022871 | Mail: srinivasgoud.abap@gmail.com | Location: Hyderabad (ready for Bangalore)'),
    h('Professional Summary'),
    p(
      '• 8.6 years of IT experience in SAP ABAP on HANA, OData and Fiori extensions.\n• Two full implementations, three support projects.',
    ),
    h('Employment Summary'),
    table(
      [3600, 2600, 3600],
      [
        ['Organization', 'Designation', 'Duration'],
        ['LTIMindtree Ltd', 'Technology Lead', 'Nov-2021 to Till Date'],
        ['YASH Technologies', 'Senior Programmer', 'Jan-2019 to Oct-2021'],
        ['Ciber Sites India (payroll: Allegis)', 'Software Engineer', 'May-2017 to Dec-2018'],
      ],
      { head: 'D9E2F3' },
    ),
    h('Technical Skills'),
    table(
      [2800, 7000],
      [
        ['ERP', 'SAP ECC 6.0, SAP S/4HANA 2021'],
        ['Languages', 'ABAP, CDS Views, AMDP, JavaScript'],
        ['Interfaces', 'OData, IDoc, BAPI, RFC'],
        ['Tools', 'Eclipse ADT, SolMan, JIRA'],
      ],
      { side: 'F2F2F2' },
    ),
    h('Project Experience'),
    p('Project #1\tS/4 rollout, Nordics', { bold: true, tabs: [2800] }),
    p(
      'Client\tCarlsberg Supply Company\nEmployer\tLTIMindtree Ltd\nRole\tTechnical Lead\nDuration\tFeb-2022 to Till Date\nTeam\t11',
      { tabs: [2800] },
    ),
    p('• 46 RICEFW objects; custom CDS views for logistics'),
    p('Project #2\tAMS for retail', { bold: true, tabs: [2800], before: 100 }),
    p(
      'Client\tDick’s Sporting Goods, USA\nEmployer\tYASH Technologies\nRole\tABAP Developer\nDuration\tJan-2019 to Oct-2021',
      { tabs: [2800] },
    ),
    p('• SmartForms to Adobe forms; tuning of nightly jobs'),
    h('Certification'),
    p('SAP Certified Development Associate – ABAP with SAP NetWeaver 7.50 (2018, S00176XXXXX)'),
    h('Education'),
    p(
      '• MCA from Osmania University, Hyderabad in 2016 with 74%\n• B.Sc (MSCs) from Kakatiya University, Warangal in 2013 with 69%',
    ),
  ],
});
/* LABEL
about: sap-abap-consultant | it | mid | n-it-services-employment-summary-projects-tabs
name: Srinivas Goud Pulla
email: srinivasgoud.abap@gmail.com
phone: 9963022871
place: Hyderabad
preferred: Bangalore
skills: SAP ECC 6.0; SAP S/4HANA 2021; ABAP; CDS Views; AMDP; JavaScript; OData; IDoc; BAPI; RFC; Eclipse ADT; SolMan; JIRA
also: ERP; Languages; Interfaces; Tools; SAP ABAP on HANA; Fiori; RICEFW; SmartForms; Adobe forms
job: Technology Lead | LTIMindtree Ltd | | 2021-11 | now
job: Senior Programmer | YASH Technologies | | 2019-01 | 2021-10
job: Software Engineer | Ciber Sites India | | 2017-05 | 2018-12
edu: MCA | | Osmania University, Hyderabad | | 2016 | 74%
edu: B.Sc | MSCs | Kakatiya University, Warangal | | 2013 | 69%
cert: SAP Certified Development Associate – ABAP with SAP NetWeaver 7.50
total: 8 6
*/
