import { docx, p } from '../../outside/sources/word.ts';
import { spanned } from './spanned.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  margin: 900,
  body: [
    p('CURRICULUM VITAE', { bold: true, align: 'center', size: 13 }),
    spanned(
      [1900, 3000, 2300, 2900],
      [
        ['NAME', { text: 'Biplab Kumar Debnath', across: 3 }],
        ['CONTACT', '9402 117 835', 'E-MAIL', 'biplabdebnath.survey@gmail.com'],
        ['ADDRESS', { text: 'Dharmanagar, North Tripura', across: 3 }],
        [{ text: 'EMPLOYMENT', down: 'first' }, 'Surveyor', '2020 – till now', 'Dilip Buildcon JV, Churaibari (NH-8)'],
        [{ down: 'below' }, 'Assistant Surveyor', '2016 – 2020', 'NBCC Agartala Project'],
        [{ down: 'below' }, 'Survey Helper', '2013 – 2014', 'Hindustan Surveys, Silchar'],
        [{ text: 'STUDY', down: 'first' }, 'Diploma in Civil Engg.', '2016', 'TTI Narsingarh (TBTE), 69 %'],
        [{ down: 'below' }, 'Surveyor (ITI)', '2013', 'ITI Kailashahar (NCVT), 71 %'],
        [{ down: 'below' }, 'Madhyamik', '2011', 'Padmapur Class XII School (TBSE), 54 %'],
        [{ text: 'INSTRUMENTS', down: 'first' }, 'Total Station (Leica TS06)', 'DGPS', 'Auto level'],
        [{ down: 'below' }, 'AutoCAD', 'Civil 3D (basic)', 'Drone survey'],
        ['LICENCE', { text: 'Drone pilot: DGCA RPC, Small class, 2023', across: 3 }],
        ['WAGE', '₹ 28,000 p.m.', 'MAY JOIN', 'within 10 days'],
        ['SPEAK', { text: 'Bengali, Kokborok, Hindi', across: 3 }],
      ],
    ),
  ],
});
/* LABEL
about: surveyor | other | mid | n-word-form-merged-side-labels-title-period-employer
name: Biplab Kumar Debnath
email: biplabdebnath.survey@gmail.com
phone: 9402117835
place: Dharmanagar
skills: Total Station (Leica TS06); DGPS; Auto level; AutoCAD; Civil 3D; Drone survey
job: Surveyor | Dilip Buildcon JV | Churaibari (NH-8) | 2020 | now
job: Assistant Surveyor | NBCC Agartala Project | | 2016 | 2020
job: Survey Helper | Hindustan Surveys | Silchar | 2013 | 2014
edu: Diploma | Civil Engg. | TTI Narsingarh | TBTE | 2016 | 69 %
edu: ITI | Surveyor | ITI Kailashahar | NCVT | 2013 | 71 %
edu: Madhyamik | | Padmapur Class XII School | TBSE | 2011 | 54 %
cert: DGCA RPC, Small class
languages: Bengali; Kokborok; Hindi
ctc: 336000
notice: 10
*/
