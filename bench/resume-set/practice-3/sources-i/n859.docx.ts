import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Roboto',
  size: 9,
  heading: { bold: true, size: 11, color: '00796B', line: true },
  body: [
    p('Shreyas Bhat', { bold: true, size: 24, color: '00796B', after: 0 }),
    p('Product manager, fintech', { size: 12, after: 0 }),
    p('HSR Layout, Bengaluru • 98861 72904 • shreyas.bhat.pm@gmail.com'),
    h('Product roles'),
    p(
      '**Group Product Manager – Lending/Collections**, PhonePe Lending Services Pvt. Ltd. (Walmart group) — **May 2023 onwards**',
    ),
    p('**Product Manager II (IC4)**, PhonePe — **Jan 2021 – Apr 2023**'),
    p('**Associate PM**, Niki.ai, a chat-commerce start-up of 60 people, shut down in 2021 — **2019 – Dec 2020**'),
    h('Before product'),
    p('**Software Development Engineer-I**, Flipkart Internet Pvt Ltd (Supply Chain Tech) — **Jul 2016 – Jun 2018**'),
    p('**Founder/Everything**, Kaapi Kart (own start-up, 2 coffee carts) — **10 months, 2018 – 2019**'),
    h('Degrees'),
    p('B.E. (CSE), RV College of Engineering (autonomous under VTU), 2016, 8.7 CGPA'),
    p('Executive PG Programme in Product Management, IIM Indore with upGrad, ongoing, to finish in Apr 2027'),
    h('Certificates'),
    p(
      'CSPO® (Scrum Alliance, ID 001442208, renewal 06/2027). Reforge "Growth Series" alumni. Mixpanel product analytics badge, 2022.',
    ),
    h('Skills'),
    p('**Discovery:** interviews and surveys, A/B testing (Optimizely)'),
    p('**Delivery:** PRDs & roadmaps, Jira/Confluence, SQL (intermediate), Figma [wireframes]'),
    p('**Domain:** UPI, credit underwriting, collections & recovery'),
  ],
});
/* LABEL
about: product-manager | it | senior | n-word-bold-title-employer-bold-period
name: Shreyas Bhat
email: shreyas.bhat.pm@gmail.com
phone: 9886172904
place: Bengaluru
skills: interviews and surveys; A/B testing (Optimizely); PRDs & roadmaps; Jira/Confluence; SQL; Figma; UPI; credit underwriting; collections & recovery
also: Discovery; Delivery; Domain
job: Group Product Manager – Lending/Collections | PhonePe Lending Services Pvt. Ltd. | | 2023-05 | now
job: Product Manager II (IC4) | PhonePe | | 2021-01 | 2023-04
job: Associate PM | Niki.ai | | 2019 | 2020-12
job: Software Development Engineer-I | Flipkart Internet Pvt Ltd | | 2016-07 | 2018-06
job: Founder/Everything | Kaapi Kart | | 2018 | 2019
edu: B.E. | CSE | RV College of Engineering | VTU | 2016 | 8.7 CGPA
edu: Executive PG Programme in Product Management | | IIM Indore | | 2027 |
cert: CSPO®; Mixpanel product analytics
*/
