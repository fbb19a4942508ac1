import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10.5,
  body: [
    p('APPLICATION FOR THE POST OF SECURITY OFFICER', { align: 'center', bold: true, size: 14 }),
    table(
      [700, 3300, 6000],
      [
        ['1.', 'Name in block letters', 'OM PRAKASH YADAV (Ex-CISF, Inspector/Exe)'],
        ['2.', 'Father / husband', 'Late Shri Ram Dulare Yadav'],
        ['3.', 'Postal address', '14/B Shivaji Nagar, Bhilai (C.G.) 490001'],
        ['4.', 'Mobile, e-mail', '94252 13986, opyadav.cisf@rediffmail.com'],
        ['5.', 'Birth', '15 August 1966'],
        ['6.', 'Height / chest', '173 cm / 88-93 cm'],
        ['7.', 'Qualification', 'B.A., Awadh University Faizabad, 1987; Intermediate, U.P. Board, 1984'],
        ['8.', 'Force number', '874110236'],
      ],
    ),
    p('9. Postings in CISF (date of appointment 11.01.1989, retirement 31.08.2026)', { bold: true, before: 80 }),
    table(
      [2200, 3500, 2200, 2200],
      [
        ['Rank', 'Unit', 'From', 'To'],
        ['Constable', 'CISF Unit BSP Bhilai', '11.01.1989', '30.06.1997'],
        ['Head Constable', 'CISF Unit NALCO Angul', '01.07.1997', '14.05.2005'],
        ['Asst. Sub-Inspector', 'CISF Unit ASG Raipur Airport', '15.05.2005', '31.03.2012'],
        ['Sub-Inspector', 'CISF Unit DMRC Delhi', '01.04.2012', '20.07.2019'],
        ['Inspector', 'CISF Unit SECL Korba', '21.07.2019', '31.08.2026'],
      ],
      { head: 'D8D8D8' },
    ),
    p('10. Courses', { bold: true, before: 80 }),
    p(
      'Basic Fire Course, NISA Hyderabad, 1994; Anti-hijack, Gwalior, 2006; Bomb detection (BDDS), NSG Manesar, 2008, 4 weeks; PSARA training supervisor, 2026',
    ),
    p('11. Medals', { bold: true, before: 80 }),
    p("Police Medal for Meritorious Service, 26 January 2018; DG's Disc (silver) 2021"),
    p('12. Weapons known', { bold: true, before: 80 }),
    p('INSAS, AK-47, 9 mm pistol, Glock'),
    p('13. Salary expected: Rs. 40,000 per month with quarter. 14. Languages: Hindi, Awadhi, Chhattisgarhi, English.'),
    p('Date: 05-10-2026\t\t\t\t\tSd/- O.P. Yadav'),
  ],
});
/* LABEL
about: ex-cisf-inspector | other | veteran | m-word-numbered-form-table-rank-postings
name: Om Prakash Yadav
email: opyadav.cisf@rediffmail.com
phone: 9425213986
place: Bhilai
skills: INSAS; AK-47; 9 mm pistol; Glock
job: Inspector | CISF Unit SECL Korba | | 2019-07 | 2026-08
job: Sub-Inspector | CISF Unit DMRC Delhi | | 2012-04 | 2019-07
job: Asst. Sub-Inspector | CISF Unit ASG Raipur Airport | | 2005-05 | 2012-03
job: Head Constable | CISF Unit NALCO Angul | | 1997-07 | 2005-05
job: Constable | CISF Unit BSP Bhilai | | 1989-01 | 1997-06
edu: B.A. | | Awadh University Faizabad | | 1987 |
edu: Intermediate | | | U.P. Board | 1984 |
languages: Hindi; Awadhi; Chhattisgarhi; English
expected: 480000
born: 1966-08-15
dated: 2026-10-05
*/
