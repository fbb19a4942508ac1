import { docx, h, p } from '../../outside/sources/word.ts';

const t = { tabs: [2400] };

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12 },
  body: [
    p('Name:\tS. MANIVANNAN', { ...t, bold: true }),
    p('Contact:\t9842 771 305 / 9025 110 467; manivannans.cnc@gmail.com', t),
    p('Address:\t3/118 Thudiyalur, Coimbatore – 641034', t),
    h('EXPERIENCE DETAILS:'),
    p('Company 1:\tLakshmi Machine Works Ltd (LMW), Foundry Division, Arasur', t),
    p('Designation:\tCNC Operator - VMC/HMC', t),
    p('Year:\t2011 June – 2014 August', t),
    p('Company 2:\tL.M.W. Limited, Unit II (Periyanaickenpalayam)', t),
    p('Designation:\tCNC Setter – Level 2', t),
    p('Year:\t2014 September – 2019 March', t),
    p('Company 3:\tPricol Ltd., Plant 1', t),
    p('Designation:\tSr. CNC Setter cum Programmer', t),
    p('Year:\t2019 April – till now', t),
    h('EDUCATION DETAILS:'),
    p(
      'Diploma in Mechanical Engg (DME), P.A.C. Ramasamy Raja Polytechnic College, Rajapalayam (DOTE), April 2011, 82%',
    ),
    p('SSLC, Govt. Hr. Sec. School, Srivilliputhur, 2008, 404/500'),
    p('B.E. Mech. (part time), pursuing, Coimbatore Institute of Technology – Anna University – 2028'),
    h('COURSE / CERTIFICATE:'),
    p('CNC Programming & Operation, CIPET/GTTC, 3 months, 2012, grade A'),
    p('Master CAM X9 – CADD Centre – 2015'),
    h('SKILL:'),
    p('Fanuc 0i-MF, Siemens 828D (Sinumerik), Mazatrol (2 yrs)'),
    p('Vernier, Micrometer and Bore gauge reading'),
    p('SolidWorks (basic)'),
    h('PERSONAL:'),
    p('DOB: 19.04.1992; Tamil, English; Unmarried; Salary Rs.38,000 p.m.; Expect 45,000 p.m.'),
  ],
});
/* LABEL
about: cnc-setter | other | senior | n-word-company-n-designation-year-tabs
name: S. Manivannan
email: manivannans.cnc@gmail.com
phone: 9842771305
phone: 9025110467
place: Coimbatore
skills: Fanuc 0i-MF; Siemens 828D (Sinumerik); Mazatrol; Vernier; Micrometer and Bore gauge reading; SolidWorks
job: Sr. CNC Setter cum Programmer | Pricol Ltd. | | 2019-04 | now
job: CNC Setter – Level 2 | L.M.W. Limited | Periyanaickenpalayam | 2014-09 | 2019-03
job: CNC Operator - VMC/HMC | Lakshmi Machine Works Ltd (LMW) | Arasur | 2011-06 | 2014-08
edu: Diploma in Mechanical Engg (DME) | | P.A.C. Ramasamy Raja Polytechnic College, Rajapalayam | DOTE | 2011 | 82%
edu: SSLC | | Govt. Hr. Sec. School, Srivilliputhur | | 2008 | 404/500
edu: B.E. | Mech. | Coimbatore Institute of Technology | Anna University | 2028 |
cert: CNC Programming & Operation; Master CAM X9
languages: Tamil; English
ctc: 456000
expected: 540000
born: 1992-04-19
marital: Single
*/
