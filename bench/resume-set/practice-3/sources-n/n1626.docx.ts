import { docx, p, table } from '../../outside/sources/word.ts';

const left = [
  p('DEEPIKA RAWAT', { bold: true, size: 15, color: '004D40' }),
  p('Staff Nurse (GNM)', { after: 120 }),
  p('Contact', { bold: true, color: '004D40' }),
  p('Lane 4, Clement Town, Dehradun'),
  p('75792 03318'),
  p('deepikarawat.gnm@gmail.com', { after: 120, size: 9 }),
  p('Registration', { bold: true, color: '004D40' }),
  p('Uttarakhand Nurses & Midwives Council, RN/RM 21884 (2020)', { after: 120 }),
  p('Certificates', { bold: true, color: '004D40' }),
  p('BLS, AHA – till 06/2027'),
  p('Critical Care Nursing Certificate, AIIMS Rishikesh, 2023', { after: 120 }),
  p('Skills', { bold: true, color: '004D40' }),
  p('Ventilator care\nDialysis assistance\nIV cannulation\nECG\nHIS (Suvarna)', { after: 120 }),
  p('Languages', { bold: true, color: '004D40' }),
  p('Hindi, Garhwali, English', { after: 120 }),
  p('Personal', { bold: true, color: '004D40' }),
  p('D/o Shri Balbir Singh Rawat\nBorn 12 Oct 1998\nUnmarried'),
].join('');
const right = [
  p('Where I have nursed', { bold: true, size: 12, color: '004D40' }),
  p('**Graphic Era Super Speciality Hospital**, Dehradun'),
  p('Cardiac ICU (16 beds)'),
  p('Staff Nurse Gr. II, from 5 May 2023'),
  p('Salary: twenty-six thousand rupees monthly', { after: 80 }),
  p('**Max Healthcare** (outsourced: Medstaff India)'),
  p('Emergency & Trauma'),
  p('Staff Nurse, from 1 Dec 2020 to 30 Apr 2023', { after: 80 }),
  p('**Himalayan Hospital, Jolly Grant**'),
  p('Various wards'),
  p('Nurse Intern, Jun 2020 – Nov 2020', { after: 160 }),
  p('Where I have studied', { bold: true, size: 12, color: '004D40' }),
  p('G.N.M., State College of Nursing, Dehradun (Uttarakhand State Medical Faculty), 2017–2020, 70.2 %'),
  p('Post Basic B.Sc. Nursing, pursuing, HNB Uttarakhand Medical Education University, 2027'),
  p('Intermediate (PCB), 2016, Uttarakhand Board, G.G.I.C. Srinagar Garhwal, 64.4 %'),
  p('High School, 2014, Uttarakhand Board, G.G.I.C. Srinagar Garhwal, 61 %', { after: 160 }),
  p('Workshops', { bold: true, size: 12, color: '004D40' }),
  p('Infection control, 2022; NABH awareness, 2024; CNE on stroke, Mussoorie, 2025', { after: 160 }),
  p('Wish', { bold: true, size: 12, color: '004D40' }),
  p('About Rs. 34,000 a month, in Dehradun, Chandigarh or Delhi. I must tell the hospital one month before I leave.'),
].join('');

export default docx({
  font: 'Carlito',
  size: 10.5,
  body: [table([3200, 6600], [[left, right]], { border: false, side: 'E0F2F1' })],
});
/* LABEL
about: icu-staff-nurse | other | junior | n4-word-side-table-ward-line-below-hospital
name: DEEPIKA RAWAT
email: deepikarawat.gnm@gmail.com
phone: 7579203318
place: Dehradun
skills: Ventilator care; Dialysis assistance; IV cannulation; ECG; HIS (Suvarna)
job: Staff Nurse Gr. II | Graphic Era Super Speciality Hospital | Dehradun | 2023-05 | now
job: Staff Nurse | Max Healthcare | | 2020-12 | 2023-04
job: Nurse Intern | Himalayan Hospital | Jolly Grant | 2020-06 | 2020-11
edu: G.N.M. | | State College of Nursing, Dehradun | Uttarakhand State Medical Faculty | 2020 | 70.2 %
edu: Post Basic B.Sc. Nursing | | HNB Uttarakhand Medical Education University | | 2027 |
edu: Intermediate | PCB | G.G.I.C. Srinagar Garhwal | Uttarakhand Board | 2016 | 64.4 %
edu: High School | | G.G.I.C. Srinagar Garhwal | Uttarakhand Board | 2014 | 61 %
languages: Hindi; Garhwali; English
cert: BLS; Critical Care Nursing Certificate
ctc: 312000
expected: 408000
notice: 30
born: 1998-10-12
marital: Single
preferred: Dehradun; Chandigarh; Delhi
*/
