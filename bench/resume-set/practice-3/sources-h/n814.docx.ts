import { docx, h, p, table } from '../../outside/sources/word.ts';

const head = (text: string) => p(text, { bold: true, size: 11, color: '1A237E', before: 120 });

export default docx({
  font: 'Carlito',
  size: 10,
  margin: 700,
  heading: { bold: true, size: 12, color: '1A237E' },
  body: [
    table(
      [7000, 3400],
      [
        [
          p('ANUP KERKETTA', { bold: true, size: 22, color: '1A237E' }) +
            p('Hockey coach and physical education teacher'),
          p('✆ 99382 70164\n✉ anupkerketta.hockey@gmail.com\n⌂ Sundargarh, Odisha', { align: 'right', size: 9 }),
        ],
      ],
      { border: false },
    ),
    table(
      [5200, 5200],
      [
        [
          head('COACHING') +
            p('**Sports Hostel, Sundargarh**\nCoach (Hockey)\nMay 2019 → today') +
            p('**Tata Odisha Hockey HPC, Bhubaneswar**\nAssistant Coach\nAug 2018 → Apr 2019') +
            p('**DAV Public School, Rourkela**\nPhysical Education Teacher\nJul 2016 → Jul 2018') +
            head('PLAYING') +
            p('Railways (SER) 2008–2012; Odisha in four nationals; Junior India camp 2007'),
          head('SCHOOLING') +
            p('**M.P.Ed.**\nLNIPE, Gwalior\n2016 · 68 %') +
            p('**B.P.Ed.**\nSambalpur University, Jyoti Vihar\n2014 · 71 %') +
            p('**B.A.**\nGovt. Autonomous College, Rourkela\n2012 · pass') +
            head('COACH LICENCES') +
            p('FIH Level 2 Coach\nFIH Academy\n2022') +
            p('NIS Diploma in Coaching (Hockey)\nSAI, NSNIS Patiala\n2018') +
            head('SKILLS') +
            p('Drag flick drills, Video analysis (Nacsport), Yo-Yo tests, First aid') +
            head('LANGUAGES') +
            p('Mundari, Odia, Hindi, English'),
        ],
      ],
      { border: false },
    ),
    h('PLAYERS FROM MY GROUND'),
    p('Two in the junior India squad (2022), one at the Paris reserve list (2024).'),
  ],
});
/* LABEL
about: hockey-coach | other | mid | n-word-two-halves-employer-title-arrow-period
name: Anup Kerketta
email: anupkerketta.hockey@gmail.com
phone: 9938270164
place: Sundargarh
skills: Drag flick drills; Video analysis (Nacsport); Yo-Yo tests; First aid
job: Coach (Hockey) | Sports Hostel | Sundargarh | 2019-05 | now
job: Assistant Coach | Tata Odisha Hockey HPC | Bhubaneswar | 2018-08 | 2019-04
job: Physical Education Teacher | DAV Public School | Rourkela | 2016-07 | 2018-07
edu: M.P.Ed. | | LNIPE, Gwalior | | 2016 | 68 %
edu: B.P.Ed. | | Sambalpur University, Jyoti Vihar | | 2014 | 71 %
edu: B.A. | | Govt. Autonomous College, Rourkela | | 2012 |
cert: FIH Level 2 Coach; NIS Diploma in Coaching (Hockey)
languages: Mundari; Odia; Hindi; English
*/
