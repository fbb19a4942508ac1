import { docx, h, p } from '../../outside/sources/word.ts';
import { spanned } from './spanned.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, shade: 'E0E0E0' },
  body: [
    p('YOGESH DATTATRAY MANE', { bold: true, size: 15, align: 'center' }),
    p('Kolhapur · 75 8800 6237 · yogesh.mane.tool@gmail.com', { align: 'center' }),
    h('WORK'),
    spanned(
      [1600, 2500, 2900, 2900],
      [
        [{ text: '**Ghatge Patil Die Casting Ltd., Kagal** (2017 till now, 7 years 8 months)', across: 4 }],
        ['', '06/2021 on', 'Tool Room In-charge', 'HPDC dies, 12 people'],
        ['', '06/2017 – 05/2021', 'Tool Maker', 'EDM, wire cut'],
        [{ text: '**Indo German Tool Room, Aurangabad** (2013 – 2017)', across: 4 }],
        ['', '08/2013 – 05/2017', 'Technician (Die Maintenance)', ''],
        [{ text: '**Menon Pistons, Shiroli** (one year)', across: 4 }],
        ['', '2012', 'Apprentice', ''],
      ],
      { shade: 'F5F5F5' },
    ),
    h('STUDY'),
    spanned(
      [1600, 5000, 3300],
      [
        [{ text: '**Technical**', across: 3 }],
        ['2013', 'Advanced Diploma in Tool & Die Making, IGTR Aurangabad', '70 %'],
        ['2011', 'ITI Machinist, ITI Kalamba (NCVT)', '82 %'],
        [{ text: '**School**', across: 3 }],
        ['2009', 'SSC, New English School, Kodoli (Kolhapur Board)', '64 %'],
      ],
      { shade: 'F5F5F5' },
    ),
    h('ABLE TO'),
    p('UG NX (basic), MasterCAM, Die spotting, Press try-out, 7 QC tools, Sodick wire cut'),
    h('DATA'),
    p('Born 2 May 1993 • Marathi, Hindi • married • 4.6 lakh p.a. • ready after 30 days'),
  ],
});
/* LABEL
about: tool-room-incharge | other | senior | n-word-employer-rows-across-with-total-posts-below
name: Yogesh Dattatray Mane
email: yogesh.mane.tool@gmail.com
phone: 7588006237
place: Kolhapur
skills: UG NX; MasterCAM; Die spotting; Press try-out; 7 QC tools; Sodick wire cut
job: Tool Room In-charge | Ghatge Patil Die Casting Ltd. | Kagal | 2021-06 | now
job: Tool Maker | Ghatge Patil Die Casting Ltd. | Kagal | 2017-06 | 2021-05
job: Technician (Die Maintenance) | Indo German Tool Room | Aurangabad | 2013-08 | 2017-05
job: Apprentice | Menon Pistons | Shiroli | 2012 | 2012
edu: Advanced Diploma | Tool & Die Making | IGTR Aurangabad | | 2013 | 70 %
edu: ITI | Machinist | ITI Kalamba | NCVT | 2011 | 82 %
edu: SSC | | New English School, Kodoli | Kolhapur Board | 2009 | 64 %
languages: Marathi; Hindi
born: 1993-05-02
marital: Married
ctc: 460000
notice: 30
*/
