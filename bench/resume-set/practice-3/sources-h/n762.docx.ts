import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 10,
  heading: { bold: true, size: 12, align: 'center', color: '4A148C' },
  body: [
    p('N  A  N  D  I  T  A     R  O  Y', { size: 22, align: 'center', color: '4A148C' }),
    p('E X E C U T I V E   A S S I S T A N T', { size: 9, align: 'center' }),
    p('p: 98300 51427   |   e: nanditaroy.ea@gmail.com   |   a: Ballygunge, Kolkata', { align: 'center', line: true }),
    h('O V E R V I E W'),
    p('Secretary to chairmen and directors for 16 years; calm, discreet, exact.', { align: 'center' }),
    h('E X P E R I E N C E'),
    p('**Executive Assistant to the Chairman**', { align: 'center', after: 0 }),
    p('Emami Tea Estates Ltd, Kolkata', { align: 'center', italic: true, after: 0 }),
    p('2016 to present', { align: 'center' }),
    list(
      'Calendar across four time zones; board papers; travel of 120 days a year',
      'Two assistants report to me since 2020',
    ),
    p('**Secretary to the Managing Director**', { align: 'center', after: 0 }),
    p('Exide Motive Power, Kolkata', { align: 'center', italic: true, after: 0 }),
    p('2012 to 2016', { align: 'center' }),
    p('**Front Desk and Secretary**', { align: 'center', after: 0 }),
    p('The Bengal Club, Kolkata', { align: 'center', italic: true, after: 0 }),
    p('2009 to 2012', { align: 'center' }),
    h('E D U C A T I O N'),
    p('**Diploma in Secretarial Practice**\nYWCA, Middleton Row\n2009', { align: 'center' }),
    p('**B.A. (Pass)**\nLoreto College, University of Calcutta\n2008', { align: 'center' }),
    h('S K I L L S'),
    p('Shorthand 100 wpm  ·  Typing 60 wpm  ·  Minute taking  ·  Outlook  ·  PowerPoint  ·  Visa paperwork', {
      align: 'center',
    }),
    h('L A N G U A G E S'),
    p('Bengali  ·  English  ·  Hindi', { align: 'center' }),
  ],
});
/* LABEL
about: executive-assistant | other | senior | n-word-all-centred-spaced-headings
name: Nandita Roy
email: nanditaroy.ea@gmail.com
phone: 9830051427
place: Kolkata
skills: Shorthand 100 wpm; Typing 60 wpm; Minute taking; Outlook; PowerPoint; Visa paperwork
job: Executive Assistant to the Chairman | Emami Tea Estates Ltd | Kolkata | 2016 | now
job: Secretary to the Managing Director | Exide Motive Power | Kolkata | 2012 | 2016
job: Front Desk and Secretary | The Bengal Club | Kolkata | 2009 | 2012
edu: Diploma | Secretarial Practice | YWCA, Middleton Row | | 2009 |
edu: B.A. (Pass) | | Loreto College | University of Calcutta | 2008 |
languages: Bengali; English; Hindi
total: 16 0
*/
