import { docx, h, p } from '../../outside/sources/word.ts';

const t = { tabs: [3200, 6400, -9900] };

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, line: true },
  body: [
    p('Farzana Begum Laskar\t\t\t+91 6001 427 390', { bold: true, ...t }),
    p('Silchar, Assam\t\t\tfarzanalaskar.edu@gmail.com', t),
    h('Teaching posts'),
    p('**Post**\t**School**\t**Place**\t**From–to**', t),
    p('TGT (Social Science)\tKendriya Vidyalaya Sangathan\tMasimpur\t04/2019–', t),
    p('Assistant Teacher (Gr. IV)\tElementary Education Deptt.\tKatigorah block\t08/2014–03/2019', t),
    p('Teacher/Hostel Warden\tAl-Ameen Academy (Trust)\tBadarpur\t2012–2014', t),
    h('Qualifications'),
    p('**Exam**\t**College (University)**\t**Division/%**\t**Year**', t),
    p('M.A. (History)\tAssam University, Silchar\t1st / 61.3\t2012', t),
    p('B.A. (Hons.) History\tG.C. College (Assam University)\t2nd / 54.9\t2010', t),
    p('B.Ed.\tIGNOU (ODL mode)\t64.0\t2016', t),
    p('H.S. (Arts)\tNehru College, Pailapool (AHSEC)\t2nd / 57\t2007', t),
    p('HSLC\tPublic H.S. School (SEBA)\t1st / 63\t2005', t),
    h('Eligibility and courses'),
    p('CTET Paper-II qualified 2015 (roll 40218832); ATET (Upper Primary) 2013.'),
    p('Attended NISHTHA modules 1–18, 21-day in-service course at ZIET Bhubaneswar (2022) and Scout Basic course.'),
    h('Skills'),
    p('Smart class and projector use; question paper setting; Google Classroom; MS Word & Bengali typing; first aid'),
    h('Known languages'),
    p('Bengali (Sylheti), Assamese, English, Hindi'),
    p('Date of birth 3rd Jan 1989. Married. 2 children.', { before: 160 }),
  ],
});
/* LABEL
about: school-teacher | other | senior | n-word-tab-columns-post-school-place
name: Farzana Begum Laskar
email: farzanalaskar.edu@gmail.com
phone: 6001427390
place: Silchar
skills: Smart class and projector use; question paper setting; Google Classroom; MS Word & Bengali typing; first aid
job: TGT (Social Science) | Kendriya Vidyalaya Sangathan | Masimpur | 2019-04 | now
job: Assistant Teacher (Gr. IV) | Elementary Education Deptt. | Katigorah block | 2014-08 | 2019-03
job: Teacher/Hostel Warden | Al-Ameen Academy | Badarpur | 2012 | 2014
edu: M.A. | History | Assam University, Silchar | | 2012 | 1st / 61.3
edu: B.A. (Hons.) | History | G.C. College | Assam University | 2010 | 2nd / 54.9
edu: B.Ed. | | IGNOU | | 2016 | 64.0
edu: H.S. | Arts | Nehru College, Pailapool | AHSEC | 2007 | 2nd / 57
edu: HSLC | | Public H.S. School | SEBA | 2005 | 1st / 63
cert: CTET Paper-II; ATET (Upper Primary)
languages: Bengali (Sylheti); Assamese; English; Hindi
born: 1989-01-03
marital: Married
*/
