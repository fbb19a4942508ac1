import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  body: [
    p('ROHIT TOMAR', { bold: true, size: 15 }),
    p('MUNICIPAL SANITARY INSPECTOR'),
    p('24 LOHIA NAGAR GHAZIABAD 201001 MOB 8750 119 463 ROHIT.SI.GNN@GMAIL.COM'),
    p('EXPERIANCE', { bold: true }),
    p('SANITARY INSPECTOR WITH GHAZIABAD NAGAR NIGAM (VIJAY NAGAR ZONE) SINCE 01/10/2020'),
    p('SANITARY SUPERVISER WITH A2Z WASTE MANAGEMENT MEERUT FROM 03/2017 TO 09/2020'),
    p('MALARIA FIELD WORKER (DAILY WAGE) WITH CMO OFFICE HAPUR FROM 07/2015 TO 02/2017'),
    p('EDUCATIONAL QUALIFICATON', { bold: true }),
    p('DIPLOMA IN SANITARY INSPECTER FROM AIILSG DELHI IN 2015 WITH 66%'),
    p('B.A. FROM CCS UNIVERSITY MEERUT IN 2018 WITH 48% (PRIVATE)'),
    p('12TH FROM UP BOARD IN 2013 WITH 63% S.D. INTER COLLEGE HAPUR'),
    p('10TH FROM UP BOARD IN 2011 WITH 59% DO'),
    p('TECHNICAL KNOWLADGE', { bold: true }),
    p('FOGGING, CHALLAN, GVP REMOVAL, SWACHHATA APP, DOOR TO DOOR MONITERING'),
    p('AWARD', { bold: true }),
    p('SWACHH SURVEKSHAN BEST WARD 2022'),
    p('LANGUAGE', { bold: true }),
    p('HINDI ENGLISH'),
    p('DATE OF BIRTH 02/02/1996 UNMARRIED'),
  ],
});
/* LABEL
about: sanitary-inspector | other | mid | m-word-capitals-title-with-employer-from-to-misspelt
name: Rohit Tomar
email: rohit.si.gnn@gmail.com
phone: 8750119463
place: Ghaziabad
skills: Fogging; Challan; GVP removal; Swachhata app; Door to door monitering
job: Sanitary Inspector | Ghaziabad Nagar Nigam | | 2020-10 | now
job: Sanitary Superviser | A2Z Waste Management | Meerut | 2017-03 | 2020-09
job: Malaria Field Worker (Daily Wage) | CMO Office | Hapur | 2015-07 | 2017-02
edu: Diploma in Sanitary Inspecter | | AIILSG Delhi | | 2015 | 66%
edu: B.A. | | CCS University Meerut | | 2018 | 48%
edu: 12th | | S.D. Inter College Hapur | UP Board | 2013 | 63%
edu: 10th | | S.D. Inter College Hapur | UP Board | 2011 | 59%
languages: Hindi; English
born: 1996-02-02
marital: Unmarried
*/
