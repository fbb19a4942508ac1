import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  body: [
    p('RUKSAR BEGUM SHAIKH\tASHA → STAFF NURSE (BSc)', { bold: true, tabs: [-9800], shade: 'FCE4EC', size: 12 }),
    p('Gangapur, Raichur, Karnataka 584101\t86609 22417 | ruksarshaikh.nurse@gmail.com', { tabs: [-9800], after: 140 }),
    table(
      [1900, 7900],
      [
        [
          'Study',
          [
            p('BSc Nursing (2021–25): Navodaya College of Nursing, Raichur; RGUHS; 72.3%'),
            p('PUC Science (2021): Govt. PU College for Girls, Raichur; Dept. of PU Education; 80.6%'),
            p('SSLC (2019): Tagore Memorial High School; KSEEB; 85.1%'),
          ].join(''),
        ],
        [
          'Work',
          [
            p('Nov 2025 – present: Staff Nurse, Bhandari Hospital, Raichur (casualty, 10 beds)'),
            p('Jul 2025 – Oct 2025: Nursing Intern, RIMS Raichur'),
          ].join(''),
        ],
        [
          'Posted during BSc',
          p('NIMHANS Bengaluru (psychiatry, 1 month, 2024); PHC Yergera (community, 2 months, 2024)'),
        ],
        ['Project', p('Knowledge of anaemia among adolescent girls in Devadurga, 2025')],
        ['I can', p('IV cannulation, triage, ECG recording, wound dressing, vaccination, Google Sheets')],
        ['Papers', p('KSNC registration RN-214886 (2025). BLS, valid Aug 2027. POSHAN volunteer certificate 2023.')],
        ['Speak', p('Urdu, Kannada, Hindi, Telugu, English')],
        ['Pay', p('Rs 17,000 in hand now. Hope: Rs 25,000 per month. Notice: 15 days')],
      ],
      { side: 'FCE4EC' },
    ),
    p('Born on 8-8-2003. Female. Single.'),
  ],
});
/* LABEL
about: staff-nurse | other | fresher | n-word-side-labels-colon-after-year
name: RUKSAR BEGUM SHAIKH
email: ruksarshaikh.nurse@gmail.com
phone: 8660922417
place: Raichur
skills: IV cannulation; triage; ECG recording; wound dressing; vaccination; Google Sheets
job: Staff Nurse | Bhandari Hospital | Raichur | 2025-11 | now
job: Nursing Intern | RIMS Raichur | | 2025-07 | 2025-10
edu: BSc Nursing | | Navodaya College of Nursing, Raichur | RGUHS | 2025 | 72.3%
edu: PUC | Science | Govt. PU College for Girls, Raichur | Dept. of PU Education | 2021 | 80.6%
edu: SSLC | | Tagore Memorial High School | KSEEB | 2019 | 85.1%
languages: Urdu; Kannada; Hindi; Telugu; English
cert: KSNC registration; BLS; POSHAN volunteer certificate
expected: 300000
notice: 15
born: 2003-08-08
gender: Female
marital: Single
*/
