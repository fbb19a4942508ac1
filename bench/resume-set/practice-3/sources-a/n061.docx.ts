import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 12,
  body: [
    p('Dr. Pankaj Kumar Tripathy, M.V.Sc.', { bold: true, size: 15 }),
    p('Plot 77, Saheed Nagar, Bhubaneswar. Phone 0674-2541908, 94370 81145. tripathy.vet@rediffmail.com', {
      after: 160,
    }),
    p('JOBS DONE', { bold: true }),
    p('Technical Manager (East) – Venky Feeds – Bhubaneswar – 1 Jan 2020 till today'),
    p('Area Technical Executive – Zydus Animal Health – Cuttack – 1 Jul 2014 to 31 Dec 2019'),
    p('Farm Veterinarian – Pragati Hatcheries – Khordha – 1 Aug 2011 to 30 Jun 2014', { after: 160 }),
    p('DEGREES', { bold: true }),
    p('M.V.Sc. (Poultry Science) – OUAT – 2011 – OGPA 7.9'),
    p('B.V.Sc. & A.H. – OUAT – 2009 – OGPA 7.4'),
    p('I.Sc. – Ravenshaw College – CHSE Odisha – 2003 – 68 %', { after: 160 }),
    p('KNOWLEDGE OF', { bold: true }),
    p('feed formulation (Bestmix), disease diagnosis, post-mortem, biosecurity audit, dealer training, MS PowerPoint', {
      after: 160,
    }),
    p('REGISTERED WITH', { bold: true }),
    p('Odisha Veterinary Council, No. 3317 of 2009', { after: 160 }),
    p('ABOUT MYSELF', { bold: true }),
    p(
      'Age 41 years. Married. I know Odia, Hindi, English, Bengali. Salary drawn Rs. 13,20,000 a year. I shall need two months to join.',
    ),
  ],
});
/* LABEL
about: veterinary-technical-manager | other | senior | n-word-dashes-title-employer-place-period
name: Pankaj Kumar Tripathy
email: tripathy.vet@rediffmail.com
phone: 6742541908; 9437081145
place: Bhubaneswar
skills: feed formulation; Bestmix; disease diagnosis; post-mortem; biosecurity audit; dealer training; MS PowerPoint
job: Technical Manager (East) | Venky Feeds | Bhubaneswar | 2020-01 | now
job: Area Technical Executive | Zydus Animal Health | Cuttack | 2014-07 | 2019-12
job: Farm Veterinarian | Pragati Hatcheries | Khordha | 2011-08 | 2014-06
edu: M.V.Sc. | Poultry Science | OUAT | | 2011 | OGPA 7.9
edu: B.V.Sc. & A.H. | | OUAT | | 2009 | OGPA 7.4
edu: I.Sc. | | Ravenshaw College | CHSE Odisha | 2003 | 68 %
languages: Odia; Hindi; English; Bengali
cert: Odisha Veterinary Council
ctc: 1320000
notice: 60
marital: Married
*/
