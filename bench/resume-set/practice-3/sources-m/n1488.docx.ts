import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10.5,
  body: [
    p('Md. Tauseef Raza – Butcher and meat counter', { bold: true, size: 16 }),
    p('Jamshedpur 831012 / 70504 81239'),
    p('1. FROM 12-2012 TO 10-2016', { before: 100, bold: true }),
    p("Post: Helper\nShop: Raza Mutton House, Azadnagar (father's)"),
    p('2. FROM 11-2016 TO 01-2020', { before: 60, bold: true }),
    p('Post: Butcher\nShop: Carrefour, Mirdif City Centre, Dubai'),
    p('3. FROM 09-2020 TO 05-2024', { before: 60, bold: true }),
    p("Post: Meat Counter Supervisor\nShop: Spencer's, P&M Mall, Jamshedpur"),
    p('4. FROM 06-2024 TO TODAY', { before: 60, bold: true }),
    p('Post: Meat Processing Executive\nShop: Licious hub, Ranchi'),
    p('**Education** – Inter Arts, Karim City College, JAC, 2012, 47%; Matric, JAC, 2010', { before: 100 }),
    p(
      '**Certificates** – Dubai Municipality PIC level 2, 2018; FoSTaC meat (FSSAI), FS/MT/4418, valid up to Aug 2027; HACCP awareness 2024',
    ),
    p('**Work known** – halal cut, deboning, vacuum packing, steak portioning, yield sheet'),
    p('**Languages** – Urdu, Hindi, English, Arabic'),
    p('**Salary** – now 26,000, expect 32,000, join in 15 days'),
  ],
});
/* LABEL
about: butcher | other | mid | m-word-numbered-from-to-heads-post-shop-lines
name: Md. Tauseef Raza
phone: 7050481239
place: Jamshedpur
skills: halal cut; deboning; vacuum packing; steak portioning; yield sheet
job: Meat Processing Executive | Licious hub | Ranchi | 2024-06 | now
job: Meat Counter Supervisor | Spencer's | Jamshedpur | 2020-09 | 2024-05
job: Butcher | Carrefour | Dubai | 2016-11 | 2020-01
job: Helper | Raza Mutton House | Azadnagar | 2012-12 | 2016-10
edu: Inter | Arts | Karim City College | JAC | 2012 | 47%
edu: Matric | | | JAC | 2010 |
languages: Urdu; Hindi; English; Arabic
cert: Dubai Municipality PIC level 2; FoSTaC meat (FSSAI); HACCP awareness
ctc: 312000
expected: 384000
notice: 15
*/
