import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  body: [
    p('sangeeta dewangan', { bold: true, size: 20 }),
    p('dietitian, raipur · 77730 41856 · sangeeta.diet@gmail.com', { italic: true }),
    p(),
    p(
      'since july 2023 i am clinical dietitian at ramkrishna care hospital, raipur and see kidney and diabetes patients.',
    ),
    p('before that, from august 2020 till june 2023, i was with healthifyme (work from home) as nutrition coach.'),
    p('my first job was trainee dietitian at mmi narayana hospital, raipur, january 2020 to july 2020.'),
    p(),
    p(
      'i studied m.sc. food and nutrition at d.b. girls college, raipur (pt. ravishankar shukla university), 2019, 74 percent; b.sc. home science from the same college in 2017; 12th from cg board in 2014 with 70.6 percent from govt. girls school, dhamtari.',
    ),
    p(),
    p(
      'i am a registered dietitian with ida, number 2187/2021, valid till 2026. diabetes educator course by nhcc, 2022.',
    ),
    p(),
    p('i use nutrisurvey, dietcal, ms excel. i prepare therapeutic diets, tube feeds and weight plans.'),
    p(),
    p('i speak hindi, chhattisgarhi and english. i earn 3.6 lakh and expect 4.5 lakh. i can join within 30 days.'),
  ],
});
/* LABEL
about: clinical-dietitian | other | mid | m-word-lower-case-sentences-newest-first
name: sangeeta dewangan
email: sangeeta.diet@gmail.com
phone: 7773041856
place: raipur
skills: nutrisurvey; dietcal; ms excel
also: therapeutic diets; tube feeds; weight plans
job: clinical dietitian | ramkrishna care hospital | raipur | 2023-07 | now
job: nutrition coach | healthifyme | | 2020-08 | 2023-06
job: trainee dietitian | mmi narayana hospital | raipur | 2020-01 | 2020-07
edu: m.sc. | food and nutrition | d.b. girls college, raipur | pt. ravishankar shukla university | 2019 | 74 percent
edu: b.sc. | home science | d.b. girls college, raipur | | 2017 |
edu: 12th | | govt. girls school, dhamtari | cg board | 2014 | 70.6 percent
languages: hindi; chhattisgarhi; english
cert: registered dietitian
ctc: 360000
expected: 450000
notice: 30
*/
