import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('Dear Sir or Madam,', { after: 100 }),
    p(
      'With reference to your notice in The Assam Tribune of 2 February 2025 for Laboratory Attendant and Pharmacist (Grade III), I, Bornali Saikia, wish to offer my services.',
      { after: 100 },
    ),
    p(
      'At present I am Pharmacist at Nemcare Superspeciality, Bhangagarh, which I joined on 11.11.20. Earlier, from 03.07.17 to 31.10.20, I was Dispensing Pharmacist in Apollo Pharmacy, Ganeshguri, and before that, from 01.02.16 to 30.06.17, Trainee at Guwahati Medical Stores, Panbazar.',
      { after: 100 },
    ),
    p('Statement of my examinations:', { bold: true }),
    p('D.Pharm.\tNETES Institute, Mirza\t2015\t68 %', { tabs: [2000, 6000, 7400] }),
    p('H.S. (Sc.)\tHandique Girls’ College (AHSEC)\t2013\t59 %', { tabs: [2000, 6000, 7400] }),
    p('H.S.L.C.\tSualkuchi H.S. School (SEBA)\t2011\t64 %', { tabs: [2000, 6000, 7400], after: 100 }),
    p(
      'I am registered with the Assam Pharmacy Council (No. AS/12764, renewed for 2025). I can handle Marg ERP, cold chain, schedule H1 registers, insulin counselling and stock expiry checks. I speak Assamese, Bengali and Hindi.',
      { after: 100 },
    ),
    p('My gross is Rs. 23,400 a month; I expect the scale of the post. I shall need 15 days.', { after: 200 }),
    p('Bornali Saikia\nSualkuchi, Kamrup 781103\n7002 961 538\nbornali.pharm@gmail.com'),
  ],
});
/* LABEL
about: pharmacist | other | mid | n-word-letter-name-in-sentence-contacts-last
name: Bornali Saikia
email: bornali.pharm@gmail.com
phone: 7002961538
place: Sualkuchi
skills: Marg ERP; cold chain; schedule H1 registers; insulin counselling; stock expiry checks
job: Pharmacist | Nemcare Superspeciality | Bhangagarh | 2020-11 | now
job: Dispensing Pharmacist | Apollo Pharmacy | Ganeshguri | 2017-07 | 2020-10
job: Trainee | Guwahati Medical Stores | Panbazar | 2016-02 | 2017-06
edu: D.Pharm. | | NETES Institute, Mirza | | 2015 | 68 %
edu: H.S. | Sc. | Handique Girls’ College | AHSEC | 2013 | 59 %
edu: H.S.L.C. | | Sualkuchi H.S. School | SEBA | 2011 | 64 %
cert: Assam Pharmacy Council
languages: Assamese; Bengali; Hindi
ctc: 280800
notice: 15
*/
