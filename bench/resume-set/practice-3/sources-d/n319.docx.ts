import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, align: 'center', caps: true },
  footer: [p('C. Lalrinmawia – Curriculum Vitae', { align: 'center', size: 8 })],
  body: [
    p('C. LALRINMAWIA', { bold: true, size: 16, align: 'center' }),
    p('Chanmari West, Aizawl 796007, Mizoram · 94361 50882 · lrmawia.c@gmail.com', { align: 'center' }),
    h('Career'),
    p('(a) North East Rural Bank – 21 years 4 months (from 4 July 2005)', { bold: true }),
    p('Chief Manager, Head Office (Credit), Aizawl\t– 1 Oct 2021 onwards', { indent: 360, tabs: [6200] }),
    p('Senior Branch Manager, Champhai\t– 15 May 2017 to 30 Sep 2021', { indent: 360, tabs: [6200] }),
    p('Branch Manager, Serchhip\t– 3 Jun 2013 to 14 May 2017', { indent: 360, tabs: [6200] }),
    p('Officer (Agriculture), Lunglei\t– 1 Sep 2009 to 2 Jun 2013', { indent: 360, tabs: [6200] }),
    p('Office Assistant, Kolasib\t– 4 Jul 2005 to 31 Aug 2009', { indent: 360, tabs: [6200] }),
    list(
      'SHG-Bank linkage: 1,340 groups in Champhai district, NABARD State Award 2019',
      'Merger of ledgers to Finacle in 2012',
      'KCC saturation drive of 2022',
    ),
    p('(b) Directorate of Industries, Mizoram – 1 year 9 months', { bold: true, before: 80 }),
    p('Extension Officer (contract), Aizawl\t– Oct 2003 to Jun 2005', { indent: 360, tabs: [6200] }),
    h('Education'),
    table(
      [1000, 2600, 3800, 1900],
      [
        ['Year', 'Exam', 'From', 'Marks/Div.'],
        ['2015', 'CAIIB', 'IIBF', 'Pass'],
        ['2008', 'JAIIB', 'IIBF', 'Pass'],
        ['2003', 'M.Sc. (Agri. Economics)', 'Assam Agricultural University, Jorhat', 'OGPA 7.4'],
        ['2001', 'B.Sc. (Agri.)', 'Central Agricultural University, Imphal', 'OGPA 7.1'],
        ['1997', 'HSSLC', 'MBSE', 'II'],
        ['1995', 'HSLC', 'MBSE', 'I'],
      ],
    ),
    h('Proficiency'),
    p('Priority sector lending, KCC, SHG financing, NPA recovery, Finacle 10, PFMS, Excel'),
    h('Bio'),
    p('Born 6 June 1979; married with 3 children; Mizo (mother tongue), English, Hindi, Assamese (spoken).'),
    p('Aizawl, the 9th November 2026', { before: 200 }),
  ],
});
/* LABEL
about: rural-bank-manager | other | veteran | n-word-lettered-employers-total-postings-by-dash
name: C. Lalrinmawia
email: lrmawia.c@gmail.com
phone: 9436150882
place: Aizawl
skills: Priority sector lending; KCC; SHG financing; NPA recovery; Finacle 10; PFMS; Excel
also: SHG-Bank linkage; Finacle
job: Chief Manager | North East Rural Bank | Aizawl | 2021-10 | now
job: Senior Branch Manager | North East Rural Bank | Champhai | 2017-05 | 2021-09
job: Branch Manager | North East Rural Bank | Serchhip | 2013-06 | 2017-05
job: Officer (Agriculture) | North East Rural Bank | Lunglei | 2009-09 | 2013-06
job: Office Assistant | North East Rural Bank | Kolasib | 2005-07 | 2009-08
job: Extension Officer (contract) | Directorate of Industries, Mizoram | Aizawl | 2003-10 | 2005-06
edu: CAIIB | | IIBF | | 2015 | Pass
edu: JAIIB | | IIBF | | 2008 | Pass
edu: M.Sc. | Agri. Economics | Assam Agricultural University, Jorhat | | 2003 | OGPA 7.4
edu: B.Sc. | Agri. | Central Agricultural University, Imphal | | 2001 | OGPA 7.1
edu: HSSLC | | | MBSE | 1997 | II
edu: HSLC | | | MBSE | 1995 | I
languages: Mizo; English; Hindi; Assamese
born: 1979-06-06
marital: Married
dated: 2026-11-09
*/
