import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, color: '990000' },
  body: [
    p('Kunal Arjun Koli', { bold: true, size: 17 }),
    p('Fire officer & safety instructor\nUran, Navi Mumbai 400702\n8898 412 006, kunalkoli.fire@gmail.com'),
    h('Fire and safety service'),
    p(
      'Reliance Industries Ltd. – Fire Officer (shift) – Nagothane Manufacturing Division – 7 yrs (Nov. 2019 to till date)',
    ),
    p(
      'JNPT Port Fire Service through Vijay Fire Services – Sub Officer – Nhava Sheva – 3 yrs 4 m (July 2016 to Oct. 2019)',
    ),
    p('Navi Mumbai Municipal Corporation – Fireman (6 months contract) – Vashi station – Jan. 2016 to June 2016'),
    h('Courses passed with place'),
    p('• Sub Officer Course, National Fire Service College, Nagpur, 2015 (Grade B)'),
    p('• Diploma in Industrial Safety, MSBTE, 2018, 66%'),
    p('• B.Sc. (Physics), Konkan Gyanpeeth Uran College, Mumbai University, 2014, II class'),
    p('• H.S.C., same college, 2011, 55%'),
    h('Cards'),
    table(
      [3600, 2600, 1500, 1700],
      [
        ['Card', 'Issued by', 'Number', 'Good till'],
        ['Hazmat Technician', 'NDRF Academy', 'HZ-118', '2027'],
        ['First Aid Instructor', 'St John Ambulance', '5512/MH', '12/2028'],
        ['HMV licence', 'RTO Panvel', 'MH46 20140008812', '2034'],
      ],
    ),
    h('Abilities'),
    p('Fire tender operation, Foam system, BA set, Mock drill, Hydrant testing, Work permit audit'),
    h('Other'),
    p('Marathi (Agri), Hindi, English; born 01.12.1993; height 172 cm; married; 5.9 LPA; 60 days'),
  ],
});
/* LABEL
about: fire-officer | other | senior | n-word-employer-title-site-duration-period
name: Kunal Arjun Koli
email: kunalkoli.fire@gmail.com
phone: 8898412006
place: Navi Mumbai
skills: Fire tender operation; Foam system; BA set; Mock drill; Hydrant testing; Work permit audit
job: Fire Officer (shift) | Reliance Industries Ltd. | Nagothane | 2019-11 | now
job: Sub Officer | JNPT Port Fire Service | Nhava Sheva | 2016-07 | 2019-10
job: Fireman | Navi Mumbai Municipal Corporation | Vashi | 2016-01 | 2016-06
edu: Sub Officer Course | | National Fire Service College, Nagpur | | 2015 | Grade B
edu: Diploma | Industrial Safety | | MSBTE | 2018 | 66%
edu: B.Sc. | Physics | Konkan Gyanpeeth Uran College | Mumbai University | 2014 | II class
edu: H.S.C. | | Konkan Gyanpeeth Uran College | | 2011 | 55%
languages: Marathi (Agri); Hindi; English
cert: Hazmat Technician; First Aid Instructor; HMV licence
ctc: 590000
notice: 60
born: 1993-12-01
marital: Married
*/
