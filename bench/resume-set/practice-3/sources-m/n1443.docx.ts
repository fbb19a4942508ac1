import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  margin: 1300,
  body: [
    p('Kishanlal Meghwal\nVPO Sanderao, Dist. Pali, Rajasthan\n8005 617 204'),
    p('To\nThe Principal, Mayo College', { before: 160 }),
    p('Subject: Post of Mess Manager', { before: 160, bold: true }),
    p('Respected Sir,'),
    p(
      'I passed Secondary from RBSE in 1998 (Govt. Sr. Sec. School, Sanderao) and took the Craftsmanship Course in Food Production from Food Craft Institute, Ajmer in 2001.',
    ),
    p(
      "I joined Welcomgroup Umaid Bhawan, Jodhpur as Commis III in May 2001 and left as Commis I in March 2006. After that I worked five years, April 2006 to June 2011, in Hotel Savoy, Muscat as Demi Chef de Partie. In August 2011 I came back and joined Birla Public School, Pilani as Assistant Mess Manager, where I stayed till July 2018. Since August 2018 I am Mess Manager at Sophia Girls' Hostel, Ajmer, with 420 boarders and 16 staff.",
    ),
    p(
      'I maintain ration stock, menus, FSSAI file, vendor bills and pest control. My food safety supervisor card FOSTAC/RJ/11092 is valid upto June 2028.',
    ),
    p(
      'I speak Marwari, Hindi, English and some Arabic. I draw Rs. 38,000 and hope for Rs. 45,000 per month with quarter. I am 44 years of age, married.',
    ),
    p('Thanking you\n(Kishanlal)\n16.09.2026', { before: 200 }),
  ],
});
/* LABEL
about: mess-manager | other | veteran | m-word-letter-to-principal
name: Kishanlal Meghwal
phone: 8005617204
place: Sanderao
also: ration stock; menus; FSSAI file; vendor bills; pest control
job: Mess Manager | Sophia Girls' Hostel | Ajmer | 2018-08 | now
job: Assistant Mess Manager | Birla Public School | Pilani | 2011-08 | 2018-07
job: Demi Chef de Partie | Hotel Savoy | Muscat | 2006-04 | 2011-06
job: Commis III | Welcomgroup Umaid Bhawan | Jodhpur | 2001-05 | 2006-03
edu: Secondary | | Govt. Sr. Sec. School, Sanderao | RBSE | 1998 |
edu: Craftsmanship Course | Food Production | Food Craft Institute, Ajmer | | 2001 |
languages: Marwari; Hindi; English; Arabic
cert: food safety supervisor
ctc: 456000
expected: 540000
marital: married
dated: 2026-09-16
*/
