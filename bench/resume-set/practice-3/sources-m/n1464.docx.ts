import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10.5,
  body: [
    p('VIJAY ANAND R – FORKLIFT AND REACH TRUCK OPERATOR', { bold: true, size: 15 }),
    p('Gummidipoondi, Tiruvallur Dt. ✦ 63812 44097'),
    p('Flipkart, Redhills FC\t(payroll: Randstad)\tReach truck operator\tFeb. 2024 – till date', { before: 120 }),
    p('Hyundai Mobis, Sriperumbudur\t(payroll: Adecco)\tForklift operator\tMay 2021 – Jan. 2024'),
    p('Ennore Port, CFS\t(payroll: Allcargo)\tForklift operator\tAug. 2019 – Apr. 2021'),
    p('Kattupalli yard\t(payroll: none)\tCargo helper\tJun. 2017 – Jul. 2019'),
    p('S.S.L.C., 2014, Govt. Boys Hr. Sec. School, Ponneri, 38%', { before: 120 }),
    p('H.S.C., 2016, same school, failed in Maths, cleared 2017'),
    p('Forklift licence RTO TN20, endorsed 2019, validity 2039', { before: 120 }),
    p('LSC forklift operator level 4 (Logistics Skill Council), 2020, grade A'),
    p('Crown, Toyota, Godrej machines; pallet racking; scanner; battery watering', { before: 120 }),
    p('Tamil, Telugu; 21,000 net; 24,500 wanted; can join on one week', { before: 120 }),
  ],
});
/* LABEL
about: forklift-operator | other | junior | m-word-no-headings-employer-tab-payroll-tab-title-tab-period
name: Vijay Anand R
phone: 6381244097
place: Gummidipoondi
skills: pallet racking; scanner; battery watering
also: Crown; Toyota; Godrej machines; Crown, Toyota, Godrej machines
job: Reach truck operator | Flipkart | Redhills FC | 2024-02 | now
job: Forklift operator | Hyundai Mobis | Sriperumbudur | 2021-05 | 2024-01
job: Forklift operator | Ennore Port, CFS | | 2019-08 | 2021-04
job: Cargo helper | Kattupalli yard | | 2017-06 | 2019-07
edu: S.S.L.C. | | Govt. Boys Hr. Sec. School, Ponneri | | 2014 | 38%
edu: H.S.C. | | Govt. Boys Hr. Sec. School, Ponneri | | 2017 |
languages: Tamil; Telugu
cert: Forklift licence; LSC forklift operator level 4
expected: 294000
notice: 7
*/
