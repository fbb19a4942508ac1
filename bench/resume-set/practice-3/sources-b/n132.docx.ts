import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 12,
  body: [
    p('BIO DATA', { bold: true, align: 'center', size: 14, after: 160 }),
    p('1.  Name of the candidate\t:  Bishnu Charan Hembram', { tabs: [4200] }),
    p('2.  Father’s name\t:  Late Sukul Hembram', { tabs: [4200] }),
    p('3.  Date of birth\t:  5th May 1994', { tabs: [4200] }),
    p('4.  Sex\t:  Male', { tabs: [4200] }),
    p('5.  Contact no.\t:  82493 07716', { tabs: [4200] }),
    p('6.  Address\t:  At Bangriposi, Dist. Mayurbhanj, Odisha', { tabs: [4200] }),
    p('7.  Educational qualification\t:  10th pass, BSE Odisha, 2010 (45 %)', { tabs: [4200] }),
    p('\t   ITI Welder, ITI Baripada, SCTE&VT, 2012', { tabs: [4200] }),
    p('8.  Experience\t:  a) L&T Heavy Engineering, Hazira', { tabs: [4200] }),
    p('\t       6G Welder, 10.01.2019 to till now', { tabs: [4200] }),
    p('\t   b) Godrej Process Equipment, Dahej', { tabs: [4200] }),
    p('\t       ARC Welder, 02.02.2015 to 30.12.2018', { tabs: [4200] }),
    p('\t   c) Local fabrication shop, Baripada', { tabs: [4200] }),
    p('\t       Helper, 2012 to 2014', { tabs: [4200] }),
    p('9.  Welding tests passed\t:  6G GTAW+SMAW (TUV, 2021); IBR (2023)', { tabs: [4200] }),
    p('10. Languages\t:  Santali, Odia, Hindi', { tabs: [4200] }),
    p('11. Wages\t:  Rs. 900 per day at present', { tabs: [4200], after: 200 }),
    p('The above is true. Place: Hazira   Date: 01/09/2026', { after: 300 }),
    p('Bishnu Charan Hembram', { align: 'right' }),
  ],
});
/* LABEL
about: welder | other | mid | n-word-numbered-biodata
name: Bishnu Charan Hembram
phone: 8249307716
place: Bangriposi
job: 6G Welder | L&T Heavy Engineering | Hazira | 2019-01 | now
job: ARC Welder | Godrej Process Equipment | Dahej | 2015-02 | 2018-12
job: Helper | Local fabrication shop | Baripada | 2012 | 2014
edu: 10th | | | BSE Odisha | 2010 | 45 %
edu: ITI | Welder | ITI Baripada | SCTE&VT | 2012 |
languages: Santali; Odia; Hindi
cert: 6G GTAW+SMAW; IBR
born: 1994-05-05
gender: Male
dated: 2026-09-01
*/
