import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  body: [
    p('Ritika Sehgal', { size: 20, color: '7030A0' }),
    p('Digital Marketing – Performance & SEO'),
    p('ritika.sehgal.dm@gmail.com   /   +91 88002 71940   /   Gurgaon, Haryana', { after: 200 }),
    p('Google Ads, Meta Ads, GA4, Search Console, Ahrefs, Semrush, HubSpot, Looker Studio, basic HTML', {
      italic: true,
      after: 200,
    }),
    p('**Performance Marketing Manager**, Lenskart Optics Network, Gurgaon, June 2023 to present'),
    p('Monthly spends of 2.1 crore; ROAS from 2.6 to 4.1 between 2023 and 2025; team of four.', { after: 120 }),
    p('**Senior SEM Executive**, Interactive Avenues Media, Gurgaon, Jan 2021 to May 2023'),
    p('Clients: a two-wheeler maker, a health insurer, a D2C mattress brand.', { after: 120 }),
    p('**SEO Executive**, Techmagnet Web Services, New Delhi, July 2019 to Dec 2020', { after: 200 }),
    p('PGP in Digital Marketing, MICA Ahmedabad (online), 2020'),
    p('Bachelor of Mass Communication, Guru Gobind Singh Indraprastha University, 2019, 7.9 CGPA'),
    p('12th, Commerce, CBSE, Blue Bells Model School, 2016, 88.6%', { after: 200 }),
    p('Google Ads Search Certification, valid till March 2027'),
    p('Meta Certified Media Buying Professional (2022)', { after: 200 }),
    p('I am 28, speak Hindi and English, have a CTC of 15 LPA (12 fixed + 3 variable) and can join in 45 days.'),
  ],
});
/* LABEL
about: digital-marketer | other | mid | n-word-no-headings-at-all
name: Ritika Sehgal
email: ritika.sehgal.dm@gmail.com
phone: 8800271940
place: Gurgaon
skills: Google Ads; Meta Ads; GA4; Search Console; Ahrefs; Semrush; HubSpot; Looker Studio; HTML
also: SEO; Performance; SEM; ROAS
job: Performance Marketing Manager | Lenskart Optics Network | Gurgaon | 2023-06 | now
job: Senior SEM Executive | Interactive Avenues Media | Gurgaon | 2021-01 | 2023-05
job: SEO Executive | Techmagnet Web Services | New Delhi | 2019-07 | 2020-12
edu: PGP | Digital Marketing | MICA Ahmedabad | | 2020 |
edu: Bachelor of Mass Communication | | Guru Gobind Singh Indraprastha University | | 2019 | 7.9 CGPA
edu: 12th | Commerce | Blue Bells Model School | CBSE | 2016 | 88.6%
languages: Hindi; English
cert: Google Ads Search Certification; Meta Certified Media Buying Professional
ctc: 1500000
notice: 45
*/
