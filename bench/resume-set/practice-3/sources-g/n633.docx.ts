import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  heading: { bold: true, size: 12 },
  body: [
    p('VINOD KUMAR TYAGI', { bold: true, size: 16 }),
    p('Inspector (Retd.), Uttar Pradesh Police'),
    p('H-44, Sector 12, Vijay Nagar, Ghaziabad. 98970 61154'),
    h('SERVICE IN POLICE'),
    p(
      'Joined U.P. Police on 03.07.1986 as Constable at Police Lines Meerut. Promoted Head Constable on 11.02.1999 and posted to P.S. Kotwali Hapur. Promoted Sub-Inspector on 01.09.2008, remained S.O. of Thana Babugarh and Thana Pilkhuwa. Promoted Inspector on 20.12.2017, posted in Crime Branch Ghaziabad. Retired on superannuation on 30.06.2024.',
    ),
    h('AFTER RETIREMENT'),
    p('Vigilance Officer, Dabur India Ltd., Sahibabad, from 1.10.2024'),
    h('EDUCATION'),
    p('B.A. 1985 Meerut University, III division'),
    p('Intermediate 1983 U.P. Board, S.S. Inter College Hapur, II division'),
    p('High School 1981 U.P. Board, same college, II division'),
    h('COURSES'),
    p('Cyber crime investigation, UPPA Moradabad, 2014; Fingerprint, 2003'),
    h('MEDALS'),
    p('Police Medal for Meritorious Service, 2018; DGP Commendation Disc (Silver), 2020'),
    h('OTHER FACTS'),
    p(
      'Born 30 June 1964. Hindi, English (reading). Arms licence No. GZB/4471 valid upto 2028. Pension holder; expects Rs. 45,000 per month.',
    ),
  ],
});
/* LABEL
about: police-inspector-retired | other | veteran | n-word-service-promotions-in-sentences
name: Vinod Kumar Tyagi
phone: 9897061154
place: Ghaziabad
job: Vigilance Officer | Dabur India Ltd. | Sahibabad | 2024-10 | now
job: Inspector | U.P. Police | | 2017-12 | 2024-06
job: Sub-Inspector | U.P. Police | | 2008-09 | 2017-12
job: Head Constable | U.P. Police | | 1999-02 | 2008-09
job: Constable | U.P. Police | Meerut | 1986-07 | 1999-02
edu: B.A. | | Meerut University | | 1985 | III division
edu: Intermediate | | S.S. Inter College Hapur | U.P. Board | 1983 | II division
edu: High School | | S.S. Inter College Hapur | U.P. Board | 1981 | II division
languages: Hindi; English
cert: Cyber crime investigation; Fingerprint
expected: 540000
born: 1964-06-30
*/
