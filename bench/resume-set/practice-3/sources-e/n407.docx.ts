import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, caps: true, color: '1F4E79', line: true },
  body: [
    p('BIJU VARGHESE KURIAKOSE', { bold: true, size: 15 }),
    p('Second Engineer (Motor) – CoC Class II – INDoS 09ZL4471'),
    p('Kizhakkambalam, Ernakulam, Kerala   Mob: 9745 110 628   bijuvk.marine@yahoo.co.in', { after: 100 }),
    h('Sea time'),
    table(
      [2000, 1500, 1300, 1500, 1200, 1200, 1500],
      [
        ['Vessel', 'Type / kW', 'Rank', 'Company', 'S/On', 'S/Off', 'Engine'],
        ['MT Ganga Pearl', 'Aframax 13560', '2/E', 'Anglo-Eastern', '14.02.25', '20.08.25', 'MAN 6S60'],
        ['MT Ganga Pearl', 'Aframax 13560', '3/E', 'Anglo-Eastern', '03.03.24', '11.10.24', 'MAN 6S60'],
        ['MV Stellar Dawn', 'Bulk 9480', '3/E', 'Synergy Marine', '09.11.22', '29.06.23', 'MAN 6S50'],
        ['MV Lake Onega', 'Bulk 8130', '4/E', 'Synergy Marine', '22.07.20', '15.04.21', 'Wartsila RT48'],
        ['MV Cape Rosa', 'Container 21770', 'TME', 'Fleet Mgmt', '10.01.19', '08.09.19', 'Sulzer 7RTA'],
      ],
      { head: 'DDEBF7' },
    ),
    h('Certificates and documents'),
    table(
      [3200, 2200, 2200, 2000],
      [
        ['Document', 'Number', 'Issued', 'Expiry'],
        ['CoC Class II Motor', 'IND-22-11873', 'MMD Kochi, 05.01.2024', '04.01.2029'],
        ['Passport', 'T2290416', 'Cochin', '18.05.2031'],
        ['CDC', 'MUM 284471', 'Mumbai', '02.02.2030'],
        ['Basic Oil & Chemical Tanker', 'BOCT-7781', 'EMA Kochi, 2019', '2029'],
        ['High Voltage Safety (OL)', 'HV-3390', 'HIMT Chennai, 2023', 'unlimited'],
      ],
      { head: 'DDEBF7' },
    ),
    h('Education'),
    list(
      'B.Tech Marine Engineering (2014-18), Euro Tech Maritime Academy, Kochi, affiliated to IMU Chennai – 7.6 CGPA',
      'AISSCE 2014, Rajagiri Public School, Kalamassery – 78.6%',
      'AISSE 2012, Rajagiri Public School, Kalamassery – 9.2 CGPA',
    ),
    h('Machinery handled'),
    p('Main engine overhaul, purifiers (Alfa Laval), FRAMO pumps, boilers, BWTS, AMS/PMS (BASSnet), oil record book'),
    p('Available from 15 Nov 2026. Wages expected USD 8,600. Vaccinated (YF 2019). DOB 02 Apr 1996, single.', {
      before: 100,
    }),
  ],
});
/* LABEL
about: marine-engineer | other | mid | n-word-vessel-table-rank-third
name: Biju Varghese Kuriakose
email: bijuvk.marine@yahoo.co.in
phone: 9745110628
place: Ernakulam
skills: Main engine overhaul; purifiers; Alfa Laval; FRAMO pumps; boilers; BWTS; AMS/PMS; BASSnet; oil record book
job: 2/E | Anglo-Eastern | | 2025-02 | 2025-08
job: 3/E | Anglo-Eastern | | 2024-03 | 2024-10
job: 3/E | Synergy Marine | | 2022-11 | 2023-06
job: 4/E | Synergy Marine | | 2020-07 | 2021-04
job: TME | Fleet Mgmt | | 2019-01 | 2019-09
edu: B.Tech | Marine Engineering | Euro Tech Maritime Academy, Kochi | IMU Chennai | 2018 | 7.6 CGPA
edu: AISSCE | | Rajagiri Public School, Kalamassery | | 2014 | 78.6%
edu: AISSE | | Rajagiri Public School, Kalamassery | | 2012 | 9.2 CGPA
cert: CoC Class II Motor; Basic Oil & Chemical Tanker; High Voltage Safety (OL)
born: 1996-04-02
marital: single
*/
