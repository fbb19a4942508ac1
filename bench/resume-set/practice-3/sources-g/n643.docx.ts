import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { bold: true, size: 12, caps: true, align: 'center' },
  body: [
    p('KUMARI ANKITA TOPPO', { bold: true, size: 16, align: 'center' }),
    p('Jashpur Nagar (C.G.) – 496331 ~ ankita.toppo.law@gmail.com ~ 62681 40973', { align: 'center' }),
    h('For the post of Assistant Law Officer'),
    p('I am a law graduate of 2021 batch with five years at the bar and in legal aid.', { align: 'both' }),
    h('Experience at a glance'),
    p(
      '**2023 Aug – continuing** : Deputy Chief, Legal Aid Defense Counsel System, District Legal Services Authority, Jashpur',
    ),
    p('**2021 Nov – 2023 Jul** : Junior to Shri P. K. Sahu, Advocate, District Court Raigarh'),
    p('**2020 Dec – 2021 Jan** : Intern, Human Rights Law Network, Raipur'),
    h('Academic score'),
    table(
      [2300, 1100, 4200, 1700],
      [
        ['Exam', 'Year', 'College (University)', 'Score'],
        ['B.A. LL.B.', '2021', 'Govt. J. Yoganandam Chhattisgarh College, Raipur (Pt. RSU)', '61.7 %'],
        ['Class 12', '2016', 'Sarna Sarswati Vidya Mandir, Jashpur (CGBSE)', '73.2 %'],
        ['Class 10', '2014', 'Same school (CGBSE)', '79.5 %'],
      ],
    ),
    h('Enrolment and tests'),
    p(
      'Enrolled with State Bar Council of Chhattisgarh on 17/10/2021, No. CG/1904/2021. AIBE XVII cleared, Certificate of Practice 2023.',
    ),
    h('Can read, write, speak'),
    p('Hindi, English, Kurukh (speak), Sadri (speak)'),
    h('About'),
    p('Age 28 years (D.O.B. 20.03.1998), unmarried, honorarium at present Rs 35,000 monthly.'),
  ],
});
/* LABEL
about: legal-aid-counsel | other | junior | n-word-period-bold-colon-title-employer
name: Ankita Toppo
email: ankita.toppo.law@gmail.com
phone: 6268140973
place: Jashpur Nagar
job: Deputy Chief, Legal Aid Defense Counsel System | District Legal Services Authority | Jashpur | 2023-08 | now
job: Junior | Shri P. K. Sahu, Advocate | Raigarh | 2021-11 | 2023-07
job: Intern | Human Rights Law Network | Raipur | 2020-12 | 2021-01
edu: B.A. LL.B. | | Govt. J. Yoganandam Chhattisgarh College, Raipur | Pt. RSU | 2021 | 61.7 %
edu: Class 12 | | Sarna Sarswati Vidya Mandir, Jashpur | CGBSE | 2016 | 73.2 %
edu: Class 10 | | Sarna Sarswati Vidya Mandir, Jashpur | CGBSE | 2014 | 79.5 %
languages: Hindi; English; Kurukh; Sadri
cert: State Bar Council of Chhattisgarh; AIBE XVII
ctc: 420000
born: 1998-03-20
marital: Unmarried
*/
