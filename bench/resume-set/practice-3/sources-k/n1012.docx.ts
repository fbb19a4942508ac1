import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, color: '2E74B5', line: true },
  body: [
    p('Sneha Deshpande-Kale', { bold: true, size: 20 }),
    p('Marketing Manager (Brand & Trade) | Baner, Pune | 77200 91845 | sneha.dkale@gmail.com'),
    h('Professional Experience'),
    p('Marico Ltd. – Parachute & Nihar portfolio', { bold: true }),
    p('Marketing Manager, Regional Brands\tMumbai / Pune\tSep ’23 – present', { tabs: [5000, -9900] }),
    list('P&L of ₹210 Cr coconut oil brand in Maharashtra and Goa'),
    p('Pidilite Industries Ltd. – Consumer Products Division', { bold: true }),
    p('Assistant Brand Manager, Fevicryl\tMumbai\tMay ’20 – Aug ’23', { tabs: [5000, -9900] }),
    p('Territory Sales In-charge\tNashik\tJun ’18 – Apr ’20', { tabs: [5000, -9900] }),
    h('Education'),
    table(
      [3300, 4100, 2400],
      [
        ['**MBA** (Marketing)', 'Symbiosis Institute of Business Management, Pune', '2016–18 | 3.1/4'],
        ['**BMS**', 'K.J. Somaiya College of Science & Commerce, University of Mumbai', '2012–15 | 74%'],
        ['**HSC** – Commerce', 'Ruparel College, Maharashtra Board', '2012 | 83%'],
        ['**ICSE**', 'St. Mary’s School, Nashik', '2010 | 88%'],
      ],
      { border: false },
    ),
    h('Skills'),
    p('Media planning, Nielsen / Kantar panel reading, Trade schemes, Packaging launches, Google Analytics'),
    h('Certificates'),
    list('Google Ads Search – Google Skillshop, 2024', 'Marketing Analytics – IIM Bangalore on edX, 2021'),
    h('Languages'),
    p('Marathi, Hindi, English'),
  ],
});
/* LABEL
about: brand-manager | other | mid | n-k-three-tab-posts-borderless-degrees
name: Sneha Deshpande-Kale
email: sneha.dkale@gmail.com
phone: 7720091845
place: Pune
skills: Media planning; Nielsen / Kantar panel reading; Trade schemes; Packaging launches; Google Analytics
job: Marketing Manager, Regional Brands | Marico Ltd. | Mumbai / Pune | 2023-09 | now
job: Assistant Brand Manager, Fevicryl | Pidilite Industries Ltd. – Consumer Products Division | Mumbai | 2020-05 | 2023-08
job: Territory Sales In-charge | Pidilite Industries Ltd. – Consumer Products Division | Nashik | 2018-06 | 2020-04
edu: MBA | Marketing | Symbiosis Institute of Business Management, Pune | | 2018 | 3.1/4
edu: BMS | | K.J. Somaiya College of Science & Commerce | University of Mumbai | 2015 | 74%
edu: HSC | Commerce | Ruparel College | Maharashtra Board | 2012 | 83%
edu: ICSE | | St. Mary’s School, Nashik | | 2010 | 88%
cert: Google Ads Search; Marketing Analytics
languages: Marathi; Hindi; English
*/
