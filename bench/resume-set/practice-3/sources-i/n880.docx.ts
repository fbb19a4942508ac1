import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, caps: true },
  body: [
    p('HEMANT SHRESTHA', { bold: true, size: 15 }),
    p('Kalimpong (W.B.)\t\t97343 21508\nhemant.shrestha.flori@gmail.com', { tabs: [4000] }),
    h('Experience in horticulture'),
    p('Nursery owner, "Shrestha Orchids & Cacti" (own, registered MSME), Kalimpong\t(from 1 April 2019)', {
      tabs: [-9900],
    }),
    p('Farm Supervisor/Grower, Florance Flora, Doddaballapur, a unit of Florance group\t(2014 to 2019)', {
      tabs: [-9900],
    }),
    p('Field Asst. (daily rated, Gr. D), Directorate of Cinchona & Other Medicinal Plants, Mungpoo\t(2011 to 2014)', {
      tabs: [-9900],
    }),
    h('Education'),
    p(
      'Diploma (Horticulture), 2 yrs, UBKV, Pundibari – 2011 – 64%\nMadhyamik – 2007 – Kalimpong Govt. High School – 52%\nHS (Voc.) – 2009 – WBSCVE&T – 57%',
    ),
    h('Certified courses'),
    list(
      'Nursery Accreditation – National Horticulture Board – 3-star – 2022 to 2025',
      'Floriculturist (Protected Cultivation), ASCI Level 4, 2018, QP AGR/Q0702',
      'Export phytosanitary workshop, APEDA (2 days) – participation',
    ),
    h('Skills'),
    list(
      'Cymbidium & anthurium cultivation',
      'Poly-house, fogger and drip/fertigation (8 yrs)',
      'Tissue culture hardening',
      'Pest scouting / IPM',
      'WhatsApp & Facebook selling',
    ),
    h('Tongues'),
    p('Nepali / English / Hindi / Bengali'),
  ],
});
/* LABEL
about: nursery-owner | other | mid | n-word-title-comma-own-employer-period-in-brackets
name: Hemant Shrestha
email: hemant.shrestha.flori@gmail.com
phone: 9734321508
place: Kalimpong
skills: Cymbidium & anthurium cultivation; Poly-house, fogger and drip/fertigation; Tissue culture hardening; Pest scouting / IPM; WhatsApp & Facebook selling
job: Nursery owner | Shrestha Orchids & Cacti | Kalimpong | 2019-04 | now
job: Farm Supervisor/Grower | Florance Flora | Doddaballapur | 2014 | 2019
job: Field Asst. (daily rated, Gr. D) | Directorate of Cinchona & Other Medicinal Plants | Mungpoo | 2011 | 2014
edu: Diploma | Horticulture | UBKV, Pundibari | | 2011 | 64%
edu: Madhyamik | | Kalimpong Govt. High School | | 2007 | 52%
edu: HS (Voc.) | | | WBSCVE&T | 2009 | 57%
cert: Nursery Accreditation; Floriculturist (Protected Cultivation)
languages: Nepali; English; Hindi; Bengali
*/
