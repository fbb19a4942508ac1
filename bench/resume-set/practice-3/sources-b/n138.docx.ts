import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { italic: true, size: 13, color: 'C55A11' },
  body: [
    p('shalini priyadarshini', { size: 24, color: 'C55A11' }),
    p('optometrist, patna'),
    p('shalini.optom@gmail.com / 70049 18826', { line: true, after: 100 }),
    h('seeing patients'),
    p('**Senior Optometrist**\tJan 2023 –', { tabs: [-9800] }),
    p('Akhand Jyoti Eye Hospital, Mastichak', { indent: 300 }),
    p('**Optometrist**\tFeb 2020 – Dec 2022', { tabs: [-9800] }),
    p('Lenskart, Boring Road (Patna)', { indent: 300 }),
    p('**Intern**\tJan 2019 – Dec 2019', { tabs: [-9800] }),
    p('IGIMS, Patna', { indent: 300 }),
    h('reading books'),
    p('Bachelor of Optometry\t2015 – 2019\t7.6 CGPA', { tabs: [4200, 6600] }),
    p('Amity University, Patna', { indent: 300 }),
    p('I.Sc.\t2013 – 2015\t69 %', { tabs: [4200, 6600] }),
    p('BSEB, Patna Science College', { indent: 300 }),
    p('Matriculation\t2013\t74 %', { tabs: [4200, 6600] }),
    p('CBSE, Notre Dame Academy', { indent: 300 }),
    h('using hands'),
    p('retinoscopy, slit lamp, OCT, tonometry, contact lens fitting, low vision aids'),
    h('speaking'),
    p('hindi, maithili, english'),
    h('wishing'),
    p('5.5 lakh a year, now 3.9 lakh. Free 45 days after resigning. Patna, Ranchi or Kolkata.'),
  ],
});
/* LABEL
about: optometrist | other | mid | n-word-lower-case-verb-headings
name: Shalini Priyadarshini
email: shalini.optom@gmail.com
phone: 7004918826
place: Patna
skills: retinoscopy; slit lamp; OCT; tonometry; contact lens fitting; low vision aids
job: Senior Optometrist | Akhand Jyoti Eye Hospital | Mastichak | 2023-01 | now
job: Optometrist | Lenskart | Boring Road (Patna) | 2020-02 | 2022-12
job: Intern | IGIMS | Patna | 2019-01 | 2019-12
edu: Bachelor of Optometry | | Amity University, Patna | | 2019 | 7.6 CGPA
edu: I.Sc. | | Patna Science College | BSEB | 2015 | 69 %
edu: Matriculation | | Notre Dame Academy | CBSE | 2013 | 74 %
languages: hindi; maithili; english
ctc: 390000
expected: 550000
notice: 45
preferred: Patna; Ranchi; Kolkata
*/
