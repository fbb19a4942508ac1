import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, shade: 'D6E3BC' },
  body: [
    table(
      [1900, 3100, 1900, 3000],
      [
        ['Name', 'Sagar Ashok Tandel', 'Total exp.', '4 years 2 months'],
        ['Role', 'Desktop Support Engineer', 'Relevant exp.', '3 years'],
        ['Cell', '8108 774 935', 'Current CTC', '3.4 LPA'],
        ['Email', 'sagartandel.it@gmail.com', 'Expected CTC', '4.5 LPA'],
        ['Location', 'Dombivli (E), Thane', 'Notice period', 'Immediate joiner'],
      ],
    ),
    h('About'),
    p(
      'Desktop support engineer with ITIL foundation and hands-on in Windows 10/11, Office 365 and printers. Contract with last employer ended on 31 Oct 2026.',
    ),
    h('Jobs'),
    list(
      'HCL Infosystems (site: Kotak Towers, Goregaon), as Desktop Support Engineer, Nov 2023 to Oct 2026',
      'Computer Planet, Dombivli, as Hardware Technician, Aug 2022 to Oct 2023',
    ),
    p('Daily work at Kotak Towers:', { bold: true, before: 80 }),
    list(
      '25 to 30 calls a day in ServiceNow, SLA 97 %',
      'Imaging by SCCM, BitLocker, Outlook profile and OST issues',
      'AD user creation, password reset, shared folder rights',
      'VC room set-up for the board',
    ),
    h('Know-how'),
    p(
      'Windows 10 / 11 - Office 365 - Active Directory - SCCM - Printer & scanner - LAN crimping - ServiceNow - Antivirus (Trend Micro) - MAC OS basic',
    ),
    h('Courses'),
    table(
      [4600, 3300, 2000],
      [
        ['Course', 'From', 'Year'],
        ['CCNA training', 'Jetking, Thane', '2022'],
        ['MCSA', 'Jetking, Thane', '2022'],
        ['ITIL 4 Foundation', 'PeopleCert', '2024'],
      ],
      { head: 'EAF1DD' },
    ),
    h('Studies'),
    table(
      [2600, 4100, 1400, 1800],
      [
        ['Exam', 'College', 'Passing', 'Marks'],
        ['B.Sc. (I.T.)', 'Pendharkar College, Mumbai University', 'Apr 2022', '6.8 CGPA'],
        ['H.S.C. (Sci)', 'Model College', 'Feb 2019', '58.6 %'],
        ['S.S.C.', 'Tilak Nagar Vidya Mandir', 'Mar 2017', '77 %'],
      ],
      { head: 'EAF1DD' },
    ),
    h('Self'),
    p('Born 05.05.2001, male, not married. Marathi, Hindi, English. Cricket, Ganpati mandal volunteer.'),
    p('Preferred work location – Navi Mumbai, Thane, Mumbai'),
  ],
});

/* LABEL
about: desktop-support | it | junior | q-doc-summary-grid
name: Sagar Ashok Tandel
email: sagartandel.it@gmail.com
phone: 8108774935
place: Dombivli
skills: Windows 10; Windows 11; Office 365; Active Directory; SCCM; Printer & scanner; LAN crimping; ServiceNow; Antivirus; Trend Micro; MAC OS basic
also: Windows 10 / 11; Antivirus (Trend Micro); BitLocker; Outlook; AD user creation; VC room set-up; Windows; MAC OS
job: Desktop Support Engineer | HCL Infosystems | Goregaon | 2023-11 | 2026-10
job: Hardware Technician | Computer Planet | Dombivli | 2022-08 | 2023-10
edu: B.Sc. (I.T.) | | Pendharkar College | Mumbai University | 2022 | 6.8 CGPA
edu: H.S.C. | Sci | Model College | | 2019 | 58.6 %
edu: S.S.C. | | Tilak Nagar Vidya Mandir | | 2017 | 77 %
languages: Marathi; Hindi; English
cert: CCNA training; MCSA; ITIL 4 Foundation
total: 4 2
ctc: 340000
expected: 450000
notice: 0
born: 2001-05-05
gender: male
marital: not married
preferred: Navi Mumbai; Thane; Mumbai
*/
