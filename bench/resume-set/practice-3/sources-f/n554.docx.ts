import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 12,
  heading: { bold: true, size: 12, align: 'center' },
  body: [
    p('Subhash Chandra Bora', { bold: true, size: 16, align: 'center' }),
    p('Zoo Road, Guwahati 781024. Ph. 94350 18827. scbora.tea@rediffmail.com', { align: 'center' }),
    h('* * * Experience * * *'),
    p(
      '**1. Amalgamated Valley Tea Co. Ltd., Kolkata (26 gardens, 31 million kg).** General Manager, Eastern Division, since 2016. Senior Manager, Borjuli T.E., 2010 to 2016.',
    ),
    p(
      '**2. Goodricke Plantations Ltd., Kolkata (Camellia group).** Manager, Margaret’s Hope T.E., 2004 to 2010. Assistant Manager, Castleton T.E., 1999 to 2004.',
    ),
    p('**3. Williamson Magor, Guwahati.** Trainee Assistant, 1997 to 1999.'),
    h('* * * Education * * *'),
    p('**Bachelor of Science in Agriculture**, Assam Agricultural University, Jorhat, 1996, First Class.'),
    p('**Higher Secondary (Science)**, Cotton College, Guwahati, Assam Higher Secondary Education Council, 1992.'),
    h('* * * What I can do * * *'),
    list(
      'Estate budgeting',
      'CTC and orthodox manufacture',
      'Labour welfare and Plantation Act',
      'FSSAI and Rainforest audits',
    ),
    h('* * * Certificates * * *'),
    p(
      'Tea Tasting, Tea Research Association, Tocklai, 2002. Factory Boiler Supervision, Directorate of Boilers, 2005, No. 771.',
    ),
    h('* * * Personal * * *'),
    p('Born 1 December 1974. Married, one son. Assamese, Hindi, English, Nepali. Draws Rs. 1,60,000 monthly.'),
  ],
});
/* LABEL
about: tea-estate-gm | other | veteran | n-word-numbered-paragraph-several-posts-years
name: Subhash Chandra Bora
email: scbora.tea@rediffmail.com
phone: 9435018827
place: Guwahati
skills: Estate budgeting; CTC and orthodox manufacture; Labour welfare and Plantation Act; FSSAI and Rainforest audits
job: General Manager | Amalgamated Valley Tea Co. Ltd. | Kolkata | 2016 | now
job: Senior Manager | Amalgamated Valley Tea Co. Ltd. | Kolkata | 2010 | 2016
job: Manager | Goodricke Plantations Ltd. | Kolkata | 2004 | 2010
job: Assistant Manager | Goodricke Plantations Ltd. | Kolkata | 1999 | 2004
job: Trainee Assistant | Williamson Magor | Guwahati | 1997 | 1999
edu: Bachelor of Science | Agriculture | Assam Agricultural University, Jorhat | | 1996 | First Class
edu: Higher Secondary | Science | Cotton College, Guwahati | Assam Higher Secondary Education Council | 1992 |
languages: Assamese; Hindi; English; Nepali
cert: Tea Tasting; Factory Boiler Supervision
ctc: 1920000
born: 1974-12-01
marital: Married
*/
