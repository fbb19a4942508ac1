import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10.5,
  heading: { bold: true, size: 11.5, color: 'FFFFFF', shade: '385723' },
  header: [p('Er. S. K. Mahapatra, B.Sc. Engg. (Met.) | +91 94370 12288', { size: 8, align: 'right' })],
  body: [
    p('Er. SARAT KUMAR MAHAPATRA', { bold: true, size: 16 }),
    p('Executive Director (Works) – integrated steel | Rourkela – 769015 | skmahapatra.steel@gmail.com', {
      after: 100,
    }),
    h(' Overview'),
    p(
      'Metallurgist with 34 years of service in two integrated steel plants, one public and one private. Headed units from coke ovens to hot strip mill; led Rs. 6,800 crore expansion from 2.2 to 4.5 MTPA.',
    ),
    list(
      'Hot metal productivity of 2.6 t/m3/day in blast furnace 5 (2019–20)',
      'PM’s Trophy jury team, 2012; National Metallurgist (Industry) award of the Ministry of Steel, 2018',
      'LTIFR under 0.2 for five successive years',
    ),
    h(' Employment with Jindal-Bhushan Steel & Power Limited'),
    p(
      'Angul and Meramandali, Odisha; privately held by the Jindal-Bhushan family trust; turnover of Rs. 19,000 crore; employees 11,000',
    ),
    p('Executive Director (Works), Grade ED-I', { bold: true, before: 80 }),
    p('Steel Melting Shop, Rolling, Projects, Utilities'),
    p('01.04.2021 to date'),
    list(
      'Commissioned the 250 t BOF in 2022 and the slab caster in 2023',
      'Digital twin of the hot strip mill with a German vendor',
    ),
    p('President (Iron & Sinter)', { bold: true, before: 80 }),
    p('Blast Furnaces, Sinter Plants, Raw Material Handling'),
    p('16.08.2016 to 31.03.2021'),
    list('Relining of BF-2 in 71 days', 'Pulverised coal 180 kg/t; coke rate 372 kg/t'),
    h(' Employment with Steel Authority of India Ltd., Rourkela Steel Plant'),
    p('A Maharatna public sector undertaking under the Ministry of Steel'),
    table(
      [3300, 3600, 2700],
      [
        ['Rank', 'Shop', 'Held'],
        ['General Manager (E-8)', 'Blast Furnaces', 'June 2013 – Aug 2016'],
        ['Dy. General Manager (E-7)', 'Blast Furnaces', 'June 2009 – May 2013'],
        ['Asst. General Manager (E-5/E-6)', 'Sinter Plant-II', 'June 2003 – May 2009'],
        ['Sr. Manager / Manager (E-3/E-4)', 'Sinter Plant-I', 'June 1997 – May 2003'],
        ['Management Trainee (Tech.), then Jr. Manager', 'Coke Ovens', 'July 1992 – May 1997'],
      ],
      { head: 'E2EFDA' },
    ),
    h(' Education'),
    p(
      'B.Sc. (Engg.) Metallurgy: Regional Engineering College, Rourkela; Sambalpur University; 1992; 1st class Hons., 77 %',
    ),
    p('Executive MBA: Xavier Institute of Management, Bhubaneswar; 2004; 6.4/8'),
    p('I.Sc.: Ispat College, Rourkela; Council of Higher Secondary Education, Orissa; 1988; 74 %'),
    p('H.S.C.: Municipal High School, Rourkela; Board of Secondary Education, Orissa; 1986; 81 %'),
    h(' Certificates'),
    p('Chartered Engineer, Institution of Engineers (India), M-1182274, 2001\nLead Assessor ISO 9001, RWTÜV, 1999'),
    h(' Trainings and visits'),
    p(
      'Nippon Steel, Kimitsu, 1998 (8 weeks) | Paul Wurth, Luxembourg, 2014 | ASCI Hyderabad, leadership, 2010 | MTI Ranchi, several programmes between 1993 and 2009',
    ),
    h(' Memberships and papers'),
    p('Life Fellow IIM (LF-5510); IE(I); 14 papers, among them AISTech 2015 and METEC 2019'),
    h(' Skills'),
    p(
      'Blast furnace operation; sintering; expansion projects; energy and environment (CREP); industrial relations; Six Sigma; cost per tonne; board presentation',
    ),
    h(' Remuneration'),
    p(
      'Present CTC is Rs. 1.85 crore (1.4 crore fixed plus performance pay). Expected CTC negotiable around Rs. 2.25 crore. Six weeks of notice can be arranged although the contract says three months.',
    ),
    h(' Personal'),
    p(
      'Born 11th June 1970 at Cuttack. Married, two daughters. Odia, English, Hindi, Bengali, Japanese (elementary). I would go to Jamshedpur, Bellary or Raigarh; Middle East not wanted.',
    ),
  ],
});
/* LABEL
about: steel-works-executive-director | other | veteran | n4-word-two-sheets-employer-in-heading-shop-lines-rank-table
name: SARAT KUMAR MAHAPATRA
email: skmahapatra.steel@gmail.com
phone: 9437012288
place: Rourkela
skills: Blast furnace operation; sintering; expansion projects; energy and environment (CREP); industrial relations; Six Sigma; cost per tonne; board presentation
job: Executive Director (Works), Grade ED-I | Jindal-Bhushan Steel & Power Limited | | 2021-04 | now
job: President (Iron & Sinter) | Jindal-Bhushan Steel & Power Limited | | 2016-08 | 2021-03
job: General Manager (E-8) | Steel Authority of India Ltd. | Rourkela | 2013-06 | 2016-08
job: Dy. General Manager (E-7) | Steel Authority of India Ltd. | Rourkela | 2009-06 | 2013-05
job: Asst. General Manager (E-5/E-6) | Steel Authority of India Ltd. | Rourkela | 2003-06 | 2009-05
job: Sr. Manager / Manager (E-3/E-4) | Steel Authority of India Ltd. | Rourkela | 1997-06 | 2003-05
job: Management Trainee (Tech.), then Jr. Manager | Steel Authority of India Ltd. | Rourkela | 1992-07 | 1997-05
edu: B.Sc. (Engg.) | Metallurgy | Regional Engineering College, Rourkela | Sambalpur University | 1992 | 1st class Hons., 77 %
edu: Executive MBA | | Xavier Institute of Management, Bhubaneswar | | 2004 | 6.4/8
edu: I.Sc. | | Ispat College, Rourkela | Council of Higher Secondary Education, Orissa | 1988 | 74 %
edu: H.S.C. | | Municipal High School, Rourkela | Board of Secondary Education, Orissa | 1986 | 81 %
languages: Odia; English; Hindi; Bengali; Japanese
cert: Chartered Engineer; Lead Assessor ISO 9001
total: 34 0
ctc: 18500000
expected: 22500000
notice: 90
born: 1970-06-11
marital: Married
preferred: Jamshedpur; Bellary; Raigarh
*/
