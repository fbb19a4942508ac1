import { docx, h, list, p, table, textBox } from '../../outside/sources/word.ts';

export default docx({
  font: 'Lato',
  size: 10,
  margin: 900,
  heading: { bold: true, size: 12, color: '833C0B', line: true },
  body: [
    textBox(
      { x: 45, y: 40, width: 500, height: 62, fill: 'FBE4D5' },
      p('OMKAR PRABHUDESAI', { bold: true, size: 18, align: 'center' }) +
        p('Brand Manager – Beverages | Panaji, Goa | omkar.pd@gmail.com | 98221 40967', { align: 'center' }),
    ),
    p('', { after: 900 }),
    h('Professional journey'),
    table(
      [3300, 6700],
      [
        [
          p('**Mandovi Breweries & Beverages Ltd**\nMargao, Goa\nApr 2020 – Present'),
          p('**Brand Manager**') +
            p('Two craft brands; share in Goa 6% → 14%.') +
            p('Agency: Schbang; media budget Rs 9 crore.'),
        ],
        [
          p('**Coca-Cola bottler (SLMG Beverages)**\nLucknow\nJun 2016 – Mar 2020'),
          p('**Assistant Brand Manager** (2018 – 2020)') + p('**Activation Executive** (2016 – 2018)'),
        ],
        [
          p('**Kesari Tours**\nMumbai\nMay 2014 – Apr 2015'),
          p('**Marketing Trainee**') + p('Trade fairs, print inserts.'),
        ],
      ],
      { border: true },
    ),
    h('Education'),
    p('**MBA – Marketing**, Goa Institute of Management, Sanquelim, 2016 (CGPA 6.9/8)'),
    p('**Bachelor of Business Administration**, S.S. Dempo College (Goa University), 2014, 71%'),
    h('Skills'),
    list('Brand planning', 'Excise compliance of labels', 'Kantar panel data', 'BTL activation', 'Canva, Photoshop'),
    h('More'),
    p(
      'Konkani, Marathi, English, Portuguese (basic). Current CTC Rs. 16 L, expected Rs. 20 L. Serving notice, last day 15 January 2027.',
    ),
  ],
});
/* LABEL
about: brand-manager | other | mid | n-word-textbox-employer-cell-left-title-right
name: OMKAR PRABHUDESAI
email: omkar.pd@gmail.com
phone: 9822140967
place: Panaji
skills: Brand planning; Excise compliance of labels; Kantar panel data; BTL activation; Canva; Photoshop
also: Beverages; media budget
job: Brand Manager | Mandovi Breweries & Beverages Ltd | Margao, Goa | 2020-04 | now
job: Assistant Brand Manager | Coca-Cola bottler (SLMG Beverages) | Lucknow | 2018 | 2020
job: Activation Executive | Coca-Cola bottler (SLMG Beverages) | Lucknow | 2016 | 2018
job: Marketing Trainee | Kesari Tours | Mumbai | 2014-05 | 2015-04
edu: MBA | Marketing | Goa Institute of Management, Sanquelim | | 2016 | CGPA 6.9/8
edu: Bachelor of Business Administration | | S.S. Dempo College (Goa University) | | 2014 | 71%
languages: Konkani; Marathi; English; Portuguese
ctc: 1600000
expected: 2000000
lastday: 2027-01-15
*/
