import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, line: true },
  body: [
    p('Smt. Kamala Devi Rawal', { bold: true, size: 15 }),
    p('Accounts officer (government contracts), Pithoragarh\nPhone 94120 9 3375'),
    h('Postings, last first'),
    p('1. Accounts Officer\tBorder Roads Contractors’ Union, Pithoragarh\tw.e.f. 1-4-2019', {
      tabs: [3000, 7700],
      hanging: 0,
    }),
    p('2. Accountant\tSatluj Hydro Camp, Dharchula\t2-5-2012 to 31-3-2019', { tabs: [3000, 7700] }),
    p('3. Assistant Accountant\tSatluj Hydro Camp, Dharchula\t1-8-2006 to 1-5-2012', { tabs: [3000, 7700] }),
    p('4. Cashier\tKumaon Mandal Vikas Nigam, Nainital\t1-7-2001 to 31-7-2006', { tabs: [3000, 7700] }),
    h('Qualifications, last first'),
    p('M.Com.\tL.S.M. Govt. P.G. College (Kumaun University)\t2000\t57 %', { tabs: [1700, 6900, 8000] }),
    p('B.Com.\tL.S.M. Govt. P.G. College (Kumaun University)\t1998\t52 %', { tabs: [1700, 6900, 8000] }),
    p('Inter\tGGIC Pithoragarh (U.P. Board)\t1995\t55 %', { tabs: [1700, 6900, 8000] }),
    h('Working knowledge'),
    p('PFMS, GeM portal, Tally, EPF and ESI returns, Work order billing'),
    h('Personal'),
    p('Born 12-06-1978. Married. Kumaoni, Hindi, Nepali. Pay level equal to Rs 58,000 p.m.'),
  ],
});
/* LABEL
about: accounts-officer | other | veteran | n-word-numbered-tab-lines-wef
name: Kamala Devi Rawal
phone: 9412093375
place: Pithoragarh
skills: PFMS; GeM portal; Tally; EPF and ESI returns; Work order billing
job: Accounts Officer | Border Roads Contractors’ Union | Pithoragarh | 2019-04 | now
job: Accountant | Satluj Hydro Camp | Dharchula | 2012-05 | 2019-03
job: Assistant Accountant | Satluj Hydro Camp | Dharchula | 2006-08 | 2012-05
job: Cashier | Kumaon Mandal Vikas Nigam | Nainital | 2001-07 | 2006-07
edu: M.Com. | | L.S.M. Govt. P.G. College | Kumaun University | 2000 | 57 %
edu: B.Com. | | L.S.M. Govt. P.G. College | Kumaun University | 1998 | 52 %
edu: Inter | | GGIC Pithoragarh | U.P. Board | 1995 | 55 %
languages: Kumaoni; Hindi; Nepali
born: 1978-06-12
marital: Married
ctc: 696000
*/
