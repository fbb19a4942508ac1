import { docx, p } from '../../outside/sources/word.ts';

const row = (label: string, value: string) =>
  p(`${label}\t:\t${value}`, { tabs: [2800, 3000], indent: 3000, hanging: 3000 });
const head = (text: string) => p(text, { bold: true, before: 180, line: true });

export default docx({
  font: 'Liberation Sans',
  size: 11,
  body: [
    p('Sharmistha Ghosh Dastidar', { bold: true, size: 17, after: 0 }),
    p('Executive Secretary to the Managing Director', { italic: true }),
    p('27/1A, Fern Road, Ballygunge, Kolkata 700019 | 98311 64027 | sharmistha.gd@rediffmail.com'),
    head('SECRETARIAL EXPERIENCE: 22 YEARS'),
    row('Present employer', 'Emta Coal & Mineral Exports Limited, Kolkata'),
    row('Capacity', 'Executive Secretary to MD'),
    row('Since', 'January 2014'),
    row(
      'Duties',
      'Calendar across three time zones, board papers, visa and travel, minutes of the weekly review, MD’s household staff payroll',
    ),
    p(''),
    row('Previous', 'Peerless Hospital & Research Centre, Kolkata'),
    row('Capacity', 'Secretary to Medical Superintendent'),
    row('From / to', 'February 2008 / December 2013'),
    p(''),
    row('Previous', 'Williamson Magor & Co., Kolkata'),
    row('Capacity', 'Stenographer'),
    row('From / to', 'June 2004 / January 2008'),
    head('QUALIFICATIONS'),
    row('2003', 'B.A. (Hons.) English, Lady Brabourne College, Calcutta University, 54 %'),
    row('2000', 'Higher Secondary, WBCHSE, Second Division'),
    row('1998', 'Madhyamik, WBBSE, First Division'),
    row('2004', 'Secretarial Practice (one year), George Telegraph Training Institute'),
    head('SPEEDS AND SKILLS'),
    row('Shorthand', '100 w.p.m. (Pitman)'),
    row('Typing', '60 w.p.m.'),
    row('Computer', 'MS Word, MS Excel, Outlook, PowerPoint, Zoom and Teams'),
    row('Office', 'Minutes, Travel booking, Protocol, Filing, Drafting of letters'),
    head('PERSONAL'),
    row('Born', '23.11.1981'),
    row('Status', 'Divorced, one daughter in college'),
    row('Languages', 'Bengali, English, Hindi, French (Alliance, A2)'),
    row('Last salary', '₹ 68,500 p.m. + bonus'),
    row('Expected', '₹ 80,000 p.m.'),
    row('Can join in', '1 month'),
    head('REFEREE'),
    p('Cdr. P. K. Lahiri (Retd.), former Director, 033-2461 7780'),
  ],
});

/* LABEL
about: executive-secretary | other | veteran | q-doc-colon-rows
name: Sharmistha Ghosh Dastidar
email: sharmistha.gd@rediffmail.com
phone: 9831164027
place: Kolkata
skills: Shorthand; Typing; MS Word; MS Excel; Outlook; PowerPoint; Zoom and Teams; Minutes; Travel booking; Protocol; Filing; Drafting of letters
also: Computer; Office; Zoom; Teams; board papers; visa and travel
job: Executive Secretary to MD | Emta Coal & Mineral Exports Limited | Kolkata | 2014-01 | now
job: Secretary to Medical Superintendent | Peerless Hospital & Research Centre | Kolkata | 2008-02 | 2013-12
job: Stenographer | Williamson Magor & Co. | Kolkata | 2004-06 | 2008-01
edu: B.A. (Hons.) | English | Lady Brabourne College | Calcutta University | 2003 | 54 %
edu: Higher Secondary | | | WBCHSE | 2000 | Second Division
edu: Madhyamik | | | WBBSE | 1998 | First Division
edu: Secretarial Practice | | George Telegraph Training Institute | | 2004 |
languages: Bengali; English; Hindi; French
total: 22 0
ctc: 822000
expected: 960000
notice: 30
born: 1981-11-23
marital: Divorced
othersphone: 03324617780
*/
