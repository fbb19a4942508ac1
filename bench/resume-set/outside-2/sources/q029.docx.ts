import { docx, p, textBox } from '../../outside/sources/word.ts';

const head = (text: string) => p(text, { bold: true, size: 13, color: '2F5496', before: 180, after: 40 });

export default docx({
  font: 'Lato',
  size: 10,
  margin: 1100,
  body: [
    textBox(
      { x: 400, y: 50, width: 150, height: 120, fill: 'DAE3F3' },
      p('Arera Colony E-7', { size: 9 }) +
        p('Bhopal 462016', { size: 9 }) +
        p('74150 93386', { size: 9 }) +
        p('tanvi.shrotriya@gmail.com', { size: 9 }) +
        p('Portfolio: medium.com/@tanvishrotriya', { size: 9 }),
    ),
    p('Tanvi Shrotriya', { bold: true, size: 24, color: '2F5496', after: 0 }),
    p('Journalism graduate (2026) – print, digital, a little radio', { italic: true, after: 200 }),
    p(''),
    p(''),
    head('BYLINES AND INTERNSHIPS'),
    p(
      '**Dainik Bhaskar (DB Digital), Bhopal**\nNews Desk Intern, January 2026 – June 2026\nWrote 3 to 4 stories a day in Hindi, subbed PTI copy, thumbnails for the bhaskar app. My story on school vans got the RTO moving.',
    ),
    p(
      '**Down To Earth (CSE), New Delhi**\nSummer Intern, May 2025 – July 2025\nData box on Ken-Betwa link, two field reports from Panna.',
      { before: 80 },
    ),
    p(
      '**Radio Popcorn 91.1 FM, Bhopal**\nRadio Volunteer (weekends), 2024\nScript and voice for "Gali Gali" walking show.',
      { before: 80 },
    ),
    head('DEGREES'),
    p('M.A. Journalism — Makhanlal Chaturvedi National University of Journalism, Bhopal — 2026 — 7.9 CGPA'),
    p('B.A. (English Literature, Political Science) — IEHE, Bhopal — 2024 — 71 %'),
    p('Class 12 (Humanities) — Carmel Convent, CBSE — 2021 — 90.4 %'),
    head('SKILL SET'),
    p(
      'Reporting / Sub-editing / Hindi and English copy / Fact-checking / Adobe Premiere Pro / Canva / WordPress / Inscript typing / Basic RTI filing',
    ),
    head('SHORT COURSES'),
    p('Google News Initiative – Verification, 2025\nData Journalism with Sheets, DataLEADS, 2025'),
    head('SMALL PRINT'),
    p(
      'Born 7 June 2003. Speaks Hindi, English, Bundeli. Ready to join at once, in Bhopal, Delhi or Indore. Expecting whatever trainees get, honestly 3 LPA.',
    ),
  ],
});

/* LABEL
about: journalist | other | fresher | q-word-text-box-head
name: Tanvi Shrotriya
email: tanvi.shrotriya@gmail.com
phone: 7415093386
place: Bhopal
skills: Reporting; Sub-editing; Hindi and English copy; Fact-checking; Adobe Premiere Pro; Canva; WordPress; Inscript typing; Basic RTI filing
also: Script; voice; Data Journalism; Verification; print; digital; radio
job: News Desk Intern | Dainik Bhaskar (DB Digital) | Bhopal | 2026-01 | 2026-06
job: Summer Intern | Down To Earth (CSE) | New Delhi | 2025-05 | 2025-07
job: Radio Volunteer (weekends) | Radio Popcorn 91.1 FM | Bhopal | 2024 | 2024
edu: M.A. | Journalism | Makhanlal Chaturvedi National University of Journalism, Bhopal | | 2026 | 7.9 CGPA
edu: B.A. | English Literature, Political Science | IEHE, Bhopal | | 2024 | 71 %
edu: Class 12 | Humanities | Carmel Convent | CBSE | 2021 | 90.4 %
languages: Hindi; English; Bundeli
cert: Google News Initiative – Verification; Data Journalism with Sheets
expected: 300000
notice: 0
born: 2003-06-07
preferred: Bhopal; Delhi; Indore
*/
