import { docx, h, p } from '../../outside/sources/word.ts';

const tab = { tabs: [2300], indent: 2300, hanging: 2300 };

export default docx({
  font: 'Caladea',
  heading: { italic: true, size: 13 },
  body: [
    p('Captain (retd.) Harbhajan Singh Virk', { size: 17 }),
    p('Security and administration head | Noida | hs.virk.admin@gmail.com | 98100 66241', { after: 150 }),
    h('Corporate years'),
    p("Jul '16 – now\t**Samvardhan Auto Systems, Noida**\nGeneral Manager – Admin & Security", tab),
    p("Nov '11 – Jun '16\t**Omaxe Facility Services, New Delhi**\nDy. General Manager – Facilities", tab),
    p("Aug '07 – Oct '11\t**G4S Corporate Risk, Gurgaon**\nBranch Security Manager", tab),
    h('Army years'),
    p("Dec '01 – Jun '07\t**Indian Army, 14 Punjab**\nShort Service Commissioned Officer (Lieutenant to Captain)", tab),
    h('Learning'),
    p("'01\tB.A., Khalsa College Amritsar, Guru Nanak Dev University", tab),
    p("'09\tPGDBM (HR), Symbiosis Centre for Distance Learning", tab),
    p("'13\tCertified Protection Professional, ASIS International (renewed '22)", tab),
    h('Strong in'),
    p(
      'Fire safety audits, CCTV and access control (Honeywell, Hikvision), transport of 3,200 employees, vendor contracts, liaison with police, budgeting',
    ),
    h('Besides'),
    p('Life member, Infantry Officers’ Association (’08). Sena Medal 2005. Golf. Punjabi, Hindi, English.'),
    p('Annual package 24 lakh. Two months.'),
  ],
});
/* LABEL
about: admin-security-manager | other | veteran | n-word-hanging-two-digit-years
name: Harbhajan Singh Virk
email: hs.virk.admin@gmail.com
phone: 9810066241
place: Noida
skills: Fire safety audits; CCTV and access control; Honeywell; Hikvision; transport; vendor contracts; liaison with police; budgeting
job: General Manager – Admin & Security | Samvardhan Auto Systems | Noida | 2016-07 | now
job: Dy. General Manager – Facilities | Omaxe Facility Services | New Delhi | 2011-11 | 2016-06
job: Branch Security Manager | G4S Corporate Risk | Gurgaon | 2007-08 | 2011-10
job: Short Service Commissioned Officer (Lieutenant to Captain) | Indian Army, 14 Punjab | | 2001-12 | 2007-06
edu: B.A. | | Khalsa College Amritsar, Guru Nanak Dev University | | 2001 |
edu: PGDBM | HR | Symbiosis Centre for Distance Learning | | 2009 |
languages: Punjabi; Hindi; English
cert: Certified Protection Professional
ctc: 2400000
notice: 60
*/
