import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, caps: true, color: '8E24AA' },
  body: [
    p('Lalita Sharma Adhikari', { bold: true, size: 18 }),
    p('Beauty & spa professional, Siliguri; 8101 227 640; lalita.spa.slg@gmail.com', { after: 120 }),
    table(
      [4800, 4800],
      [
        [
          p('WORK', { bold: true }) +
            p('**Spa Manager**\nTattva Spa, Courtyard by Marriott Siliguri\n2023 June – still there') +
            p('**Senior Therapist**\nO2 Spa, Bagdogra airport\n2019 Jan – 2023 May') +
            p('**Therapist**\nKerala Ayurvedic Centre, Dubai (Karama)\n2015 Oct – 2018 Nov') +
            p('**Beautician**\nShahnaz parlour, Siliguri\n2012 – 2015'),
          p('COURSES', { bold: true }) +
            p('CIDESCO Diploma in Spa Therapy, 2019, Ananda Spa Institute, Hyderabad') +
            p('Diploma in Beauty Culture, 2012, VLCC Institute Siliguri') +
            p('SCHOOL', { bold: true, before: 120 }) +
            p('H.S. pass 2011, Hindi Balika Vidyapith, WB Council, 47%') +
            p('DOES', { bold: true, before: 120 }) +
            p('Swedish, Thai, Abhyanga, Shirodhara, Waxing, Bridal make-up, Billing') +
            p('SPEAKS', { bold: true, before: 120 }) +
            p('Nepali, Bengali, Hindi, English') +
            p('OTHER', { bold: true, before: 120 }) +
            p('Age 33, d.o.b. 05.09.1993, divorced. 32 thousand per month.'),
        ],
      ],
      { border: false },
    ),
  ],
});
/* LABEL
about: spa-manager | other | senior | n-word-two-cells-year-month-order
name: Lalita Sharma Adhikari
email: lalita.spa.slg@gmail.com
phone: 8101227640
place: Siliguri
skills: Swedish; Thai; Abhyanga; Shirodhara; Waxing; Bridal make-up; Billing
job: Spa Manager | Tattva Spa | Siliguri | 2023-06 | now
job: Senior Therapist | O2 Spa | Bagdogra | 2019-01 | 2023-05
job: Therapist | Kerala Ayurvedic Centre | Dubai | 2015-10 | 2018-11
job: Beautician | Shahnaz parlour | Siliguri | 2012 | 2015
edu: CIDESCO Diploma | Spa Therapy | Ananda Spa Institute, Hyderabad | | 2019 |
edu: Diploma | Beauty Culture | VLCC Institute Siliguri | | 2012 |
edu: H.S. | | Hindi Balika Vidyapith | WB Council | 2011 | 47%
languages: Nepali; Bengali; Hindi; English
ctc: 384000
born: 1993-09-05
marital: Divorced
*/
