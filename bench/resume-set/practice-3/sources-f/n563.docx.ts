import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { bold: true, size: 12, shade: 'D9D9D9' },
  body: [
    p('BIO-DATA', { bold: true, align: 'center', size: 14 }),
    table(
      [3000, 6700],
      [
        ['Name', 'Surendra Nath Tiwary'],
        ['Present post', 'Chief Finance Manager'],
        ['Present organisation', 'Bokaro Power Supply Co. (P) Ltd. (JV of SAIL and DVC)'],
        ['Date of birth', '02/07/1971'],
        ['Mobile and mail', '94311 26650, sntiwary.fin@gmail.com'],
        ['Address', 'Qr. 2114, Sector 4/D, Bokaro Steel City'],
      ],
    ),
    h('A. Service particulars'),
    table(
      [2300, 1700, 1700, 4000],
      [
        ['Post', 'From', 'To', 'Organisation / Unit'],
        ['Chief Finance Manager', '01.07.2019', 'Continuing', 'BPSCL, Bokaro (on deputation from SAIL)'],
        ['AGM (Finance)', '30.06.2014', '30.06.2019', 'SAIL, Bokaro Steel Plant'],
        ['Manager (F&A)', '30.06.2007', '29.06.2014', 'SAIL, Raw Materials Division, Kolkata'],
        ['Jr. Manager (F&A)', '12.01.2001', '29.06.2007', 'SAIL, Bokaro Steel Plant'],
        ['Accounts Officer', '03.02.1997', '05.01.2001', 'Usha Martin Industries, Ranchi'],
      ],
      { head: 'F2F2F2' },
    ),
    h('B. Educational particulars'),
    table(
      [2300, 3900, 1400, 2100],
      [
        ['Examination', 'Board / University / Institute', 'Year', 'Division / %'],
        ['ICWA Final', 'Institute of Cost & Works Accountants of India', '1996', 'Pass'],
        ['B.Com. (Hons.)', 'Ranchi University', '1992', 'First'],
        ['I.Com.', 'Bihar Intermediate Education Council', '1989', 'First'],
        ['Matriculation', 'Bihar School Examination Board', '1987', 'Second'],
      ],
      { head: 'F2F2F2' },
    ),
    h('C. Areas of work'),
    p('Power tariff petitions (JSERC), coal contracts, project finance, GST litigation, SAP FI, audit by C&AG.'),
    h('D. Training'),
    table(
      [4200, 3400, 2100],
      [
        ['IFRS convergence', 'MTI Ranchi', '2016, 1 week'],
        ['Leadership', 'ASCI Hyderabad', '2020, 5 days'],
      ],
    ),
    p('Languages: Hindi, Bhojpuri, English', { before: 120 }),
  ],
});
/* LABEL
about: psu-finance-manager | other | veteran | n-word-bio-data-post-from-to-organisation-deputation
name: Surendra Nath Tiwary
email: sntiwary.fin@gmail.com
phone: 9431126650
place: Bokaro Steel City
skills: Power tariff petitions (JSERC); coal contracts; project finance; GST litigation; SAP FI; audit by C&AG
job: Chief Finance Manager | BPSCL | Bokaro | 2019-07 | now
job: AGM (Finance) | SAIL, Bokaro Steel Plant | | 2014-06 | 2019-06
job: Manager (F&A) | SAIL, Raw Materials Division | Kolkata | 2007-06 | 2014-06
job: Jr. Manager (F&A) | SAIL, Bokaro Steel Plant | | 2001-01 | 2007-06
job: Accounts Officer | Usha Martin Industries | Ranchi | 1997-02 | 2001-01
edu: ICWA Final | | Institute of Cost & Works Accountants of India | | 1996 | Pass
edu: B.Com. (Hons.) | | Ranchi University | | 1992 | First
edu: I.Com. | | | Bihar Intermediate Education Council | 1989 | First
edu: Matriculation | | | Bihar School Examination Board | 1987 | Second
languages: Hindi; Bhojpuri; English
cert: IFRS convergence; Leadership
born: 1971-07-02
*/
