import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 12,
  heading: { bold: true, size: 12, caps: true, shade: 'DBE5F1' },
  body: [
    p('**VINAYAK S. PATTANASHETTI**\t', { size: 16, after: 0 }),
    p(
      'Email ID: vinayakpatt.mech@gmail.com\nContact no: 6362 914 807\nAddress: #112, Shivabasav Nagar, Belagavi, Karnataka 590010',
    ),
    h('Career objective'),
    p(
      'Looking for Graduate Engineer Trainee position in a core mechanical industry, design or production, to start my career and contribute to the growth of the organization.',
    ),
    h('Educational qualification'),
    table(
      [2300, 3700, 1700, 1100, 1200],
      [
        ['Qualification', 'Institution', 'Board / University', 'Year of passing', 'Aggregate'],
        ['B.E. in Mechanical Engineering', 'KLS Gogte Institute of Technology, Belagavi', 'VTU', '2026', '7.86 CGPA'],
        ['PUC (PCMB)', 'RLS PU College, Belagavi', 'Karnataka PU Board', '2022', '83.5 %'],
        ['SSLC', 'Govt. Sardar High School, Belagavi', 'KSEEB', '2020', '89.28 %'],
      ],
    ),
    h('Area of interest'),
    list('Design engineering', 'Manufacturing process', 'Quality control'),
    h('Technical skills'),
    list(
      'Software: SolidWorks, AutoCAD, ANSYS Workbench',
      'Programming: Basics of C, MATLAB',
      'Office: MS Word, MS Excel, MS PowerPoint',
      'GD&T',
    ),
    h('Internship'),
    p('Hindalco Industries Ltd., Belagavi – Intern, Maintenance Dept. – from 05-02-2026 to 30-04-2026'),
    list('Studied the rotary kiln drive, vibration readings of 12 pumps; prepared a lubrication chart in Kannada.'),
    p('Ashok Iron Works Pvt. Ltd., Belagavi – In-plant training, 15 days, August 2024'),
    h('Academic project'),
    p('**Title:** Design and fabrication of areca nut dehusking machine (team of 4)'),
    p(
      'Capacity of 32 kg per hour with 4 % breakage. Won 2nd prize at KSCST expo. I did the blade geometry and drawings.',
    ),
    h('Certifications'),
    list('CSWA – SolidWorks Associate, 2025', 'NPTEL: Manufacturing Process Technology (Elite), 2025'),
    h('Extra curricular'),
    list('Captain, college kho-kho team', 'Member of SAE Baja team 2024-25'),
    h('Personal profile'),
    p(
      "Father's name\t:  Shrishail Pattanashetti\nDate of birth\t:  30-08-2004\nGender\t:  Male\nLanguages known\t:  Kannada, Marathi, English, Hindi\nHobbies\t:  Trekking, repairing bikes",
      {
        tabs: [2400],
      },
    ),
    h('Declaration'),
    p('I do hereby declare that all the details furnished above are true to the best of my knowledge and belief.'),
    p('Place: Belagavi\nDate:\tVinayak S. Pattanashetti', { tabs: [-9700] }),
  ],
});

/* LABEL
about: mechanical-fresher | other | fresher | q-word-campus-form
name: Vinayak S. Pattanashetti
email: vinayakpatt.mech@gmail.com
phone: 6362914807
place: Belagavi
skills: SolidWorks; AutoCAD; ANSYS Workbench; C; MATLAB; MS Word; MS Excel; MS PowerPoint; GD&T
also: Software; Programming; Office; Basics of C; Design engineering; Manufacturing process; Quality control
job: Intern, Maintenance Dept. | Hindalco Industries Ltd. | Belagavi | 2026-02 | 2026-04
job: In-plant training | Ashok Iron Works Pvt. Ltd. | Belagavi | 2024-08 | 2024-08
edu: B.E. | Mechanical Engineering | KLS Gogte Institute of Technology, Belagavi | VTU | 2026 | 7.86 CGPA
edu: PUC | PCMB | RLS PU College, Belagavi | Karnataka PU Board | 2022 | 83.5 %
edu: SSLC | | Govt. Sardar High School, Belagavi | KSEEB | 2020 | 89.28 %
languages: Kannada; Marathi; English; Hindi
cert: CSWA – SolidWorks Associate; NPTEL: Manufacturing Process Technology (Elite)
born: 2004-08-30
gender: Male
*/
