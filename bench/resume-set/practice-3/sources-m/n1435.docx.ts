import { docx, p, textBox } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10.5,
  body: [
    textBox(
      { x: 30, y: 40, width: 150, height: 760, fill: 'EDE7F6' },
      [
        p('Irom Bidyalaxmi Devi', { bold: true, size: 17, color: '4A148C' }),
        p('Yoga teacher', { after: 120 }),
        p('Call or write', { bold: true }),
        p('7085 419 260'),
        p('bidya.yoga@gmail.com'),
        p('Uripok, Imphal West 795001', { after: 120 }),
        p('I teach', { bold: true }),
        p('Hatha'),
        p('Ashtanga primary'),
        p('Prenatal yoga'),
        p('Pranayama'),
        p('Office-chair yoga'),
        p('I speak', { bold: true, before: 120 }),
        p('Meitei, English, Hindi'),
      ].join(''),
    ),
    p('Studios and schools', { indent: 2900, bold: true, color: '4A148C' }),
    p('**Own studio, Thambal Yoga**, Imphal. Founder-teacher. From Jan 2023.', { indent: 2900 }),
    p('**Ananda in the Himalayas**, Narendra Nagar. Yoga Instructor. Mar 2019 to Nov 2022.', { indent: 2900 }),
    p('**Cult.fit**, HSR Layout and Koramangala centres, Bengaluru. Yoga Trainer. Aug 2017 to Feb 2019.', {
      indent: 2900,
    }),
    p('**Kendriya Vidyalaya No. 1**, Imphal. Contractual Yoga Teacher. Jul 2016 to Mar 2017.', { indent: 2900 }),
    p('Learning', { indent: 2900, bold: true, before: 120, color: '4A148C' }),
    p('M.Sc. Yoga, S-VYASA, Bengaluru, 2016, 8.1 CGPA', { indent: 2900 }),
    p('B.P.Ed., Manipur University, 2014', { indent: 2900 }),
    p('HSE, Johnstone HSS, COHSEM, 2010, II div', { indent: 2900 }),
    p('Papers', { indent: 2900, bold: true, before: 120, color: '4A148C' }),
    p('Yoga Teacher & Evaluator (Level 3), Yoga Certification Board, YCB/TE/20418, valid up to 14.06.2027', {
      indent: 2900,
    }),
    p('RYT-500, Yoga Alliance, 2018', { indent: 2900 }),
    p('UGC-NET (Yoga), December 2019', { indent: 2900 }),
    p('On the mat, off the mat', { indent: 2900, bold: true, before: 120, color: '4A148C' }),
    p('Bronze, National Yogasana 2013. Trekking.', { indent: 2900 }),
  ],
});
/* LABEL
about: yoga-teacher | other | mid | m-word-text-box-bar-employer-dot-title-dot-period
name: Irom Bidyalaxmi Devi
email: bidya.yoga@gmail.com
phone: 7085419260
place: Imphal
skills: Hatha; Ashtanga primary; Prenatal yoga; Pranayama; Office-chair yoga
job: Founder-teacher | Thambal Yoga | Imphal | 2023-01 | now
job: Yoga Instructor | Ananda in the Himalayas | Narendra Nagar | 2019-03 | 2022-11
job: Yoga Trainer | Cult.fit | Bengaluru | 2017-08 | 2019-02
job: Contractual Yoga Teacher | Kendriya Vidyalaya No. 1 | Imphal | 2016-07 | 2017-03
edu: M.Sc. | Yoga | S-VYASA, Bengaluru | | 2016 | 8.1 CGPA
edu: B.P.Ed. | | Manipur University | | 2014 |
edu: HSE | | Johnstone HSS | COHSEM | 2010 | II div
languages: Meitei; English; Hindi
cert: Yoga Teacher & Evaluator (Level 3); RYT-500; UGC-NET (Yoga)
*/
