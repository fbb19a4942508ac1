import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('R E S U M E', { bold: true, align: 'center', size: 14 }),
    p('Boatswain (Bosun) – MUTHURAJ FERNANDO', { bold: true }),
    p('7/41 Beach Road, Thoothukudi 628001. 9486 320 771. muthuraj.bosun@gmail.com'),
    p('SEA TIME', { bold: true, before: 140 }),
    table(
      [400, 2100, 1500, 1500, 2600, 1600],
      [
        ['', 'NAME OF SHIP', 'ON', 'OFF', 'OWNER / RPSL AGENT', 'RANK'],
        ['1', 'MV SCI Chennai', '12-JAN-26', '30-JUL-26', 'Shipping Corporation of India', 'BOSUN'],
        ['2', 'MV SCI Mumbai', '03-MAR-25', '15-NOV-25', 'Shipping Corporation of India', 'BOSUN'],
        ['3', 'MV Wan Hai 506', '20-SEP-23', '28-JUN-24', 'Wan Hai Lines / Elegant Marine, Chennai', 'AB'],
        ['4', 'MV Wan Hai 512', '05-OCT-22', '11-JUL-23', 'Wan Hai Lines / Elegant Marine, Chennai', 'AB'],
        ['5', 'MV TCI Arjun', '2018', '2022', 'Transport Corporation of India (coastal)', 'AB / OS'],
      ],
      { head: 'DDDDDD' },
    ),
    p('PAPERS', { bold: true, before: 140 }),
    p(
      'CDC MUM 221909 upto 04/2030. Passport W 1102773 upto 2033. COP Able Seafarer Deck, No. ASD-CHN-1288, Mercantile Marine Dept. Chennai, 2019. PSCRB 2022, Refresher 2027.',
    ),
    p('EDUCATION', { bold: true, before: 140 }),
    p('GP Rating, 6 months, Tamil Nadu Maritime Academy, Thoothukudi, 2008'),
    p('SSLC, St. Xavier’s Hr. Sec. School, Thoothukudi, 2006, 58%'),
    p('CAN DO', { bold: true, before: 140 }),
    p('Anchoring, Mooring, Crane (40 T) driving, Hold cleaning, Splicing, Painting plan'),
    p('SELF', { bold: true, before: 140 }),
    p('DOB 25.11.1989, married, Tamil, English, Hindi. Ready from 1 December 2026.'),
  ],
});
/* LABEL
about: bosun | other | senior | n-word-ship-on-off-owner-rank
name: Muthuraj Fernando
email: muthuraj.bosun@gmail.com
phone: 9486320771
place: Thoothukudi
skills: Anchoring; Mooring; Crane (40 T) driving; Hold cleaning; Splicing; Painting plan
job: Bosun | Shipping Corporation of India | | 2026-01 | 2026-07
job: Bosun | Shipping Corporation of India | | 2025-03 | 2025-11
job: AB | Wan Hai Lines | Chennai | 2023-09 | 2024-06
job: AB | Wan Hai Lines | Chennai | 2022-10 | 2023-07
job: AB / OS | Transport Corporation of India | | 2018 | 2022
edu: GP Rating | | Tamil Nadu Maritime Academy, Thoothukudi | | 2008 |
edu: SSLC | | St. Xavier’s Hr. Sec. School, Thoothukudi | | 2006 | 58%
languages: Tamil; English; Hindi
cert: COP Able Seafarer Deck; PSCRB
born: 1989-11-25
marital: Married
*/
