import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 12,
  heading: { bold: true, size: 12, caps: true },
  body: [
    p('Rajendra Prasad Nautiyal', { bold: true, size: 18 }),
    p('Rajpur Road, Dehradun. 9412 055 318. rp.nautiyal.hydro@gmail.com'),
    h('Hydro power project management: 28 years'),
    p('**Avaada Himalayan Hydro Pvt. Ltd.** (developer, 212 MW under construction)', { before: 100 }),
    p('Executive Director (Projects)\tfrom 2021', { tabs: [7200] }),
    p('**Jaypee Ventures (Hydro)**, total 15 years 2 months', { before: 100 }),
    p('Vice President\t2016 – 2021', { tabs: [7200] }),
    p('General Manager\t2011 – 2016', { tabs: [7200] }),
    p('Senior Manager\t2006 – 2011', { tabs: [7200] }),
    list(
      'Karcham Wangtoo 1,000 MW, barrage package, 2006 – 2011',
      'Vishnuprayag flood restoration, Jun 2013 – Apr 2014',
    ),
    p('**Tehri Hydro Development Corporation** (PSU), total 7 years 10 months', { before: 100 }),
    p('Assistant Manager\t2002 – 2006', { tabs: [7200] }),
    p('Engineer\t1998 – 2002', { tabs: [7200] }),
    list('Client’s engineer for the spillway; consultant: Hydroproject, Moscow'),
    h('Education'),
    p('Master of Engineering in Water Resources, University of Roorkee, 1998, First division with honours'),
    p(
      'Bachelor of Engineering in Civil Engineering, Government Engineering College, Pantnagar (G.B. Pant University), 1996',
    ),
    h('Memberships and certificates'),
    p('Fellow of Indian Geotechnical Society since 2009 (a membership).'),
    p('Project Management Professional, PMI, no. 1309772, first issued 2010.'),
    p('Explosives handling, DGMS shot-firer’s permit, 2001.'),
    h('Skills'),
    p('Tunnelling by NATM and TBM, contract disputes, geological surprises, Primavera, lenders’ engineer reports'),
    h('Personal'),
    p('Garhwali, Hindi, English. Born 2 March 1975. Married. Pay: Rs 5,50,000 per month.'),
  ],
});
/* LABEL
about: hydro-project-director | other | veteran | n-word-total-behind-employer-posts-tab-years
name: Rajendra Prasad Nautiyal
email: rp.nautiyal.hydro@gmail.com
phone: 9412055318
place: Dehradun
skills: Tunnelling by NATM and TBM; contract disputes; geological surprises; Primavera; lenders’ engineer reports
job: Executive Director (Projects) | Avaada Himalayan Hydro Pvt. Ltd. | | 2021 | now
job: Vice President | Jaypee Ventures (Hydro) | | 2016 | 2021
job: General Manager | Jaypee Ventures (Hydro) | | 2011 | 2016
job: Senior Manager | Jaypee Ventures (Hydro) | | 2006 | 2011
job: Assistant Manager | Tehri Hydro Development Corporation | | 2002 | 2006
job: Engineer | Tehri Hydro Development Corporation | | 1998 | 2002
edu: Master of Engineering | Water Resources | University of Roorkee | | 1998 | First division with honours
edu: Bachelor of Engineering | Civil Engineering | Government Engineering College, Pantnagar (G.B. Pant University) | | 1996 |
languages: Garhwali; Hindi; English
cert: Project Management Professional; Explosives handling
total: 28 0
ctc: 6600000
born: 1975-03-02
marital: Married
*/
