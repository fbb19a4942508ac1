import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 11, line: true, color: '5D4037' },
  body: [
    p('Er. Lokesh Vaishnav', { bold: true, size: 18 }),
    p('First Officer, A320 | ATPL holder | Udaipur / Mumbai', { italic: true }),
    p('lokesh.flies@gmail.com  +91 98872 10346'),
    h('FLYING'),
    table(
      [2200, 2400, 2300, 1300, 1400],
      [
        ['Operator', 'Aircraft', 'Function', 'From', 'To'],
        ['Akasa Air', 'B737-8', 'First Officer', 'Jun 2022', 'Current'],
        ['Go First', 'A320 neo', 'First Officer', 'Sep 2019', 'May 2022'],
        ['Go First', 'A320 ceo', 'Trainee First Officer', 'Jan 2019', 'Aug 2019'],
        ['Carver Aviation, Baramati', 'C172, PA-34', 'Assistant Flight Instructor', 'Mar 2016', 'Dec 2018'],
      ],
      { head: 'D7CCC8' },
    ),
    h('HOURS'),
    p('Total 4,712 • Multi-engine 4,105 • PIC 640 • Night 1,330 (as on 30 Sep 2026)'),
    h('LICENCES'),
    table(
      [3000, 2300, 2200, 2000],
      [
        ['Licence', 'No.', 'Authority', 'Valid until'],
        ['ATPL (A)', '6217', 'DGCA', '11/2027'],
        ['FRTOL', '14009', 'DGCA', '11/2027'],
        ['RTR (A)', 'WR-7751', 'WPC, MoC', 'Lifetime'],
        ['Class 1 Medical', '–', 'IAM Bengaluru', '04/2027'],
      ],
    ),
    h('STUDY'),
    p('B.Tech Mechanical • MPUAT, CTAE Udaipur • 2010–2014 • 7.2 CGPA'),
    p('CPL course • Carver Aviation Academy, Baramati • 2015'),
    p('XII • CBSE • Central Academy, Udaipur • 2010 • 82%'),
    h('REST'),
    p('Born: 2 Dec 1992 | Married | Hindi, English, Mewari | ICAO English Level 5 | Notice: 6 months as per CAR'),
  ],
});
/* LABEL
about: pilot | other | mid | n-word-flying-table-aircraft-column
name: Lokesh Vaishnav
email: lokesh.flies@gmail.com
phone: 9887210346
place: Udaipur
job: First Officer | Akasa Air | | 2022-06 | now
job: First Officer | Go First | | 2019-09 | 2022-05
job: Trainee First Officer | Go First | | 2019-01 | 2019-08
job: Assistant Flight Instructor | Carver Aviation | Baramati | 2016-03 | 2018-12
edu: B.Tech | Mechanical | CTAE Udaipur | MPUAT | 2014 | 7.2 CGPA
edu: CPL course | | Carver Aviation Academy, Baramati | | 2015 |
edu: XII | | Central Academy, Udaipur | CBSE | 2010 | 82%
languages: Hindi; English; Mewari
cert: ATPL (A); FRTOL; RTR (A); Class 1 Medical
notice: 180
born: 1992-12-02
marital: Married
*/
