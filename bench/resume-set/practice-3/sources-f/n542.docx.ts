import { docx, h, list, p } from '../../outside/sources/word.ts';

const head = { bold: true, before: 120, shade: 'EDEDED' };

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 13, color: '1F4E79' },
  footer: [p('Anil Kumar Tripathi – 98390 51126 – aktripathi.water@gmail.com', { align: 'center', size: 9 })],
  body: [
    p('Anil Kumar Tripathi', { bold: true, size: 20, color: '1F4E79' }),
    p('Project Director – Water and Sewerage (EPC, HAM)'),
    p('Gomti Nagar, Lucknow'),
    h('Experience (27 years)'),
    p('VA TECH SOLIS LTD. (Turnover: Rs 3,200 Cr.)', head),
    p('Project Director, Lucknow – w.e.f. 16-08-2019'),
    p('Client: State Mission for Clean Ganga. Consultant: TPF Engineering.'),
    list('STP 2 x 60 MLD at Bharwara, HAM mode, Rs 410 Cr', 'O&M of nine pumping stations'),
    p('LARSEN WATERTECH (Turnover: Rs 9,000 Cr.)', head),
    p('Senior Project Manager, Varanasi – 01-04-2014 to 10-08-2019'),
    p('Manager, Kanpur – 03-05-2009 to 31-03-2014'),
    p('Client: UP Jal Nigam. PMC: Egis India.'),
    p('SUBHASH PROJECTS & MARKETING LTD. (now SPML Infra)', head),
    p('Deputy Manager, Jaipur – 12-06-2003 to 25-04-2009'),
    p('Client: PHED Rajasthan.'),
    p('UNITECH MACHINES, GHAZIABAD', head),
    p('Site Engineer – 10-07-1999 to 31-05-2003'),
    h('Education'),
    p('Bachelor of Engineering in Civil Engineering'),
    p('Madan Mohan Malaviya Engineering College, Gorakhpur (Gorakhpur University)'),
    p('Year 1999, First Division (69%)'),
    p('Intermediate Science', { before: 80 }),
    p('U.P. Board, Government Inter College, Basti'),
    p('Year 1994, Second Division'),
    h('Trainings'),
    list('FIDIC contracts, NICMAR Pune, 3 days, 2016', 'SCADA for water networks, ASCI Hyderabad, 2021'),
    h('Skill areas'),
    p('Contract administration, hydraulic testing, DI pipelines, EIA compliance, billing and cash flow, MS Project'),
    h('Data'),
    p('Born 11 January 1977; Hindi and English; present pay Rs 3.1 lakh per month; notice three months'),
  ],
});
/* LABEL
about: water-project-director | other | veteran | n-word-shaded-employer-turnover-title-place-dash-period
name: Anil Kumar Tripathi
email: aktripathi.water@gmail.com
phone: 9839051126
place: Lucknow
skills: Contract administration; hydraulic testing; DI pipelines; EIA compliance; billing and cash flow; MS Project
also: STP; O&M; Water and Sewerage; HAM
job: Project Director | VA TECH SOLIS LTD. | Lucknow | 2019-08 | now
job: Senior Project Manager | LARSEN WATERTECH | Varanasi | 2014-04 | 2019-08
job: Manager | LARSEN WATERTECH | Kanpur | 2009-05 | 2014-03
job: Deputy Manager | SUBHASH PROJECTS & MARKETING LTD. | Jaipur | 2003-06 | 2009-04
job: Site Engineer | UNITECH MACHINES | GHAZIABAD | 1999-07 | 2003-05
edu: Bachelor of Engineering | Civil Engineering | Madan Mohan Malaviya Engineering College, Gorakhpur (Gorakhpur University) | | 1999 | First Division (69%)
edu: Intermediate | Science | Government Inter College, Basti | U.P. Board | 1994 | Second Division
languages: Hindi; English
cert: FIDIC contracts; SCADA for water networks
total: 27 0
ctc: 3720000
notice: 90
born: 1977-01-11
*/
