import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, line: true },
  body: [
    p('CHAUHAN, BHUPINDER SINGH', { bold: true, size: 15 }),
    p('S/o S. Jaswant Singh Chauhan, V.P.O. Theog, Shimla (H.P.) 171201. Mob. 98163 44507', { after: 80 }),
    h('Applied for'),
    p('Heavy Vehicle Driver / Crane Operator / Transport Supervisor'),
    h('Experience of 14 years'),
    p(
      '**Hydro Project, Luhri Stage-I**, under **Patel Engineering Ltd.** as **Tipper & Hydra Operator**, from 1 Nov 2021, drawing Rs. twenty-eight thousand per month with messing',
    ),
    p('**H.R.T.C.**, Rohru depot, as **Driver (contract)**, 4 May 2017 to 20 Oct 2021'),
    p('**Shimla Hills Travels**, tourist coaches Delhi–Manali, as **Driver cum Guide**, 2015 to 2017'),
    p('**Himachal Fruit Growers Union**, apple season truck, as **Second Driver**, 2012 to 2015'),
    h('Education'),
    p('10+2 (Arts) from H.P. Board of School Education, Dharamshala, passed in 2011, G.S.S.S. Theog, 50.6 %'),
    p('Matric from H.P. Board of School Education, Dharamshala, passed in 2009, G.S.S.S. Theog, 56 %'),
    h('Licences and badges'),
    p(
      'HMV/HTV licence HP-63 20120003391, valid till 12.08.2029\nCrane operator certificate, Construction Skill Development Council, 2022\nPSV badge 5522',
    ),
    h('Training'),
    p('Refresher at HRTC driving school Taradevi, 2019; Defensive driving talk 2023'),
    h('I can operate'),
    p('Tata 2518 tipper, Hydra 14 T, JCB 3DX, Volvo coach, minor repair'),
    h('Demand'),
    p('Rs. 35,000 per month. 15 days’ notice. Shimla, Kinnaur, Chandigarh. Will not go to South.'),
    h('Personal'),
    p('33 years, married, Hindi, Pahari, Punjabi.'),
  ],
});
/* LABEL
about: heavy-vehicle-driver | other | senior | n4-word-comma-name-site-bold-under-employer-bold
name: BHUPINDER SINGH CHAUHAN
phone: 9816344507
place: Theog
skills: Tata 2518 tipper; Hydra 14 T; JCB 3DX; Volvo coach; minor repair
job: Tipper & Hydra Operator | Patel Engineering Ltd. | Luhri | 2021-11 | now
job: Driver (contract) | H.R.T.C. | Rohru depot | 2017-05 | 2021-10
job: Driver cum Guide | Shimla Hills Travels | | 2015 | 2017
job: Second Driver | Himachal Fruit Growers Union | | 2012 | 2015
edu: 10+2 | Arts | G.S.S.S. Theog | H.P. Board of School Education, Dharamshala | 2011 | 50.6 %
edu: Matric | | G.S.S.S. Theog | H.P. Board of School Education, Dharamshala | 2009 | 56 %
languages: Hindi; Pahari; Punjabi
cert: HMV/HTV licence; Crane operator certificate; PSV badge
total: 14 0
ctc: 336000
expected: 420000
notice: 15
marital: Married
preferred: Shimla; Kinnaur; Chandigarh
*/
