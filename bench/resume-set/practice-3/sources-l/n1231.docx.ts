import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, caps: true },
  body: [
    p('MANISH KUMAR TIWARI', { bold: true, size: 14 }),
    p('SAP MM / SD Consultant'),
    p('Contact: +91 8800 413 297; manish.tiwari.sapmm@gmail.com'),
    p('Current location: Ghaziabad; permanent: Deoria, Uttar Pradesh', { line: true }),
    h('Professional synopsis'),
    list(
      'A result oriented professional with 9 yrs of total experience including 6 yrs in SAP MM',
      'Currently associated with Infosys Ltd as Associate Consultant',
      'Domain experience as Purchase Officer in Dabur India Ltd',
    ),
    h('SAP experience'),
    p('**Infosys Ltd, Noida**'),
    p('Associate Consultant'),
    p('Nov’ 2021 to till date'),
    table(
      [2200, 3900, 3700],
      [
        ['', 'Project – I', 'Project – II'],
        ['Client', 'Syngenta, Switzerland', 'Asian Paints Ltd, Mumbai'],
        ['Nature', 'Roll-out', 'Support (AMS)'],
        ['Period', 'Jan’23 – till date', 'Nov’21 – Dec’22'],
        ['Role', 'MM Consultant', 'Associate Consultant'],
        ['Environment', 'S/4 HANA 2020', 'ECC 6.0 EHP 8'],
      ],
      { head: 'EFEFEF', side: 'EFEFEF' },
    ),
    p('**YASH Technologies Pvt. Ltd, Indore**'),
    p('SAP MM Consultant'),
    p('July’ 2019 to Oct’ 2021'),
    table(
      [2200, 7600],
      [
        ['Client', 'Hindware Home Innovation'],
        ['Nature', 'Implementation'],
        ['Period', 'Aug’19 – Oct’21'],
      ],
      { side: 'EFEFEF' },
    ),
    h('Domain experience'),
    p('**Dabur India Ltd, Sahibabad**'),
    p('Purchase Officer'),
    p('June’ 2016 to May’ 2019'),
    list('Packing material purchase worth Rs 60 Cr p.a.; vendor development'),
    h('SAP skills'),
    p(
      'Material master, Purchasing, Inventory management, LIV, Release strategy, Subcontracting, STO, Batch management, SD order to cash, LSMW, Fiori',
    ),
    h('Education'),
    table(
      [2600, 4000, 1600, 1600],
      [
        ['Degree', 'University / Board', 'Year', 'Marks'],
        ['MBA (Materials)', 'AKTU, Lucknow – IMS Ghaziabad', '2016', '71.0'],
        ['B.Sc. (PCM)', 'DDU Gorakhpur University', '2013', '58.4'],
        ['Intermediate', 'U.P. Board', '2010', '64.2'],
        ['High School', 'U.P. Board', '2008', '60.1'],
      ],
      { head: 'EFEFEF' },
    ),
    h('Certification'),
    p(
      'SAP Certified Application Associate – Procurement with SAP ERP 6.0 EhP7 (Certificate ID: 0018442091; August 2019)',
    ),
    h('Personal minutiae'),
    p(
      'Date of birth – 20/02/1993\nMarital status – Unmarried\nLanguages – Hindi, English, Bhojpuri\nSalary – 12.5 LPA; expected 17 LPA; notice – 90 days (negotiable)',
    ),
  ],
});
/* LABEL
about: sap-mm-consultant | it | mid | n-word-employer-title-period-three-lines-projects-columns
name: Manish Kumar Tiwari
email: manish.tiwari.sapmm@gmail.com
phone: 8800413297
place: Ghaziabad
skills: Material master; Purchasing; Inventory management; LIV; Release strategy; Subcontracting; STO; Batch management; SD order to cash; LSMW; Fiori
also: SAP MM; S/4 HANA 2020; ECC 6.0 EHP 8; vendor development; SD
job: Associate Consultant | Infosys Ltd | Noida | 2021-11 | now
job: SAP MM Consultant | YASH Technologies Pvt. Ltd | Indore | 2019-07 | 2021-10
job: Purchase Officer | Dabur India Ltd | Sahibabad | 2016-06 | 2019-05
edu: MBA | Materials | IMS Ghaziabad | AKTU, Lucknow | 2016 | 71.0
edu: B.Sc. | PCM | DDU Gorakhpur University | | 2013 | 58.4
edu: Intermediate | | | U.P. Board | 2010 | 64.2
edu: High School | | | U.P. Board | 2008 | 60.1
languages: Hindi; English; Bhojpuri
cert: SAP Certified Application Associate – Procurement with SAP ERP 6.0 EhP7
total: 9 0
ctc: 1250000
expected: 1700000
notice: 90
born: 1993-02-20
marital: Single
*/
