import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('RESUME', { bold: true, align: 'center', size: 14 }),
    p('Raghvendra Pratap Singh\n(M.Sc., PGDCA)', { bold: true }),
    p('Sitapur Road, Lucknow. 9598 330 117. raghvendra.mis@gmail.com'),
    p('Academic Qualification', { bold: true, before: 120 }),
    p('● M.Sc. (Statistics) from Lucknow University, Lucknow in 2012 (Ist Div.)'),
    p('● B.Sc. (PMS) from Colvin Degree College (C.S.J.M.U. Kanpur) in 2010 (IInd Div.)'),
    p('● 12th from U.P. Board in 2007 (IInd Div.)'),
    p('● 10th from U.P. Board in 2005 (Ist Div.)'),
    p('Technical Qualification', { bold: true, before: 120 }),
    p('● PGDCA from M.C.R.P.V., Bhopal in 2013 (76%)'),
    p('● “O” Level from DOEACC Society (now NIELIT) in 2009 (B grade)'),
    p('Work Experience', { bold: true, before: 120 }),
    table(
      [700, 3600, 2900, 2600],
      [
        ['Sl.', 'Organization', 'Project / Department', 'Post & Duration'],
        [
          '1',
          'PCI India (Population Council Intl.)',
          'UP-TSU, Lucknow (IHAT)',
          p('State MIS Specialist') + p('(Apr 2021–till now)'),
        ],
        ['2', 'Mission Directorate, NHM UP', 'Data cell', p('Divisional M&E Officer') + p('(Jan 2017–Mar 2021)')],
        ['3', 'HLFPPT', 'Saksham project, Hardoi', p('District MIS Officer') + p('(Aug 2013–Dec 2016)')],
      ],
    ),
    p('Software', { bold: true, before: 120 }),
    p('SPSS, STATA, Excel, HMIS portal, Power Query, MS Access'),
    p('Personal', { bold: true, before: 120 }),
    p('D.O.B. 10-07-1990; Hindi, English; Married; Consolidated pay Rs. 71,000 p.m.'),
  ],
});
/* LABEL
about: mis-specialist | other | senior | n-k-project-column-post-and-duration-one-cell
name: Raghvendra Pratap Singh
email: raghvendra.mis@gmail.com
phone: 9598330117
place: Lucknow
skills: SPSS; STATA; Excel; HMIS portal; Power Query; MS Access
job: State MIS Specialist | PCI India | Lucknow | 2021-04 | now
job: Divisional M&E Officer | Mission Directorate, NHM UP | | 2017-01 | 2021-03
job: District MIS Officer | HLFPPT | Hardoi | 2013-08 | 2016-12
edu: M.Sc. | Statistics | | Lucknow University, Lucknow | 2012 | Ist Div.
edu: B.Sc. | PMS | Colvin Degree College | C.S.J.M.U. Kanpur | 2010 | IInd Div.
edu: 12th | | | U.P. Board | 2007 | IInd Div.
edu: 10th | | | U.P. Board | 2005 | Ist Div.
edu: PGDCA | | | M.C.R.P.V., Bhopal | 2013 | 76%
edu: “O” Level | | | DOEACC Society | 2009 | B grade
languages: Hindi; English
ctc: 852000
born: 1990-07-10
marital: Married
*/
