import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  margin: 850,
  heading: { bold: true, size: 12, caps: true, line: true, color: '7030A0' },
  body: [
    table(
      [6600, 3600],
      [
        [
          p('Nirmala Thangavelu', { bold: true, size: 20, color: '7030A0' }) +
            p('Quality Assurance Manager – OSD and API'),
          p('98942 71108\nnirmala.qa@gmail.com\nCuddalore, Tamil Nadu', { align: 'right' }),
        ],
      ],
      { border: false },
    ),
    h('Employment history'),
    table(
      [5200, 5000],
      [
        ['**Employer and post**', '**Period and department**'],
        ['Shasun Strides Pharma Ltd., Cuddalore\nManager', 'June 2019 to now\nCorporate Quality Assurance'],
        [
          'Orchid Chemicals & Pharmaceuticals, Alathur\nAssistant Manager',
          'November 2013 to May 2019\nQuality Assurance (OSD)',
        ],
        ['Medopharm, Guduvanchery\nSenior Officer', 'April 2010 to October 2013\nIn-process Quality Assurance'],
        ['Tablets (India) Ltd., Chennai\nChemist', 'June 2007 to March 2010\nQuality Control'],
      ],
    ),
    list(
      'USFDA inspections faced in 2015, 2019 and 2023 (zero 483s in 2023)',
      'Deviation closure within 30 days: 96 %',
    ),
    h('Education'),
    table(
      [5200, 5000],
      [
        ['Master of Science in Chemistry', 'Annamalai University, 2007, 71%'],
        ['Bachelor of Science in Chemistry', 'St. Joseph’s College, Cuddalore (Thiruvalluvar University), 2005, 78%'],
        ['Post Graduate Diploma in Quality Assurance', 'Annamalai University (distance), 2011'],
      ],
    ),
    h('Skills'),
    table(
      [2550, 2550, 2550, 2550],
      [
        ['APQR', 'CAPA', 'Change control', 'TrackWise'],
        ['Process validation', 'Vendor audits', '21 CFR 211', 'Data integrity'],
      ],
    ),
    h('Certificates'),
    table(
      [5200, 5000],
      [
        ['ICH Q10 Auditor', 'TÜV SÜD, TUV/PH/0281, 2018'],
        ['Certified Quality Auditor', 'ASQ, 61177, valid to 12/2027'],
      ],
    ),
    p('Tamil and English. Married. 40 years. Present CTC 14.2 lakh, expected 18 lakh, notice 90 days.', {
      before: 120,
    }),
  ],
});
/* LABEL
about: pharma-qa-manager | other | senior | n-word-two-line-cells-employer-post-vs-period-department
name: Nirmala Thangavelu
email: nirmala.qa@gmail.com
phone: 9894271108
place: Cuddalore
skills: APQR; CAPA; Change control; TrackWise; Process validation; Vendor audits; 21 CFR 211; Data integrity
job: Manager | Shasun Strides Pharma Ltd. | Cuddalore | 2019-06 | now
job: Assistant Manager | Orchid Chemicals & Pharmaceuticals | Alathur | 2013-11 | 2019-05
job: Senior Officer | Medopharm | Guduvanchery | 2010-04 | 2013-10
job: Chemist | Tablets (India) Ltd. | Chennai | 2007-06 | 2010-03
edu: Post Graduate Diploma | Quality Assurance | Annamalai University | | 2011 |
edu: Master of Science | Chemistry | Annamalai University | | 2007 | 71%
edu: Bachelor of Science | Chemistry | St. Joseph’s College, Cuddalore (Thiruvalluvar University) | | 2005 | 78%
languages: Tamil; English
cert: ICH Q10 Auditor; Certified Quality Auditor
ctc: 1420000
expected: 1800000
notice: 90
marital: Married
*/
