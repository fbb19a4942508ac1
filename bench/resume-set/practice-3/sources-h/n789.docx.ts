import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Roboto',
  size: 10,
  margin: 850,
  heading: { size: 13, color: '1565C0', before: 180 },
  body: [
    p('Keerthana Suresh', { size: 26, color: '1565C0', after: 0 }),
    p('Graduate Engineer Trainee (Electrical), Class of 2025', { color: '777777' }),
    table([3400, 3400, 3400], [['Tiruchirappalli, TN', '73388 20146', 'keerthanas.eee@gmail.com']], { border: false }),
    h('Academics'),
    table(
      [1300, 2600, 3900, 1300, 1100],
      [
        ['Year', 'Exam', 'Institution', 'Board', 'Score'],
        ['2025', 'B.E. (EEE)', 'K. Ramakrishnan College of Engineering', 'Anna University', '8.61'],
        ['2021', 'HSC', 'Seventh Day Adventist MHSS', 'State Board', '93.5%'],
        ['2019', 'SSLC', 'Seventh Day Adventist MHSS', 'State Board', '96.2%'],
      ],
      { head: 'BBDEFB' },
    ),
    h('Internship and in-plant training'),
    table(
      [2400, 7800],
      [
        [
          '10 Jun – 9 Jul 2024',
          'Intern, BHEL High Pressure Boiler Plant, Tiruchirappalli\nPanel wiring of ESP controllers',
        ],
        ['Dec 2023 (5 days)', 'In-plant trainee, TANGEDCO 230 kV substation, Thuvakudi'],
      ],
      { border: false },
    ),
    h('Projects'),
    list(
      'Solar water pump with MPPT (team of 3), final year, 2025',
      'Line follower with PID, 2023; first in Kurukshetra',
    ),
    h('Skill bars'),
    table(
      [2800, 2300, 2800, 2300],
      [
        ['MATLAB Simulink', '■■■■□', 'AutoCAD Electrical', '■■■□□'],
        ['ETAP', '■■□□□', 'C programming', '■■■■□'],
      ],
      { border: false },
    ),
    h('Certifications'),
    p('Solar Energy Engineering and Technology'),
    p('NPTEL – IIT Guwahati – Elite + Silver – Oct 2023', { italic: true, size: 9 }),
    p('Industrial Automation (PLC, SCADA)'),
    p('Prolific Systems, Trichy – Jan 2025', { italic: true, size: 9 }),
    h('Know me'),
    p('Tamil, English, elementary Japanese (N5, 2024). Born on 23rd September 2003. Silambam, district second 2019.'),
  ],
});
/* LABEL
about: electrical-fresher | other | fresher | n-word-fresher-academics-grid-skill-squares
name: Keerthana Suresh
email: keerthanas.eee@gmail.com
phone: 7338820146
place: Tiruchirappalli
skills: MATLAB Simulink; AutoCAD Electrical; ETAP; C programming
also: MPPT; PID; PLC; SCADA
job: Intern | BHEL High Pressure Boiler Plant | Tiruchirappalli | 2024-06 | 2024-07
job: In-plant trainee | TANGEDCO 230 kV substation | Thuvakudi | 2023-12 | 2023-12
edu: B.E. | EEE | K. Ramakrishnan College of Engineering | Anna University | 2025 | 8.61
edu: HSC | | Seventh Day Adventist MHSS | State Board | 2021 | 93.5%
edu: SSLC | | Seventh Day Adventist MHSS | State Board | 2019 | 96.2%
cert: Solar Energy Engineering and Technology; Industrial Automation (PLC, SCADA)
languages: Tamil; English; Japanese
born: 2003-09-23
*/
