import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, shade: 'FFE699' },
  body: [
    p('SHANTANU KISHORE PATNAIK', { bold: true, size: 14 }),
    p('Mobile: 8895 017 446    Email: shantanu.patnaik.bw@gmail.com    Present location: Bengaluru'),
    h('SUMMARY'),
    list(
      'Having 10+ years of total experience, 8 years in SAP BW, BW/4HANA and SAC',
      'Domain: FMCG, oil and gas, utilities',
    ),
    h('CAREER PROFILE'),
    table(
      [3300, 2600, 3900],
      [
        ['Organization', 'Designation', 'Duration'],
        ['NTT Data GDS (Payroll: NTT Data)', 'SAP BW Lead', 'Sep 2021 to Till Date'],
        ['IBM India (Payroll: Artech Infosystems)', 'SAP BW Consultant', 'Jan 2018 to Aug 2021'],
        ['Mindtree (Payroll: Mindtree)', 'Senior Engineer', 'Jul 2016 to Dec 2017'],
      ],
      { head: 'FFF2CC' },
    ),
    h('PROJECTS'),
    p('Client : British Petroleum', { bold: true }),
    p('Project : BW/4HANA conversion'),
    p('Company : NTT Data'),
    p('Duration : Oct 2021 – Till date'),
    list('Converted 118 cubes to ADSOs', 'Authored native HANA models'),
    p('Client : Unilever', { bold: true, before: 80 }),
    p('Project : Sales reporting Latin America'),
    p('Company : IBM'),
    p('Duration : Feb 2018 – Aug 2021'),
    p('Client : ESB Networks, Ireland', { bold: true, before: 80 }),
    p('Project : Smart meter dashboards'),
    p('Company : Mindtree'),
    p('Duration : Aug 2016 – Dec 2017'),
    h('EDUCATION'),
    list(
      'B.Tech (CSE) from ITER, Siksha ‘O’ Anusandhan University, Bhubaneswar, 2016, 7.9 CGPA',
      '12th from Ravenshaw Junior College, CHSE, 2012, 68%',
      '10th from Stewart School, Cuttack, ICSE, 2010, 81%',
    ),
    h('SKILLS'),
    p('ERP: SAP ECC 6.0, S/4HANA'),
    p('Reporting: SAC, BEx, Analysis for Office'),
    p('Modelling: ADSO, CompositeProvider, CDS views, AMDP'),
    h('CERTIFICATION'),
    p('SAP Certified Application Associate – SAP BW/4HANA 2.x (SAP SE, user ID S0021884417, 2022)'),
    p('CTC 20 LPA; ECTC 28 LPA; Notice 90 days, negotiable.', { before: 80 }),
  ],
});
/* LABEL
about: sap-bw-lead | it | senior | n-word-chart-organization-payroll-in-cell-projects-client-first
name: SHANTANU KISHORE PATNAIK
email: shantanu.patnaik.bw@gmail.com
phone: 8895017446
place: Bengaluru
skills: SAP ECC 6.0; S/4HANA; SAC; BEx; Analysis for Office; ADSO; CompositeProvider; CDS views; AMDP
also: ERP; Reporting; Modelling; SAP BW; BW/4HANA
job: SAP BW Lead | NTT Data GDS | | 2021-09 | now
job: SAP BW Consultant | IBM India | | 2018-01 | 2021-08
job: Senior Engineer | Mindtree | | 2016-07 | 2017-12
edu: B.Tech | CSE | ITER, Siksha ‘O’ Anusandhan University, Bhubaneswar | | 2016 | 7.9 CGPA
edu: 12th | | Ravenshaw Junior College | CHSE | 2012 | 68%
edu: 10th | | Stewart School, Cuttack | ICSE | 2010 | 81%
cert: SAP Certified Application Associate – SAP BW/4HANA 2.x
total: 10 0
ctc: 2000000
expected: 2800000
notice: 90
*/
