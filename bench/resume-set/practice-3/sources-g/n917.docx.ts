import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { bold: true, size: 12, shade: 'EEEEEE' },
  body: [
    p('Deepak Sahani', { bold: true, size: 16 }),
    p('Boat engine mechanic and serang (inland master 2nd class)\nMarkapur Ghat, Bhagalpur; 9546 308 817'),
    h('Vessels and employers'),
    p('(1) M.V. Ganga Vihar (tourist), Antara River Cruises, Kolkata'),
    p('Serang / Master 2nd class\nOct 2021 – continuing', { indent: 500 }),
    p('(2) Dredger CSD-4, Dredging Corporation through Adani sub-contract, NW-1 Sahibganj'),
    p('Deck Hand, later Assistant Serang\nNov 2016 – Sep 2021', { indent: 500 }),
    p('(3) Country boat and ferry, Bhagalpur–Barari ghat (ghat lease of uncle)'),
    p('Engine man\n2011 – 2016', { indent: 500 }),
    h('Certificates of competency'),
    p('(1) Master 2nd Class (Inland Vessels), No. 2211/Pat, MMD cum RIV Patna, 07.03.2022, valid till 06.03.2027'),
    p('(2) Engine Driver 2nd Class, No. 0917/Pat, 2019'),
    p('(3) Life saving and fire training, NINI Patna, 2018 and 2023'),
    h('School'),
    p('(1) 10th, BSEB, Sarvodaya High School, Barari, 2010, 3rd division'),
    h('I do'),
    p('Greaves and Kirloskar engines; Net and rope; River reading; VHF; Gear box repair'),
    h('Self'),
    p('Born 10 Aug 1994, married; Angika, Hindi, Bengali; 28,000 per month, boarding free'),
  ],
});
/* LABEL
about: inland-vessel-master | other | senior | n-word-vessel-employer-line-title-period-indented
name: Deepak Sahani
phone: 9546308817
place: Bhagalpur
skills: Greaves and Kirloskar engines; Net and rope; River reading; VHF; Gear box repair
job: Serang / Master 2nd class | Antara River Cruises | Kolkata | 2021-10 | now
job: Deck Hand, later Assistant Serang | Dredging Corporation | Sahibganj | 2016-11 | 2021-09
job: Engine man | Country boat and ferry | Bhagalpur | 2011 | 2016
edu: 10th | | Sarvodaya High School, Barari | BSEB | 2010 | 3rd division
languages: Angika; Hindi; Bengali
cert: Master 2nd Class (Inland Vessels); Engine Driver 2nd Class; Life saving and fire training
ctc: 336000
born: 1994-08-10
marital: Married
*/
