import { docx, h, list, p, table } from './word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, color: '1F4E79', line: true },
  body: [
    p('FATHIMA BEEVI A.', { bold: true, size: 18, color: '1F4E79' }),
    p('Human Resources Manager'),
    p('Thycaud, Thiruvananthapuram | fathimabeevi.hr@gmail.com | 0471-2338816, +91 9895 471 203', { after: 120 }),
    p(
      'HR generalist with sixteen years in hospitals, retail and manufacturing. Known for settling things before they reach the labour office.',
      { italic: true },
    ),
    h('Employment'),
    table(
      [2100, 7700],
      [
        [
          'Mar 2019 – present',
          p('**Human Resources Manager**\nKIMSHEALTH Annexe, Thiruvananthapuram') +
            list(
              'Strength of 940 of which 410 are nurses; attrition down from 31 to 19 %.',
              'Rolled out Darwinbox; closed eleven registers kept by hand.',
              'Internal committee (POSH) secretary.',
            ),
        ],
        [
          'Jul 2014 – Feb 2019',
          p('**Assistant Manager HR**\nKalyan Silks, Thrissur') +
            list('Recruitment of showroom staff for nine openings.'),
        ],
        [
          'Aug 2010 – Jun 2014',
          p('**HR Executive**\nHindustan Latex Lifecare, Peroorkada') +
            list('Wage register, canteen, PF and ESI returns.'),
        ],
      ],
      { border: false },
    ),
    h('Areas'),
    table(
      [3260, 3260, 3260],
      [
        ['Talent acquisition', 'Compensation & benefits', 'Statutory compliance'],
        ['POSH', 'Darwinbox', 'Industrial relations'],
        ['Employee engagement', 'HR analytics', 'Disciplinary enquiry'],
      ],
      { border: false },
    ),
    h('Education'),
    table(
      [2100, 7700],
      [
        ['2010', 'MHRM, Rajagiri College of Social Sciences, Kalamassery (M.G. University), 66 %'],
        ['2008', "B.A. Economics, All Saints' College, Thiruvananthapuram, 71 %"],
      ],
      { border: false },
    ),
    h('Certification'),
    p('SHRM-CP (2018)\tCertified POSH Trainer (2021)', { tabs: [4000] }),
    h('Other details'),
    p('Born\t4 December 1987', { tabs: [2100] }),
    p('Family\tMarried, two daughters', { tabs: [2100] }),
    p('Languages\tMalayalam, English, Tamil, Hindi', { tabs: [2100] }),
    p('Salary\tRs. 12.75 lakh p.a. (present), Rs. 15 lakh p.a. (expected)', { tabs: [2100] }),
    p('Joining time\t60 days', { tabs: [2100] }),
  ],
});
/* LABEL
about: hr-manager | other | senior | o-word-borderless-date-table
name: Fathima Beevi A.
email: fathimabeevi.hr@gmail.com
phone: 4712338816; 9895471203
place: Thiruvananthapuram
skills: Talent acquisition; Compensation & benefits; Statutory compliance; POSH; Darwinbox; Industrial relations; Employee engagement; HR analytics; Disciplinary enquiry
also: Recruitment; PF and ESI; Wage register
job: Human Resources Manager | KIMSHEALTH Annexe | Thiruvananthapuram | 2019-03 | now
job: Assistant Manager HR | Kalyan Silks | Thrissur | 2014-07 | 2019-02
job: HR Executive | Hindustan Latex Lifecare | Peroorkada | 2010-08 | 2014-06
edu: MHRM | | Rajagiri College of Social Sciences, Kalamassery | M.G. University | 2010 | 66 %
edu: B.A. | Economics | All Saints' College, Thiruvananthapuram | | 2008 | 71 %
languages: Malayalam; English; Tamil; Hindi
cert: SHRM-CP; Certified POSH Trainer
total: 16 0
ctc: 1275000
expected: 1500000
notice: 60
born: 1987-12-04
marital: Married
*/
