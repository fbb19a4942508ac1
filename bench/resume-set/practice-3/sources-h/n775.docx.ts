import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  margin: 800,
  heading: { bold: true, size: 11, color: 'FFFFFF', shade: '283593' },
  body: [
    table(
      [7000, 3300],
      [
        [
          p('BRIJESH CHATURVEDI', { bold: true, size: 20, color: '283593' }) +
            p('Chief Information Security Officer | BFSI'),
          p('Mumbai | +91 98923 10466\nbrijesh.ciso@gmail.com', { align: 'right' }),
        ],
      ],
      { border: false },
    ),
    h('PROFILE'),
    p(
      'Security head with 20+ years in banks, exchanges and telecom; built three SOCs; speaks to boards and regulators.',
    ),
    h('CORE COMPETENCIES'),
    table(
      [3400, 3400, 3400],
      [
        [
          list('Security Governance', 'RBI Cyber Framework', 'ISO 27001'),
          list('SOC Build & Run', 'Zero Trust', 'Cloud Security'),
          list('Third-party Risk', 'Red Teaming', 'DPDP Act'),
        ],
      ],
      { border: false },
    ),
    h('CAREER TIMELINE'),
    table(
      [3400, 3400, 3400],
      [
        [
          '**Since 2020**\nNational Commodity Clearing Bank\nCISO',
          '**2013–2020**\nAxis Securities\nHead – Information Security',
          '**2005–2013**\nReliance Communications\nManager → Deputy GM – Security',
        ],
      ],
      { head: '' },
    ),
    h('PROFESSIONAL EXPERIENCE'),
    p('**National Commodity Clearing Bank**\tMumbai', { tabs: [-10100] }),
    p('CISO\tMay 2020 – Present', { italic: true, tabs: [-10100] }),
    list(
      'Zero major RBI observations in three audits',
      'Budget of ₹ 31 crore; team of 24 plus 40 at the vendor (client-site staff of a Big 4)',
    ),
    p('**Axis Securities**\tMumbai', { tabs: [-10100] }),
    p('Head – Information Security\tNov 2013 – Apr 2020', { italic: true, tabs: [-10100] }),
    list('24×7 SOC with QRadar', 'SEBI system audit clean since 2016'),
    p('**Reliance Communications**\tNavi Mumbai', { tabs: [-10100] }),
    p('Deputy GM – Security\tApr 2010 – Oct 2013', { italic: true, tabs: [-10100] }),
    p('Manager – Security\tJun 2005 – Mar 2010', { italic: true, tabs: [-10100] }),
    h('EDUCATION'),
    p(
      'M.S. (Cyber Law & Information Security), IIIT Allahabad, 2005\nB.Sc. (Electronics), Ewing Christian College, Allahabad University, 2003',
    ),
    h('CERTIFICATIONS'),
    table(
      [5100, 5100],
      [
        ['CISSP – (ISC)², 2009', 'CISM – ISACA, 2012'],
        ['CRISC – ISACA, 2015', 'ISO 27001 LA – BSI, 2007'],
      ],
      { border: false },
    ),
    h('OTHERS'),
    p('DSCI Excellence Award 2022 • Languages: Hindi, English, Awadhi • Passport valid to 2032'),
  ],
});
/* LABEL
about: ciso | it | veteran | n-word-executive-timeline-cells-then-details
name: Brijesh Chaturvedi
email: brijesh.ciso@gmail.com
phone: 9892310466
place: Mumbai
skills: Security Governance; RBI Cyber Framework; ISO 27001; SOC Build & Run; Zero Trust; Cloud Security; Third-party Risk; Red Teaming; DPDP Act
also: QRadar; SOC
job: CISO | National Commodity Clearing Bank | Mumbai | 2020-05 | now
job: Head – Information Security | Axis Securities | Mumbai | 2013-11 | 2020-04
job: Deputy GM – Security | Reliance Communications | Navi Mumbai | 2010-04 | 2013-10
job: Manager – Security | Reliance Communications | Navi Mumbai | 2005-06 | 2010-03
edu: M.S. | Cyber Law & Information Security | IIIT Allahabad | | 2005 |
edu: B.Sc. | Electronics | Ewing Christian College | Allahabad University | 2003 |
cert: CISSP; CISM; CRISC; ISO 27001 LA
languages: Hindi; English; Awadhi
total: 20 0
*/
