import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { size: 14, color: '365F91', before: 200 },
  body: [
    table(
      [1600, 8200],
      [
        [
          '',
          p('PRADEEP NAMBIAR', { size: 24, color: '365F91' }) +
            p('Head of Sales – Building Materials', { italic: true }),
        ],
      ],
      { border: false, side: '365F91' },
    ),
    p('Coimbatore 641 012  |  98430 55816  |  pradeep.nambiar@zohomail.in', { align: 'right' }),
    h('Core competencies'),
    table(
      [3300, 3300, 3300],
      [
        ['Dealer networks', 'Project sales', 'Pricing'],
        ['Sales force automation', 'Brand launches', 'Credit control'],
        ['Zoho CRM', 'Training', 'Key accounts'],
      ],
      { border: false },
    ),
    h('Career timeline'),
    p(
      '2020–now  Head of Sales, Ramco Roofing Products\n2014–2020  Regional Sales Manager, Nippon Paint (India)\n2008–2014  Area Sales Manager, Parryware Roca\n2004–2008  Sales Executive, Parryware Roca',
    ),
    h('Career details'),
    p('**Head of Sales**, July 2020 to now'),
    p('Ramco Roofing Products, Coimbatore — South and West'),
    list('Turnover 210 to 385 crore; 1,140 dealers', 'Launched steel roofing in 2022'),
    p('**Regional Sales Manager**, September 2014 to June 2020', { before: 80 }),
    p('Nippon Paint (India), Kochi — Kerala and Kongu'),
    list('Painter loyalty club of 9,000 members'),
    p('**Area Sales Manager**, April 2008 to August 2014', { before: 80 }),
    p('Parryware Roca, Chennai'),
    p('**Sales Executive**, June 2004 to March 2008', { before: 80 }),
    p('Parryware Roca, Madurai'),
    h('Education'),
    list(
      'MBA (Marketing) — Bharathiar School of Management and Entrepreneur Development, 2004',
      'B.Sc. Physics — PSG College of Arts & Science, 2002',
    ),
    h('Learning'),
    list('Leading Sales Teams — ISB Executive Education, 2017', 'Zoho CRM Certified Associate — 2021'),
    h('Background'),
    p(
      'Date of birth 27.11.1981; Malayalam, Tamil, English, Hindi; married; current package ₹ 42 LPA; notice two months',
    ),
  ],
});
/* LABEL
about: sales-head | other | veteran | n-word-accent-block-timeline-then-title-first
name: Pradeep Nambiar
email: pradeep.nambiar@zohomail.in
phone: 9843055816
place: Coimbatore
skills: Dealer networks; Project sales; Pricing; Sales force automation; Brand launches; Credit control; Zoho CRM; Training; Key accounts
job: Head of Sales | Ramco Roofing Products | Coimbatore | 2020-07 | now
job: Regional Sales Manager | Nippon Paint (India) | Kochi | 2014-09 | 2020-06
job: Area Sales Manager | Parryware Roca | Chennai | 2008-04 | 2014-08
job: Sales Executive | Parryware Roca | Madurai | 2004-06 | 2008-03
edu: MBA | Marketing | Bharathiar School of Management and Entrepreneur Development | | 2004 |
edu: B.Sc. | Physics | PSG College of Arts & Science | | 2002 |
cert: Leading Sales Teams; Zoho CRM Certified Associate
languages: Malayalam; Tamil; English; Hindi
ctc: 4200000
notice: 60
born: 1981-11-27
marital: Married
*/
