import { docx, p } from '../../outside/sources/word.ts';
import { spanned } from './spanned.ts';

export default docx({
  font: 'Roboto',
  size: 9,
  margin: 700,
  body: [
    spanned(
      [2600, 2500, 2600, 2700],
      [
        [
          { text: p('ANKITA DUTTA ROY', { bold: true, size: 17 }) + p('UI / UX and front-end'), across: 2 },
          { text: p('Kolkata 700029\n90 3812 5576\nankitaduttaroy.ui@gmail.com', { align: 'right' }), across: 2 },
        ],
        [
          { text: '**Experience**', across: 2 },
          { text: '**Education**', across: 2 },
        ],
        ['Senior UI Engineer', 'Since 2022 June', 'B.Des (Interaction)', 'NIFT Kolkata'],
        ['Sreyas Digital Commerce', '', '2018', '8.2 CGPA'],
        ['UI Developer', '2019 August – 2022 May', 'ISC', 'Gokhale Memorial Girls’ School'],
        ['Capgemini Web Studio', '', '2014', '90.25 %'],
        ['Graphic Designer', '2018 July – 2019 July', 'ICSE', 'Gokhale Memorial Girls’ School'],
        ['Anandabazar Events', '', '2012', '91 %'],
        [
          { text: '**Skills**', across: 2 },
          { text: '**Certificates**', across: 2 },
        ],
        ['React', 'Storybook', 'Meta Front-End Developer', '2021'],
        ['Sass', 'Figma', 'Google UX Design', '2022'],
        ['Accessibility', 'TypeScript', 'CPACC (IAAP)', '2024'],
        [
          { text: '**Languages**: Bengali, English, Hindi', across: 2 },
          { text: '**Pay**: 13 LPA; wants 17; notice 60 days', across: 2 },
        ],
      ],
      { shade: 'EDE7F6' },
    ),
  ],
});
/* LABEL
about: ui-engineer | it | mid | n-word-one-table-experience-and-education-side-by-side
name: Ankita Dutta Roy
email: ankitaduttaroy.ui@gmail.com
phone: 9038125576
place: Kolkata
skills: React; Storybook; Sass; Figma; Accessibility; TypeScript
job: Senior UI Engineer | Sreyas Digital Commerce | | 2022-06 | now
job: UI Developer | Capgemini Web Studio | | 2019-08 | 2022-05
job: Graphic Designer | Anandabazar Events | | 2018-07 | 2019-07
edu: B.Des | Interaction | NIFT Kolkata | | 2018 | 8.2 CGPA
edu: ISC | | Gokhale Memorial Girls’ School | | 2014 | 90.25 %
edu: ICSE | | Gokhale Memorial Girls’ School | | 2012 | 91 %
cert: Meta Front-End Developer; Google UX Design; CPACC (IAAP)
languages: Bengali; English; Hindi
ctc: 1300000
expected: 1700000
notice: 60
*/
