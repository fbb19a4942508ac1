import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  body: [
    p('B I O - D A T A', { bold: true, size: 16, align: 'center' }),
    table(
      [3200, 6600],
      [
        ['Full name', 'Capt. Rajeshwar Dutt Dimri, Sena Medal (Veteran)'],
        ['Regiment / last unit', 'Garhwal Rifles / 14 GARH RIF'],
        ['Commissioned / retired', '07.12.2013 (SSC, OTA Chennai) / 06.12.2023'],
        ['Residence', '41 Cantt Road, Lansdowne 246155'],
        ['Cell and mail', '94105 28376; rddimri14@gmail.com'],
      ],
    ),
    p('I. APPOINTMENTS', { before: 60 }),
    table(
      [600, 2600, 2600, 2000, 2000],
      [
        ['(a)', 'Platoon Commander', '14 GARH RIF, Kupwara', 'Dec 2013', 'Sep 2016'],
        ['(b)', 'Adjutant', '14 GARH RIF, Ranchi', 'Oct 2016', 'Aug 2019'],
        ['(c)', 'Instructor Class C', 'Infantry School, Belgaum', 'Sep 2019', 'Jan 2022'],
        ['(d)', 'Company Commander', '14 GARH RIF, Tangdhar', 'Feb 2022', 'Dec 2023'],
        ['(e)', 'Manager Security & Admin', 'Amazon FC, Binola', 'Jan 2024', 'Till date'],
      ],
      { head: 'DDE5D0' },
    ),
    p('II. EDUCATION', { before: 60 }),
    p(
      '(a) B.Tech. (ECE), GBPEC Pauri, UTU, 2012, 72.1%\n(b) XII, AISSCE, KV Lansdowne, 2008, 81%\n(c) X, AISSE, as above, 2006, 84%\n(d) EGMP, IIM Indore (DGR sponsored), 2023',
    ),
    p('III. COURSES', { before: 60 }),
    p("Young Officers' (AX grade) 2014; Commando (I) 2015; Counter-insurgency, Warangte, 2016"),
    p('IV. ADDITIONAL', { before: 60 }),
    p('ASIS CPP, no. 24-77105, valid to 2027. Fire prevention, NFSC 2024 (1 week).'),
    p('V. COMPETENCE', { before: 60 }),
    p('Access control, loss prevention, crisis drills, vendor guard audits, C-TPAT'),
    p('VI. EXPECTATION', { before: 60 }),
    p('Present 19 LPA, expected 24 LPA, notice 60 days. English, Hindi, Garhwali.'),
  ],
});
/* LABEL
about: ex-army-officer-security-manager | other | senior | m-word-roman-sections-lettered-appointments
name: Rajeshwar Dutt Dimri
email: rddimri14@gmail.com
phone: 9410528376
place: Lansdowne
skills: Access control; loss prevention; crisis drills; vendor guard audits; C-TPAT
job: Manager Security & Admin | Amazon FC | Binola | 2024-01 | now
job: Company Commander | 14 GARH RIF | Tangdhar | 2022-02 | 2023-12
job: Instructor Class C | Infantry School | Belgaum | 2019-09 | 2022-01
job: Adjutant | 14 GARH RIF | Ranchi | 2016-10 | 2019-08
job: Platoon Commander | 14 GARH RIF | Kupwara | 2013-12 | 2016-09
edu: B.Tech. | ECE | GBPEC Pauri | UTU | 2012 | 72.1%
edu: XII | | KV Lansdowne | AISSCE | 2008 | 81%
edu: X | | KV Lansdowne | AISSE | 2006 | 84%
edu: EGMP | | IIM Indore | | 2023 |
languages: English; Hindi; Garhwali
cert: ASIS CPP
ctc: 1900000
expected: 2400000
notice: 60
*/
