import { docx, p } from '../../outside/sources/word.ts';

const line = (left: string, right: string) => p(`${left}\t${right}`, { tabs: [2600], indent: 2600, hanging: 2600 });

export default docx({
  font: 'Liberation Sans',
  size: 10,
  margin: 1100,
  body: [
    p('Biswajit Nayak', { bold: true, size: 16 }),
    p('Diploma – Electrical', { italic: true, after: 140 }),
    line('Address', 'Plot 204, Chhend Colony, Rourkela 769015, Odisha'),
    line('Telephone', '+91 7978 441 206 (self); +91 94371 20988 (father)'),
    line('E-mail', 'biswajitnayak.ee@gmail.com'),
    line('Date of birth', '15 Aug 2003'),
    line('Position wanted', 'Technician / Junior Engineer (Electrical maintenance)'),
    line('EXPERIENCE', ''),
    line(
      'Sep 2025 – today',
      'Dalmia Cement (Bharat) Ltd, Rajgangpur\nContract: Ma Tarini Enterprises\nElectrical Technician, shift maintenance',
    ),
    line('Aug 2024 – Aug 2025', 'Rourkela Steel Plant (SAIL)\nTechnician Apprentice (BOAT, Eastern Region)'),
    line('EDUCATION', ''),
    line(
      '2021 – 2024',
      'Diploma in Electrical Engineering\nUtkalmani Gopabandhu Institute of Engineering, Rourkela\nSCTE&VT Odisha\n73.9 %',
    ),
    line('2019 – 2021', '+2 Science\nMunicipal College, Rourkela\nCHSE Odisha\n52 %'),
    line('2019', 'HSC (10th)\nGovt. High School, Uditnagar\nBSE Odisha\n63.3 %'),
    line(
      'COURSES',
      'PLC & SCADA, CTTC Bhubaneswar, 2 months, 2024\nElectrical Supervisor Competency Certificate no. ESC-4471, ELBO, 2026',
    ),
    line(
      'COMPETENCES',
      'HT/LT panels; transformer oil filtration; VFD parameter setting; megger and relay testing; LOTO',
    ),
    line('COMPUTER', 'Siemens TIA Portal (basic); AutoCAD Electrical; MS Office; SAP PM notifications'),
    line('LANGUAGES', 'Odia – excellent; Hindi – good; English – working'),
    line('SALARY', 'Now Rs 15,600 + OT a month; expected 22,000 a month'),
    line('JOINING', 'In two weeks'),
  ],
});
/* LABEL
about: electrical-technician | other | junior | n-word-hanging-everything-headings-in-left
name: Biswajit Nayak
email: biswajitnayak.ee@gmail.com
phone: 7978441206
place: Rourkela
skills: HT/LT panels; transformer oil filtration; VFD parameter setting; megger and relay testing; LOTO; Siemens TIA Portal; AutoCAD Electrical; MS Office; SAP PM notifications
also: PLC; SCADA; PLC & SCADA; SAP PM
job: Electrical Technician | Dalmia Cement (Bharat) Ltd | Rajgangpur | 2025-09 | now
job: Technician Apprentice (BOAT, Eastern Region) | Rourkela Steel Plant (SAIL) | | 2024-08 | 2025-08
edu: Diploma | Electrical Engineering | Utkalmani Gopabandhu Institute of Engineering, Rourkela | SCTE&VT Odisha | 2024 | 73.9 %
edu: +2 | Science | Municipal College, Rourkela | CHSE Odisha | 2021 | 52 %
edu: HSC (10th) | | Govt. High School, Uditnagar | BSE Odisha | 2019 | 63.3 %
languages: Odia; Hindi; English
cert: PLC & SCADA; Electrical Supervisor Competency Certificate
ctc: 187200
expected: 264000
notice: 14
born: 2003-08-15
othersphone: 9437120988
*/
