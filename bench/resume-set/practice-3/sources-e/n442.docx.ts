import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Roboto',
  size: 10,
  heading: { bold: true, size: 10, caps: true, color: '2E75B6', before: 200 },
  body: [
    p('Fr**anc**isca D’Mello', { size: 22, after: 0 }),
    p('spa manager – wellness – Ayurveda and Thai', { italic: true }),
    p('Bandra West, Mumbai 400050\t98677 04512\tfrancisca.spa@gmail.com', { tabs: [3600, 6200] }),
    h('The path'),
    p('Six Senses Fort Barwara, Sawai Madhopur', { bold: true, after: 0 }),
    p('Spa Director\tAug 2024 – till date\t2 yrs 1 mo', { tabs: [4200, 7200] }),
    p('Budget of 6.5 crore, 31 therapists, retail up 40 %.', { indent: 300 }),
    p('Four Seasons Resort, Landaa Giraavaru, Maldives', { bold: true, after: 0 }),
    p('Assistant Spa Manager\tMar 2020 – Jul 2024\t4 yrs 5 mos', { tabs: [4200, 7200] }),
    p('Spa Supervisor\tFeb 2018 – Feb 2020\t2 yrs 1 mo', { tabs: [4200, 7200] }),
    p('Kaya Skin Clinic, Bandra', { bold: true, after: 0 }),
    p('Therapist\tJun 2013 – Jan 2018\t4 yrs 8 mos', { tabs: [4200, 7200] }),
    h('The learning'),
    p('CIBTAC Diploma in Body Therapy\tLTA School of Beauty, Andheri\t2013', { tabs: [4200, 8200] }),
    p('B.A. Psychology\tSt. Andrew’s College (Mumbai University)\t2012', { tabs: [4200, 8200] }),
    p('HSC\tMaharashtra Board\t2009', { tabs: [4200, 8200] }),
    h('The craft'),
    p(
      'Abhyanga, Shirodhara, Thai massage, Reflexology, Spa Soft, Book4Time, Therapist roster, Retail merchandising, Yield of treatment rooms',
    ),
    h('Extra papers'),
    p(
      'ITEC Level 3 Holistic Massage (2015)\nWat Pho Thai massage, Bangkok, 2016\nCPR and AED, Maldives Red Crescent, valid through 12/2025',
    ),
    h('The rest'),
    p(
      'I speak English, Konkani, Hindi and a bit of Dhivehi. Present CTC: INR 19 lakhs; expected CTC: INR 24 lakhs; notice period: 60 days. Open for Rajasthan, Goa, Maldives.',
    ),
  ],
});
/* LABEL
about: spa-manager | other | senior | n-word-tabs-duration-third-column
name: Francisca D’Mello
email: francisca.spa@gmail.com
phone: 9867704512
place: Mumbai
skills: Abhyanga; Shirodhara; Thai massage; Reflexology; Spa Soft; Book4Time; Therapist roster; Retail merchandising; Yield of treatment rooms
also: Ayurveda; wellness
job: Spa Director | Six Senses Fort Barwara | Sawai Madhopur | 2024-08 | now
job: Assistant Spa Manager | Four Seasons Resort | Landaa Giraavaru, Maldives | 2020-03 | 2024-07
job: Spa Supervisor | Four Seasons Resort | Landaa Giraavaru, Maldives | 2018-02 | 2020-02
job: Therapist | Kaya Skin Clinic | Bandra | 2013-06 | 2018-01
edu: CIBTAC Diploma | Body Therapy | LTA School of Beauty, Andheri | | 2013 |
edu: B.A. | Psychology | St. Andrew’s College | Mumbai University | 2012 |
edu: HSC | | | Maharashtra Board | 2009 |
languages: English; Konkani; Hindi; Dhivehi
cert: ITEC Level 3 Holistic Massage; Wat Pho Thai massage; CPR and AED
ctc: 1900000
expected: 2400000
notice: 60
preferred: Rajasthan; Goa; Maldives
*/
