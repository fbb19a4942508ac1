import { docx, h, p } from '../../outside/sources/word.ts';

const t = { tabs: [2500, -9900] };
export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, shade: 'D0CECE' },
  body: [
    p('K. Ramachandra Murthy', { bold: true, size: 16 }),
    p('Kukatpally, Hyderabad — 98661 40277 — krm.powerplant@gmail.com'),
    h('Objective'),
    p('O&M position in thermal or cogeneration plant.'),
    h('Educational Chronicle'),
    p('B.Tech (E.E.E)\tAcharya Institute of Technology, Rajahmundry; JNTU Kakinada\t2006–2010', t),
    p('\tAggregate 62.9%'),
    p('Diploma (D.E.E.E.)\tGovt. Polytechnic, Kakinada; SBTET A.P.\t2003–2006', t),
    p('\tAggregate 71%'),
    p('S.S.C.\tM.P.L. High School, Samalkot\t2003', t),
    p('\t502/600'),
    p('BOE\tBoiler Operation Engineer, Telangana Boilers Dept.\t2018', t),
    h('Professional Chronicle'),
    p(
      'Singareni Thermal Power Plant (STPP), Jaipur, Mancherial – O&M by Power Mech Projects Ltd\t15 Aug 2021 – as on date',
      { tabs: [-9900], bold: true },
    ),
    p('Designation: Desk Engineer / Shift Charge Engineer (M-3), Dept.: Operations'),
    p('Meenakshi Energy Ltd, Thamminapatnam, Nellore (ENGIE group)\t21 Mar 2014 – 31 July 2021', {
      tabs: [-9900],
      bold: true,
    }),
    p('Designation: Assistant Engineer promoted Senior Engineer, Dept.: Operations – BTG'),
    p('GMR Vemagiri Power Generation Ltd\t1 Sep 2010 – 15 Mar 2014', { tabs: [-9900], bold: true }),
    p('Designation: GET, then Engineer, Dept.: Electrical'),
    h('Exposure'),
    p('600 MW BHEL units; ABB Symphony DCS; synchronisation; cold start-up; permit system'),
    h('Personal Dossier'),
    p('Date of Birth: 18-08-1988. Telugu, English, Hindi. CTC: 12.6 lakh; Notice: 60 days.'),
  ],
});
/* LABEL
about: power-plant-engineer | other | senior | n-k-chronicle-marks-on-next-line
name: K. Ramachandra Murthy
email: krm.powerplant@gmail.com
phone: 9866140277
place: Hyderabad
skills: 600 MW BHEL units; ABB Symphony DCS; synchronisation; cold start-up; permit system
job: Desk Engineer / Shift Charge Engineer (M-3) | Singareni Thermal Power Plant (STPP) | Jaipur, Mancherial | 2021-08 | now
job: Assistant Engineer promoted Senior Engineer | Meenakshi Energy Ltd | Thamminapatnam, Nellore | 2014-03 | 2021-07
job: GET, then Engineer | GMR Vemagiri Power Generation Ltd | | 2010-09 | 2014-03
edu: B.Tech | E.E.E | Acharya Institute of Technology, Rajahmundry | JNTU Kakinada | 2010 | 62.9%
edu: Diploma | D.E.E.E. | Govt. Polytechnic, Kakinada | SBTET A.P. | 2006 | 71%
edu: S.S.C. | | M.P.L. High School, Samalkot | | 2003 | 502/600
edu: BOE | Boiler Operation Engineer | | Telangana Boilers Dept. | 2018 |
languages: Telugu; English; Hindi
ctc: 1260000
notice: 60
born: 1988-08-18
*/
