import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  body: [
    p('RESUME OF MRS. SUNITA BHIMRAO KAMBLE', { bold: true, size: 13, align: 'center', line: true, after: 100 }),
    table(
      [3000, 6800],
      [
        ['Post', 'Anganwadi Supervisor / ICDS Mukhya Sevika or NGO Cluster Co-ordinator'],
        ['Address & phone', 'Ramabai Nagar, Latur 413512; 86682 40517'],
        [
          'Qualification',
          'D.Ed., Yashwant Adhyapak Vidyalaya, Latur, M.S.C.E. Pune, 2005, 63.8%\nB.A. (Marathi), YCMOU Nashik, 2012, pass class\nM.S.W., School of Social Sciences, SRTMU Nanded, 2016, B+\nXII, Maharashtra Board (Latur Division), 2003, 55.5%',
        ],
        [
          'Present work',
          'Cluster Co-ordinator cum Trainer in "Poshan Abhiyan" of Pratham Mumbai Education Initiative, Ausa block, from June 2019 to this date. Funded by HDFC Parivartan.',
        ],
        [
          'Previous work',
          'Anganwadi Sevika, Ward 12, ICDS Project Latur (Urban), from July 2008 to May 2019\nPrimary teacher (temporary) in Zilla Parishad School, Murud, from June 2006 to April 2008',
        ],
        ['Computer', 'MS-CIT, M.K.C.L., 2009, 71 marks'],
        ['Trainings', 'ILA modules 1–21, Block office, 2017–18; ECCE, UNICEF, 2020; Breast feeding, one day'],
        ['Knowledge', 'growth monitoring, Poshan Tracker, SHG formation, village survey, street play'],
        ['Honorarium', 'Drawing Rs. 19,250 every month; request Rs. 26,000'],
        ['Availability', 'After giving notice of one month'],
        ['Area', 'Latur, Osmanabad, Nanded; not outside Marathwada'],
        ['Family', 'Widow, two children; born 01-06-1985; Buddhist'],
        ['Languages', 'Marathi, Hindi'],
      ],
      { side: 'F2F2F2' },
    ),
    p('I say that what is written above is true.   Latur, 5-11-2026', { before: 120 }),
  ],
});
/* LABEL
about: cluster-coordinator | other | veteran | n4-word-two-column-form-programme-of-employer
name: SUNITA BHIMRAO KAMBLE
phone: 8668240517
place: Latur
skills: growth monitoring; Poshan Tracker; SHG formation; village survey; street play
job: Cluster Co-ordinator cum Trainer | Pratham Mumbai Education Initiative | Ausa block | 2019-06 | now
job: Anganwadi Sevika | ICDS Project Latur (Urban) | | 2008-07 | 2019-05
job: Primary teacher (temporary) | Zilla Parishad School | Murud | 2006-06 | 2008-04
edu: D.Ed. | | Yashwant Adhyapak Vidyalaya, Latur | M.S.C.E. Pune | 2005 | 63.8%
edu: B.A. | Marathi | YCMOU Nashik | | 2012 | pass class
edu: M.S.W. | | School of Social Sciences | SRTMU Nanded | 2016 | B+
edu: XII | | | Maharashtra Board (Latur Division) | 2003 | 55.5%
languages: Marathi; Hindi
cert: MS-CIT
ctc: 231000
expected: 312000
notice: 30
born: 1985-06-01
marital: Widowed
preferred: Latur; Osmanabad; Nanded
dated: 2026-11-05
*/
