import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 12,
  heading: { bold: true, size: 13, align: 'center' },
  body: [
    p('BIO DATA OF EX-SUBEDAR MAJOR JASWANT SINGH SALARIA', { bold: true, size: 15, align: 'center', after: 160 }),
    table(
      [3400, 6400],
      [
        ['1. Army No., Rank', 'JC-419276K, Subedar Major (Retd.)'],
        ['2. Name', 'Jaswant Singh Salaria'],
        ['3. Date of birth', '06 Jan 1971'],
        ['4. Date of enrolment', '28 Feb 1990'],
        ['5. Date of retirement', '29 Feb 2020 (pension)'],
        ['6. Medical category', 'SHAPE-1'],
        ['7. Address', 'Vill. Sujanpur, Ward No. 4, Teh. & Distt. Pathankot (Punjab) 145023'],
        ['8. Mobile', '94173 55208, 62802 19477'],
        ['9. E-mail', 'jaswantsalaria71@gmail.com'],
        ['10. Marital status', 'Married, three children'],
        ['11. Languages', 'Hindi, Punjabi, Dogri, English'],
      ],
    ),
    h('Civil employment'),
    table(
      [2300, 4100, 3400],
      [
        ['Period', 'Organisation', 'Appointment held'],
        ['Oct 2022 – till date', 'Ultratech Cement Works, Bathinda (G4S Secure Solutions)', 'Chief Security Officer'],
        ['Aug 2020 – Sep 2022', 'Amritsar Mall of India', 'Security Supervisor'],
      ],
      { head: 'D9D9D9' },
    ),
    h('Military service'),
    table(
      [2300, 4100, 3400],
      [
        ['Period', 'Unit', 'Appointment held'],
        ['2016 – 2020', '14 Dogra Regiment', 'Subedar Major'],
        ['2009 – 2016', '14 Dogra Regiment', 'Subedar / Senior JCO Training'],
        ['2004 – 2009', 'Dogra Regimental Centre, Faizabad', 'Drill Instructor (Naib Subedar)'],
        ['1990 – 2004', '14 Dogra Regiment', 'Sepoy to Havildar'],
      ],
      { head: 'D9D9D9' },
    ),
    h('Courses'),
    list(
      'Platoon Weapons Course, Infantry School, Mhow, 1998',
      'Drill Course, 2003',
      'Fire Fighting and Disaster Management (DGR), 2019',
      'PSARA Supervisor Training, 2020',
    ),
    h('Education'),
    p('Graduation equivalent (Army), 2005\nMatric, Punjab School Education Board, 1988'),
    h('Capabilities'),
    p(
      'Access control, Guard deployment, Fire drill, CCTV monitoring, Vigilance enquiry, First aid, Arms handling, Discipline',
    ),
    p('Awards: COAS Commendation Card 2011; Sena Medal (mention in despatches 1999, Op Vijay).', { before: 120 }),
    p('Arms licence: 12 bore, all India, valid to 2028. Driving licence: LMV, HMV.'),
    p('Expected salary: Rs. 45,000/- p.m. with accommodation.'),
    p('Station: Pathankot\nDated: 01 Sep 2026\t( J S Salaria )', { tabs: [-9500], before: 240 }),
  ],
});

/* LABEL
about: security-officer | other | veteran | q-doc-army-biodata
name: Jaswant Singh Salaria
email: jaswantsalaria71@gmail.com
phone: 9417355208; 6280219477
place: Pathankot
skills: Access control; Guard deployment; Fire drill; CCTV monitoring; Vigilance enquiry; First aid; Arms handling; Discipline
also: Drill; Fire Fighting; Disaster Management
job: Chief Security Officer | Ultratech Cement Works | Bathinda | 2022-10 | now
job: Security Supervisor | Amritsar Mall of India | | 2020-08 | 2022-09
job: Subedar Major | 14 Dogra Regiment | | 2016 | 2020
job: Subedar / Senior JCO Training | 14 Dogra Regiment | | 2009 | 2016
job: Drill Instructor (Naib Subedar) | Dogra Regimental Centre | Faizabad | 2004 | 2009
job: Sepoy to Havildar | 14 Dogra Regiment | | 1990 | 2004
edu: Graduation equivalent | | Army | | 2005 |
edu: Matric | | | Punjab School Education Board | 1988 |
languages: Hindi; Punjabi; Dogri; English
cert: Platoon Weapons Course; Drill Course; Fire Fighting and Disaster Management (DGR); PSARA Supervisor Training
expected: 540000
born: 1971-01-06
marital: Married
dated: 2026-09-01
*/
