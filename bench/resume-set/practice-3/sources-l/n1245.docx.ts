import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11 },
  body: [
    p('Naukri.com resume headline: Digital Marketing Manager with 7+ years in ed-tech and real estate', {
      italic: true,
      size: 9,
    }),
    p('Shruti Bhatnagar', { bold: true, size: 16 }),
    p('Sector 62, Noida | Phone 9650117842 | shrutibhatnagar.dm@gmail.com', { line: true }),
    h('Profile Summary'),
    p(
      'Digital marketer (SEO, SEM, e-mail, social). Handled 40 lakh a month budget. Looking for a manager role in Delhi NCR or remote.',
    ),
    h('Career Timeline'),
    p('2022 – present: PropTiger.com (REA India), Gurugram. Digital Marketing Manager.'),
    p('2020 – 2022: upGrad Education, Delhi. Assistant Manager – SEO & Content.'),
    p('2018 – 2020: PageTraffic Web-Tech, Noida. SEO Executive.'),
    h('Experience in detail'),
    p('Digital Marketing Manager, PropTiger.com (REA India)  [May 2022 – present]', { bold: true }),
    list('Organic leads +64 % in FY 2023-24', 'Team: two SEO analysts, one writer, agency'),
    p('Assistant Manager – SEO & Content, upGrad Education  [Sep 2020 – Apr 2022]', { bold: true, before: 80 }),
    list('Ranked 120 programme keywords in top 3', 'Core Web Vitals project with product team, 2021'),
    p('SEO Executive, PageTraffic Web-Tech  [Jun 2018 – Aug 2020]', { bold: true, before: 80 }),
    list('Clients: Max Healthcare, Duroflex, BigRock', 'Employee of the month, Jan 2020'),
    h('Skills & tools'),
    p(
      'On-page SEO, Link building, Google Ads, Google Search Console, Semrush, Ahrefs, Screaming Frog, Mailchimp, WordPress, HTML (basic)',
    ),
    h('Education Details'),
    p('2018  PGDM (Marketing)  Jaipuria Institute of Management, Noida  7.4 CGPA'),
    p('2016  B.Com (Hons)  Daulat Ram College, University of Delhi  72%'),
    p('2013  Class XII (CBSE)  Amity International School, Noida  91%'),
    h('Courses & Certifications'),
    list(
      'Google Analytics Individual Qualification, Google, ID 73920041, valid to Feb 2026',
      'HubSpot Content Marketing, HubSpot Academy, 2021',
      'Workshop on storytelling, 2019',
    ),
    h('Personal Details'),
    p(
      'Date of Birth: 05 Dec 1995, Gender: Female, Marital Status: Single/Unmarried, Category: General, Languages: English, Hindi',
    ),
    p('Current CTC: 13 Lakhs 50 Thousand, Notice Period: 15 Days or less, Desired Job Location: Delhi / NCR, Remote'),
  ],
});
/* LABEL
about: digital-marketing-manager | other | mid | n-word-timeline-years-then-bracketed-months
name: Shruti Bhatnagar
email: shrutibhatnagar.dm@gmail.com
phone: 9650117842
place: Noida
skills: On-page SEO; Link building; Google Ads; Google Search Console; Semrush; Ahrefs; Screaming Frog; Mailchimp; WordPress; HTML
also: SEO; SEM; e-mail; social; Core Web Vitals; Content; Digital Marketing
job: Digital Marketing Manager | PropTiger.com (REA India) | Gurugram | 2022-05 | now
job: Assistant Manager – SEO & Content | upGrad Education | Delhi | 2020-09 | 2022-04
job: SEO Executive | PageTraffic Web-Tech | Noida | 2018-06 | 2020-08
edu: PGDM | Marketing | Jaipuria Institute of Management, Noida | | 2018 | 7.4 CGPA
edu: B.Com (Hons) | | Daulat Ram College | University of Delhi | 2016 | 72%
edu: Class XII | | Amity International School, Noida | CBSE | 2013 | 91%
languages: English; Hindi
cert: Google Analytics Individual Qualification; HubSpot Content Marketing
total: 7 0
ctc: 1350000
notice: 15
born: 1995-12-05
gender: Female
marital: Single
preferred: Delhi / NCR; Remote
*/
