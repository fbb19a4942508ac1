import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { bold: true, size: 12, caps: true, line: true, color: '1F3864' },
  body: [
    p('Capt. (Retd.) Harinder Pal Grewal', { bold: true, size: 16, color: '1F3864' }),
    p('Security & Administration Head'),
    p('S.C.O. 114, Sector 70, Mohali | hpgrewal.sec@gmail.com | 98722 05518'),
    h('Corporate career'),
    p('**Chief Manager – Security & Administration**'),
    p('Nestlé Foods India, Moga factory'),
    p('(Aug 2016 – till date)', { italic: true }),
    list('Guarding contract of 210 persons', 'Transport, canteen and township of 340 houses'),
    p('**Senior Manager – Administration**', { before: 100 }),
    p('Quark Mediahouse, Mohali'),
    p('(May 2011 – Jul 2016)', { italic: true }),
    p('**Manager – Security (for client Infosys, Chandigarh)**', { before: 100 }),
    p('Securitas Hygiene & Guarding Pvt. Ltd., Gurgaon'),
    p('(Sep 2008 – Apr 2011)', { italic: true }),
    h('Army service'),
    p('**Captain, 14th Bn, The Punjab Lancers**'),
    p('Indian Army'),
    p('(Mar 2002 – Aug 2008)', { italic: true }),
    h('Education'),
    p('**Master of Business Administration (Human Resources)**\nPunjab Technical University – distance – 2010'),
    p('**Bachelor of Arts**\nGovernment College, Sector 11, Chandigarh (Panjab University) – 2001 – 54%'),
    h('Certificates'),
    list(
      'CPP – ASIS International, No. 21977, recertified 2025',
      'NEBOSH IGC – 2013',
      'First Aid Instructor – St. John Ambulance, 2009',
    ),
    h('Competencies'),
    p('Physical security; fire safety; CCTV and access control; vendor audits; liaison with district authorities'),
    h('Personal'),
    p('DOB 30 Oct 1979; languages Punjabi, Hindi, English; expected salary 26 lakh p.a.; joining time 45 days'),
  ],
});
/* LABEL
about: security-admin-head | other | veteran | n-word-title-employer-period-brackets-lines-army
name: Harinder Pal Grewal
email: hpgrewal.sec@gmail.com
phone: 9872205518
place: Mohali
skills: Physical security; fire safety; CCTV and access control; vendor audits; liaison with district authorities
also: Administration; Transport
job: Chief Manager – Security & Administration | Nestlé Foods India | Moga | 2016-08 | now
job: Senior Manager – Administration | Quark Mediahouse | Mohali | 2011-05 | 2016-07
job: Manager – Security | Securitas Hygiene & Guarding Pvt. Ltd. | Gurgaon | 2008-09 | 2011-04
job: Captain, 14th Bn, The Punjab Lancers | Indian Army | | 2002-03 | 2008-08
edu: Master of Business Administration | Human Resources | Punjab Technical University | | 2010 |
edu: Bachelor of Arts | | Government College, Sector 11, Chandigarh (Panjab University) | | 2001 | 54%
languages: Punjabi; Hindi; English
cert: CPP; NEBOSH IGC; First Aid Instructor
expected: 2600000
notice: 45
born: 1979-10-30
*/
