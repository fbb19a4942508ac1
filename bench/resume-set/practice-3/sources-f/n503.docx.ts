import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, caps: true, line: true },
  body: [
    p('Mohammed Irfan Siddiqui', { bold: true, size: 18, align: 'center' }),
    p('Planning Manager – EPC Projects', { align: 'center' }),
    p('+966 55 418 2290 (KSA) / +91 99857 20146 (India) | irfan.planner@gmail.com', { align: 'center' }),
    h('Synopsis'),
    p(
      'Planning engineer with 15 years in oil & gas and power EPC contracts. Presently in Jubail, home town Hyderabad.',
    ),
    h('Career Snapshot'),
    table(
      [2000, 4300, 2900],
      [
        ['Duration', 'Organisation', 'Designation'],
        ['Mar 2020 – Till date', 'Nesma & Partners Contracting, KSA\n(Client: Saudi Aramco)', 'Planning Manager'],
        ['Jan 2015 – Feb 2020', 'Punj Lloyd Ltd, Gurgaon & Abu Dhabi\n(Client: GASCO)', 'Sr. Planning Engineer'],
        ['Jul 2011 – Dec 2014', 'BGR Energy Systems Ltd, Chennai\n(Client: TANGEDCO)', 'Planning Engineer'],
      ],
      { head: 'D9E2F3' },
    ),
    h('Project Details'),
    p('**Fadhili Gas Plant Expansion** – Client: Saudi Aramco, PMC: Wood'),
    p('Period: May 2021 to date. Value: USD 310 million. Level 3 and 4 schedules, weekly S-curves, delay analysis.'),
    p('**Habshan Trunk Line** – Client: GASCO, Consultant: Mott MacDonald'),
    p('Period: Feb 2016 to Nov 2019. Recovery schedules and EOT claims.'),
    p('**Mettur Thermal, 1 x 600 MW** – Client: TANGEDCO'),
    p('Period: Jul 2011 to Dec 2013. BOP package planning.'),
    h('Tools'),
    list('Primavera P6', 'MS Project', 'Power BI', 'Acumen Fuse', 'EcoSys (working knowledge)'),
    h('Qualifications'),
    table(
      [1200, 2500, 2900, 1200, 1400],
      [
        ['Year', 'Course', 'College', 'Univ.', 'Result'],
        ['2011', 'B.Tech Mechanical', 'Deccan College of Engg.', 'OU', '66.2%'],
        ['2007', 'Intermediate MPC', 'MS Junior College', 'BIE AP', '81%'],
      ],
      { head: 'D9E2F3' },
    ),
    p('PMP (PMI, No. 2140893, valid up to 06/2027)', { before: 80 }),
    p('PMI-SP (PMI, No. 2988104)'),
  ],
});
/* LABEL
about: planning-engineer | other | senior | n-word-snapshot-client-second-line
name: Mohammed Irfan Siddiqui
email: irfan.planner@gmail.com
phone: +966 554182290
phone: 9985720146
place: Jubail
skills: Primavera P6; MS Project; Power BI; Acumen Fuse; EcoSys
also: Level 3 and 4 schedules; S-curves; delay analysis; Recovery schedules; EOT claims
job: Planning Manager | Nesma & Partners Contracting | KSA | 2020-03 | now
job: Sr. Planning Engineer | Punj Lloyd Ltd | Gurgaon & Abu Dhabi | 2015-01 | 2020-02
job: Planning Engineer | BGR Energy Systems Ltd | Chennai | 2011-07 | 2014-12
edu: B.Tech | Mechanical | Deccan College of Engg. | OU | 2011 | 66.2%
edu: Intermediate | MPC | MS Junior College | BIE AP | 2007 | 81%
cert: PMP; PMI-SP
total: 15 0
*/
