import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('To whom it may concern', { italic: true, align: 'right' }),
    p('Jose Kurian Puthenpurackal', { bold: true, size: 16 }),
    p('Puthenpurackal House, Ramapuram P.O., Pala, Kottayam – 686576. Phone 94950 72218. josekp.estate@gmail.com', {
      after: 100,
    }),
    p(
      'I am a rubber and cardamom planter’s man with 23 years of experience in estates of Kerala and Karnataka. The table tells where I was; owners stand beside the estates.',
    ),
    table(
      [1500, 3000, 3000, 2300],
      [
        ['Since / till', 'Estate (district)', 'Owning company', 'My post'],
        ['1/2020 –', 'Boyce Estate (Idukki)', 'Travancore Rubber & Tea Co. Ltd', 'Estate Superintendent'],
        ['4/2013 – 12/2019', 'Kallayar Estate (Idukki)', 'A.V. George Plantations', 'Asst. Superintendent Gr. I'],
        [
          '7/2009 – 3/2013',
          'Balehonnur Division (Chikmagalur)',
          'Tata Coffee Limited',
          'Assistant Manager (Trainee), confirmed 2010',
        ],
        ['6/2003 – 5/2009', 'Pasuparai (Peermade)', 'Joseph Michael & Bros.', 'Field Officer / Conductor'],
      ],
      { head: 'E2EFDA' },
    ),
    p(
      'I took my B.Sc. (Botany) degree from St. Thomas College, Pala under Mahatma Gandhi University, passed in 2002 with 63 per cent. My Pre-Degree (Second Group) was from the same college and university in 2 years, passed in 1999. S.S.L.C. I passed in 1997 at St. Augustine’s H.S., Ramapuram, Board of Public Examinations Kerala, 441 out of 600.',
      { before: 100 },
    ),
    p(
      'The Rubber Board gave me its Certificate in Rubber Plantation Management in 2004 and the Spices Board its Good Agricultural Practices certificate in 2015. I attended a UPASI annual conference in 2018 and a training of five days on rain guarding at RRII in 2006.',
      { before: 80 },
    ),
    p(
      'Skills: tapping supervision, rain guarding, latex collection, centrifuging, cardamom curing, labour settlements, muster roll, accounts on Tally',
      { before: 80 },
    ),
    p(
      'Drawing Rs. fifty-one thousand per month with quarters and a jeep. I expect Rs. 65,000. I have to give two months’ notice. Not willing to leave Kerala except Coorg.',
      { before: 80 },
    ),
    p('Malayalam, Tamil, English, Kannada (spoken). Married. Born 4-4-1982.'),
    p('Pala, 1 November 2026', { before: 120 }),
  ],
});
/* LABEL
about: estate-superintendent | other | veteran | n4-word-estate-column-owner-column-post-last
name: Jose Kurian Puthenpurackal
email: josekp.estate@gmail.com
phone: 9495072218
place: Kottayam
skills: tapping supervision; rain guarding; latex collection; centrifuging; cardamom curing; labour settlements; muster roll; accounts on Tally
also: Tally
job: Estate Superintendent | Travancore Rubber & Tea Co. Ltd | Boyce Estate (Idukki) | 2020-01 | now
job: Asst. Superintendent Gr. I | A.V. George Plantations | Kallayar Estate (Idukki) | 2013-04 | 2019-12
job: Assistant Manager (Trainee), confirmed 2010 | Tata Coffee Limited | Balehonnur Division (Chikmagalur) | 2009-07 | 2013-03
job: Field Officer / Conductor | Joseph Michael & Bros. | Pasuparai (Peermade) | 2003-06 | 2009-05
edu: B.Sc. | Botany | St. Thomas College, Pala | Mahatma Gandhi University | 2002 | 63 per cent
edu: Pre-Degree | Second Group | same college | | 1999 |
edu: S.S.L.C. | | St. Augustine’s H.S., Ramapuram | Board of Public Examinations Kerala | 1997 | 441 out of 600
languages: Malayalam; Tamil; English; Kannada
cert: Certificate in Rubber Plantation Management; Good Agricultural Practices
total: 23 0
ctc: 612000
expected: 780000
notice: 60
born: 1982-04-04
marital: Married
preferred: Kerala; Coorg
dated: 2026-11-01
*/
