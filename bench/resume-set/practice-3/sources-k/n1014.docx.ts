import { docx, p, table } from '../../outside/sources/word.ts';

const head = (text: string) => p(text, { bold: true, shade: 'BFBFBF', before: 120 });
export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('RESUME', { bold: true, align: 'center', size: 14 }),
    p('Ramakant Verma', { bold: true, size: 13 }),
    p('Vill. & Post – Chinhat, Distt. Lucknow (UP), Pin 226028\nMobile No. 9450 773 216\nramakantverma.tech@gmail.com'),
    head('Objective :-'),
    p('To obtain a challenging position of Maintenance Technician / Supervisor.'),
    head('Technical Qualification :-'),
    table(
      [900, 2300, 3500, 1500, 1500],
      [
        ['S.No.', 'Course', 'Institute', 'Board', 'Year / Div.'],
        ['01', 'I.T.I. (Fitter)', 'Govt. I.T.I. Aliganj, Lucknow', 'NCVT', '2009 / 1st'],
        ['02', 'Diploma in Mechanical (Production)', 'Hewett Polytechnic, Lucknow', 'B.T.E. U.P.', '2013 / 1st'],
        ['03', 'Apprenticeship (1 yr)', 'HAL Lucknow', 'NCVT', '2010 / -'],
      ],
    ),
    head('Academic Qualification :-'),
    table(
      [900, 2300, 3500, 1500, 1500],
      [
        ['01', 'High School', 'Bakshi Ka Talab Inter College', 'U.P. Board', '2005 / 2nd'],
        ['02', 'Intermediate', 'Bakshi Ka Talab Inter College', 'U.P. Board', '2007 / 2nd'],
      ],
    ),
    head('Work Experience :-'),
    p(
      '•\tFrom 15 July 2013 to 30 Nov 2016 worked with Eveready Industries India Ltd., Lucknow as Jr. Technician (Maintenance).',
    ),
    p(
      '•\tFrom 5 Dec 2016 to 28 Feb 2021 worked with Tata Motors Ltd., Chinhat Works as Technician – Press Shop through M/s Quess Corp.',
    ),
    p(
      '•\tFrom 8 March 2021 to till date working with SCOOTERS INDIA vendor M/s Kumar Auto Components, Sarojini Nagar as Maintenance Supervisor.',
    ),
    head('Skills :-'),
    p('Hydraulic press maintenance, Pneumatics, Arc welding, Bearing fitting, Preventive maintenance schedule'),
    head('Personal Detail :-'),
    p('Father’s Name\t: Shri Chhedi Lal Verma', { tabs: [2400] }),
    p('Date of Birth\t: 01-07-1990', { tabs: [2400] }),
    p('Marital Status\t: Married', { tabs: [2400] }),
    p('Gender\t: Male', { tabs: [2400] }),
    p('Language\t: Hindi & English', { tabs: [2400] }),
    p('Date: ……………\t\tSignature', { before: 240, tabs: [2400, 7000] }),
  ],
});
/* LABEL
about: maintenance-supervisor | other | senior | n-k-word-iti-two-tables-from-to-sentences
name: Ramakant Verma
email: ramakantverma.tech@gmail.com
phone: 9450773216
place: Lucknow
skills: Hydraulic press maintenance; Pneumatics; Arc welding; Bearing fitting; Preventive maintenance schedule
job: Maintenance Supervisor | M/s Kumar Auto Components | Sarojini Nagar | 2021-03 | now
job: Technician – Press Shop | Tata Motors Ltd. | Chinhat | 2016-12 | 2021-02
job: Jr. Technician (Maintenance) | Eveready Industries India Ltd. | Lucknow | 2013-07 | 2016-11
edu: I.T.I. | Fitter | Govt. I.T.I. Aliganj, Lucknow | NCVT | 2009 | 1st
edu: Diploma | Mechanical (Production) | Hewett Polytechnic, Lucknow | B.T.E. U.P. | 2013 | 1st
edu: Apprenticeship (1 yr) | | HAL Lucknow | NCVT | 2010 |
edu: High School | | Bakshi Ka Talab Inter College | U.P. Board | 2005 | 2nd
edu: Intermediate | | Bakshi Ka Talab Inter College | U.P. Board | 2007 | 2nd
languages: Hindi; English
born: 1990-07-01
gender: Male
marital: Married
*/
