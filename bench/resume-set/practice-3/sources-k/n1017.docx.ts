import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 13, color: 'C00000' },
  header: [p('Harshad Limbachiya – Sales & Distribution\t9712 440 556', { tabs: [-9900], size: 9 })],
  body: [
    p('Harshad Limbachiya', { bold: true, size: 22 }),
    p('harshad.limbachiya@yahoo.com · Maninagar, Ahmedabad · born 1990'),
    h('Work'),
    p('**Area Sales Manager (Gujarat North)**, Havmor Ice Cream Pvt Ltd (LOTTE Wellfood group), Ahmedabad', {
      after: 0,
    }),
    p('1 June 2022 – now', { italic: true }),
    list('28 distributors, 1,900 deep freezers; 3 sales officers'),
    p('**Sales Officer / Sr. Sales Officer**, Vadilal Industries Ltd, Mehsana territory', { after: 0 }),
    p('16 April 2017 – 31 May 2022', { italic: true }),
    p('**Pilot Sales Representative**, Hindustan Coca-Cola Beverages, Goblej depot', { after: 0 }),
    p('September 2012 – March 2017', { italic: true }),
    h('Degrees'),
    p('Master of Business Administration in Marketing (distance mode), Indira Gandhi National Open University, 2018'),
    p('Bachelor of Commerce, Gujarat University, 2012 — Second Class, 52.3 %'),
    p('Std. XII Commerce, GSHSEB Gandhinagar, 2009 — 60 %'),
    p('Std. X, GSEB, 2007 — 57 %'),
    h('Know-how'),
    p('Distributor ROI  •  Beat plan  •  FieldAssist app  •  Cold chain  •  Tally ERP 9'),
    h('Etc.'),
    p(
      'Gujarati, Hindi, English (working). Two-wheeler and LMV licence. Salary now 8.1 LPA; asking 10.5; 1 month to join.',
    ),
  ],
});
/* LABEL
about: area-sales-manager | other | senior | n-k-title-comma-employer-period-italic-below
name: Harshad Limbachiya
email: harshad.limbachiya@yahoo.com
phone: 9712440556
place: Ahmedabad
skills: Distributor ROI; Beat plan; FieldAssist app; Cold chain; Tally ERP 9
job: Area Sales Manager (Gujarat North) | Havmor Ice Cream Pvt Ltd | Ahmedabad | 2022-06 | now
job: Sales Officer / Sr. Sales Officer | Vadilal Industries Ltd | Mehsana | 2017-04 | 2022-05
job: Pilot Sales Representative | Hindustan Coca-Cola Beverages | Goblej | 2012-09 | 2017-03
edu: Master of Business Administration | Marketing | | Indira Gandhi National Open University | 2018 |
edu: Bachelor of Commerce | | | Gujarat University | 2012 | 52.3 %
edu: Std. XII | Commerce | | GSHSEB Gandhinagar | 2009 | 60 %
edu: Std. X | | | GSEB | 2007 | 57 %
languages: Gujarati; Hindi; English
ctc: 810000
expected: 1050000
notice: 30
*/
