import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { italic: true, bold: true, size: 12 },
  body: [
    p('Farzana Begum Laskar', { bold: true, size: 18 }),
    p('Silchar, Assam\tfarzana.laskar@gmail.com\t8638 204 417', { tabs: [3600, 7600], line: true }),
    h('Jobs so far'),
    p('Period\tPost\tOrganisation', { tabs: [2300, 5400], italic: true }),
    p("Aug '22 – now\tAccounts Executive\tBarak Valley Cements", { tabs: [2300, 5400] }),
    p("Feb '20 – Jul '22\tAccounts Assistant\tGreen Valley Hospital", { tabs: [2300, 5400] }),
    p("Jun '18 – Jan '20\tCashier\tVishal Mega Mart, Silchar", { tabs: [2300, 5400] }),
    h('Schooling and college'),
    p('Course\tWhere\tYear\tDivision', { tabs: [2000, 6400, 7600], italic: true }),
    p("B.Com.\tG. C. College (Assam University)\t'18\tII", { tabs: [2000, 6400, 7600] }),
    p("HS (Commerce)\tNormal Girls' H.S. School, AHSEC\t'15\tI", { tabs: [2000, 6400, 7600] }),
    p("HSLC\tNormal Girls' H.S. School, SEBA\t'13\tI", { tabs: [2000, 6400, 7600] }),
    h('I can use'),
    p('Tally Prime, Busy, MS Excel, GST portal, TDS returns'),
    h('Mother tongue and others'),
    p('Bengali (mother tongue), Assamese, Hindi, English'),
    p('Salary now: 21,000 a month. Joining: immediately.', { before: 120 }),
  ],
});
/* LABEL
about: accounts-executive | other | mid | n-word-tab-columns-apostrophe-years
name: Farzana Begum Laskar
email: farzana.laskar@gmail.com
phone: 8638204417
place: Silchar
skills: Tally Prime; Busy; MS Excel; GST portal; TDS returns
job: Accounts Executive | Barak Valley Cements | | 2022-08 | now
job: Accounts Assistant | Green Valley Hospital | | 2020-02 | 2022-07
job: Cashier | Vishal Mega Mart | Silchar | 2018-06 | 2020-01
edu: B.Com. | | G. C. College | Assam University | 2018 | II
edu: HS | Commerce | Normal Girls' H.S. School | AHSEC | 2015 | I
edu: HSLC | | Normal Girls' H.S. School | SEBA | 2013 | I
languages: Bengali; Assamese; Hindi; English
ctc: 252000
notice: 0
*/
