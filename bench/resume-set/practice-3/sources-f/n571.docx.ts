import { docx, h, list, p } from '../../outside/sources/word.ts';

const post = { tabs: [-9600], indent: 300 };
const firm = { bold: true, before: 140, size: 12 };

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, caps: true, align: 'center', line: true },
  body: [
    p('Gurdeep Walia', { bold: true, size: 20, align: 'center' }),
    p('National Sales Manager – Commercial Vehicles & Tyres', { align: 'center' }),
    p('DLF Phase 3, Gurugram • 98110 93374 • gurdeep.walia@gmail.com', { align: 'center' }),
    h('Career'),
    p('Apollo Radial Tyres Ltd (Rs 24,000 crore)', firm),
    p('National Sales Manager, OEM business\tsince 04/2020', post),
    p('Zonal Manager, North\t07/2016 – 03/2020', post),
    list('Ashok Leyland share of business 22% to 31%', '2018: hosted a dealer meet in Tashkent'),
    p('Eicher Trucks (VE Commercial Vehicles; Rs 11,000 crore)', firm),
    p('Regional Manager, Chandigarh\t02/2012 – 06/2016', post),
    p('Area Manager, Jalandhar\t10/2008 – 01/2012', post),
    p('Swaraj Mazda Ltd, Ropar (Rs 700 crore)', firm),
    p('Sales Engineer, Ambala\t08/2004 – 09/2008', post),
    h('Education'),
    p('MBA (Marketing)\t2004', post),
    p('Punjabi School of Management Studies, Patiala (Punjabi University)', { indent: 300 }),
    p('B.Tech (Mechanical)\t2002', post),
    p('Giani Zail Singh College of Engineering, Bathinda (PTU)', { indent: 300 }),
    h('Skills'),
    p('OEM negotiations, Dealer profitability, Warranty claims, Fleet management, CRM Siebel, Pricing'),
    h('Executive courses'),
    p('Strategic Sales Management, ISB Hyderabad\t2019', post),
    p('General Management, Ashridge (UK)\t2022', post),
    h('Personal'),
    p('46 years. Married. Punjabi, Hindi, English. Rs 65 lakh CTC. Three months.'),
  ],
});
/* LABEL
about: tyre-national-sales-manager | other | veteran | n-word-employer-turnover-brackets-posts-right-tab
name: Gurdeep Walia
email: gurdeep.walia@gmail.com
phone: 9811093374
place: Gurugram
skills: OEM negotiations; Dealer profitability; Warranty claims; Fleet management; CRM Siebel; Pricing
job: National Sales Manager, OEM business | Apollo Radial Tyres Ltd | | 2020-04 | now
job: Zonal Manager, North | Apollo Radial Tyres Ltd | | 2016-07 | 2020-03
job: Regional Manager | Eicher Trucks | Chandigarh | 2012-02 | 2016-06
job: Area Manager | Eicher Trucks | Jalandhar | 2008-10 | 2012-01
job: Sales Engineer | Swaraj Mazda Ltd | Ambala | 2004-08 | 2008-09
edu: MBA | Marketing | Punjabi School of Management Studies, Patiala (Punjabi University) | | 2004 |
edu: B.Tech | Mechanical | Giani Zail Singh College of Engineering, Bathinda (PTU) | | 2002 |
languages: Punjabi; Hindi; English
cert: Strategic Sales Management; General Management
ctc: 6500000
notice: 90
marital: Married
*/
