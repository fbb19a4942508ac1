import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { bold: true, italic: true, size: 12, color: '38761D' },
  body: [
    p('Gopal Oraon', { bold: true, size: 16 }),
    p('Forest guard / nursery work, Latehar (Jharkhand). 7061 994 420', { line: true }),
    h('I have worked here'),
    p('Betla National Park, Palamu Tiger Reserve', { bold: true }),
    p('Daily wage tracker, then Home Guard at the beat from 2016'),
    p('2011 to 2021', { after: 80 }),
    p('Forest Department, Latehar Range', { bold: true }),
    p('Forest Guard (Vanrakshi)'),
    p('2021 to now', { after: 80 }),
    p('Vikas Bharti, Bishunpur', { bold: true }),
    p('Nursery worker'),
    p('2008 to 2010'),
    h('I have passed'),
    p('Matric 2008, JAC Ranchi, Project High School Garu, 45%'),
    p('Inter (Arts) 2011, JAC Ranchi, Banwari Sahu College Latehar, 44%'),
    h('I was trained in'),
    p('Forest guard training, Mahilong, Ranchi, 6 months, 2021-22. Snake rescue, 2019. M-STrIPES app, 2020.'),
    h('I know'),
    p('Tiger census (camera trap), Plantation, Fire line, Wildlife monitoring, First information report writing'),
    h('I am'),
    p('born 5-3-1991, married, ST. I speak Kurukh, Sadri, Hindi.'),
  ],
});
/* LABEL
about: forest-guard | other | senior | n-word-employer-title-period-lines-unordered
name: Gopal Oraon
phone: 7061994420
place: Latehar
skills: Tiger census (camera trap); Plantation; Fire line; Wildlife monitoring; First information report writing
job: Forest Guard (Vanrakshi) | Forest Department, Latehar Range | | 2021 | now
job: Daily wage tracker, then Home Guard | Betla National Park, Palamu Tiger Reserve | | 2011 | 2021
job: Nursery worker | Vikas Bharti | Bishunpur | 2008 | 2010
edu: Matric | | Project High School Garu | JAC Ranchi | 2008 | 45%
edu: Inter | Arts | Banwari Sahu College Latehar | JAC Ranchi | 2011 | 44%
languages: Kurukh; Sadri; Hindi
cert: Forest guard training; Snake rescue; M-STrIPES app
born: 1991-03-05
marital: Married
*/
