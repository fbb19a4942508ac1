import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('THOKCHOM IBEMHAL DEVI', { bold: true, size: 15, align: 'center' }),
    p('Handloom weaver and master trainer, Wangkhei, Imphal East 795005. Phone 70056 38214', {
      align: 'center',
      after: 120,
    }),
    p('I learnt the loin loom from my grandmother. I read up to Class X (BOSEM, Wangkhei Girls High School, 1997).'),
    p(
      "From 1998 to 2006 I was weaver with Manipur Development Society, Imphal. From 2006 to 2013 I was sample weaver with Rani Phi Society, Wangkhei. I was Master Trainer in Weavers' Service Centre, Imphal, from April 2013 to March 2021. I have my own unit, Ibemhal Handloom, Wangkhei, since 2021 with fourteen looms.",
    ),
    p(
      'I passed the Handloom Technology short course of IIHT Guwahati in 2011 (six months). My weaver card is MN-IE-20771, valid 2029. Sant Kabir award nomination 2022.',
    ),
    p('I know rani phi, wangkhei phee, extra weft, natural dyes, jacquard card punching.'),
    p('I speak Manipuri and some Hindi. I earn 25,000 a month.'),
  ],
});
/* LABEL
about: handloom-weaver | other | veteran | m-word-first-person-sentences-i-was-with
name: Thokchom Ibemhal Devi
phone: 7005638214
place: Imphal
skills: rani phi; wangkhei phee; extra weft; natural dyes; jacquard card punching
job: own unit | Ibemhal Handloom | Wangkhei | 2021 | now
job: Master Trainer | Weavers' Service Centre | Imphal | 2013-04 | 2021-03
job: sample weaver | Rani Phi Society | Wangkhei | 2006 | 2013
job: weaver | Manipur Development Society | Imphal | 1998 | 2006
edu: Class X | | Wangkhei Girls High School | BOSEM | 1997 |
edu: Handloom Technology short course | | IIHT Guwahati | | 2011 |
languages: Manipuri; Hindi
cert: weaver card
ctc: 300000
*/
