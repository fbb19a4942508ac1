import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  heading: { bold: true, size: 12, align: 'center' },
  body: [
    p('BIO-DATA', { bold: true, size: 15, align: 'center' }),
    p('Name\t:\tRAMDHARI YADAV', { tabs: [2600, 2900] }),
    p('Father’s name\t:\tLate Shri Sukhdeo Yadav', { tabs: [2600, 2900] }),
    p('Permanent address\t:\tVill. Barhauna, P.O. Maner, Dist. Patna, Bihar', { tabs: [2600, 2900] }),
    p('Present address\t:\tRoom 12, Labour Colony, Bhosari, Pune 411039', { tabs: [2600, 2900] }),
    p('Date of birth\t:\t02/02/1987', { tabs: [2600, 2900] }),
    p('Mobile\t:\t7654 120 388', { tabs: [2600, 2900] }),
    p('Marital status\t:\tMarried, 3 children', { tabs: [2600, 2900] }),
    p('Languages\t:\tBhojpuri, Hindi, Marathi (speaking)', { tabs: [2600, 2900] }),
    p('Trade\t:\tWelder (TIG, MIG, Arc) 6G', { tabs: [2600, 2900] }),
    h('WORK DETAILS'),
    table(
      [700, 2300, 2000, 1600, 2800],
      [
        ['S.N.', 'Duration', 'Post', 'Salary', 'Company & Place'],
        ['1.', '2006 to 2009', 'Helper', '2,800', 'Om Sai Fabrication, Bhosari'],
        ['2.', '2009 to 2014', 'Arc Welder', '7,500', 'Precision Boilers, Chakan'],
        ['3.', '2014 to 2019', '6G TIG Welder', 'AED 1,650', 'Dodsal Pipelines LLC, Abu Dhabi'],
        ['4.', '2020 to till date', 'Senior Welder', '31,000', 'Thermosun Process Equipment, Ranjangaon'],
      ],
      { head: 'DDDDDD' },
    ),
    h('QUALIFICATION'),
    p('1. ITI (Welder) – Govt. I.T.I., Digha, Patna – NCVT – 2005 – 71%'),
    p('2. Matriculation – High School Maner – BSEB Patna – 2003 – III Division'),
    h('WELDER QUALIFICATION TESTS'),
    p('WQT 6G (SS), Bureau Veritas, Cert. No. BV/AUH/7731, 2016'),
    p('WQT 6G (CS+LTCS), TÜV Rheinland Pune, Cert. No. TR-0912, valid till 2027'),
    p('Passport No. N 2299120 valid upto 14/08/2028'),
    p('Place: Pune\tRamdhari Yadav', { tabs: [7000], before: 300 }),
  ],
});
/* LABEL
about: welder | other | senior | n-word-biodata-salary-column
name: Ramdhari Yadav
phone: 7654120388
place: Pune
also: TIG; MIG; Arc; 6G
job: Senior Welder | Thermosun Process Equipment | Ranjangaon | 2020 | now
job: 6G TIG Welder | Dodsal Pipelines LLC | Abu Dhabi | 2014 | 2019
job: Arc Welder | Precision Boilers | Chakan | 2009 | 2014
job: Helper | Om Sai Fabrication | Bhosari | 2006 | 2009
edu: ITI | Welder | Govt. I.T.I., Digha, Patna | NCVT | 2005 | 71%
edu: Matriculation | | High School Maner | BSEB Patna | 2003 | III Division
languages: Bhojpuri; Hindi; Marathi
cert: WQT 6G (SS); WQT 6G (CS+LTCS)
ctc: 372000
born: 1987-02-02
marital: Married
*/
