import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Open Sans',
  size: 10,
  heading: { bold: true, size: 11, color: 'C00000' },
  footer: [p('Page 1 | Ravinder Gahlot | Executive Housekeeper', { align: 'center', size: 8 })],
  body: [
    p('RAVINDER GAHLOT', { bold: true, size: 20, color: 'C00000', after: 0 }),
    p('Sector 8, Rohini, Delhi 110085 • M 99100 47763 • ravinder.gahlot.hk@gmail.com', { line: true }),
    h('A few lines about me'),
    p('Executive Housekeeper with 17+ years in five-star and boutique hotels, one pre-opening, teams of up to 85.'),
    h('Career so far'),
    p('JW Marriott, Aerocity, New Delhi\tJuly 2022 – Present', { tabs: [-9800], bold: true }),
    p('Executive Housekeeper (434 rooms)', { italic: true, after: 100 }),
    p('The Oberoi Group\tJune 2011 – June 2022', { tabs: [-9800], bold: true }),
    p('Assistant Executive Housekeeper, Trident Gurgaon, 2018–22', { italic: true, after: 0 }),
    p('Housekeeping Supervisor, The Oberoi Udaivilas, 2014–18', { italic: true, after: 0 }),
    p('Housekeeping Associate, The Oberoi, New Delhi, 2011–14', { italic: true, after: 100 }),
    p('Hotel Samrat, New Delhi\tMay 2009 – May 2011', { tabs: [-9800], bold: true }),
    p('Room Attendant', { italic: true, after: 100 }),
    h('What I studied'),
    p('1-year Craft Course in Housekeeping – Food Craft Institute, Hoshiarpur – 2009'),
    p('BTS (B.A. programme) – IGNOU – 2014 – third division'),
    p('Senior Secondary – CBSE – Govt. Boys Sr. Sec. School, Rohini – 2008 – 58 %'),
    h('Short programmes'),
    p('OCLD Supervisory Skills, 2014 • Green Housekeeping (ISSA), 2020 • Marriott BSA audit, 2024'),
    h('Key skills'),
    p(
      'Linen control, Par stock, Laundry costing, Pre-opening, Pest control, Deep cleaning schedule, Triton, HotSOS, Opera, Union handling',
    ),
    h('Personal'),
    p(
      'Born: 30th Nov 1988   Status: Married   Languages: Hindi (mother tongue), English, Haryanvi\nCTC: Rs. 16.2 lakh   Expected: negotiable   Notice: 45 days',
    ),
  ],
});
/* LABEL
about: executive-housekeeper | other | veteran | n-word-group-period-posts-below
name: RAVINDER GAHLOT
email: ravinder.gahlot.hk@gmail.com
phone: 9910047763
place: Delhi
skills: Linen control; Par stock; Laundry costing; Pre-opening; Pest control; Deep cleaning schedule; Triton; HotSOS; Opera; Union handling
job: Executive Housekeeper | JW Marriott | New Delhi | 2022-07 | now
job: Assistant Executive Housekeeper | The Oberoi Group | Trident Gurgaon | 2018 | 2022
job: Housekeeping Supervisor | The Oberoi Group | The Oberoi Udaivilas | 2014 | 2018
job: Housekeeping Associate | The Oberoi Group | The Oberoi, New Delhi | 2011 | 2014
job: Room Attendant | Hotel Samrat | New Delhi | 2009-05 | 2011-05
edu: Craft Course in Housekeeping | | Food Craft Institute, Hoshiarpur | | 2009 |
edu: BTS | B.A. programme | IGNOU | | 2014 | third division
edu: Senior Secondary | | Govt. Boys Sr. Sec. School, Rohini | CBSE | 2008 | 58 %
languages: Hindi; English; Haryanvi
cert: OCLD Supervisory Skills; Green Housekeeping; Marriott BSA audit
total: 17 0
ctc: 1620000
notice: 45
born: 1988-11-30
marital: Married
*/
