import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12 },
  body: [
    p('curriculam vitea', { align: 'center' }),
    p('raghu nandan murmu', { bold: true, size: 15 }),
    p('dumka, jharkhand / 9508 227 615 / raghumurmu.dmk@gmail.com'),
    h('proffesional experiance'),
    p('* supervisor (road work), gr infraprojects ltd, nh 133 godda site, march 2022 to present'),
    p('* junior supervisor, dilip buildcon ltd, dumka bypass, june 2018 to feb 2022'),
    p('* labour sardar, maa tara construction, rampurhat, 2014 to 2018'),
    h('acadmic qualifiction'),
    p('* diploma civil, govt polytechnic dumka, sbte ranchi, 2018, 62%'),
    p('* inter science, s p college dumka, jac, 2013, 45%'),
    p('* matric, jac, zila school dumka, 2011, 53%'),
    h('tecnical skill'),
    p('dumpy level, total station little, layer checking, cube test, dpr in excel, labour payment'),
    h('persnal detail'),
    p(
      'fathers name: lakhan murmu\ndate of birth: 7/3/1995\nlanguage: santhali, hindi, bengali\nmaritial status: married\ncurrent salary: 25000 per month\nexpected: 32000 per month\nnotice: 15 days',
    ),
  ],
});
/* LABEL
about: road-supervisor | other | mid | n-word-lower-case-misspelt-stars-site-between
name: raghu nandan murmu
email: raghumurmu.dmk@gmail.com
phone: 9508227615
place: dumka
skills: dumpy level; total station; layer checking; cube test; dpr in excel; labour payment
job: supervisor (road work) | gr infraprojects ltd | godda | 2022-03 | now
job: junior supervisor | dilip buildcon ltd | dumka | 2018-06 | 2022-02
job: labour sardar | maa tara construction | rampurhat | 2014 | 2018
edu: diploma | civil | govt polytechnic dumka | sbte ranchi | 2018 | 62%
edu: inter science | | s p college dumka | jac | 2013 | 45%
edu: matric | | zila school dumka | jac | 2011 | 53%
languages: santhali; hindi; bengali
ctc: 300000
expected: 384000
notice: 15
born: 1995-03-07
marital: Married
*/
