import { docx, h, p } from '../../outside/sources/word.ts';

const t = { tabs: [2200, 2500] };

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 11, line: true },
  body: [
    p('R E S U M E', { bold: true, align: 'center', size: 14 }),
    p('Name\t:\tK. Jeevan Reddy', t),
    p('Mobile\t:\t8008 317 245', t),
    p('Mail id\t:\tjeevan.kreddy@gmail.com', t),
    p('Location\t:\tKarimnagar', t),
    h('Summary of experience'),
    p('Having 7 years of experience in TS power distribution, substation O&M and meter section.'),
    h('Employment details'),
    p('Organisation\t:\tTSNPDCL / TGNPDCL (Northern Power Distribution Company of Telangana Ltd.)', t),
    p('Role\t:\tJunior Line Man (JLM) – Grade I', t),
    p('Section\t:\tOperation, Huzurabad', t),
    p('Tenure\t:\t14/12/2021 – Till now', t),
    p('', { after: 80 }),
    p('Organisation\t:\tShirdi Sai Electricals Ltd. (transformer maker; group turnover 6,000 Cr.)', t),
    p('Role\t:\tTechnician-Winding/Assembly', t),
    p('Section\t:\tKadapa plant', t),
    p('Tenure\t:\t01/07/2019 – 30/11/2021', t),
    h('Education details'),
    p('ITI (Electrician)\t:\tGovt. ITI Karimnagar – NCVT – 2017 – 83%', t),
    p('Apprenticeship\t:\tSingareni Collieries (SCCL), 2018–19, NAC passed', t),
    p('SSC\t:\tZPHS Manakondur, BSE Telangana, 2015, GPA 8.3', t),
    h('Certificates'),
    p('Permit\t:\tWireman permit, CEIG Telangana, No. 22114 of 2020', t),
    p('Drone\t:\tRemote Pilot Certificate (small class), DGCA, 2024', t),
    p('Others\t:\tTeam cricket district level, blood donor', t),
    h('Skills'),
    p('Working\t:\t11/33 kV line work and pole climbing; DTR replacement; AB switch & HG fuse; Meter testing (LT)', t),
    p('Computer\t:\tMS Office (basic), SAP PM (1 yr)', t),
  ],
});
/* LABEL
about: lineman | other | mid | n-word-tab-colon-organisation-role-section-tenure
name: K. Jeevan Reddy
email: jeevan.kreddy@gmail.com
phone: 8008317245
place: Karimnagar
skills: 11/33 kV line work and pole climbing; DTR replacement; AB switch & HG fuse; Meter testing (LT); MS Office; SAP PM
also: Working; Computer
job: Junior Line Man (JLM) – Grade I | TSNPDCL / TGNPDCL (Northern Power Distribution Company of Telangana Ltd.) | Huzurabad | 2021-12 | now
job: Technician-Winding/Assembly | Shirdi Sai Electricals Ltd. | Kadapa | 2019-07 | 2021-11
edu: ITI | Electrician | Govt. ITI Karimnagar | NCVT | 2017 | 83%
edu: Apprenticeship | | Singareni Collieries (SCCL) | | 2019 |
edu: SSC | | ZPHS Manakondur | BSE Telangana | 2015 | GPA 8.3
cert: Wireman permit; Remote Pilot Certificate (small class)
total: 7 0
*/
