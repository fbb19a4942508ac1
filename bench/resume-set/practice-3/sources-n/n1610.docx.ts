import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  margin: 900,
  heading: { bold: true, size: 11, shade: '1F4E79', color: 'FFFFFF' },
  footer: [p('Curriculum Vitae of Sandeep Kr. Bhattacharjee', { align: 'right', size: 8 })],
  body: [
    p('Sandeep Kr. Bhattacharjee, B.E., MBA', { bold: true, size: 15 }),
    p('Salt Lake Sector III, Kolkata 700 097   |   +91 94330 71526   |   sandeep.bhatt.scm@gmail.com'),
    p('linkedin.com/in/sandeepkbhatt', { after: 80 }),
    h(' SNAPSHOT'),
    p(
      '22 years in supply chain, procurement and plant logistics of engineering companies. Led a buy of Rs. 1,150 Cr in FY 2024-25.',
    ),
    h(' EXPERIENCE'),
    p('**TEXRAIL ENGINEERING LIMITED** (Adventz-Poddar Group)   Apr 2012 – Present (14 years 7 months)'),
    p('Wagons, bridges and hydro-mechanical equipment; turnover Rs. 3,500 Cr; plants at Belgharia, Agarpara, Urla'),
    p('Vice President – Supply Chain (Corporate Office, Kolkata)   Oct 2021 – Present', { bold: true }),
    list('Category strategy for steel, castings, wheels and bearings', 'Vendor development under RDSO norms'),
    p('General Manager – Procurement (Belgharia Works)   Apr 2016 – Sep 2021', { bold: true }),
    list('Introduced reverse auctions on SAP Ariba, saved Rs. 38 Cr in 2018–19'),
    p('DGM / Sr. Manager – Materials (Agarpara Works)   Apr 2012 – Mar 2016', { bold: true }),
    p('**Usha Cranes & Conveyors Pvt. Ltd.**, Howrah   Jan 2008 – Mar 2012', { before: 100 }),
    p('Manager (Purchase & Stores)'),
    p('**Simplex Castings Limited**, Bhilai   Jul 2004 – Dec 2007', { before: 100 }),
    p('Engineer – Vendor Development; promoted from G.E.T. in July 2005'),
    h(' EDUCATION'),
    p('Post Graduate Diploma in Materials Management, Indian Institute of Materials Management, 2010'),
    p('M.B.A. (Operations), IISWBM, University of Calcutta, 2009 (evening), 63 %'),
    p('B.E. (Mechanical), Bengal Engineering & Science University, Shibpur, 2004, 7.4/10'),
    p('Higher Secondary (10+2), West Bengal Council of Higher Secondary Education, Hindu School, 2000, 82.4 %'),
    p('Madhyamik, West Bengal Board of Secondary Education, Hindu School, 1998, 87 %'),
    h(' CERTIFIED'),
    p('CPSM (Institute for Supply Management, USA) 2015 – Six Sigma Green Belt (ISI Kolkata) 2013'),
    h(' PROGRAMMES ATTENDED'),
    p('Leadership in Manufacturing, IIM Calcutta, 2019; Negotiation Skills, CII Eastern Region, 2014'),
    h(' SKILLS'),
    p('Strategic sourcing, SAP MM & Ariba, vendor rating, should-cost models, import logistics, contract law, S&OP'),
    h(' COMPENSATION'),
    p(
      'Present: Rs. 62,00,000 per annum all inclusive. Expected: Rs. 75,00,000. Notice period: ninety days. Kolkata preferred, open to Hyderabad and Pune.',
    ),
    p('Date of birth: 9 January 1982. Bengali, English, Hindi.'),
  ],
});
/* LABEL
about: supply-chain-vice-president | other | veteran | n4-word-group-in-brackets-works-behind-title
name: Sandeep Kr. Bhattacharjee
email: sandeep.bhatt.scm@gmail.com
phone: 9433071526
place: Kolkata
skills: Strategic sourcing; SAP MM; Ariba; vendor rating; should-cost models; import logistics; contract law; S&OP
also: SAP Ariba; SAP MM & Ariba; reverse auctions; supply chain; procurement; plant logistics; Vendor development
job: Vice President – Supply Chain | TEXRAIL ENGINEERING LIMITED | Kolkata | 2021-10 | now
job: General Manager – Procurement | TEXRAIL ENGINEERING LIMITED | | 2016-04 | 2021-09
job: DGM / Sr. Manager – Materials | TEXRAIL ENGINEERING LIMITED | | 2012-04 | 2016-03
job: Manager (Purchase & Stores) | Usha Cranes & Conveyors Pvt. Ltd. | Howrah | 2008-01 | 2012-03
job: Engineer – Vendor Development | Simplex Castings Limited | Bhilai | 2004-07 | 2007-12
edu: Post Graduate Diploma in Materials Management | | Indian Institute of Materials Management | | 2010 |
edu: M.B.A. | Operations | IISWBM | University of Calcutta | 2009 | 63 %
edu: B.E. | Mechanical | Bengal Engineering & Science University, Shibpur | | 2004 | 7.4/10
edu: Higher Secondary (10+2) | | Hindu School | West Bengal Council of Higher Secondary Education | 2000 | 82.4 %
edu: Madhyamik | | Hindu School | West Bengal Board of Secondary Education | 1998 | 87 %
languages: Bengali; English; Hindi
cert: CPSM; Six Sigma Green Belt
total: 22 0
ctc: 6200000
expected: 7500000
notice: 90
born: 1982-01-09
linkedin: linkedin.com/in/sandeepkbhatt
preferred: Kolkata; Hyderabad; Pune
*/
