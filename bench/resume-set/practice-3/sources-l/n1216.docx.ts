import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, italic: true, size: 12, line: true },
  body: [
    p('CURRICULAM VITAE', { bold: true, align: 'center', size: 14, line: true }),
    p(
      '**Rakesh Kumar Vishwakarma**\nH.No. 88, Ayodhya Bypass, Bhopal (M.P.) 462041\nMob.: 9826 044 913\nE-mail: rakeshv.electrical@gmail.com',
    ),
    h('Career Objective'),
    p('A responsible position in electrical maintenance or projects where I can deliver.'),
    h('Total Experience: 12 Years 8 Months'),
    p('**1) Crompton Greaves Power Solutions Ltd, Mandideep**', { before: 80 }),
    p('Designation: Assistant Manager (Electrical Projects)'),
    p('Duration: From 1st April 2019 to till date'),
    p('Department: T3 Transformer plant'),
    list(
      '132/33 kV substation erection, testing and commissioning',
      'Vendor bills, WBS and CAPEX tracking of Rs. 42 Cr in FY 2022-23',
    ),
    p('**2) Sterling & Wilson Pvt. Ltd. (Site: NTPC Gadarwara)**', { before: 80 }),
    p('Designation: Sr. Engineer – Electrical'),
    p('Duration: From 15th July 2015 to 28th March 2019'),
    list('HT/LT switchgear, cable laying 110 km, relay testing with Omicron CMC 356'),
    p('**3) Vidyut Engineers, Bhopal**', { before: 80 }),
    p('Designation: Site Engineer'),
    p('Duration: From 10th Dec. 2012 to 5th July 2015'),
    list('LT panels for PWD (E&M)'),
    h('Projects Handled'),
    table(
      [700, 3300, 2600, 2900],
      [
        ['S.No.', 'Name of project', 'Client', 'Year / capacity'],
        ['1.', 'Grid substation', 'MPPTCL', '2020-21, 132/33 kV'],
        ['2.', 'FGD package electricals', 'NTPC Gadarwara', '2017-18, 2×800 MW'],
        ['3.', 'College campus wiring', 'PWD, Hoshangabad', '2014, 500 kW'],
      ],
      { head: 'E5E5E5' },
    ),
    h('Educational Qualification'),
    p(
      '• B.E. (Electrical & Electronics) from Oriental Institute of Science & Technology, Bhopal, RGPV, in 2012 with 68.44%',
    ),
    p('• 12th from M.P. Board in year 2008 with 70%'),
    p('• 10th from M.P. Board in year 2006 with 74%'),
    h('Licence / Certificate'),
    p('Electrical Supervisor Licence (A class), Chief Electrical Inspector M.P., No. ES/11873, valid up to 31.12.2028'),
    p('Certificate course in AutoCAD Electrical, CADD Centre, 2013'),
    h('Computer Knowledge'),
    p('AutoCAD Electrical, ETAP (load flow), MS Office, SAP PM and PS module'),
    h('Personal Detail'),
    p(
      'Father’s Name\t:  Shri Ramdas Vishwakarma\nDate of Birth\t:  06-05-1990\nMarital Status\t:  Married\nNationality\t:  Indian\nLanguage\t:  Hindi, English\nPresent Salary\t:  9.60 Lakh p.a.\nExpected\t:  Negotiable',
      { tabs: [2400] },
    ),
    p('Date : ..............\nPlace : Bhopal\t(Rakesh Kumar Vishwakarma)', { tabs: [-9800], before: 200 }),
  ],
});
/* LABEL
about: electrical-projects-engineer | other | senior | n-word-numbered-employer-designation-duration
name: Rakesh Kumar Vishwakarma
email: rakeshv.electrical@gmail.com
phone: 9826044913
place: Bhopal
skills: AutoCAD Electrical; ETAP; MS Office; SAP PM; PS
also: load flow; switchgear; relay testing; substation erection, testing and commissioning; cable laying; Omicron CMC 356; WBS; CAPEX
job: Assistant Manager (Electrical Projects) | Crompton Greaves Power Solutions Ltd | Mandideep | 2019-04 | now
job: Sr. Engineer – Electrical | Sterling & Wilson Pvt. Ltd. | NTPC Gadarwara | 2015-07 | 2019-03
job: Site Engineer | Vidyut Engineers | Bhopal | 2012-12 | 2015-07
edu: B.E. | Electrical & Electronics | Oriental Institute of Science & Technology, Bhopal | RGPV | 2012 | 68.44%
edu: 12th | | | M.P. Board | 2008 | 70%
edu: 10th | | | M.P. Board | 2006 | 74%
languages: Hindi; English
cert: Electrical Supervisor Licence (A class); Certificate course in AutoCAD Electrical
total: 12 8
ctc: 960000
born: 1990-05-06
marital: Married
*/
