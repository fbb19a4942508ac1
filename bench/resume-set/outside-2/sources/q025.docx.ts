import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, shade: 'BFBFBF' },
  footer: [p('Er. Rohit Wankhede – Metro / Viaduct – Cell 97660 42815', { align: 'center', size: 8 })],
  body: [
    p('CURRICULUM VITAE', { bold: true, size: 16, align: 'center', after: 120 }),
    p(
      '**Er. Rohit Damodhar Wankhede**\nB.E. (Civil)\nPlot No. 34, Manewada Ring Road, Nagpur – 440027\nCell: 97660 42815 / 70201 88346\nMail: rohitwankhede.civil@gmail.com',
    ),
    h('CAREER OBJECTIVE'),
    p(
      'To work in a growth oriented infrastructure company where my knowledge of segmental viaduct and pile foundation can be utilised.',
    ),
    h('PROFILE'),
    list(
      'Total 8 years of experience in metro viaduct, flyover and building works.',
      'Presently working with **Afcons Infrastructure Ltd.** on Nagpur Metro Phase II as Senior Engineer.',
      'Good in site execution, QA/QC documentation, client billing and RA bill certification.',
    ),
    h('EXPERIENCE DETAILS'),
    table(
      [2300, 7500],
      [
        ['Company', 'Afcons Infrastructure Ltd.'],
        ['Project', 'Nagpur Metro Phase II, Reach 3A, viaduct 7.2 km (Rs. 640 Cr.)'],
        ['Client', 'Maharashtra Metro Rail Corporation Ltd.'],
        ['Designation', 'Senior Engineer (Structures)'],
        ['Duration', '5th February 2023 to till date'],
      ],
      { side: 'EDEDED' },
    ),
    list(
      'Erection of segments by launching girder, 11 spans in a month achieved',
      'Pile load test, integrity test and pile cap concreting of 64 locations',
      'Co-ordination with traffic police for night blocks',
      'Checking of reinforcement and preparation of bar bending schedule',
    ),
    table(
      [2300, 7500],
      [
        ['Company', 'Dilip Buildcon Ltd.'],
        ['Project', 'Flyover at Mankapur, NH-47'],
        ['Client', 'NHAI'],
        ['Designation', 'Site Engineer'],
        ['Duration', '18th June 2020 to 28th January 2023'],
      ],
      { side: 'EDEDED' },
    ),
    list('RE wall casting yard, PSC girder stressing, DPR to client', 'Handled 3 sub contractors'),
    table(
      [2300, 7500],
      [
        ['Company', 'Sandeep Dwellers Pvt. Ltd.'],
        ['Project', 'Shriram Tower, Civil Lines, Nagpur (G+14)'],
        ['Designation', 'Junior Engineer'],
        ['Duration', '1st August 2018 to 31st May 2020'],
      ],
      { side: 'EDEDED' },
    ),
    h('TECHNICAL SKILL'),
    p('AutoCAD 2D, MS Project, Auto Level and Total Station, STAAD Pro (basic), MS Excel, Bar bending schedule'),
    h('EDUCATIONAL DETAILS'),
    table(
      [2000, 4300, 1500, 2000],
      [
        ['Course', 'Institute / University', 'Year', 'Percentage'],
        ['B.E. (Civil)', 'KDK College of Engineering, RTM Nagpur University', '2018', '66.70 %'],
        ['Diploma (Civil)', 'Govt. Polytechnic, Yavatmal, MSBTE', '2015', '72.11 %'],
        ['S.S.C.', 'Nagar Parishad High School, Arvi, Nagpur Board', '2012', '78.40 %'],
      ],
      { head: 'D9D9D9' },
    ),
    h('PERSONAL DETAILS'),
    p(
      'Name\t: Rohit Damodhar Wankhede\nDate of Birth\t: 11th Sept. 1996\nGender\t: Male\nMarital Status\t: Un-married\nLanguages Known\t: Marathi, Hindi, English\nPresent Salary\t: Rs. 7.20 Lakh P.A. + accommodation\nExpected Salary\t: Rs. 9.00 Lakh P.A.\nNotice Period\t: 1 Month',
      {
        tabs: [2600],
      },
    ),
    h('DECLARATION'),
    p('I hereby declare that the above information is true to the best of my knowledge.'),
    p('Date: 20/10/2026\nPlace: Nagpur\t(Rohit Wankhede)', { tabs: [-9500], before: 200 }),
  ],
});

/* LABEL
about: civil-site-engineer | other | mid | q-word-project-tables
name: Rohit Damodhar Wankhede
email: rohitwankhede.civil@gmail.com
phone: 9766042815; 7020188346
place: Nagpur
skills: AutoCAD 2D; MS Project; Auto Level and Total Station; STAAD Pro; MS Excel; Bar bending schedule
also: AutoCAD; Auto Level; Total Station; QA/QC documentation; client billing; RA bill certification; site execution; Pile load test; integrity test; PSC girder stressing; pile foundation; segmental viaduct
job: Senior Engineer (Structures) | Afcons Infrastructure Ltd. | Nagpur | 2023-02 | now
job: Site Engineer | Dilip Buildcon Ltd. | Mankapur | 2020-06 | 2023-01
job: Junior Engineer | Sandeep Dwellers Pvt. Ltd. | Nagpur | 2018-08 | 2020-05
edu: B.E. | Civil | KDK College of Engineering | RTM Nagpur University | 2018 | 66.70 %
edu: Diploma | Civil | Govt. Polytechnic, Yavatmal | MSBTE | 2015 | 72.11 %
edu: S.S.C. | | Nagar Parishad High School, Arvi | Nagpur Board | 2012 | 78.40 %
languages: Marathi; Hindi; English
total: 8 0
ctc: 720000
expected: 900000
notice: 30
born: 1996-09-11
gender: Male
marital: Un-married
dated: 2026-10-20
*/
