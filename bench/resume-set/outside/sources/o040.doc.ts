import { docx, p } from './word.ts';

const rubric = (text: string) => p(text, { bold: true, size: 11, before: 220, after: 60, align: 'center' });
const post = { indent: 2300, hanging: 2300, tabs: [2300] };

export default docx({
  font: 'Caladea',
  size: 11,
  margin: 1300,
  body: [
    p('ROSHAN  NOSHIR  DARUWALLA', { size: 17, align: 'center' }),
    p('14 Cusrow Baug, Colaba Causeway, Mumbai 400 001', { align: 'center' }),
    p('Residence 2202 4417 · Cell 98201 56603 · roshan.daruwalla@vsnl.example', { align: 'center' }),
    rubric('—  PROFILE  —'),
    p('Executive secretary to chairmen and managing directors for thirty-one years. Discreet, exact, early.', {
      align: 'center',
    }),
    rubric('—  APPOINTMENTS  —'),
    p(
      '2011 to date\t**Tata Chemicals House, Mumbai.** Executive Secretary to the Managing Director. Board papers for four meetings a year, travel in eleven time zones, the MD’s private charities.',
      post,
    ),
    p('2003 to 2011\t**Forbes Gokak & Company, Mumbai.** Secretary to the Chairman.', post),
    p('1998 to 2003\t**Godrej Soaps, Vikhroli.** Stenographer, Legal Department.', post),
    p('1995 to 1998\t**Mulla & Mulla, Solicitors, Fort.** Typist.', post),
    rubric('—  ATTAINMENTS  —'),
    p(
      'Shorthand 120 wpm, Typewriting 70 wpm, Minutes of meetings, Diary management, Travel desk, Protocol, MS Outlook, MS PowerPoint',
      { align: 'center' },
    ),
    rubric('—  EDUCATION  —'),
    p('1995\tDiploma in Secretarial Practice, Davar’s College of Commerce', post),
    p('1994\tB.A. (English Literature), Elphinstone College, University of Bombay, Second class', post),
    p('1989\tS.S.C., J.B. Petit High School for Girls', post),
    rubric('—  MISCELLANEOUS  —'),
    p('Gujarati, English, Marathi, French (Alliance Française, B1). Spinster. Born 12 March 1973.', {
      align: 'center',
    }),
    p('Available after three months’ notice. Salary now Rs. 21 lakh per annum.', { align: 'center' }),
    p('References from two chairmen will be given on request.', { align: 'center', italic: true }),
  ],
});
/* LABEL
about: executive-secretary | other | veteran | o-word-old-school-centred
name: Roshan Noshir Daruwalla
email: roshan.daruwalla@vsnl.example
phone: 22024417; 9820156603
place: Mumbai
skills: Shorthand; Typewriting; Minutes of meetings; Diary management; Travel desk; Protocol; MS Outlook; MS PowerPoint
also: Shorthand 120 wpm; Typewriting 70 wpm; Board papers
job: Executive Secretary to the Managing Director | Tata Chemicals House | Mumbai | 2011 | now
job: Secretary to the Chairman | Forbes Gokak & Company | Mumbai | 2003 | 2011
job: Stenographer, Legal Department | Godrej Soaps | Vikhroli | 1998 | 2003
job: Typist | Mulla & Mulla, Solicitors | Fort | 1995 | 1998
edu: Diploma in Secretarial Practice | | Davar’s College of Commerce | | 1995 |
edu: B.A. | English Literature | Elphinstone College | University of Bombay | 1994 | Second class
edu: S.S.C. | | J.B. Petit High School for Girls | | 1989 |
languages: Gujarati; English; Marathi; French
total: 31 0
ctc: 2100000
notice: 90
born: 1973-03-12
marital: Single
*/
