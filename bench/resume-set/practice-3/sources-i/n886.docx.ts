import { docx, h, list, p } from '../../outside/sources/word.ts';

const row = (text: string) => p(text, { tabs: [2600, 2900], after: 10 });

export default docx({
  font: 'Liberation Serif',
  heading: { bold: true, size: 12, caps: true, line: true },
  body: [
    p('CURRICULUM VITAE', { bold: true, align: 'center', size: 14 }),
    p('MOHD. IRFAN QURESHI', { bold: true, size: 13, after: 0 }),
    p(
      'Storekeeper / Material Controller\nPresent location: Jubail, Saudi Arabia\nMobile: +966 50 771 3208, India: +91 97609 41185\nEmail: irfanq.stores@gmail.com',
    ),
    h('Employment'),
    row('Company\t:\tNesma & Partners Contracting Co. Ltd. (Jubail Industrial City)'),
    row('Position\t:\tStorekeeper – Level II'),
    row('Duration\t:\tFrom 10-Feb-2020 to till date'),
    row('Project\t:\tSABIC ethylene expansion'),
    p(),
    row('Company\t:\tNesma & Partners, KSA (Ras Tanura camp)'),
    row('Position\t:\tStore Assistant/Tool Keeper'),
    row('Duration\t:\tFrom 21-Nov-2016 to 09-Feb-2020'),
    p(),
    row('Company\t:\tL&T Hydrocarbon Engg. – Hazira Yard'),
    row('Position\t:\tStore Helper (through Shree Sai Manpower)'),
    row('Duration\t:\tFrom 01-Apr-2014 to 30-Sep-2016'),
    h('Duties'),
    list('MRN, MIV and bin cards', 'Monthly stock count with auditors', 'Issue of PPE and consumables'),
    h('Education'),
    p(
      'B.A. from C.C.S. University, Meerut (private) in 2013\nIntermediate, U.P. Board, Faiz-e-Aam Inter College, in 2010, II Div.\nHigh School, U.P. Board, in 2008, I Div.',
    ),
    h('Training & certificates'),
    list(
      'Forklift operator, TÜV Rheinland Arabia, card no. 44-1029, exp. 06/2027',
      'NEBOSH HSW Award, 2022',
      'Fire warden drill, STOP card, defensive driving (company trainings)',
    ),
    h('Computer'),
    p('SAP MM (user level), Oracle Fusion Inventory (1 year), MS Excel, Outlook'),
    h('Personal'),
    row('Date of Birth\t:\t18 July 1993'),
    row('Passport no.\t:\tR 4471820'),
    row('Languages\t:\tHindi, Urdu, English, Arabic'),
    row('Marital status\t:\tMarried'),
  ],
});
/* LABEL
about: storekeeper | other | mid | n-word-tabbed-company-position-duration
name: Irfan Qureshi
email: irfanq.stores@gmail.com
phone: +966 507713208
phone: 9760941185
place: Jubail
skills: SAP MM; Oracle Fusion Inventory; MS Excel; Outlook
also: MRN; MIV; bin cards
job: Storekeeper – Level II | Nesma & Partners Contracting Co. Ltd. | Jubail Industrial City | 2020-02 | now
job: Store Assistant/Tool Keeper | Nesma & Partners | KSA | 2016-11 | 2020-02
job: Store Helper | L&T Hydrocarbon Engg. | Hazira | 2014-04 | 2016-09
edu: B.A. | | C.C.S. University, Meerut | | 2013 |
edu: Intermediate | | Faiz-e-Aam Inter College | U.P. Board | 2010 | II Div.
edu: High School | | | U.P. Board | 2008 | I Div.
cert: Forklift operator; NEBOSH HSW Award
languages: Hindi; Urdu; English; Arabic
born: 1993-07-18
marital: Married
*/
