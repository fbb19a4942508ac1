import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  margin: 900,
  heading: { bold: true, size: 13, color: '7B2D26', line: true },
  body: [
    p('Tenzin Norbu Lepcha', { bold: true, size: 20, color: '7B2D26' }),
    p('Tadong, Gangtok, Sikkim  ·  +91 7407 938 216  ·  tenzinlepcha.ihm@gmail.com', { after: 120 }),
    h('Hotels I have trained and worked in'),
    table(
      [2000, 1900, 3600, 2200],
      [
        ['Post', 'Period', 'Hotel', 'Department'],
        ['Commis III', '06/2026 – present', 'Taj Chia Kutir, Kurseong', 'Continental kitchen'],
        ['Kitchen Trainee', '11/2025 – 04/2026', 'ITC Royal Bengal, Kolkata', 'Bakery & Pastry'],
        ['Industrial Trainee', '07/2024 – 11/2024', 'Mayfair Spa Resort, Gangtok', 'All four departments'],
        ['Banquet Steward (part time)', '2023', 'Hotel Denzong Regency, Gangtok', 'F&B Service'],
      ],
      { head: 'F2DCDB' },
    ),
    h('Studies'),
    p('2023–26\tB.Sc. in Hospitality and Hotel Administration\n\tIHM Gangtok (NCHMCT – JNU)\n\t7.6 CGPA', {
      tabs: [1400],
    }),
    p('2023\tClass XII, CBSE\n\tTashi Namgyal Academy, Gangtok\n\t72%', { tabs: [1400] }),
    p('2021\tClass X, CBSE\n\tTashi Namgyal Academy, Gangtok\n\t76.4%', { tabs: [1400] }),
    h('Certificates'),
    p('FSSAI FoSTaC Basic Catering (2024); First aid, Indian Red Cross, Sikkim (2023)'),
    h('In the kitchen'),
    p('Sauces – Laminated dough – Momo & Tibetan cuisine – HACCP – Mise en place – Plating'),
    h('Languages'),
    p('Nepali, Lepcha, Hindi, English'),
    h('Others'),
    p('Winner of Young Chef, East zone round, 2025. Football goalkeeper of IHM team 2024.'),
    p('DOB 30 Oct 2004 | Male | Single | Willing to go anywhere in India'),
  ],
});
/* LABEL
about: commis-chef | other | junior | n-word-post-period-hotel-columns
name: Tenzin Norbu Lepcha
email: tenzinlepcha.ihm@gmail.com
phone: 7407938216
place: Gangtok
skills: Sauces; Laminated dough; Momo & Tibetan cuisine; HACCP; Mise en place; Plating
job: Commis III | Taj Chia Kutir | Kurseong | 2026-06 | now
job: Kitchen Trainee | ITC Royal Bengal | Kolkata | 2025-11 | 2026-04
job: Industrial Trainee | Mayfair Spa Resort | Gangtok | 2024-07 | 2024-11
job: Banquet Steward (part time) | Hotel Denzong Regency | Gangtok | 2023 | 2023
edu: B.Sc. | Hospitality and Hotel Administration | IHM Gangtok | NCHMCT – JNU | 2026 | 7.6 CGPA
edu: Class XII | | Tashi Namgyal Academy, Gangtok | CBSE | 2023 | 72%
edu: Class X | | Tashi Namgyal Academy, Gangtok | CBSE | 2021 | 76.4%
languages: Nepali; Lepcha; Hindi; English
cert: FSSAI FoSTaC Basic Catering; First aid
born: 2004-10-30
gender: Male
marital: Single
*/
