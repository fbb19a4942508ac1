import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Open Sans',
  size: 9.5,
  heading: { bold: true, size: 10, color: 'B71C1C', caps: true },
  body: [
    p('Zubin Daruwalla', { size: 22 }),
    p('Mumbai (Dadar Parsi Colony)  /  zubin.d.creative@gmail.com  /  98200 71653  /  behance: zubind', {
      color: '555555',
      after: 120,
    }),
    h('Experience (11 years)'),
    p('Creative Director – Art\t2022–', { bold: true, tabs: [-9800] }),
    p('Tilt Brand Solutions → acquired by Quotient Ventures'),
    p('Clients: Zepto, Tata Tea, Bajaj Allianz', { color: '777777', after: 80 }),
    p('Associate Creative Director / Group Head\t2018–22', { bold: true, tabs: [-9800] }),
    p('Leo Burnett Orchard'),
    p('(Publicis Groupe), Bengaluru office until 2020, then Mumbai'),
    p('Clients: Ola, Byju’s', { color: '777777', after: 80 }),
    p('Art Director\t2015–18', { bold: true, tabs: [-9800] }),
    p('J. Walter Thompson'),
    p('Clients: Godrej, DTC ("Forevermark")', { color: '777777', after: 80 }),
    h('Schools'),
    p('BFA Applied Art, Sir J.J. Institute of Applied Art (University of Mumbai), 2011 – 2015, First Class'),
    p('Foundation diploma, Rachana Sansad Academy of Fine Arts, 2011'),
    p('HSC (Arts), Jai Hind College; Maharashtra State Board of Secondary & Higher Secondary Education; 2010; 71.33'),
    h('Metal'),
    p('Cannes Lions: Bronze (2021, Outdoor), shortlist (2024). Abby: Silver 2019, 2 Bronze 2023. Spikes Asia 2022.'),
    h('Juries and teaching'),
    p('Kyoorius jury 2025. Visiting faculty, MIT ID Pune, since 2023 (guest lectures).'),
    h('Tools'),
    p('Photoshop, Illustrator, InDesign, After Effects, Midjourney, Figma, film craft, typography'),
    h('Certificate'),
    p('Type Design, TypeParis – summer programme certificate, 2019'),
    h('The boring part'),
    p(
      'Now at ₹38 LPA. Would jump for ₹48 LPA. Notice: 3 months, though nobody has ever served it in full. English, Gujarati, Hindi, Marathi. Mumbai, or Goa if remote.',
    ),
  ],
});
/* LABEL
about: creative-director | other | senior | n4-word-title-tab-year-agency-acquired-network
name: Zubin Daruwalla
email: zubin.d.creative@gmail.com
phone: 9820071653
place: Mumbai
skills: Photoshop; Illustrator; InDesign; After Effects; Midjourney; Figma; film craft; typography
job: Creative Director – Art | Tilt Brand Solutions | | 2022 | now
job: Associate Creative Director / Group Head | Leo Burnett Orchard | Bengaluru | 2018 | 2022
job: Art Director | J. Walter Thompson | | 2015 | 2018
edu: BFA | Applied Art | Sir J.J. Institute of Applied Art | University of Mumbai | 2015 | First Class
edu: Foundation diploma | | Rachana Sansad Academy of Fine Arts | | 2011 |
edu: HSC | Arts | Jai Hind College | Maharashtra State Board of Secondary & Higher Secondary Education | 2010 | 71.33
languages: English; Gujarati; Hindi; Marathi
cert: Type Design
total: 11 0
ctc: 3800000
expected: 4800000
notice: 90
preferred: Mumbai; Goa
*/
