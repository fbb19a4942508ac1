import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 12,
  body: [
    p('Respected Sir/Madam,', { after: 100 }),
    p('Sub: Job for Physical Security / Lift operator / Peon', { bold: true, after: 100 }),
    p('I, Nagesh Tukaram Waghmare, am giving my information as under:', { after: 100 }),
    p(
      'Address – Bhim Nagar, Latur 413512. Phone – 8605 229 417. Birth date – 30 April 1990. Education – 10th pass from Rajarshi Shahu Vidyalaya Latur, Aurangabad Board, in 2006, 12th pass (Arts) from Dayanand College Latur, Latur Board, in 2008. MS-CIT in 2010.',
      { after: 100 },
    ),
    p(
      'Work – I worked from 2009 to 2012 in Hotel Carnival, Latur as bell boy. I worked from 2012 to 2018 in Vilasrao Deshmukh Government Medical College, Latur as ward boy on contract of Smart Services. I worked from 2018 to 2022 in Kirti Gold Oil Mill, MIDC Latur as weigh bridge operator. From 2022 I am working in Latur Municipal Corporation as peon on daily wages, in the water tax department.',
      { after: 100 },
    ),
    p(
      'I know Marathi and Hindi and a little English. I can operate lift, photocopy machine, franking machine and computer. I have no bad habit. I am married. My present wage is 540 rupees per day.',
      { after: 100 },
    ),
    p('Please give me permanent work.', { after: 200 }),
    p('Date – 18/11/2026\tNagesh T. Waghmare', { tabs: [6500] }),
  ],
});
/* LABEL
about: peon | other | senior | n-word-petition-worked-from-to-in-as
name: Nagesh Tukaram Waghmare
phone: 8605229417
place: Latur
also: lift; photocopy machine; franking machine; computer
job: peon | Latur Municipal Corporation | | 2022 | now
job: weigh bridge operator | Kirti Gold Oil Mill | MIDC Latur | 2018 | 2022
job: ward boy | Vilasrao Deshmukh Government Medical College | Latur | 2012 | 2018
job: bell boy | Hotel Carnival | Latur | 2009 | 2012
edu: 10th | | Rajarshi Shahu Vidyalaya Latur | Aurangabad Board | 2006 |
edu: 12th | Arts | Dayanand College Latur | Latur Board | 2008 |
languages: Marathi; Hindi; English
cert: MS-CIT
born: 1990-04-30
marital: Married
dated: 2026-11-18
*/
