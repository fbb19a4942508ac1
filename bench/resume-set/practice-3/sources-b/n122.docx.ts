import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 12,
  body: [
    p('Lakshmamma', { size: 20, bold: true }),
    p('Cook and house help. Bengaluru, J.P. Nagar 6th phase. Phone 99005 41183 (my son reads messages).', {
      after: 160,
    }),
    p('I have cooked in houses for 17 years.'),
    p('**2009 – 2013**\tMrs. Rao, Jayanagar – cleaning and vessels', { tabs: [2200] }),
    p('**2013 – 2020**\tMenon family, J.P. Nagar – Cook', { tabs: [2200] }),
    p('**2020 – 2021**\tcorona, no work', { tabs: [2200] }),
    p('**2021 – now**\tPrestige South Ridge, Mr. Iyer’s house – Cook and Nanny', { tabs: [2200], after: 160 }),
    p('I can make: idli dosa, ragi mudde, kerala fish curry, chapati, jain food, baby food', { after: 160 }),
    p('School: 7th standard, Government School, Kanakapura, 1992', { after: 160 }),
    p('I speak Kannada, Telugu, Tamil and some Hindi.'),
    p('I take 18000 rupees for one month, two Sundays off.'),
    p('Police verification done 2022. Aadhaar available.'),
    p('Ask: Mrs. Menon 98450 22019'),
  ],
});
/* LABEL
about: domestic-help | other | veteran | n-plain-domestic-no-headings
name: Lakshmamma
phone: 9900541183
place: Bengaluru
skills: idli dosa; ragi mudde; kerala fish curry; chapati; jain food; baby food
job: Cook | Menon family | J.P. Nagar | 2013 | 2020
job: Cook and Nanny | Mr. Iyer’s house | | 2021 | now
job: cleaning and vessels | Mrs. Rao | Jayanagar | 2009 | 2013
edu: 7th standard | | Government School, Kanakapura | | 1992 |
languages: Kannada; Telugu; Tamil; Hindi
total: 17 0
ctc: 216000
othersphone: 9845022019
*/
