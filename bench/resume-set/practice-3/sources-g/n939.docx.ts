import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, color: '9C0006' },
  body: [
    p('SATYANARAYAN MAHAPATRA', { bold: true, size: 15 }),
    p('ELECTRICAL FOREMAN / H.T. SUPERVISOR'),
    p('Plot 77, Sector-5, Rourkela 769002. Cell 94370 81126. satya.ht.foreman@gmail.com'),
    h('SYNOPSIS OF SERVICE'),
    table(
      [2600, 2200, 2300, 2500],
      [
        ['Held from – to', 'Designation', 'Department', 'Establishment'],
        ['07.2017 – continuing', 'Electrical Foreman', 'Captive power, 132 kV yard', 'Vedanta Ltd., Jharsuguda'],
        ['04.2012 – 06.2017', 'Chargeman (Elec.)', 'Blast furnace', 'Neelachal Ispat Nigam Ltd., Duburi'],
        ['09.2008 – 03.2012', 'Technician', 'Rolling mill', 'Shyam Metalics, Rengali'],
        ['08.2007 – 08.2008', 'Trade Apprentice', 'Electrical repair shop', 'SAIL Rourkela Steel Plant'],
      ],
      { head: 'F4CCCC' },
    ),
    h('SYNOPSIS OF STUDY'),
    table(
      [2600, 2200, 2300, 2500],
      [
        ['Month of passing', 'Qualification', 'Discipline', 'Institute (body)'],
        ['06.2014', 'Diploma (evening)', 'Electrical', 'Utkalmani Gopabandhu Inst. of Engg., Rourkela (SCTE&VT)'],
        ['07.2007', 'ITI', 'Electrician', 'ITI Rourkela (NCVT)'],
        ['03.2005', 'HSC', '–', 'Ispat High School, Sector 20 (BSE)'],
      ],
      { head: 'F4CCCC' },
    ),
    h('LICENCES'),
    p('Supervisory Certificate of Competency (HT), ELBO Odisha, No. S-5521, issued 2015, valid up to 31.12.2029'),
    p('Workman Permit (Cl. 1, 2, 4), ELBO Odisha, No. W-20117, 2009'),
    h('KNOW-HOW'),
    p('Relay testing (Omicron), VCB overhaul, Transformer oil filtration, SCADA, LOTO, Cable jointing'),
    h('PERSONAL'),
    p('D.O.B. 11-06-1989, married, Odia, Hindi, English; 7.1 LPA; notice 2 months'),
  ],
});
/* LABEL
about: electrical-foreman | other | senior | n-word-period-designation-department-establishment
name: Satyanarayan Mahapatra
email: satya.ht.foreman@gmail.com
phone: 9437081126
place: Rourkela
skills: Relay testing (Omicron); VCB overhaul; Transformer oil filtration; SCADA; LOTO; Cable jointing
job: Electrical Foreman | Vedanta Ltd. | Jharsuguda | 2017-07 | now
job: Chargeman (Elec.) | Neelachal Ispat Nigam Ltd. | Duburi | 2012-04 | 2017-06
job: Technician | Shyam Metalics | Rengali | 2008-09 | 2012-03
job: Trade Apprentice | SAIL Rourkela Steel Plant | | 2007-08 | 2008-08
edu: Diploma | Electrical | Utkalmani Gopabandhu Inst. of Engg., Rourkela | SCTE&VT | 2014 |
edu: ITI | Electrician | ITI Rourkela | NCVT | 2007 |
edu: HSC | | Ispat High School, Sector 20 | BSE | 2005 |
languages: Odia; Hindi; English
cert: Supervisory Certificate of Competency (HT); Workman Permit
ctc: 710000
notice: 60
born: 1989-06-11
marital: Married
*/
