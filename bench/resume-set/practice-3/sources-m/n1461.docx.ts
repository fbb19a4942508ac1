import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  body: [
    p('Parthiban Kaliyappan', { bold: true, size: 16 }),
    p('poultry farm supervisor, namakkal'),
    p('cell 9786 440 215'),
    p('1. Farm & Place: SKM Egg Products, Cholangapalayam. Work: Shed worker. Year: 2011 to 2014.'),
    p('2. Farm & Place: Suguna Poultry, Udumalpet. Work: Line supervisor, 48 contract farms. Year: 2014 to 2018.'),
    p('3. Farm & Place: Oman Poultry Farms, Barka. Work: Hatchery Technician. Year: 2018 to 2022.'),
    p('4. Farm & Place: Sri Venkateswara Layer Farm, Namakkal. Work: Farm supervisor. Year: 2022 till now.'),
    p(
      'Education: +2, Govt. Hr. Sec. School, Sendamangalam, 2011, 612/1200. Diploma in Poultry Production, TANUVAS (distance), 2016.',
    ),
    p('Class taken: vaccination of layers, VCRI Namakkal, 2015, 5 days. AGMARK egg grading 2023.'),
    p('Know: debeaking, vaccine by eye drop, feed formulation, litter management, egg grading'),
    p('Tamil, Telugu, Hindi little. 33 age. Two boys. Asking 25000.'),
  ],
});
/* LABEL
about: poultry-supervisor | other | mid | m-word-repeated-labels-in-each-job-line
name: Parthiban Kaliyappan
phone: 9786440215
place: namakkal
skills: debeaking; vaccine by eye drop; feed formulation; litter management; egg grading
job: Farm supervisor | Sri Venkateswara Layer Farm | Namakkal | 2022 | now
job: Hatchery Technician | Oman Poultry Farms | Barka | 2018 | 2022
job: Line supervisor | Suguna Poultry | Udumalpet | 2014 | 2018
job: Shed worker | SKM Egg Products | Cholangapalayam | 2011 | 2014
edu: +2 | | Govt. Hr. Sec. School, Sendamangalam | | 2011 | 612/1200
edu: Diploma in Poultry Production | | TANUVAS | | 2016 |
languages: Tamil; Telugu; Hindi
expected: 300000
*/
