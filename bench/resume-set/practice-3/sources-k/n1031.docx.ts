import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, shade: 'FDE9D9' },
  body: [
    p('MEHUL D. THAKKAR\nM: +91 90990 41285 | E: mehulthakkar.purchase@gmail.com | Naranpura, Ahmedabad', {
      bold: true,
    }),
    h('Career Snapshot'),
    table(
      [600, 3900, 3300, 2000],
      [
        ['#', 'Company', 'Position', 'Tenure'],
        [
          '1',
          'Adani Green Energy Ltd, Shantigram (Techno-commercial Dept.)',
          'Manager – Procurement (M4)',
          "Jul'21 – Cont.",
        ],
        ['2', 'Torrent Power Ltd, Sugen Mega Power Project, Surat', 'Deputy Manager (Materials)', "Nov'16 – Jun'21"],
        ['3', 'Torrent Power Ltd, Naranpura Zonal Office', 'Executive (Stores)', "Aug'14 – Oct'16"],
        ['4', 'Harsha Engineers Ltd, Changodar', 'Purchase Engineer', "Jun'12 – Jul'14"],
      ],
      { head: 'FBD4B4' },
    ),
    h('Qualification'),
    table(
      [1400, 2400, 600, 2100, 3300],
      [
        ['Pass. Yr.', 'Qualification', '%', 'Specialization', 'University (Institute)'],
        ['2018', 'PG Diploma (Distance)', '66', 'Supply Chain Mgmt.', 'SCDL, Pune'],
        ['2012', 'B.E.', '67', 'Mechanical', 'Hemchandracharya North Gujarat University (L.C.I.T., Bhandu)'],
        ['2008', 'H.S.C.', '70', 'Science', 'G.H.S.E.B. (Ankur School)'],
        ['2006', 'S.S.C.', '84', '–', 'G.S.E.B. (Ankur School)'],
      ],
      { head: 'FBD4B4' },
    ),
    h('Skills'),
    p('SAP MM, Ariba sourcing, LC and import documents, Contract drafting, Reverse auctions'),
    h('Membership & Certificate'),
    p('CPSM from ISM (USA), 2022; Life member, IIMM Ahmedabad since 2015'),
    h('Facts'),
    p(
      'D.o.B.: 30/01/1991; Gujarati, Hindi, English, Kutchi; Present CTC: Rs. 16.4 Lac; Expected CTC: Rs. 20 Lac; N.P.: 90 days',
    ),
  ],
});
/* LABEL
about: procurement-manager | other | senior | n-k-snapshot-grid-university-institute-in-brackets
name: Mehul D. Thakkar
email: mehulthakkar.purchase@gmail.com
phone: +91 9099041285
place: Ahmedabad
skills: SAP MM; Ariba sourcing; LC and import documents; Contract drafting; Reverse auctions
job: Manager – Procurement (M4) | Adani Green Energy Ltd | Shantigram | 2021-07 | now
job: Deputy Manager (Materials) | Torrent Power Ltd | Surat | 2016-11 | 2021-06
job: Executive (Stores) | Torrent Power Ltd | Naranpura | 2014-08 | 2016-10
job: Purchase Engineer | Harsha Engineers Ltd | Changodar | 2012-06 | 2014-07
edu: PG Diploma | Supply Chain Mgmt. | SCDL, Pune | | 2018 | 66
edu: B.E. | Mechanical | L.C.I.T., Bhandu | Hemchandracharya North Gujarat University | 2012 | 67
edu: H.S.C. | Science | Ankur School | G.H.S.E.B. | 2008 | 70
edu: S.S.C. | | Ankur School | G.S.E.B. | 2006 | 84
cert: CPSM
languages: Gujarati; Hindi; English; Kutchi
ctc: 1640000
expected: 2000000
notice: 90
born: 1991-01-30
*/
