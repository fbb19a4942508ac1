import { docx, h, p, table } from '../../outside/sources/word.ts';

const entry = (years: string, title: string, body: string) =>
  table(
    [1500, 400, 7900],
    [[p(years, { align: 'right', bold: true }), p('●', { color: '00838F' }), p(title, { bold: true }) + p(body)]],
    {
      border: false,
    },
  );

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 13, color: '00838F' },
  body: [
    p('Meenakshi Sundaram', { bold: true, size: 22 }),
    p('LIBRARY & INFORMATION OFFICER', { color: '00838F' }),
    p('Karaikudi, Tamil Nadu ✆ 94435 18802 ✉ msundaram.lib@gmail.com'),
    h('Time line of work'),
    entry('2018 →', 'Deputy Librarian', 'Alagappa University, Karaikudi\nKoha migration, RFID gates, NAAC criterion 4'),
    entry(
      '2011\n2018',
      'Assistant Librarian',
      'Thiagarajar College, Madurai\nINFLIBNET N-LIST, question paper archive',
    ),
    entry('2007\n2011', 'Librarian', 'Sethu Institute of Technology, Kariapatti'),
    h('Time line of study'),
    entry('2016', 'Ph.D., Library and Information Science', 'Madurai Kamaraj University'),
    entry('2007', 'M.L.I.Sc.', 'Annamalai University (regular), 71 %'),
    entry('2005', 'M.A. Tamil', 'Madurai Kamaraj University (distance), 60 %'),
    entry('2003', 'B.Sc. Physics', 'Arulmigu Kalasalingam College, 66 %'),
    h('Qualified in'),
    p('UGC-NET (LIS) – 2009\nPGDLAN – University of Hyderabad (distance) – 2010'),
    h('Skills'),
    p('Koha; DSpace; RFID; Dewey classification; Plagiarism checking (Drillbit); Zotero'),
    h('Languages'),
    p('Tamil (all), English (all), Telugu (speak)'),
    p('D.O.B. 14.5.1983, male, married', { italic: true, before: 120 }),
  ],
});
/* LABEL
about: librarian-officer | other | senior | n-word-timeline-points-years-stacked
name: Meenakshi Sundaram
email: msundaram.lib@gmail.com
phone: 9443518802
place: Karaikudi
skills: Koha; DSpace; RFID; Dewey classification; Plagiarism checking (Drillbit); Zotero
also: INFLIBNET N-LIST
job: Deputy Librarian | Alagappa University | Karaikudi | 2018 | now
job: Assistant Librarian | Thiagarajar College | Madurai | 2011 | 2018
job: Librarian | Sethu Institute of Technology | Kariapatti | 2007 | 2011
edu: Ph.D. | Library and Information Science | Madurai Kamaraj University | | 2016 |
edu: M.L.I.Sc. | | Annamalai University | | 2007 | 71 %
edu: M.A. | Tamil | Madurai Kamaraj University | | 2005 | 60 %
edu: B.Sc. | Physics | Arulmigu Kalasalingam College | | 2003 | 66 %
edu: PGDLAN | | University of Hyderabad | | 2010 |
cert: UGC-NET (LIS)
languages: Tamil; English; Telugu
born: 1983-05-14
gender: Male
marital: Married
*/
