import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, color: '0B5394', line: true },
  header: [p('Biswajit Nandi – Curriculum Vitae', { size: 8, align: 'right' })],
  footer: [p('biswajit.nandi.mech@gmail.com | 70440 31928', { size: 8, align: 'center' })],
  body: [
    p('BISWAJIT NANDI', { bold: true, size: 18 }),
    p('Quality surveyor / Third-party inspection engineer (welding, coating)'),
    p('Present location: Jamnagar, Gujarat. Home: Bankura, West Bengal.'),
    h('Assignments under inspection agencies'),
    table(
      [2000, 2300, 2800, 2400],
      [
        ['Period', 'Agency', 'Client / location', 'Role'],
        ["Dec'23 – Present", 'Velosi Certification', 'Reliance Jamnagar, DTA', 'Senior Inspector'],
        ["Jan'21 – Nov'23", 'Bureau Veritas', 'IOCL Paradip, IndAdept', 'QA/QC Inspector'],
        ["Feb'17 – Dec'20", 'Bureau Veritas', 'KOC North Kuwait', 'Welding Inspector'],
        ["Jun'14 – Jan'17", 'ABS Industrial Verification', 'HMEL Bathinda', 'Junior Inspector'],
      ],
      { head: 'CFE2F3' },
    ),
    h('Before inspection'),
    p('QC Engineer with Bridge & Roof Co. (India) Ltd., Haldia, July 2012 – May 2014'),
    h('Credentials'),
    list(
      'CSWIP 3.1, TWI, No. 91827/2, valid to Nov 2029',
      'NACE CIP Level 2 (AMPP), No. 47710, valid to Jan 2028',
      'ASNT Level II: RT, UT, PT, MT, renewed 2024',
      'API 510 – applied',
    ),
    h('Education'),
    p('B.Tech (Mechanical)\tBankura Unnayani Institute of Engg. (WBUT)\t2012\t7.02 DGPA', { tabs: [2300, 7000, 8000] }),
    p('HS\tBankura Zilla School (WBCHSE)\t2008\t64%', { tabs: [2300, 7000, 8000] }),
    p('Madhyamik\tBankura Zilla School (WBBSE)\t2006\t78%', { tabs: [2300, 7000, 8000] }),
    h('Codes and practice'),
    p('ASME IX, API 1104, API 650, WPS/PQR review, Holiday test, PMI, Document control'),
    h('Personal'),
    p('DOB 9/1/1990; male; married; Bengali, Hindi, English; rate 7,800 per day; notice 15 days'),
  ],
});
/* LABEL
about: tpi-inspector | other | senior | n-word-agency-client-role-table-header-footer
name: Biswajit Nandi
email: biswajit.nandi.mech@gmail.com
phone: 7044031928
place: Jamnagar
skills: ASME IX; API 1104; API 650; WPS/PQR review; Holiday test; PMI; Document control
job: Senior Inspector | Velosi Certification | Jamnagar | 2023-12 | now
job: QA/QC Inspector | Bureau Veritas | Paradip | 2021-01 | 2023-11
job: Welding Inspector | Bureau Veritas | North Kuwait | 2017-02 | 2020-12
job: Junior Inspector | ABS Industrial Verification | Bathinda | 2014-06 | 2017-01
job: QC Engineer | Bridge & Roof Co. (India) Ltd. | Haldia | 2012-07 | 2014-05
edu: B.Tech | Mechanical | Bankura Unnayani Institute of Engg. | WBUT | 2012 | 7.02 DGPA
edu: HS | | Bankura Zilla School | WBCHSE | 2008 | 64%
edu: Madhyamik | | Bankura Zilla School | WBBSE | 2006 | 78%
languages: Bengali; Hindi; English
cert: CSWIP 3.1; NACE CIP Level 2 (AMPP); ASNT Level II
notice: 15
born: 1990-01-09
gender: Male
marital: Married
*/
