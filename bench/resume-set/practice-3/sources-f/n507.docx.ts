import { docx, h, p, table } from '../../outside/sources/word.ts';

const left = [
  p('DEEPAK NAMBIAR', { bold: true, size: 15 }),
  p('Technical Architect'),
  p('CONTACT', { bold: true, before: 160 }),
  p('+91 9746 118 230'),
  p('deepak.nambiar.arch@gmail.com'),
  p('Kakkanad, Kochi'),
  p('SKILLS', { bold: true, before: 160 }),
  p('AWS\nTerraform\nNode.js\nReact\nPostgreSQL\nSystem design\nDomain-driven design'),
  p('CERTIFICATES', { bold: true, before: 160 }),
  p('AWS Solutions Architect – Professional'),
  p('Amazon, Feb 2024, no. AWS-PSA-90217', { size: 9 }),
  p('TOGAF 9.2'),
  p('The Open Group, 2020', { size: 9 }),
  p('LANGUAGES', { bold: true, before: 160 }),
  p('Malayalam\nEnglish\nHindi'),
].join('');
const job = (period: string, title: string, firm: string, text: string) =>
  p(period, { size: 9, color: '666666', before: 120 }) + p(title, { bold: true }) + p(firm, { italic: true }) + p(text);
const right = [
  p('WORK HISTORY', { bold: true, size: 13 }),
  job(
    'Nov 2022 – Present',
    'Technical Architect',
    'UST Global (deputed at Anthem, Inc.)',
    'Claims platform for 9 million members; reviews of 40 services.',
  ),
  job(
    'May 2017 – Oct 2022',
    'Lead Engineer',
    'IBS Software (deputed at Emirates SkyCargo)',
    'Cargo booking, pricing rules, on-call rota.',
  ),
  job('Aug 2014 – Apr 2017', 'Software Engineer', 'Experion Technologies', 'Loyalty app for a fuel retailer.'),
  job('Jul 2012 – Jul 2014', 'Programmer', 'Keltron (deputed at Kerala State IT Mission)', 'e-District portal in PHP.'),
  p('EDUCATION', { bold: true, size: 13, before: 200 }),
  p('Master of Computer Applications', { bold: true }),
  p('College of Engineering Chengannur (CUSAT)'),
  p('2009 – 2012 | 7.8 CGPA'),
  p('Bachelor of Science (Mathematics)', { bold: true, before: 80 }),
  p('NSS College, Pandalam (University of Kerala)'),
  p('2006 – 2009 | 81%'),
].join('');

export default docx({
  size: 10,
  margin: 800,
  body: [table([3300, 6900], [[left, right]], { border: false, side: 'F2F2F2' }), h('Declaration'), p('All true.')],
});
/* LABEL
about: technical-architect | it | senior | n-word-two-cells-deputed-at
name: Deepak Nambiar
email: deepak.nambiar.arch@gmail.com
phone: 9746118230
place: Kochi
skills: AWS; Terraform; Node.js; React; PostgreSQL; System design; Domain-driven design
also: PHP
job: Technical Architect | UST Global | | 2022-11 | now
job: Lead Engineer | IBS Software | | 2017-05 | 2022-10
job: Software Engineer | Experion Technologies | | 2014-08 | 2017-04
job: Programmer | Keltron | | 2012-07 | 2014-07
edu: Master of Computer Applications | | College of Engineering Chengannur (CUSAT) | | 2012 | 7.8 CGPA
edu: Bachelor of Science | Mathematics | NSS College, Pandalam (University of Kerala) | | 2009 | 81%
languages: Malayalam; English; Hindi
cert: AWS Solutions Architect – Professional; TOGAF 9.2
*/
