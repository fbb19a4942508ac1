import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 12,
  body: [
    p('Ganesh Tulshiram Pawara', { bold: true, size: 15 }),
    p('At post Dhadgaon, Dist. Nandurbar 425414. Ph 9309 662 815', { after: 160 }),
    p('I want work as driver of JCB or Poclain.', { after: 120 }),
    p('**What I did till now**'),
    p('Waghmare Earthmovers, Shahada: JCB helper (2 years, 2014 and 2015)'),
    p('Waghmare Earthmovers, Shahada: JCB 3DX operator (5 years, 2016 to 2020)'),
    p('Dilip Buildcon site, Samruddhi Mahamarg, Sinnar: Excavator operator PC210 (Feb 2021 to Nov 2022)'),
    p('Montecarlo Ltd, Bullet train C-4 package, Vapi: Excavator operator EX200 (Dec 2022 till today)', { after: 120 }),
    p('**What I learnt**'),
    p('9th fail. ZP Ashram School, Dhadgaon, 2012.'),
    p('JCB operator training, JCB India, Pune, 3 weeks, certificate no. IESC/OP/61190, 2016.', { after: 120 }),
    p('**Licence**: HMV + LMV + JCB (MH39 20150003417), valid 06/2033', { after: 120 }),
    p(
      '**Machines**: JCB 3DX, Tata Hitachi EX200, Komatsu PC210, Volvo EC210, breaker attachment, hydra (small practice)',
    ),
    p('Daily greasing, hose change and filter change I do self.', { after: 120 }),
    p('Pawari, Marathi, Hindi and Gujarati I speak. Payment now 27 thousand and food. Age 30 years.'),
  ],
});
/* LABEL
about: excavator-operator | other | senior | n-word-plain-lines-duration-in-brackets
name: Ganesh Tulshiram Pawara
phone: 9309662815
place: Nandurbar
skills: JCB 3DX; Tata Hitachi EX200; Komatsu PC210; Volvo EC210; breaker attachment; hydra
also: greasing; hose change; filter change
job: JCB helper | Waghmare Earthmovers | Shahada | 2014 | 2015
job: JCB 3DX operator | Waghmare Earthmovers | Shahada | 2016 | 2020
job: Excavator operator PC210 | Dilip Buildcon | Samruddhi Mahamarg, Sinnar | 2021-02 | 2022-11
job: Excavator operator EX200 | Montecarlo Ltd | Vapi | 2022-12 | now
edu: 9th | | ZP Ashram School, Dhadgaon | | 2012 |
languages: Pawari; Marathi; Hindi; Gujarati
cert: JCB operator training; HMV + LMV + JCB
ctc: 324000
*/
