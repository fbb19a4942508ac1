import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, color: '1F497D', line: true },
  header: [p('Name: Mohammed Asif Ansari\tPhone: 7905 448 216', { tabs: [-9800] })],
  footer: [p('Declaration: all above is true.   Mau, 3 March 2025', { italic: true })],
  body: [
    p('Power loom technician and weaving supervisor', { bold: true, size: 13 }),
    h('Mill work'),
    p('Duration\tMill and town\tRank', { tabs: [2600, 7000], bold: true }),
    p('3 years, till now\tBirla Handloom Exports, Mau\tWeaving Supervisor', { tabs: [2600, 7000] }),
    p('(from 2022)', { italic: true }),
    p('6 years\tArvind Denim Sheds, Ahmedabad\tLoom Jobber', { tabs: [2600, 7000] }),
    p('(2016 to 2022)', { italic: true }),
    p('4 years\tBhiwandi Rayon Works, Bhiwandi\tWeaver', { tabs: [2600, 7000] }),
    p('(2012 to 2016)', { italic: true }),
    h('Taleem'),
    p('2012\tDiploma, Textile Technology\tGovt. Polytechnic, Kanpur (BTE UP)', { tabs: [1200, 5200] }),
    p('2008\tHigh School\tMuslim Inter College, Mau (UP Board)', { tabs: [1200, 5200] }),
    h('Hunar'),
    p('Rapier and airjet looms, warping, sizing, fabric inspection (4-point), beam gaiting'),
    h('Zaroori'),
    p('Born: 15 Aug 1992. Urdu, Hindi. Rs 26,000 monthly. Married.'),
  ],
});
/* LABEL
about: weaving-supervisor | other | senior | n-word-tab-table-duration-with-years-in-brackets-below
name: Mohammed Asif Ansari
phone: 7905448216
place: Mau
skills: Rapier and airjet looms; warping; sizing; fabric inspection (4-point); beam gaiting
job: Weaving Supervisor | Birla Handloom Exports | Mau | 2022 | now
job: Loom Jobber | Arvind Denim Sheds | Ahmedabad | 2016 | 2022
job: Weaver | Bhiwandi Rayon Works | Bhiwandi | 2012 | 2016
edu: Diploma | Textile Technology | Govt. Polytechnic, Kanpur | BTE UP | 2012 |
edu: High School | | Muslim Inter College, Mau | UP Board | 2008 |
languages: Urdu; Hindi
born: 1992-08-15
marital: Married
ctc: 312000
dated: 2025-03-03
*/
