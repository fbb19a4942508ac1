import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, line: true },
  body: [
    p('Thomas Chacko K.', { bold: true, size: 16 }),
    p('Marine Engineer Officer (Class II) | Palarivattom, Kochi-25 | 9446 128 830 | thomaschacko.marine@gmail.com'),
    h('SHORE SERVICE'),
    p(
      'Cochin Shipyard Limited (Govt. of India enterprise), Ship Repair Division — Deputy Manager (E2), Machinery — 14.02.2022 to date',
    ),
    p('Cochin Shipyard Limited, Hooghly CSL Nazirgunge unit — Assistant Manager (E1) — 03.02.2020 to 13.02.2022'),
    h('SEA SERVICE'),
    p('Synergy Marine Group, Chennai — Third Engineer — Mar 2017 to Nov 2019'),
    p('Synergy Marine Group, Chennai — Fourth Engineer — Jan 2015 to Feb 2017'),
    p('Executive Ship Management, Mumbai — Trainee Marine Engineer — Jul 2013 to Jul 2014'),
    h('EDUCATION'),
    p('[2012] B.E. Marine Engineering — Euro Tech Maritime Academy, North Paravur (Annamalai… now IMU) — 69%'),
    p('[2008] Plus Two, Computer Science — SNDP HSS, Udayamperoor — 81%'),
    p('[2006] SSLC — SNDP HSS, Udayamperoor — 85%'),
    h('CERTIFICATES OF COMPETENCY AND COURSES'),
    list(
      'MEO Class II (Motor), MMD Kochi, 2019, valid until 2029',
      'MEO Class IV, MMD Chennai, 2014',
      'PMP, 2023',
      'Five STCW courses (PST, PSSR, FPFF, EFA, STSDSD), 2012',
    ),
    h('KNOWLEDGE'),
    p('MAN B&W ME-C, Dry docking, Alignment of shafting, Purifiers, Class surveys'),
    h('OTHER INFORMATION'),
    p('DOB 16.03.1990, married. Malayalam, English, Hindi. CTC 15 lakhs per annum.'),
  ],
});
/* LABEL
about: ship-repair-engineer | other | senior | n-k-long-dash-lines-year-in-square-brackets
name: Thomas Chacko K.
email: thomaschacko.marine@gmail.com
phone: 9446128830
place: Kochi
skills: MAN B&W ME-C; Dry docking; Alignment of shafting; Purifiers; Class surveys
job: Deputy Manager (E2), Machinery | Cochin Shipyard Limited | | 2022-02 | now
job: Assistant Manager (E1) | Cochin Shipyard Limited | Nazirgunge | 2020-02 | 2022-02
job: Third Engineer | Synergy Marine Group | Chennai | 2017-03 | 2019-11
job: Fourth Engineer | Synergy Marine Group | Chennai | 2015-01 | 2017-02
job: Trainee Marine Engineer | Executive Ship Management | Mumbai | 2013-07 | 2014-07
edu: B.E. | Marine Engineering | Euro Tech Maritime Academy, North Paravur | | 2012 | 69%
edu: Plus Two | Computer Science | SNDP HSS, Udayamperoor | | 2008 | 81%
edu: SSLC | | SNDP HSS, Udayamperoor | | 2006 | 85%
cert: MEO Class II (Motor); MEO Class IV; PMP
languages: Malayalam; English; Hindi
ctc: 1500000
born: 1990-03-16
marital: Married
*/
