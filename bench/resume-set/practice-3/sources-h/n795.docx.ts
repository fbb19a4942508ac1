import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  margin: 700,
  heading: { bold: true, size: 11, color: '004D40', caps: true },
  body: [
    table(
      [3300, 7100],
      [
        [
          p('Personal', { bold: true, color: '004D40' }) +
            p('Name\nShabnam Ara Khatun') +
            p('Address\nBeldanga, Murshidabad,\nWest Bengal 742133') +
            p('Phone number\n76990 34481') +
            p('Email\nshabnamara.embroidery@gmail.com') +
            p('Date of birth\n15 March 1997') +
            p('Gender\nFemale') +
            p('Marital status\nSingle') +
            p('Skills', { bold: true, color: '004D40' }) +
            p('Zardozi ■■■■■\nKantha ■■■■■\nPattern making ■■■□□\nJuki machine ■■■■□\nQuality check ■■■■□') +
            p('Languages', { bold: true, color: '004D40' }) +
            p('Bengali\nUrdu\nHindi'),
          p('Shabnam Ara Khatun', { bold: true, size: 20 }) +
            p('Embroidery designer and line supervisor in garments.') +
            p('Work experience', { bold: true, color: '004D40', line: true }) +
            p('Line Supervisor (Embroidery)\tFeb 2021 - Present', { bold: true, tabs: [-6900] }) +
            p('Crystal Apparels, Metiabruz, Kolkata') +
            p('24 karigars; Dubai abaya orders') +
            p('Hand Embroiderer\tApr 2018 - Jan 2021', { bold: true, tabs: [-6900] }) +
            p('Biswa Bangla Marketing Corporation (cluster centre), Berhampore') +
            p('Tailoring Helper\tJun 2016 - Mar 2018', { bold: true, tabs: [-6900] }) +
            p('New Rupasree Tailors, Beldanga') +
            p('Education and Qualifications', { bold: true, color: '004D40', line: true }) +
            p('Diploma in Fashion Design\tJul 2018 - Jun 2020', { bold: true, tabs: [-6900] }) +
            p('Jan Shikshan Sansthan, Berhampore (evening)') +
            p('Higher Secondary\t2015', { bold: true, tabs: [-6900] }) +
            p('Kashimbazar Girls High School, WBCHSE, second division') +
            p('Certificates', { bold: true, color: '004D40', line: true }) +
            p('Artisan Identity Card\tNov 2019', { tabs: [-6900] }) +
            p('Development Commissioner (Handicrafts)') +
            p('Self Employed Tailor, NSQF level 4\tAug 2017', { tabs: [-6900] }) +
            p('Apparel Sector Skill Council, PMKVY'),
        ],
      ],
      { border: false, side: 'E0F2F1' },
    ),
    h('References'),
    p('References available upon request.'),
  ],
});
/* LABEL
about: embroidery-supervisor | other | mid | n-word-builder-labels-above-values-in-bar
name: Shabnam Ara Khatun
email: shabnamara.embroidery@gmail.com
phone: 7699034481
place: Beldanga
skills: Zardozi; Kantha; Pattern making; Juki machine; Quality check
job: Line Supervisor (Embroidery) | Crystal Apparels | Metiabruz, Kolkata | 2021-02 | now
job: Hand Embroiderer | Biswa Bangla Marketing Corporation (cluster centre) | Berhampore | 2018-04 | 2021-01
job: Tailoring Helper | New Rupasree Tailors | Beldanga | 2016-06 | 2018-03
edu: Diploma | Fashion Design | Jan Shikshan Sansthan, Berhampore | | 2020 |
edu: Higher Secondary | | Kashimbazar Girls High School | WBCHSE | 2015 | second division
cert: Artisan Identity Card; Self Employed Tailor, NSQF level 4
languages: Bengali; Urdu; Hindi
born: 1997-03-15
gender: Female
marital: Single
*/
