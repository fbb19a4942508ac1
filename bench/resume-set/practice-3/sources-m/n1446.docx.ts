import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10.5,
  body: [
    p('M. Venkateshwarlu', { bold: true, size: 18, color: '0B5345' }),
    p('Medical representative → area manager | Warangal | 98490 33175 | mvenkat.pharma@gmail.com', { color: '0B5345' }),
    h('COMPANIES'),
    p('1. Micro Labs Ltd', { bold: true }),
    p('Territory Executive – HQ Karimnagar (2011 June–2014 Aug)\nDivision: Solares (neuro)'),
    p('2. Torrent Pharmaceuticals', { bold: true }),
    p(
      'Business Executive – HQ Warangal (2014 Sept–2019 Feb)\nDivision: Azuca (diabetes). Star performer 2016 and 2017.',
    ),
    p('3. Eris Lifesciences', { bold: true }),
    p('Area Business Manager – HQ Warangal, team Khammam, Karimnagar, Adilabad (2019 Mar onwards)\nDivision: Nikkos'),
    h('COLLEGES'),
    p('B.Pharm. – Vaagdevi College of Pharmacy, Warangal – Kakatiya University – 2011 – 65.4%'),
    p('Intermediate (Bi.P.C.) – Chaitanya Jr. College, Hanamkonda – BIE AP – 2007 – 84.1%'),
    p('S.S.C. – ZPSS Narsampet – 2005 – 78%'),
    h('COURSES'),
    p('PGD in Marketing Management (distance) – NMIMS – 2017'),
    p('Managing managers workshop, Ahmedabad, 2022'),
    h('STRENGTHS'),
    p('Doctor conversion, stockist handling, RCPA, CME organising, Excel trackers'),
    h('PACKAGE'),
    p('Fixed 9.6 + variable 2.1 = 11.7 LPA; expecting 14; notice 60 days'),
    p('Telugu, Hindi, English; pharmacist registration TSPC 071882 valid 31/12/2026'),
  ],
});
/* LABEL
about: area-business-manager-pharma | other | senior | m-word-numbered-employers-title-hq-year-month-brackets
name: M. Venkateshwarlu
email: mvenkat.pharma@gmail.com
phone: 9849033175
place: Warangal
skills: Doctor conversion; stockist handling; RCPA; CME organising; Excel trackers
job: Area Business Manager | Eris Lifesciences | Warangal | 2019-03 | now
job: Business Executive | Torrent Pharmaceuticals | Warangal | 2014-09 | 2019-02
job: Territory Executive | Micro Labs Ltd | Karimnagar | 2011-06 | 2014-08
edu: PGD in Marketing Management | | NMIMS | | 2017 |
edu: B.Pharm. | | Vaagdevi College of Pharmacy, Warangal | Kakatiya University | 2011 | 65.4%
edu: Intermediate | Bi.P.C. | Chaitanya Jr. College, Hanamkonda | BIE AP | 2007 | 84.1%
edu: S.S.C. | | ZPSS Narsampet | | 2005 | 78%
languages: Telugu; Hindi; English
ctc: 1170000
expected: 1400000
notice: 60
*/
