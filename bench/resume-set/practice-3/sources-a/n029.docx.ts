import { docx, h, list, p, table } from '../../outside/sources/word.ts';

const two = { border: false };

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 11, color: '2E75B6' },
  header: [
    p('Page of Deepika Chowdhary – company secretary – 97996 14208 – cs.deepika.c@gmail.com', {
      size: 8,
      color: '777777',
    }),
  ],
  body: [
    p('CS Deepika Chowdhary', { bold: true, size: 17 }),
    p('Jaipur (Rajasthan)', { after: 160 }),
    h('Employment particulars'),
    table(
      [3000, 6800],
      [
        [
          '01.04.2022 – onwards',
          `${p('**Rajputana Cement Ltd** (listed, BSE & NSE)', {})}${p('Company Secretary & Compliance Officer', {})}${p('LODR filings, board and AGM, insider trading code, rights issue of 2024')}`,
        ],
        ['16.08.2019 – 31.03.2022', `${p('**Genus Metering Corp**', {})}${p('Assistant Company Secretary', {})}`],
        [
          '01.02.2018 – 10.08.2019',
          `${p('**V. M. & Associates** (practising company secretaries)', {})}${p('Associate', {})}`,
        ],
        ['2016 – 2017', `${p('**V. M. & Associates**', {})}${p('Management Trainee (15 months)', {})}`],
      ],
      two,
    ),
    h('Qualifications'),
    table(
      [3000, 6800],
      [
        ['Company Secretary', 'Institute of Company Secretaries of India, Dec 2017, membership A-54120'],
        ['LL.B.', 'University of Rajasthan, 2021, 58%'],
        ['B.Com. (ABST)', 'Kanoria PG Mahila Mahavidyalaya, 2015, 71%'],
        ['Sr. Secondary', 'RBSE, Maheshwari Girls School, 2012, 84.6%'],
      ],
      two,
    ),
    h('Proficiency'),
    list(
      'MCA V3 portal, XBRL, NSE NEAPS, BSE Listing Centre',
      'SEBI (LODR), SEBI (PIT), Companies Act, FEMA',
      'Drafting of minutes and resolutions',
    ),
    h('Personal'),
    p(
      'Unmarried female of 31 years (DOB: 19 Oct 1995). Hindi, English, Marwari. Drawing Rs. 12.6 LPA; expecting Rs. 16 LPA; notice 60 days.',
    ),
  ],
});
/* LABEL
about: company-secretary | other | mid | n-word-borderless-period-table
name: Deepika Chowdhary
email: cs.deepika.c@gmail.com
phone: 9799614208
place: Jaipur
skills: MCA V3 portal; XBRL; NSE NEAPS; BSE Listing Centre; SEBI (LODR); SEBI (PIT); Companies Act; FEMA; Drafting of minutes and resolutions
also: LODR filings; insider trading code; rights issue
job: Company Secretary & Compliance Officer | Rajputana Cement Ltd | | 2022-04 | now
job: Assistant Company Secretary | Genus Metering Corp | | 2019-08 | 2022-03
job: Associate | V. M. & Associates | | 2018-02 | 2019-08
job: Management Trainee | V. M. & Associates | | 2016 | 2017
edu: Company Secretary | | Institute of Company Secretaries of India | | 2017 |
edu: LL.B. | | University of Rajasthan | | 2021 | 58%
edu: B.Com. | ABST | Kanoria PG Mahila Mahavidyalaya | | 2015 | 71%
edu: Sr. Secondary | | Maheshwari Girls School | RBSE | 2012 | 84.6%
languages: Hindi; English; Marwari
ctc: 1260000
expected: 1600000
notice: 60
born: 1995-10-19
gender: Female
marital: Unmarried
*/
