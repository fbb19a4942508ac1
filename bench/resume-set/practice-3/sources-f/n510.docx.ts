import { docx, h, list, p } from '../../outside/sources/word.ts';

const line = { tabs: [-9800], before: 100, bold: true };

export default docx({
  font: 'Caladea',
  heading: { bold: true, size: 12, color: '7B2D26' },
  body: [
    p('SANJAY MAHESHWARI', { bold: true, size: 17 }),
    p('Head – Retail Leasing & Mall Operations', { italic: true }),
    p('Address: B-604, Gaur Green City, Indirapuram, Ghaziabad | Cell: 098101 55726 | smaheshwari.realty@gmail.com'),
    h('Profile'),
    p('24 years in commercial real estate: leasing, mall operations, property management and asset management.'),
    h('Employment'),
    p('Pacific Urban Malls Pvt. Ltd., Ghaziabad\t11 years', line),
    p('(Developer and operator of five malls; annual rental income Rs. 410 crore)', { italic: true }),
    p('**Head – Leasing & Operations**\tApr 2019 – current', { tabs: [-9800] }),
    p('**General Manager – Leasing**\tNov 2015 – Mar 2019', { tabs: [-9800] }),
    list('Leased 4.2 lakh sq ft at the Dehradun mall before opening', 'Cut common-area energy bill by a fifth'),
    p('Jones Lang Meghraj, Gurugram\t6 years 7 months', line),
    p('(International property consultants)', { italic: true }),
    p('**Associate Director, Retail**\tApr 2012 – Oct 2015', { tabs: [-9800] }),
    p('**Manager, Retail**\tApr 2009 – Mar 2012', { tabs: [-9800] }),
    p('Ansal Properties & Infrastructure, New Delhi\t6 years 9 months', line),
    p('**Assistant Manager – Marketing**\tJul 2002 – Mar 2009', { tabs: [-9800] }),
    h('Education'),
    p('Master of Business Administration (Marketing), IMT Ghaziabad, 2002'),
    p('Bachelor of Arts (Honours) Economics, Hans Raj College (Delhi University), 1999, 57%'),
    h('Areas of knowledge'),
    p('Leasing strategy, Tenant mix, Revenue share models, CAM billing, Facility management, RERA, Footfall analytics'),
    h('Memberships'),
    p('Shopping Centres Association of India, member since 2016'),
    h('Other'),
    p(
      'Married, two children. Date of birth 19.08.1979. Hindi, English, Punjabi. Ready to relocate to Mumbai, Bengaluru.',
    ),
  ],
});
/* LABEL
about: mall-leasing-head | other | veteran | n-word-years-beside-employer-posts-tabs
name: Sanjay Maheshwari
email: smaheshwari.realty@gmail.com
phone: 9810155726
place: Ghaziabad
skills: Leasing strategy; Tenant mix; Revenue share models; CAM billing; Facility management; RERA; Footfall analytics
also: leasing; mall operations; property management; asset management; commercial real estate
job: Head – Leasing & Operations | Pacific Urban Malls Pvt. Ltd. | Ghaziabad | 2019-04 | now
job: General Manager – Leasing | Pacific Urban Malls Pvt. Ltd. | Ghaziabad | 2015-11 | 2019-03
job: Associate Director, Retail | Jones Lang Meghraj | Gurugram | 2012-04 | 2015-10
job: Manager, Retail | Jones Lang Meghraj | Gurugram | 2009-04 | 2012-03
job: Assistant Manager – Marketing | Ansal Properties & Infrastructure | New Delhi | 2002-07 | 2009-03
edu: Master of Business Administration | Marketing | IMT Ghaziabad | | 2002 |
edu: Bachelor of Arts (Honours) | Economics | Hans Raj College (Delhi University) | | 1999 | 57%
languages: Hindi; English; Punjabi
total: 24 0
born: 1979-08-19
marital: Married
preferred: Mumbai; Bengaluru
*/
