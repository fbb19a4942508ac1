import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  size: 11,
  body: [
    p('rajesh kumar bind'),
    p('electrician & wireman'),
    p('mob 9198 447 620 / 7081 336 904'),
    p('vill + post – cholapur, varanasi (u.p.)'),
    p(),
    p('work experiance', { bold: true }),
    p('1) jan 2021 se abhi tak – shapoorji pallonji, jewar airport site – electrition'),
    p('2) 2018 to 2020 – al shirawi electrical, dubai – asst. electrician'),
    p('3) 2016 to 2018 – sharma electricals, lanka, varanasi – helper'),
    p(),
    p('qualifcation', { bold: true }),
    p('iti (electrician trade) from govt iti karaundi varanasi, 2016, 71 %'),
    p('10th pass up board 2013 from s.s. inter college cholapur 62 %'),
    p(),
    p('work knowlege', { bold: true }),
    p('conduit piping, cable laying, db dressing, panel wiring, megger testing'),
    p(),
    p('wireman permit no. – wp/vns/20917 valid till dec 2027'),
    p('passport no. R 4471908 (exp. 14/08/2027)'),
    p('language – hindi bhojpuri little english arabic'),
    p('dob – 05/07/1997, unmaried'),
    p('present sallary 24000 monthly. want 28000. joining – imidiate'),
  ],
});
/* LABEL
about: electrician | other | junior | m-word-lower-case-misspelt-two-phones
name: rajesh kumar bind
phone: 9198447620; 7081336904
place: varanasi
skills: conduit piping; cable laying; db dressing; panel wiring; megger testing
job: electrition | shapoorji pallonji | | 2021-01 | now
job: asst. electrician | al shirawi electrical | dubai | 2018 | 2020
job: helper | sharma electricals | varanasi | 2016 | 2018
edu: iti | electrician trade | govt iti karaundi varanasi | | 2016 | 71 %
edu: 10th | | s.s. inter college cholapur | up board | 2013 | 62 %
languages: hindi; bhojpuri; english; arabic
cert: wireman permit
ctc: 288000
expected: 336000
notice: 0
born: 1997-07-05
marital: single
*/
