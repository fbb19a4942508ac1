import { docx, h, list, p } from '../../outside/sources/word.ts';

const when = (text: string) => p(text, { size: 9, color: '7F7F7F', after: 0 });

export default docx({
  font: 'Roboto',
  size: 10,
  heading: { bold: true, size: 11, color: 'E91E63', caps: true },
  body: [
    p('Hello,\nI’m Christina Lobo', { bold: true, size: 26 }),
    p('DESIGNER (INTERIORS)', { color: 'E91E63' }),
    p('Bejai, Mangaluru 575004\n**(+91) 98457 31106**\n**studio@christinalobo.in**', { size: 9 }),
    h('ㅡ Skills'),
    p('SketchUp, Enscape, AutoCAD, false ceiling details, BOQ, site supervision'),
    h('ㅡ Experience'),
    when('March 2021 - PRESENT'),
    p('**Livspace / Lead Interior Designer**'),
    p('Bengaluru. 46 homes handed over; average rating 4.7.'),
    when('August 2018 - February 2021'),
    p('**Studio Brick & Banyan / Interior Designer**'),
    p('Mangaluru. Clinics, a jewellery store, two cafés.'),
    when('June 2017 - July 2018'),
    p('**Inland Builders / Junior Draughtsperson**'),
    p('Mangaluru. GFC drawings of flats.'),
    h('ㅡ Education'),
    when('June 2013 - May 2017'),
    p('**Yenepoya School of Design / B.Sc. Interior Design & Decoration**'),
    p('Mangaluru. First class with distinction.'),
    when('2011 - 2013'),
    p('**St. Agnes PU College / PUC, Commerce**'),
    h('ㅡ Awards'),
    list('2023 IIID Anchor Award, residence below 1,500 sq ft (regional)', '2016 Student show, best model'),
    h('ㅡ Licences'),
    p('Associate, Institute of Indian Interior Designers — A-21904 — 2019'),
    p('Enscape Certified Professional — Chaos — 2022'),
    h('ㅡ Languages'),
    p('Tulu · Konkani · Kannada · English · Hindi'),
  ],
});
/* LABEL
about: interior-designer | other | mid | n-gdocs-spearmint-slash-lines
name: Christina Lobo
email: studio@christinalobo.in
phone: 9845731106
place: Mangaluru
skills: SketchUp; Enscape; AutoCAD; false ceiling details; BOQ; site supervision
also: GFC drawings
job: Lead Interior Designer | Livspace | Bengaluru | 2021-03 | now
job: Interior Designer | Studio Brick & Banyan | Mangaluru | 2018-08 | 2021-02
job: Junior Draughtsperson | Inland Builders | Mangaluru | 2017-06 | 2018-07
edu: B.Sc. | Interior Design & Decoration | Yenepoya School of Design | | 2017 | First class with distinction
edu: PUC | Commerce | St. Agnes PU College | | 2013 |
cert: Associate, Institute of Indian Interior Designers; Enscape Certified Professional
languages: Tulu; Konkani; Kannada; English; Hindi
*/
