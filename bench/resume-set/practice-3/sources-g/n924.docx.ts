import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 12, color: '0B5345' },
  body: [
    p('Priyanka Bhuyan', { bold: true, size: 18 }),
    p(
      'Nutritionist & dietitian | Sambalpur | RD 2219/2021 (IDA, valid to 2026) | 7894 402 516 | priyanka.diet@gmail.com',
      { line: true },
    ),
    h('Engagements'),
    table(
      [2800, 2200, 2400, 2200],
      [
        ['Where', 'Department', 'Engaged as', 'Years'],
        ['VIMSAR, Burla', 'Nutrition Rehabilitation Centre', 'Dietitian (NHM)', '2022 to now'],
        ['Hi-Tech Medical College & Hospital, Rourkela', 'Dietary services', 'Assistant Dietitian', '2019 to 2022'],
        ['HealthifyMe', 'Online coaching (work from home)', 'Nutrition Coach', '2018 to 2019'],
        ['KIMS, Bhubaneswar', 'Kitchen and wards', 'Dietetic Intern', '2018, 6 months'],
      ],
      { head: 'A2D9CE' },
    ),
    h('Degrees'),
    p('M.Sc. Food Science & Nutrition — OUAT Bhubaneswar — 2018 — OGPA 8.2/10'),
    p('B.Sc. Home Science — Govt. Women’s College, Sambalpur (Sambalpur University) — 2016 — 66%'),
    p('+2 Science — Jawahar Navodaya Vidyalaya, Barpali (CBSE) — 2013 — 71%'),
    h('Other certificates'),
    p('Certificate in Diabetes Educator, Project Hope, 2020; IYCF counselling, UNICEF-NHM, 2022'),
    h('Expertise'),
    p('SAM management, Renal diets, Enteral feeds, Diet Cal software, Group counselling, Menu cycles'),
    h('Personal profile'),
    p('DOB: 05-05-1995 | Sex: Female | Married | Sambalpuri, Odia, Hindi, English | 26,800 pm; expects 35,000 pm'),
  ],
});
/* LABEL
about: dietitian | other | mid | n-word-where-department-engaged-years
name: Priyanka Bhuyan
email: priyanka.diet@gmail.com
phone: 7894402516
place: Sambalpur
skills: SAM management; Renal diets; Enteral feeds; Diet Cal software; Group counselling; Menu cycles
job: Dietitian (NHM) | VIMSAR | Burla | 2022 | now
job: Assistant Dietitian | Hi-Tech Medical College & Hospital | Rourkela | 2019 | 2022
job: Nutrition Coach | HealthifyMe | | 2018 | 2019
job: Dietetic Intern | KIMS | Bhubaneswar | 2018 | 2018
edu: M.Sc. | Food Science & Nutrition | OUAT Bhubaneswar | | 2018 | OGPA 8.2/10
edu: B.Sc. | Home Science | Govt. Women’s College, Sambalpur | Sambalpur University | 2016 | 66%
edu: +2 Science | | Jawahar Navodaya Vidyalaya, Barpali | CBSE | 2013 | 71%
languages: Sambalpuri; Odia; Hindi; English
cert: Certificate in Diabetes Educator; IYCF counselling
ctc: 321600
expected: 420000
born: 1995-05-05
gender: Female
marital: Married
*/
