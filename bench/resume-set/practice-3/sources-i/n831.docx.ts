import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 11, caps: true },
  body: [
    p('BIO-DATA', { bold: true, align: 'center' }),
    p(
      'Name\t\t: BIJU JOSEPH KURIAN\nPost applied for\t: Driver (Light/Heavy)\nPhone\t\t: +965 6642 1180 (Kuwait)\nHome\t\t: Pala, Kottayam, Kerala',
      { tabs: [1200, 2200] },
    ),
    h('Experience – Gulf'),
    p('1)\tFamily of Mr. Fahad Al-Mutairi, Salmiya – House Driver – 08/2018 till date', { tabs: [500] }),
    p('2)\tAgility Logistics (Kuwait) – PWC Logistics before – HD Driver/Trailer – 03/2012 to 06/2018', {
      tabs: [500],
    }),
    h('Experience – India'),
    p('3)\tKSRTC (Kerala State Road Transport Corporation), Pala Depot – Empanelled Driver, Grade II – 2007 to 2012', {
      tabs: [500],
    }),
    p('4)\tTaxi – own vehicle – Driver-cum-Owner – 2003 to 2007', { tabs: [500] }),
    h('Licences'),
    list(
      'Kuwait: Public licence (heavy), 09/2029',
      'India: LMV + HPMV, 35/2331/2001, badge no. 1187',
      'Defensive Driving Course (Kuwait Oil Company, DDC card) valid upto Dec 2026',
    ),
    h('Education'),
    p(
      'Pre-Degree (Commerce), St. Thomas College, Pala (M.G. University), 2000 – failed in one paper\nSSLC, St. Mary’s H.S. Lalam, 1998, 312/600',
    ),
    h('I can'),
    p('Drive automatic & manual, trailer 40 ft; small repairs and tyre change; Google Maps; read Arabic sign boards'),
    h('Other'),
    p('Born 30-01-1982. Married. Malayalam, English, Arabic, Hindi. Ready to join after visa transfer.'),
  ],
});
/* LABEL
about: driver | other | veteran | n-word-numbered-dashes-family-and-own-taxi
name: Biju Joseph Kurian
phone: +965 66421180
place: Kuwait
skills: Drive automatic & manual, trailer 40 ft; small repairs and tyre change; Google Maps; read Arabic sign boards
job: House Driver | Family of Mr. Fahad Al-Mutairi | Salmiya | 2018-08 | now
job: HD Driver/Trailer | Agility Logistics | Kuwait | 2012-03 | 2018-06
job: Empanelled Driver, Grade II | KSRTC (Kerala State Road Transport Corporation) | Pala | 2007 | 2012
job: Driver-cum-Owner | Taxi – own vehicle | | 2003 | 2007
edu: Pre-Degree | Commerce | St. Thomas College, Pala | M.G. University | 2000 |
edu: SSLC | | St. Mary’s H.S. Lalam | | 1998 | 312/600
cert: Public licence (heavy); LMV + HPMV; Defensive Driving Course
languages: Malayalam; English; Arabic; Hindi
born: 1982-01-30
marital: Married
*/
