import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11 },
  body: [
    p('Dr Faisal Rahman Siddiqui', { bold: true, size: 14 }),
    p(
      'MBBS, DNB (Family Medicine)\nMahanagar, Lucknow · 9956 340 772 · dr.faisal.siddiqui@gmail.com · UPMC Reg. 61844',
    ),
    h('Training and degrees'),
    table(
      [4700, 3600, 1500],
      [
        [
          'DNB (Family Medicine)\nNational Board of Examinations',
          'Vivekananda Polyclinic & Institute of Medical Sciences, Lucknow',
          'Dec 2017',
        ],
        ['MBBS\nK.G. Medical University', 'Era’s Lucknow Medical College', '2012'],
        ['Certificate Course in Evidence Based Diabetes Management\nPHFI', 'Regional centre Lucknow', '2019'],
        ['Intermediate\nICSE/ISC Council', 'St. Francis College', '2005'],
      ],
    ),
    h('Appointments'),
    table(
      [4700, 3600, 1500],
      [
        [
          'Chief Medical Officer (Occupational Health), Gr. II',
          'Hindustan Aeronautics Ltd – Accessories Division Hospital',
          '2022 –',
        ],
        ['Consultant Family Physician', 'Charak Hospital, Dubagga', '2018 – 2022'],
        ['Senior Resident', 'Vivekananda Polyclinic', '2017 – 2018'],
        ['Medical Officer (NHM)', 'CHC Malihabad', '2013 – 2014'],
      ],
    ),
    h('Procedures and skills'),
    p('Pre-employment examinations, ECG interpretation, Audiometry and PFT, First-aid training'),
    h('Personal'),
    p('Born 1987; married; Urdu, Hindi, English'),
  ],
});
/* LABEL
about: occupational-physician | other | senior | n-k-plain-grid-degree-over-university
name: Faisal Rahman Siddiqui
email: dr.faisal.siddiqui@gmail.com
phone: 9956340772
place: Lucknow
skills: Pre-employment examinations; ECG interpretation; Audiometry and PFT; First-aid training
job: Chief Medical Officer (Occupational Health), Gr. II | Hindustan Aeronautics Ltd – Accessories Division Hospital | | 2022 | now
job: Consultant Family Physician | Charak Hospital | Dubagga | 2018 | 2022
job: Senior Resident | Vivekananda Polyclinic | | 2017 | 2018
job: Medical Officer (NHM) | CHC Malihabad | | 2013 | 2014
edu: DNB | Family Medicine | Vivekananda Polyclinic & Institute of Medical Sciences, Lucknow | National Board of Examinations | 2017 |
edu: MBBS | | Era’s Lucknow Medical College | K.G. Medical University | 2012 |
edu: Certificate Course | Evidence Based Diabetes Management | Regional centre Lucknow | PHFI | 2019 |
edu: Intermediate | | St. Francis College | ICSE/ISC Council | 2005 |
languages: Urdu; Hindi; English
marital: Married
*/
