import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 10,
  heading: { bold: true, size: 12, color: '5B2C6F' },
  margin: 1100,
  body: [
    p('Meera Jagtap', { size: 24, color: '5B2C6F' }),
    p('Growth & performance marketing', { italic: true, size: 12 }),
    p('Koregaon Park, Pune  ✦  meera.jagtap@outlook.in  ✦  +91 70206 44518  ✦  linkedin.com/in/meerajagtap', {
      line: true,
    }),
    p(
      'For nine years I have bought media and built funnels, first at agencies, then inside D2C brands. Largest monthly budget: ₹ 3.4 crore.',
      { before: 80, italic: true },
    ),
    h('Brand side'),
    p('**The Whole Truth Foods** – Head of Growth – since August 2022 (Mumbai, hybrid)'),
    list('ROAS from 1.9 to 3.1; CAC down 27 %', 'Quick commerce ads on Blinkit and Zepto'),
    p('**FirstCry (Brainbees Solutions)** – Manager, Performance Marketing – October 2019 to July 2022 (Pune)'),
    list('Google Shopping feed of 2 lakh SKUs', 'App installs by Apple Search Ads and Meta'),
    h('Agency side'),
    p('**Performics India (Publicis)** – Senior Media Executive – May 2017 to September 2019 (Mumbai)'),
    list('Clients: HDFC Life, Nestlé, Citi', 'Gold at Foxglove Awards 2018 for HDFC Life Sampoorn'),
    p('**Webchutney** – Trainee, paid media – June 2016 to April 2017 (Mumbai)'),
    h('Platforms & tools'),
    p('Google Ads; Meta Ads Manager; GA4; AppsFlyer; MoEngage; Looker Studio; SQL (beginner); Excel; HubSpot'),
    h('Learnt at'),
    p('Post Graduate Programme in Digital Marketing, MICA Ahmedabad (online), 2018'),
    p('Bachelor of Mass Media (Advertising), K.C. College, University of Mumbai, 2013 – 2016, First Class'),
    h('Certified in'),
    p('Google Ads Search (skillshop id 84412077, expires 11 March 2026)'),
    p('Meta Certified Media Buying Professional, 2023'),
    h('Facts'),
    p('Born on 21/06/1995. Speaks Marathi, Hindi, English. Present pay ₹ 31 lakh. Can join in 6 weeks.'),
  ],
});
/* LABEL
about: growth-marketer | other | mid | n-word-brand-side-agency-side
name: Meera Jagtap
email: meera.jagtap@outlook.in
phone: 7020644518
place: Pune
linkedin: linkedin.com/in/meerajagtap
skills: Google Ads; Meta Ads Manager; GA4; AppsFlyer; MoEngage; Looker Studio; SQL; Excel; HubSpot
also: Growth; performance marketing; Google Shopping; Apple Search Ads; ROAS; CAC
job: Head of Growth | The Whole Truth Foods | Mumbai | 2022-08 | now
job: Manager, Performance Marketing | FirstCry (Brainbees Solutions) | Pune | 2019-10 | 2022-07
job: Senior Media Executive | Performics India (Publicis) | Mumbai | 2017-05 | 2019-09
job: Trainee, paid media | Webchutney | Mumbai | 2016-06 | 2017-04
edu: Post Graduate Programme in Digital Marketing | | MICA Ahmedabad | | 2018 |
edu: Bachelor of Mass Media | Advertising | K.C. College | University of Mumbai | 2016 | First Class
languages: Marathi; Hindi; English
cert: Google Ads Search; Meta Certified Media Buying Professional
total: 9 0
ctc: 3100000
notice: 42
born: 1995-06-21
*/
