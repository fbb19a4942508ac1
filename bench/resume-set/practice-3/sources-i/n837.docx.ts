import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 12,
  heading: { bold: true, size: 12 },
  body: [
    p('Lobsang Dorje', { bold: true, size: 16 }),
    p('Housing Colony, Leh (Ladakh UT). 6005 881 237. lobsang.dorje.civil@gmail.com'),
    p(
      'Junior Engineer (Civil) of the Public Works (R&B) Department, Leh Division, posted at Khaltse Sub-Division since 4 May 2021. Before this I was Site Supervisor/Surveyor with Border Roads Organisation (Project Himank) on contract from June 2018 to April 2021, and Asst. Site Engineer at SECMOL (an NGO) in Phey for one year, 2017–18.',
      { before: 120, align: 'both' },
    ),
    p(
      'I took my Diploma in Civil Engineering from Govt. Polytechnic, Leh (J&K SBOTE) in 2017 with 68 percent, Class XII from Lamdon Model School (JKBOSE) in 2014, and am pursuing B.Tech Civil by distance mode from IGNOU, due in 2027.',
      { before: 120, align: 'both' },
    ),
    p(
      'Certificates: AutoCAD Civil 2D/3D (CADD Centre, Jammu, 2018, no. CC-90214); Advanced Mountaineering Course, NIM, A grade, 2019. Trainings on earth construction at Auroville (2 weeks) and on PMGSY e-MARG portal (2 days).',
      { before: 120, align: 'both' },
    ),
    p(
      'Skills: Auto Level & Total Station (Leica TS06), AutoCAD (2D), MS Excel estimates, Rammed earth and trombe wall work, BEAMS/e-tendering entry.',
      { before: 120 },
    ),
    p('Ladakhi, Hindi, English and Tibetan are my languages.', { before: 120 }),
    p('Leh, 14th October 2026', { before: 240 }),
  ],
});
/* LABEL
about: junior-engineer | other | junior | n-word-no-headings-sentences
name: Lobsang Dorje
email: lobsang.dorje.civil@gmail.com
phone: 6005881237
place: Leh
skills: Auto Level & Total Station (Leica TS06); AutoCAD; MS Excel estimates; Rammed earth and trombe wall work; BEAMS/e-tendering entry
job: Junior Engineer (Civil) | Public Works (R&B) Department | Khaltse | 2021-05 | now
job: Site Supervisor/Surveyor | Border Roads Organisation | | 2018-06 | 2021-04
job: Asst. Site Engineer | SECMOL | Phey | 2017 | 2018
edu: Diploma in Civil Engineering | | Govt. Polytechnic, Leh | J&K SBOTE | 2017 | 68 percent
edu: Class XII | | Lamdon Model School | JKBOSE | 2014 |
edu: B.Tech | Civil | IGNOU | | 2027 |
cert: AutoCAD Civil 2D/3D; Advanced Mountaineering Course
languages: Ladakhi; Hindi; English; Tibetan
dated: 2026-10-14
*/
