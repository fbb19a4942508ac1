import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'DejaVu Sans',
  size: 9,
  body: [
    p('harshvardhan solanki', { size: 18, after: 0 }),
    p('trainer of horses, riding instructor · udaipur · 8003 916 245 · harsh.equine@gmail.com', { after: 160 }),
    p('at present', { bold: true }),
    p(
      'riding master at mayo college, ajmer, from august 2019; 54 horses, the polo team, three junior national medals in 2022 and 2024',
    ),
    p('earlier', { bold: true, before: 80 }),
    p('horse trainer at krishna ranch, udaipur, from may 2014 to july 2019 (5 years 3 months)'),
    p('sowar (rider) in 61st cavalry, jaipur, from december 2003 to april 2014'),
    p('studies', { bold: true, before: 80 }),
    p('12th, rajasthan board, 2003, 47 %, government senior secondary school, gogunda'),
    p('b.a. by correspondence, vardhaman mahaveer open university, 2013'),
    p('certificates', { bold: true, before: 80 }),
    p(
      'fei level 1 coach, bengaluru, 2021; equine first aid, rvc meerut, 2012; efi judge (dressage), candidate since 2023',
    ),
    p('abilities', { bold: true, before: 80 }),
    p('colt breaking, lungeing, farriery (basic), polo stick and ball, tent pegging, feeding chart, stable accounts'),
    p('tongues', { bold: true, before: 80 }),
    p('mewari, hindi, english'),
    p('terms', { bold: true, before: 80 }),
    p('i take 48,000 a month with house; 60,000 would bring me to a new stable after a notice of 60 days.'),
  ],
});
/* LABEL
about: riding-instructor | other | veteran | n-word-lower-case-at-from-to
name: harshvardhan solanki
email: harsh.equine@gmail.com
phone: 8003916245
place: udaipur
skills: colt breaking; lungeing; farriery; polo stick and ball; tent pegging; feeding chart; stable accounts
job: riding master | mayo college | ajmer | 2019-08 | now
job: horse trainer | krishna ranch | udaipur | 2014-05 | 2019-07
job: sowar (rider) | 61st cavalry | jaipur | 2003-12 | 2014-04
edu: 12th | | government senior secondary school, gogunda | rajasthan board | 2003 | 47 %
edu: b.a. | | vardhaman mahaveer open university | | 2013 |
languages: mewari; hindi; english
cert: fei level 1 coach; equine first aid; efi judge (dressage)
ctc: 576000
expected: 720000
notice: 60
*/
