import { docx, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('From\nShyam Sundar Prajapati\nWard 9, Phulera, Dist. Jaipur\nMob 9783 440 156', { after: 120 }),
    p('To\nThe Manager, Marwar Marbles & Granites, Kishangarh', { after: 120 }),
    p('Dear Sir,', { after: 80 }),
    p('I read of your need for a store keeper. I have kept stores for fourteen years.', { after: 80 }),
    p('My posts in order:', { after: 40 }),
    list(
      'Store Assistant – Shree Cement, Beawar – from 2011 to 2014',
      'Assistant Store Keeper – Wonder Cement, Nimbahera – from 2014 to 2019',
      'Store Keeper – RK Marble, Kishangarh – from 2019 until now (on the roll of Om Sai Manpower)',
    ),
    p(
      'I did B.A. by correspondence from Kota Open University in 2013 (third division), and 12th from Government School, Phulera (RBSE) in 2008. I took RS-CIT in 2012 and a diploma in materials management from IIMM in 2017.',
      { before: 80, after: 80 },
    ),
    p(
      'I work on Tally with inventory, make GRN, know ABC analysis, FIFO and stock taking. I speak Hindi and Marwari. My salary is 24,000 and I ask 30,000 per month.',
      { after: 80 },
    ),
    p('Yours obediently,\nShyam Sundar Prajapati'),
    p('6th January 2025'),
  ],
});
/* LABEL
about: store-keeper | other | senior | n-word-letter-with-bulleted-posts-ascending
name: Shyam Sundar Prajapati
phone: 9783440156
place: Phulera
skills: Tally; GRN; ABC analysis; FIFO; stock taking
job: Store Keeper | RK Marble | Kishangarh | 2019 | now
job: Assistant Store Keeper | Wonder Cement | Nimbahera | 2014 | 2019
job: Store Assistant | Shree Cement | Beawar | 2011 | 2014
edu: B.A. | | Kota Open University | | 2013 | third division
edu: 12th | | Government School, Phulera | RBSE | 2008 |
edu: diploma | materials management | IIMM | | 2017 |
cert: RS-CIT
languages: Hindi; Marwari
total: 14 0
ctc: 288000
expected: 360000
dated: 2025-01-06
*/
