import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 12,
  body: [
    p('The Principal,\nDelhi Public School, Bokaro Steel City', { after: 120 }),
    p('Ref: Your advertisement in Prabhat Khabar dated 8 November 2026 for TGT (Sanskrit)', { bold: true, after: 120 }),
    p('Honoured Sir,', { after: 80 }),
    p(
      'I am Dr. Umashankar Mishra, aged 41. I did Acharya (Sahitya) from Kameshwar Singh Darbhanga Sanskrit University in 2008 in first division, Shiksha Shastri (B.Ed.) from Rashtriya Sanskrit Sansthan, Puri campus in 2010, and Vidyavaridhi (Ph.D.) from the same Sansthan in 2016.',
      { align: 'both', after: 80 },
    ),
    p(
      'After my Shiksha Shastri I was appointed as Sanskrit Teacher at Saraswati Shishu Vidya Mandir, Dhurwa, Ranchi, where I taught from 2010 to 2015. I was then selected as TGT Sanskrit in Jawahar Navodaya Vidyalaya, Khunti on contract for the sessions 2015–16 and 2016–17. In July 2017 I joined Chinmaya Vidyalaya, Bokaro as TGT Sanskrit, where I am still working, and since April 2023 I am also the Head of Department there.',
      { align: 'both', after: 80 },
    ),
    p(
      'I qualified CTET (Paper II) in 2015 and UGC-NET in Sanskrit in December 2012. I know Hindi, Sanskrit, Maithili and English. My present salary is Rs. 49,000 per month. I was born on 1 February 1985 and I am married.',
      { align: 'both', after: 80 },
    ),
    p('I can be called at 94311 93052 or written to at usmishra.sanskrit@gmail.com, Sector IV/C, Bokaro Steel City.', {
      after: 80,
    }),
    p('Yours sincerely,\nUmashankar Mishra'),
  ],
});
/* LABEL
about: tgt-sanskrit | other | senior | n-word-letter-appointed-selected-joined
name: Umashankar Mishra
email: usmishra.sanskrit@gmail.com
phone: 9431193052
place: Bokaro
job: Head of Department | Chinmaya Vidyalaya | Bokaro | 2023-04 | now
job: TGT Sanskrit | Chinmaya Vidyalaya | Bokaro | 2017-07 | now
job: TGT Sanskrit | Jawahar Navodaya Vidyalaya | Khunti | 2015 | 2017
job: Sanskrit Teacher | Saraswati Shishu Vidya Mandir | Dhurwa, Ranchi | 2010 | 2015
edu: Vidyavaridhi (Ph.D.) | | Rashtriya Sanskrit Sansthan | | 2016 |
edu: Shiksha Shastri (B.Ed.) | | Rashtriya Sanskrit Sansthan, Puri campus | | 2010 |
edu: Acharya | Sahitya | Kameshwar Singh Darbhanga Sanskrit University | | 2008 | first division
languages: Hindi; Sanskrit; Maithili; English
cert: CTET (Paper II); UGC-NET
ctc: 588000
born: 1985-02-01
marital: Married
*/
