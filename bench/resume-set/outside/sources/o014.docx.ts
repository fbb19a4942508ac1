import { docx, p } from './word.ts';

const fact = { tabs: [2600, 2900], after: 20 };
const title = (text: string) => p(text, { bold: true, shade: 'D9D9D9', before: 140, after: 60 });

export default docx({
  font: 'Liberation Serif',
  size: 12,
  body: [
    p('RESUME', { bold: true, size: 16, align: 'center' }),
    p('R. SENTHAMIZHSELVAN\tMobile : 8903 145 772', { bold: true, tabs: [-9900] }),
    p('S/o. V. Rengasamy\tE-mail : senthamizh.eee@gmail.com', { tabs: [-9900] }),
    p('2/76, North Street, Orathanadu (T.k), Thanjavur (D.t) – 614 625'),
    title('JOB OBJECTIVE'),
    p('Looking for Maintenance Engineer (Electrical) post in process industry.', { indent: 400 }),
    title('EXPERIENCE (Total: 6 Years 3 Months)'),
    p('1. Company\t:\tDalmia Cements, Dalmiapuram', fact),
    p('    Designation\t:\tAsst. Engineer – Electrical Maintenance', fact),
    p('    Period\t:\t18.07.2022 to till date (4 yrs 4 months)', fact),
    p(
      '    Job description\t:\tHT / LT panel, 33 kV switch yard, VFD and soft starter,\n\t\tshutdown planning, transformer oil filtration',
      fact,
    ),
    p('2. Company\t:\tTrichy Steel Rolling Mills', fact),
    p('    Designation\t:\tElectrical Supervisor', fact),
    p('    Period\t:\t01.08.2020 to 30.06.2022 (1 yr 11 months)', fact),
    p('    Job description\t:\tDC drives of the mill stand, EOT crane', fact),
    title('EDUCATION'),
    p('Course\tInstitution\tBoard/Univ.\tYear\t%', { bold: true, tabs: [1700, 5900, 8000, 9000] }),
    p('B.E. (EEE)\tPeriyar Maniammai Univ., Vallam\tDeemed\t2020\t70', { tabs: [1700, 5900, 8000, 9000] }),
    p('Dip. (EEE)\tGovt. Polytechnic, Thanjavur\tDOTE\t2017\t82', { tabs: [1700, 5900, 8000, 9000] }),
    p('S.S.L.C.\tGovt. Boys H.S.S., Orathanadu\tState\t2014\t76', { tabs: [1700, 5900, 8000, 9000] }),
    title('TECHNICAL SKILL'),
    p('Electrical CAD, PLC (Siemens S7-300), VFD (ABB, Danfoss), Relay testing, Energy audit, SAP PM', { indent: 400 }),
    p('“C” licence holder (Tamilnadu Electrical Licensing Board), 2021', { indent: 400 }),
    title('PERSONAL'),
    p('Date of birth\t:\t29.06.1999', fact),
    p('Marital status\t:\tSingle', fact),
    p('Language\t:\tTamil & English', fact),
    p('Salary\t:\t3.9 lakhs per annum (expecting 5.5)', fact),
    p('Notice period\t:\tOne month', fact),
    p('Date : 15.11.2026\t(R. SENTHAMIZHSELVAN)', { tabs: [-9900], before: 500 }),
  ],
});
/* LABEL
about: electrical-engineer | other | mid | o-word-tabbed-facts
name: R. Senthamizhselvan
email: senthamizh.eee@gmail.com
phone: 8903145772
place: Thanjavur
skills: Electrical CAD; PLC (Siemens S7-300); VFD (ABB, Danfoss); Relay testing; Energy audit; SAP PM
also: HT / LT panel; 33 kV switch yard; VFD; soft starter; shutdown planning; DC drives; EOT crane; transformer oil filtration; PLC; Siemens S7-300
job: Asst. Engineer – Electrical Maintenance | Dalmia Cements | Dalmiapuram | 2022-07 | now
job: Electrical Supervisor | Trichy Steel Rolling Mills | | 2020-08 | 2022-06
edu: B.E. | EEE | Periyar Maniammai Univ., Vallam | Deemed | 2020 | 70
edu: Dip. | EEE | Govt. Polytechnic, Thanjavur | DOTE | 2017 | 82
edu: S.S.L.C. | | Govt. Boys H.S.S., Orathanadu | State | 2014 | 76
languages: Tamil; English
cert: “C” licence
total: 6 3
ctc: 390000
expected: 550000
notice: 30
born: 1999-06-29
marital: Single
dated: 2026-11-15
*/
