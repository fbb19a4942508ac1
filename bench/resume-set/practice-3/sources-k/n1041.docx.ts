import { docx, p } from '../../outside/sources/word.ts';

const head = (text: string) => p(`${text}`, { bold: true, before: 160, line: true });
export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('RESUME OF NIRAV ASHOKBHAI RAVAL', { bold: true, align: 'center', size: 13 }),
    p('Add.: 41, Haridarshan Soc., Bapunagar, Ahmedabad-24.\t(M) 97239 66104', { tabs: [-9900] }),
    p('Email: nirav.raval.textile@gmail.com'),
    head('WORK EXPERIENCE (10 YEARS)'),
    p('(1) Arvind Limited, Santej – Knits Division'),
    p('\tDept.\t: Dyeing & Processing', { tabs: [500, 2200] }),
    p('\tPost\t: Shift Manager', { tabs: [500, 2200] }),
    p('\tPeriod\t: Since May-21', { tabs: [500, 2200] }),
    p('(2) Ashima Ltd., Khokhra, Ahmedabad'),
    p('\tDept.\t: Processing', { tabs: [500, 2200] }),
    p('\tPost\t: Shift Supervisor, later Dept. In-charge', { tabs: [500, 2200] }),
    p('\tPeriod\t: Aug-18 to Apr-21', { tabs: [500, 2200] }),
    p('(3) Mahalaxmi Fabric Mills (unit of Mahalaxmi Group), Narol'),
    p('\tDept.\t: QC Lab', { tabs: [500, 2200] }),
    p('\tPost\t: Lab Chemist', { tabs: [500, 2200] }),
    p('\tPeriod\t: July-16 to July-18', { tabs: [500, 2200] }),
    head('EDUCATION'),
    p('B.E. Textile Processing\tGTU – L.D. College of Engineering\tMay-2016\t6.88 CPI', { tabs: [2900, 6700, -9900] }),
    p('Diploma Textile Processing\tTEB Gandhinagar – R.C. Technical\tMay-2013\t69%', { tabs: [2900, 6700, -9900] }),
    p('S.S.C.\tGSEB – Shri Vivekanand School\tMar-2010\t73%', { tabs: [2900, 6700, -9900] }),
    head('STRENGTH'),
    p('Reactive dyeing, Recipe matching (Datacolor), Soft flow machines, Effluent norms'),
    head('PERSONAL'),
    p('Birth Date 19-6-1994 / Unmarried / Gujarati, Hindi, English / Present Sal. 4.56 Lac / Exp. 6.00 Lac / 1 Month'),
  ],
});
/* LABEL
about: textile-processing-manager | other | mid | n-k-dept-post-period-tabs
name: Nirav Ashokbhai Raval
email: nirav.raval.textile@gmail.com
phone: 9723966104
place: Ahmedabad
skills: Reactive dyeing; Recipe matching (Datacolor); Soft flow machines; Effluent norms
job: Shift Manager | Arvind Limited | Santej | 2021-05 | now
job: Shift Supervisor, later Dept. In-charge | Ashima Ltd. | Khokhra, Ahmedabad | 2018-08 | 2021-04
job: Lab Chemist | Mahalaxmi Fabric Mills | Narol | 2016-07 | 2018-07
edu: B.E. | Textile Processing | L.D. College of Engineering | GTU | 2016 | 6.88
edu: Diploma | Textile Processing | R.C. Technical | TEB Gandhinagar | 2013 | 69%
edu: S.S.C. | | Shri Vivekanand School | GSEB | 2010 | 73%
languages: Gujarati; Hindi; English
total: 10 0
ctc: 456000
expected: 600000
notice: 30
born: 1994-06-19
marital: Single
*/
