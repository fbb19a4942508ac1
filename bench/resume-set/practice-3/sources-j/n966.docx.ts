import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  margin: 900,
  body: [
    p('B I O D A T A', { bold: true, align: 'center', size: 14 }),
    p('1.\tName\t: Chandrakant Baburao Shelke', { tabs: [500, 3200] }),
    p('2.\tAddress\t: Room 6, Ganesh Chawl, Ulhasnagar-3, Thane', { tabs: [500, 3200] }),
    p('3.\tPhone\t: 8108 336 420', { tabs: [500, 3200] }),
    p('4.\tBirth date\t: 04-12-1979', { tabs: [500, 3200] }),
    p('5.\tQualification\t: as below', { tabs: [500, 3200], after: 80 }),
    table(
      [900, 3000, 1700, 2200, 2200],
      [
        ['No.', 'Name of exam', 'Passing year', 'Marks obtained', 'Board'],
        ['a', 'I.T.I. (Fitter)', '1999', '68.42 %', 'NCVT'],
        ['b', 'S.S.C.', '1996', '51 %', 'Mumbai'],
      ],
    ),
    p('6.\tService details\t: as below', { tabs: [500, 3200], after: 80 }),
    table(
      [900, 2400, 1400, 1400, 3900],
      [
        ['No.', 'Post', 'Joining', 'Leaving', 'Factory'],
        ['a', 'Apprentice', 'Oct 99', 'Oct 00', 'Century Rayon, Shahad'],
        ['b', 'Fitter', 'Jan 01', 'Aug 08', 'Kirloskar Oil Pumps, Ambernath'],
        ['c', 'Senior Fitter', 'Sep 08', 'May 17', 'Godrej Tool Works, Vikhroli'],
        ['d', 'Maintenance Foreman', 'Jun 17', '—', 'Aarti Drugchem, Badlapur'],
      ],
    ),
    p('7.\tOther knowledge\t: Alignment by laser, hydraulics, bearing fitting, gas cutting', { tabs: [500, 3200] }),
    p('8.\tLast salary\t: 34,500 p.m.', { tabs: [500, 3200] }),
    p('9.\tLanguages\t: Marathi, Hindi', { tabs: [500, 3200] }),
    p('Place: Ulhasnagar\nDate: 19/11/2024', { before: 200 }),
  ],
});
/* LABEL
about: maintenance-foreman | other | veteran | n-word-numbered-tab-lines-two-digit-years
name: Chandrakant Baburao Shelke
phone: 8108336420
place: Ulhasnagar
skills: Alignment by laser; hydraulics; bearing fitting; gas cutting
job: Maintenance Foreman | Aarti Drugchem | Badlapur | 2017-06 | now
job: Senior Fitter | Godrej Tool Works | Vikhroli | 2008-09 | 2017-05
job: Fitter | Kirloskar Oil Pumps | Ambernath | 2001-01 | 2008-08
job: Apprentice | Century Rayon | Shahad | 1999-10 | 2000-10
edu: I.T.I. | Fitter | | NCVT | 1999 | 68.42 %
edu: S.S.C. | | | Mumbai | 1996 | 51 %
languages: Marathi; Hindi
ctc: 414000
born: 1979-12-04
dated: 2024-11-19
*/
