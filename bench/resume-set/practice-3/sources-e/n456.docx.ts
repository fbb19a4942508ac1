import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Lato',
  size: 10,
  heading: { bold: true, size: 12, color: '833C0B', before: 220 },
  body: [
    p('Meenakshi Sundaram Pillai', { size: 20, bold: true, after: 0 }),
    p('Store & floor management, textiles and jewellery', { color: '833C0B' }),
    p('Nagercoil (Vadasery), Kanniyakumari Dt. – Tel. 94434 28810 – ms.pillai.retail@gmail.com'),
    h('Shops served'),
    p('The Chennai Silks, Nagercoil\n**Floor Manager (silks)**\n10/2018 – present'),
    p('Joyalukkas Jewellery, Nagercoil\n**Senior Sales Executive**\n06/2013 – 09/2018'),
    p('Pothys, Tirunelveli\n**Salesman** (06/2006 – 12/2009), **Section In-charge** (01/2010 – 05/2013)'),
    h('Learning'),
    table(
      [3000, 6500],
      [
        ['M.Com., 2011', 'Manonmaniam Sundaranar University (DDE), 54 %'],
        ['B.Com., 2006', 'South Travancore Hindu College, Nagercoil, 61 %'],
        ['HSC, 2003', 'S.L.B. Govt. Hr. Sec. School, State Board, 735/1200'],
      ],
      { border: false },
    ),
    h('Certificates'),
    p('BIS hallmarking awareness, Chennai, 2014. Gemmology basics, GII, 2016.'),
    h('Good at'),
    p(
      'bridal sarees (expert) | gold scheme sales (expert) | visual display (good) | staff of 60 (good) | Logic ERP (fair)',
    ),
    p(
      'Tamil, Malayalam, English. D.O.B. 28/12/1985. Rs. 44,000 per month plus incentive; can join after Pongal season or with 30 days notice.',
      {
        before: 140,
      },
    ),
  ],
});
/* LABEL
about: textile-floor-manager | other | veteran | n-word-shop-title-period-lines-two-posts-inline
name: Meenakshi Sundaram Pillai
email: ms.pillai.retail@gmail.com
phone: 9443428810
place: Nagercoil
skills: bridal sarees; gold scheme sales; visual display; staff of 60; Logic ERP
also: textiles; jewellery
job: Floor Manager (silks) | The Chennai Silks | Nagercoil | 2018-10 | now
job: Senior Sales Executive | Joyalukkas Jewellery | Nagercoil | 2013-06 | 2018-09
job: Section In-charge | Pothys | Tirunelveli | 2010-01 | 2013-05
job: Salesman | Pothys | Tirunelveli | 2006-06 | 2009-12
edu: M.Com. | | Manonmaniam Sundaranar University (DDE) | | 2011 | 54 %
edu: B.Com. | | South Travancore Hindu College, Nagercoil | | 2006 | 61 %
edu: HSC | | S.L.B. Govt. Hr. Sec. School | State Board | 2003 | 735/1200
languages: Tamil; Malayalam; English
cert: BIS hallmarking awareness; Gemmology basics
ctc: 528000
notice: 30
born: 1985-12-28
*/
