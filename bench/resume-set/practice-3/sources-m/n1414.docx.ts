import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  margin: 1200,
  body: [
    p('Harjot Kaur Virk', { bold: true, size: 17 }),
    p('Store Manager, apparel\t\tJalandhar\t\t98151 60 377'),
    p('harjotvirk.retail@gmail.com', { after: 200 }),
    p('I am a store person. I started at the till and I have run four stores since.'),
    p(
      "Levi's exclusive store, Model Town (franchise: Bathla Retail LLP) – Store Manager. October 2021 up to now. 1,900 sq ft, eleven people, best conversion in Punjab in 2023 and 2024.",
      { bold: true, before: 120 },
    ),
    p('Pantaloons, MBD Neopolis – Department Manager, Ladies Ethnic. February 2018 – September 2021.', {
      bold: true,
      before: 120,
    }),
    p('Max Fashion, Viva Collage Mall – Senior Fashion Consultant. July 2015 – January 2018.', {
      bold: true,
      before: 120,
    }),
    p('Big Bazaar, GT Road – Cashier. June 2013 – June 2015.', { bold: true, before: 120 }),
    p(
      'B.A. from Kanya Maha Vidyalaya, Jalandhar (Guru Nanak Dev University), passed 2013, second division. +2 from the KMV Collegiate School, PSEB, 2010, 68 %. Retail Operations Specialist course of RASCI, 2019.',
      { before: 200 },
    ),
    p('Ginesys, visual merchandising, shrinkage control, staff rosters, walk-in conversion.'),
    p("Punjabi, Hindi, English. Unmarried. 4.6 lakh now, 5.5 lakh expected, a month's notice."),
  ],
});
/* LABEL
about: store-manager | other | mid | m-word-store-dash-title-dot-period
name: Harjot Kaur Virk
email: harjotvirk.retail@gmail.com
phone: 9815160377
place: Jalandhar
skills: Ginesys; visual merchandising; shrinkage control; staff rosters; walk-in conversion
job: Store Manager | Levi's exclusive store | Model Town | 2021-10 | now
job: Department Manager, Ladies Ethnic | Pantaloons | | 2018-02 | 2021-09
job: Senior Fashion Consultant | Max Fashion | | 2015-07 | 2018-01
job: Cashier | Big Bazaar | GT Road | 2013-06 | 2015-06
edu: B.A. | | Kanya Maha Vidyalaya, Jalandhar | Guru Nanak Dev University | 2013 | second division
edu: +2 | | KMV Collegiate School | PSEB | 2010 | 68 %
languages: Punjabi; Hindi; English
cert: Retail Operations Specialist
ctc: 460000
expected: 550000
notice: 30
marital: Unmarried
*/
