import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, color: '351C75' },
  body: [
    p('Shubhada Joshi-Kane', { bold: true, size: 17 }),
    p('Librarian, M.Lib.I.Sc., NET | Satara | 94239 01175 | shubhada.lib@gmail.com', { line: true }),
    h('Libraries'),
    p('Yashwantrao Chavan Institute of Science, Satara (Rayat Shikshan Sanstha) – Librarian (16.8.2011 – till date)'),
    p('Sou. Venutai Chavan College, Karad – Assistant Librarian (1.7.2006 – 14.8.2011)'),
    p('Nagar Vachanalaya, Satara – Library Attendant (part time, evenings) (2003 – 2006)'),
    h('Study in order'),
    p(
      'S.S.C., 1999, Kanya Shala, Satara – 70.1%; H.S.C., 2001, 64.3%; B.A. (History), 2004, L.B.S. College, Satara – 61%; B.Lib.I.Sc., 2005, Shivaji University – 66%; M.Lib.I.Sc., 2006, Shivaji University – 63%; M.Phil., 2010, YCMOU; NET, June 2010',
    ),
    h('Committees and events'),
    p('Convenor, National seminar on e-resources, 2014; NAAC criterion 4 in charge, cycles of 2016 and 2022'),
    h('Software of library'),
    p('Koha, SOUL 3.0, DSpace, INFLIBNET N-LIST, Turnitin, Zotero'),
    h('Personal record'),
    p('Date of birth: 17 January 1984. Marathi, Hindi, English, Sanskrit. Married. Academic level 11.'),
  ],
});
/* LABEL
about: librarian | other | veteran | n-word-library-dash-title-brackets-education-one-paragraph
name: Shubhada Joshi-Kane
email: shubhada.lib@gmail.com
phone: 9423901175
place: Satara
skills: Koha; SOUL 3.0; DSpace; INFLIBNET N-LIST; Turnitin; Zotero
job: Librarian | Yashwantrao Chavan Institute of Science | Satara | 2011-08 | now
job: Assistant Librarian | Sou. Venutai Chavan College | Karad | 2006-07 | 2011-08
job: Library Attendant | Nagar Vachanalaya | Satara | 2003 | 2006
edu: S.S.C. | | Kanya Shala, Satara | | 1999 | 70.1%
edu: H.S.C. | | | | 2001 | 64.3%
edu: B.A. | History | L.B.S. College, Satara | | 2004 | 61%
edu: B.Lib.I.Sc. | | Shivaji University | | 2005 | 66%
edu: M.Lib.I.Sc. | | Shivaji University | | 2006 | 63%
edu: M.Phil. | | YCMOU | | 2010 |
languages: Marathi; Hindi; English; Sanskrit
cert: NET
born: 1984-01-17
marital: Married
*/
