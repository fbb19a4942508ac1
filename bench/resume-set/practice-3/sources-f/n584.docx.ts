import { docx, h, p, table } from '../../outside/sources/word.ts';

const cell = (...lines: string[]) => lines.map((line) => p(line)).join('');

export default docx({
  font: 'Liberation Sans',
  size: 9,
  margin: 800,
  heading: { bold: true, size: 11, color: '984806' },
  body: [
    p('RAVINDER PAL CHAWLA', { bold: true, size: 15, align: 'center' }),
    p('General Manager – Commercial & Supply Chain (Aluminium extrusions)', { align: 'center' }),
    p('Bahadurgarh, Haryana; 98960 57712; rp.chawla.scm@gmail.com', { align: 'center' }),
    h('PROFESSIONAL EXPERIENCE'),
    table(
      [2000, 1500, 1700, 1500, 3300],
      [
        ['Company, place', 'Division', 'Post', 'Period', 'Work'],
        [
          cell('Jindal Aluminium Ltd', 'Bhiwadi'),
          'Extrusions',
          'GM – Commercial',
          cell('Jul 2020', 'to date'),
          'Rs 700 crore of billets and dies; LME hedging',
        ],
        [
          cell('Hindalco Industries Ltd', 'Renukoot'),
          'Downstream',
          'DGM – SCM',
          cell('Apr 2014', 'to Jun 2020'),
          'Depots at Faridabad and Bhiwandi',
        ],
        [
          cell('Hindalco Industries Ltd', 'Alupuram'),
          'Extrusions',
          'Senior Manager',
          cell('May 2009', 'to Mar 2014'),
          'Dies, scrap, dispatch',
        ],
        [
          cell('Bhushan Steel Ltd', 'Sahibabad'),
          'Cold rolling',
          'Manager',
          cell('Oct 2002', 'to Apr 2009'),
          'Zinc and rolls purchase',
        ],
        [
          cell('Usha Martin', 'New Delhi'),
          'Wire ropes',
          'Executive',
          cell('Jul 1999', 'to Sep 2002'),
          'Depot accounts',
        ],
      ],
      { head: 'FDE9D9' },
    ),
    h('EDUCATION'),
    table(
      [3300, 4200, 2500],
      [
        [cell('PGDBM', '(Materials Management)'), cell('IMT Ghaziabad', 'approved by AICTE'), cell('1999', '64%')],
        [
          cell('Bachelor of Science', '(Physical sciences)'),
          cell('Deshbandhu College', 'University of Delhi'),
          cell('1997', '58%'),
        ],
      ],
    ),
    h('SKILLS'),
    p(
      'LME hedging · Logistics contracts · Import licences (EPCG, Advance authorisation) · SAP MM and SD · Cost reduction',
    ),
    h('CERTIFICATES'),
    table(
      [3300, 4200, 2500],
      [
        [cell('CSCP'), cell('APICS (now ASCM)', 'ID 1830227'), cell('2015')],
        [cell('Six Sigma Green Belt'), cell('Aditya Birla Gyanodaya'), cell('2012')],
      ],
    ),
    p('Hindi, Punjabi, English. Born 18/08/1976. CTC Rs 46 lakh. Notice 3 months.', { before: 100 }),
  ],
});
/* LABEL
about: commercial-gm | other | veteran | n-word-table-company-place-in-cell-division-column
name: RAVINDER PAL CHAWLA
email: rp.chawla.scm@gmail.com
phone: 9896057712
place: Bahadurgarh
skills: LME hedging; Logistics contracts; Import licences (EPCG, Advance authorisation); SAP MM and SD; Cost reduction
also: Dies; scrap; dispatch
job: GM – Commercial | Jindal Aluminium Ltd | Bhiwadi | 2020-07 | now
job: DGM – SCM | Hindalco Industries Ltd | Renukoot | 2014-04 | 2020-06
job: Senior Manager | Hindalco Industries Ltd | Alupuram | 2009-05 | 2014-03
job: Manager | Bhushan Steel Ltd | Sahibabad | 2002-10 | 2009-04
job: Executive | Usha Martin | New Delhi | 1999-07 | 2002-09
edu: PGDBM | Materials Management | IMT Ghaziabad | | 1999 | 64%
edu: Bachelor of Science | Physical sciences | Deshbandhu College | University of Delhi | 1997 | 58%
languages: Hindi; Punjabi; English
cert: CSCP; Six Sigma Green Belt
ctc: 4600000
notice: 90
born: 1976-08-18
*/
