import { docx, h, p, table } from '../../outside/sources/word.ts';

const side = [
  p('Contact', { bold: true, color: 'C00000' }),
  p('Kharadi, Pune\n98906 41173\nmanoj.lokhande.erp@gmail.com'),
  p('Expertise', { bold: true, color: 'C00000', before: 140 }),
  p('Oracle Fusion SCM\nEBS R12\nOIC\nBI Publisher\nOrder Management\nASCP'),
  p('Certification', { bold: true, color: 'C00000', before: 140 }),
  p('Oracle Cloud SCM Implementation Professional'),
  p('Oracle, 2023'),
  p('APICS CPIM'),
  p('ASCM, 2017, ID 1702245'),
  p('Language', { bold: true, color: 'C00000', before: 140 }),
  p('Marathi, Hindi, English'),
  p('Notice', { bold: true, color: 'C00000', before: 140 }),
  p('15 days'),
].join('');
const main = [
  p('MANOJ LOKHANDE', { bold: true, size: 20 }),
  p('Oracle SCM Lead Consultant'),
  p('Experience', { bold: true, color: 'C00000', size: 13, before: 140 }),
  table(
    [2300, 2300, 1900],
    [
      ['Company', 'Client', 'Period'],
      ['Evosys (Mastek)', 'Red Bull; Nakheel', 'Apr 2021 – present'],
      ['KPIT Infosystems', 'Cummins India', 'Jun 2016 – Mar 2021'],
      ['Zensar', 'Fujitsu', 'Aug 2013 – May 2016'],
      ['Bharat Forge', 'in-house', 'Jul 2010 – Jul 2013'],
    ],
    { head: 'F2DCDB' },
  ),
  p(
    'Posts: Lead Consultant at Evosys, Senior Consultant at KPIT, Consultant at Zensar, Planning Engineer at Bharat Forge.',
  ),
  p('Education', { bold: true, color: 'C00000', size: 13, before: 140 }),
  table(
    [2300, 2600, 1600],
    [
      ['Degree', 'University', 'Year / %'],
      ['B.E. Production', 'Shivaji University (KIT Kolhapur)', '2010 / 65'],
      ['Diploma Mech.', 'MSBTE (Govt. Poly. Karad)', '2007 / 79'],
    ],
    { head: 'F2DCDB' },
  ),
].join('');

export default docx({
  size: 10,
  margin: 700,
  body: [table([3300, 6900], [[side, main]], { border: false, side: 'FDF3F2' }), h(' ')],
});
/* LABEL
about: oracle-scm-consultant | it | senior | n-word-nested-table-company-client-posts-sentence
name: MANOJ LOKHANDE
email: manoj.lokhande.erp@gmail.com
phone: 9890641173
place: Pune
skills: Oracle Fusion SCM; EBS R12; OIC; BI Publisher; Order Management; ASCP
job: Lead Consultant | Evosys (Mastek) | | 2021-04 | now
job: Senior Consultant | KPIT Infosystems | | 2016-06 | 2021-03
job: Consultant | Zensar | | 2013-08 | 2016-05
job: Planning Engineer | Bharat Forge | | 2010-07 | 2013-07
edu: B.E. | Production | Shivaji University (KIT Kolhapur) | | 2010 | 65
edu: Diploma | Mech. | Govt. Poly. Karad | MSBTE | 2007 | 79
languages: Marathi; Hindi; English
cert: Oracle Cloud SCM Implementation Professional; APICS CPIM
notice: 15
*/
