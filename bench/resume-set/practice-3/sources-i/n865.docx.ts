import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, shade: 'FFF2CC' },
  body: [
    p('Rakesh Kumar Verma', { bold: true, size: 18 }),
    p('Kanpur, U.P. | 8795 214 463 | rakesh.leather@gmail.com'),
    h('Where I am working / worked'),
    p('Presently:\tKings International Ltd. (tannery & saddlery, export house), Unnao Unit-2', { tabs: [1800] }),
    p('\tFloor Supervisor / Quality Checker – Finishing Section', { tabs: [1800] }),
    p('\tw.e.f. 16th August, 2018', { tabs: [1800] }),
    p('Previously:\tKings Intl. (Jajmau tannery)', { tabs: [1800] }),
    p('\tQuality Checker, Grade-2', { tabs: [1800] }),
    p('\t2013 – Aug. 2018', { tabs: [1800] }),
    p('Earlier:\tSuperhouse Group – Allen Cooper shoe plant', { tabs: [1800] }),
    p('\tHelper, then Machine Operator (Splitting)', { tabs: [1800] }),
    p('\t2008 – 2012', { tabs: [1800] }),
    h('Educational'),
    p('Certificate in Leather Goods Making\tGLI, Kanpur (BTE UP)\t2013\t68%', { tabs: [3800, 7000, 8200] }),
    p('Intermediate\tBNSD Inter College\t2007\t45%', { tabs: [3800, 7000, 8200] }),
    p('High School\tBNSD Inter College\t2005\t51%', { tabs: [3800, 7000, 8200] }),
    h('Certificates'),
    list(
      'Leather Finishing Operator, NSQF L4 (LSSC) – RPL, Sept 2019, no. LSS/Q0703/5591',
      'LWG auditor awareness (half day, company)',
      'SA8000 Internal Auditor – DNV – 2021',
    ),
    h('My skills'),
    list(
      'Selection of crust & finished leather',
      'Spray and roller coating (5 years)',
      'Rub fastness/flex testing',
      'MS Excel (daily reports)',
    ),
  ],
});
/* LABEL
about: leather-supervisor | other | senior | n-word-presently-previously-earlier-tabs
name: Rakesh Kumar Verma
email: rakesh.leather@gmail.com
phone: 8795214463
place: Kanpur
skills: Selection of crust & finished leather; Spray and roller coating; Rub fastness/flex testing; MS Excel
job: Floor Supervisor / Quality Checker – Finishing Section | Kings International Ltd. | Unnao | 2018-08 | now
job: Quality Checker, Grade-2 | Kings Intl. | Jajmau | 2013 | 2018-08
job: Helper, then Machine Operator (Splitting) | Superhouse Group | | 2008 | 2012
edu: Certificate in Leather Goods Making | | GLI, Kanpur | BTE UP | 2013 | 68%
edu: Intermediate | | BNSD Inter College | | 2007 | 45%
edu: High School | | BNSD Inter College | | 2005 | 51%
cert: Leather Finishing Operator, NSQF L4; SA8000 Internal Auditor
*/
