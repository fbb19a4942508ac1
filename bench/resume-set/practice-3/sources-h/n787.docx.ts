import { docx, h, p, table } from '../../outside/sources/word.ts';

const bar = (name: string, level: number) => `${name}\t${'█'.repeat(level)}${'░'.repeat(5 - level)}`;

export default docx({
  font: 'DejaVu Sans',
  size: 9,
  margin: 800,
  heading: { bold: true, size: 10, color: 'BF360C' },
  body: [
    p('GURMEET SINGH "GARY" SAINI', { bold: true, size: 16, color: 'BF360C' }),
    p('Gym Manager & Strength Coach — Panchkula, Haryana'),
    p('✆ 99150 28846 · ✉ coachgarysaini@gmail.com · ◎ @coachgary'),
    h('▌EXPERIENCE'),
    table(
      [3200, 3600, 3200],
      [
        [
          '**Club Manager**\nAnytime Fitness, Sector 8, Panchkula\n11/2021 – now',
          '**Floor Trainer → Head Trainer**\nGold’s Gym, Sector 35, Chandigarh\n02/2017 – 10/2021',
          '**Fitness Instructor**\nITBP Sports Complex (daily wager)\n2015 – 2016',
        ],
      ],
    ),
    h('▌WHAT THE CLUB SAW'),
    p('840 members, renewal 71 %; five trainers; PT sales of ₹ 9 lakh a month in Jan 2025.'),
    h('▌SCHOOL & COLLEGE'),
    table(
      [5000, 5000],
      [
        [
          '**B.P.E.S.**\nDAV College, Sector 10, Chandigarh\n(Panjab University)\n2015',
          '**10+2 (Arts)**\nGovt. Model Sr. Sec. School, Sector 16\nCBSE\n2012',
        ],
      ],
    ),
    h('▌CERTIFICATES'),
    table(
      [3400, 3300, 3300],
      [
        [
          'ACE Certified Personal Trainer\nAmerican Council on Exercise\n2018, valid till 2026',
          'K11 Diploma in Personal Training\nK11 Academy, Mumbai\n2016',
          'CPR/AED\nHeartsaver (AHA)\n2025',
        ],
      ],
    ),
    h('▌SKILLS'),
    p(
      `${bar('Strength programming', 5)}\n${bar('Nutrition planning', 4)}\n${bar('Sales', 4)}\n${bar('Rehab basics', 3)}`,
      { tabs: [3200] },
    ),
    h('▌LANGUAGES'),
    p('Punjabi / Hindi / English'),
    p('Power lifting, 93 kg: state silver 2014, bronze 2019', { italic: true, before: 100 }),
  ],
});
/* LABEL
about: gym-manager | other | mid | n-word-jobs-side-by-side-in-cells
name: Gurmeet Singh "GARY" Saini
email: coachgarysaini@gmail.com
phone: 9915028846
place: Panchkula
skills: Strength programming; Nutrition planning; Sales; Rehab basics
job: Club Manager | Anytime Fitness | Sector 8, Panchkula | 2021-11 | now
job: Floor Trainer → Head Trainer | Gold’s Gym | Sector 35, Chandigarh | 2017-02 | 2021-10
job: Fitness Instructor | ITBP Sports Complex | | 2015 | 2016
edu: B.P.E.S. | | DAV College, Sector 10, Chandigarh | Panjab University | 2015 |
edu: 10+2 | Arts | Govt. Model Sr. Sec. School, Sector 16 | CBSE | 2012 |
cert: ACE Certified Personal Trainer; K11 Diploma in Personal Training; CPR/AED
languages: Punjabi; Hindi; English
*/
