import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 9,
  margin: 700,
  heading: { bold: true, size: 10, caps: true, color: 'FFFFFF', shade: '5D4037' },
  body: [
    p('Yusuf Ibrahim Shaikh', { bold: true, size: 20, color: '5D4037' }),
    p('INSTRUMENT TECHNICIAN  ▪  OIL & GAS  ▪  12 YEARS (9 GCC)', { color: '5D4037' }),
    table(
      [2500, 2500, 2500, 2500],
      [['☎ +974 3312 8840', '☎ +91 82918 40057', '✉ yusuf.inst@gmail.com', '⌂ Doha, Qatar']],
      { border: false },
    ),
    h('Employment record'),
    table(
      [2900, 2300, 1700, 1700, 1500],
      [
        ['Company / Client', 'Post', 'Country', 'From – To', 'Length'],
        ['Madina Group WLL\n(Client: QatarEnergy LNG)', 'Instrument Technician', 'Qatar', '09/2021 – date', '4 Y'],
        ['NMDC Energy\n(Client: ADNOC Offshore)', 'Instrument Technician', 'UAE', '01/2018 – 06/2021', '3 Y 6 M'],
        ['Nasser S. Al Hajri\n(Client: Petro Rabigh)', 'Instrument Fitter', 'KSA', '04/2016 – 11/2017', '1 Y 8 M'],
        [
          'Offshore Infrastructures Ltd\n(Client: BPCL Mahul)',
          'Fitter – Instrumentation',
          'India',
          '07/2013 – 02/2016',
          '2 Y 8 M',
        ],
      ],
      { head: 'D7CCC8' },
    ),
    h('Scope of work'),
    p(
      'Loop check, calibration of PT/FT/LT, control valve overhaul, F&G detectors, DCS Yokogawa marshalling; turnaround shutdowns in 2019, 2022 and 2024.',
    ),
    h('Education'),
    p('Diploma in Instrumentation — M. H. Saboo Siddik Polytechnic, Byculla — MSBTE — 2013 — First Class'),
    p('SSC — Anjuman-i-Islam High School — Mumbai Board — 2009 — 61.53%'),
    h('Safety passes and trade cards'),
    table(
      [4200, 3400, 2500],
      [
        ['CompEx Ex01–Ex04', 'JTL, Abu Dhabi', 'till Feb 2028'],
        ['H2S Awareness & BA', 'OPITO / GTSC', 'till Oct 2026'],
        ['BOSIET with CA-EBS', 'OPITO / Petrofac', 'till Mar 2027'],
      ],
      { border: false },
    ),
    h('Skills'),
    table(
      [3300, 3300, 3300],
      [
        ['□ HART communicator', '□ Tubing', '□ Loop drawings'],
        ['□ PLC S7-300 basics', '□ Smart positioners', '□ PTW system'],
      ],
      { border: false },
    ),
    h('Bio'),
    p(
      'Indian; born 18-Aug-1993; married; Urdu, Hindi, English, Arabic; QR driving licence; passport U6210934 (exp. 2031). Expected QAR 6,500. Notice one month.',
    ),
  ],
});
/* LABEL
about: instrument-technician | other | senior | n-word-gulf-client-below-company-length-column
name: Yusuf Ibrahim Shaikh
email: yusuf.inst@gmail.com
phone: +974 33128840; 8291840057
place: Doha
skills: HART communicator; Tubing; Loop drawings; PLC S7-300 basics; Smart positioners; PTW system
also: Loop check; calibration; control valve overhaul; F&G detectors; DCS Yokogawa
job: Instrument Technician | Madina Group WLL | Qatar | 2021-09 | now
job: Instrument Technician | NMDC Energy | UAE | 2018-01 | 2021-06
job: Instrument Fitter | Nasser S. Al Hajri | KSA | 2016-04 | 2017-11
job: Fitter – Instrumentation | Offshore Infrastructures Ltd | India | 2013-07 | 2016-02
edu: Diploma | Instrumentation | M. H. Saboo Siddik Polytechnic, Byculla | MSBTE | 2013 | First Class
edu: SSC | | Anjuman-i-Islam High School | Mumbai Board | 2009 | 61.53%
cert: CompEx Ex01–Ex04; H2S Awareness & BA; BOSIET with CA-EBS
languages: Urdu; Hindi; English; Arabic
total: 12 0
notice: 30
born: 1993-08-18
marital: Married
*/
