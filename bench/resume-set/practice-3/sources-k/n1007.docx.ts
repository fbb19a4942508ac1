import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  heading: { bold: true, size: 11, caps: true, line: true },
  body: [
    p('G. Srinivas Chary, B.Com., M.B.A., CAIIB', { bold: true, size: 15, align: 'center' }),
    p('Plot 71, Vaishnavi Nagar, Saroornagar, Hyderabad 500 035', { align: 'center' }),
    p('Phone 98490 52217   email gschary.bank@gmail.com', { align: 'center' }),
    h('Profile'),
    p('Retail banker with fifteen years in branch banking, gold loans and MSME credit.'),
    h('Experience'),
    p('KARUR VYSYA BANK', { bold: true }),
    p('Chief Manager & Branch Head (Scale IV), Dilsukhnagar Branch\tMay 2023 to date', { tabs: [-9900] }),
    p('Senior Manager (Scale III), Credit Processing Centre, Hyderabad\tJune 2019 to April 2023', { tabs: [-9900] }),
    p('Manager (Scale II), Warangal Branch\tJune 2016 to May 2019', { tabs: [-9900] }),
    list('Advances of branch grown from 84 crore to 131 crore in two years', 'NPA brought down to 1.1 per cent'),
    p('SYNDICATE BANK', { bold: true, before: 80 }),
    p('Probationary Officer → Assistant Manager, Nizamabad and Bodhan\tJuly 2011 to May 2016', { tabs: [-9900] }),
    h('Education & professional examinations'),
    p('CAIIB, Indian Institute of Banking & Finance, 2015'),
    p('JAIIB, Indian Institute of Banking & Finance, 2013'),
    p('M.B.A. (Finance), Osmania University, Hyderabad, 2011, 66.7%'),
    p('B.Com. (Computers), Badruka College of Commerce, Kachiguda, 2009, 72%'),
    p('Intermediate (C.E.C.), Board of Intermediate Education A.P., 2006, 81%'),
    p('S.S.C., Board of Secondary Education A.P., 2004, 74%'),
    h('Skills'),
    p('Credit appraisal; Finacle; SARFAESI recovery; team leadership'),
    h('Languages'),
    p('Telugu, English, Hindi, Kannada'),
  ],
});
/* LABEL
about: bank-branch-head | other | veteran | n-k-posts-below-bank-with-scales
name: G. Srinivas Chary
email: gschary.bank@gmail.com
phone: 9849052217
place: Hyderabad
skills: Credit appraisal; Finacle; SARFAESI recovery; team leadership
also: branch banking; gold loans; MSME credit
job: Chief Manager & Branch Head (Scale IV) | KARUR VYSYA BANK | Dilsukhnagar | 2023-05 | now
job: Senior Manager (Scale III) | KARUR VYSYA BANK | Hyderabad | 2019-06 | 2023-04
job: Manager (Scale II) | KARUR VYSYA BANK | Warangal | 2016-06 | 2019-05
job: Probationary Officer → Assistant Manager | SYNDICATE BANK | Nizamabad and Bodhan | 2011-07 | 2016-05
edu: M.B.A. | Finance | | Osmania University, Hyderabad | 2011 | 66.7%
edu: B.Com. | Computers | Badruka College of Commerce, Kachiguda | | 2009 | 72%
edu: Intermediate | C.E.C. | | Board of Intermediate Education A.P. | 2006 | 81%
edu: S.S.C. | | | Board of Secondary Education A.P. | 2004 | 74%
cert: CAIIB; JAIIB
languages: Telugu; English; Hindi; Kannada
total: 15 0
*/
