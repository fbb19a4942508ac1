import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { bold: true, italic: true, size: 12 },
  body: [
    p('Lalrinpuii Sailo (Ms.)', { bold: true, size: 17 }),
    p('D/o Lalthanmawia Sailo, Chaltlang Dawrkawn, Aizawl, Mizoram – 796012'),
    p('9862 055 719 / puii.sailo@gmail.com'),
    h('Now'),
    p(
      'Community Mobiliser cum Data Assistant under the State AIDS Control Society, posted with the NGO **Shalom Society**, Aizawl, from 1st August 2022. I draw Rs. eighteen thousand four hundred per month as honorarium.',
    ),
    h('Before'),
    p(
      'Project Associate at **Zoram Driver Ramthim Board**, Aizawl (August 2020–July 2022): counselling of drivers, records.',
    ),
    p(
      'Field Investigator (part time) for a survey of the **Department of Social Work, Mizoram University**, between February 2019 and May 2019.',
    ),
    h('Studies'),
    p('Master of Social Work from Mizoram University, Tanhril, in 2020; 68.75%; dissertation on substance use.'),
    p('B.A. in Sociology from Pachhunga University College (Mizoram University) in 2018; second class, 57%.'),
    p('HSSLC (Arts) from Govt. Mizo Higher Secondary School in 2015, under Mizoram Board of School Education; 61%.'),
    p('HSLC in 2013 under the same board from Home Missions School; 63.2%.'),
    h('Short courses'),
    p(
      'Certificate in Counselling, Aizawl Theological College, 2021 (6 months). HIV testing training of NACO, Guwahati, 2022. Basic First Aid, Red Cross, 2019.',
    ),
    h('Able to'),
    p('counselling, community survey, SIMS reporting, MS Excel, KoboToolbox, report writing, motorcycle riding'),
    h('Further'),
    p(
      'Languages: Mizo, English, Hindi (a little). Born on 3 March 1997, unmarried. I should like about Rs. 26,000. Free to join with a fortnight’s notice. Willing to serve in Aizawl, Lunglei, Champhai, or Guwahati if quarters are given.',
    ),
  ],
});
/* LABEL
about: community-mobiliser | other | mid | n4-word-now-before-sentences-host-organisation
name: Lalrinpuii Sailo
email: puii.sailo@gmail.com
phone: 9862055719
place: Aizawl
skills: counselling; community survey; SIMS reporting; MS Excel; KoboToolbox; report writing; motorcycle riding
job: Community Mobiliser cum Data Assistant | Shalom Society | Aizawl | 2022-08 | now
job: Project Associate | Zoram Driver Ramthim Board | Aizawl | 2020-08 | 2022-07
job: Field Investigator (part time) | Department of Social Work, Mizoram University | | 2019-02 | 2019-05
edu: Master of Social Work | | Mizoram University, Tanhril | | 2020 | 68.75%
edu: B.A. | Sociology | Pachhunga University College | Mizoram University | 2018 | second class, 57%
edu: HSSLC | Arts | Govt. Mizo Higher Secondary School | Mizoram Board of School Education | 2015 | 61%
edu: HSLC | | Home Missions School | same board | 2013 | 63.2%
languages: Mizo; English; Hindi
cert: Certificate in Counselling
ctc: 220800
expected: 312000
notice: 14
born: 1997-03-03
marital: Single
preferred: Aizawl; Lunglei; Champhai; Guwahati
*/
