import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { bold: true, italic: true, size: 12, color: '7F3F00' },
  header: [p('Curriculum vitae – Prof. Dr. Anjan Kumar Bordoloi', { italic: true, align: 'right', size: 9 })],
  body: [
    p('Anjan Kumar Bordoloi, Ph.D.', { bold: true, size: 18 }),
    p('Professor of Folklore, Tezpur, Assam. E-mail bordoloi.anjan@tezfolk.example; telephone (0) 94350 81127'),
    h('University service'),
    p('**Professor**, Department of Folklore Research, Gauhati University, since 9 October 2017'),
    p('**Associate Professor**, same department, 9 October 2014 – 8 October 2017'),
    p('**Reader**, Department of Cultural Studies, Tezpur University, 2008–2014'),
    p('**Lecturer** (later Senior Lecturer), Department of Assamese, Darrang College, Tezpur, 1998–2008'),
    h('Administrative duties'),
    list('Dean, Faculty of Arts, 2021–23', 'Coordinator, IQAC, 2018–20', 'Warden, Research Scholars’ Hostel, 2015–17'),
    h('Degrees'),
    p(
      'Ph.D., Gauhati University (2004). Thesis: Ojapali of the Mangaldai region\nM.Phil., University of Delhi (1998)\nM.A. in Assamese, Gauhati University (1996; first class second)\nB.A. (Hons. in Assamese), Darrang College (1994; 61 %)\nNET (UGC), December 1996',
    ),
    h('Research projects'),
    list(
      'Ministry of Culture: Scroll painting of Majuli, 2010–2012, Rs 6.4 lakh',
      'ICSSR: Oral epics of the Mising, 2016–2018, Rs 11 lakh',
    ),
    h('Research students'),
    p('Ph.D. awarded 11, M.Phil. 17.'),
    h('Books'),
    p('Rang aru Rekha (2006); The Masked Stage (2013); Songs at the River (2020)'),
    h('Fields'),
    p('oral epics, performance studies, museum documentation, ethnography, manuscript reading (Kaitheli)'),
    h('Languages'),
    p('Assamese (mother tongue) – English – Hindi – Bengali – Mising (field use)'),
    h('Referees'),
    p('Prof. N. Sharma, 98640 12999, nsharma@gufolk.example'),
  ],
});
/* LABEL
about: professor-folklore | other | veteran | n-word-academic-same-department
name: Anjan Kumar Bordoloi
email: bordoloi.anjan@tezfolk.example
phone: 9435081127
place: Tezpur
skills: oral epics; performance studies; museum documentation; ethnography; manuscript reading
job: Professor | Gauhati University | | 2017-10 | now
job: Associate Professor | Gauhati University | | 2014-10 | 2017-10
job: Reader | Tezpur University | | 2008 | 2014
job: Lecturer | Darrang College | Tezpur | 1998 | 2008
edu: Ph.D. | | Gauhati University | | 2004 |
edu: M.Phil. | | University of Delhi | | 1998 |
edu: M.A. | Assamese | Gauhati University | | 1996 | first class
edu: B.A. | Assamese | Darrang College | | 1994 | 61 %
languages: Assamese; English; Hindi; Bengali; Mising
cert: NET
othersphone: 9864012999
othersemail: nsharma@gufolk.example
*/
