import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, shade: 'C6D9F1' },
  body: [
    p('Jignesh Kantilal Prajapati', { bold: true, size: 18, color: '1F497D' }),
    p('B/12 Umiya Park, Nikol, Ahmedabad 382350 | 99241 80773 | jignesh.prajapati.ele@gmail.com', { line: true }),
    h('Summary'),
    p('9+ years in electrical maintenance of continuous process plants (glass, cement). Wireman license holder.'),
    h('Employment History'),
    table(
      [2500, 3300, 2100, 1900],
      [
        ['Period', 'Organization & Location', 'Designation', 'Dept.'],
        [
          "Mar'22 - Till date",
          'Gujarat Borosil Ltd. (now Borosil Renewables), Govali, Bharuch',
          'Asst. Manager',
          'Electrical & Instrumentation',
        ],
        ["Oct'19 - Feb'22", 'Gujarat Borosil Ltd., Govali, Bharuch', 'Sr. Engineer', 'Electrical'],
        ["Aug'17 - Sept'19", 'Sanghi Industries Ltd., Sanghipuram, Kutch', 'Engineer', 'E & I'],
      ],
      { head: 'DBE5F1' },
    ),
    h('Job Profile'),
    list(
      'Preventive maintenance of 66 kV switchyard, HT/LT panels, VFDs',
      'Furnace transformer oil filtration shutdown of 2023',
      'PLC troubleshooting: Siemens S7-300, Delta',
    ),
    h('Academic Qualification'),
    table(
      [1700, 1500, 2700, 2300, 1500],
      [
        ['Degree', 'Branch', 'College', 'University', 'Year (CPI)'],
        ['B.E.', 'Electrical', 'Vishwakarma Govt. Engg. College, Chandkheda', 'G.T.U.', '2017 (7.41)'],
        ['Diploma', 'Electrical', 'R.C. Technical Institute', 'G.T.U.', '2014 (8.02)'],
        ['SSC', '-', 'Shree Swaminarayan High School', 'GSEB', '2011 (81%)'],
      ],
      { head: 'DBE5F1' },
    ),
    h('License'),
    p('Supervisor Competency Certificate (Electrical), Govt. of Gujarat, No. S-41172, valid up to 31-12-2028'),
    h('Personal'),
    p(
      'DOB: 3rd Sept 1995 | Married | Gujarati, Hindi, English | Current CTC 6.9 LPA | Expected 9 LPA | Notice: 2 months',
    ),
  ],
});
/* LABEL
about: electrical-maintenance-engineer | other | mid | n-k-period-first-grid-dept-column
name: Jignesh Kantilal Prajapati
email: jignesh.prajapati.ele@gmail.com
phone: 9924180773
place: Ahmedabad
also: Preventive maintenance; HT/LT panels; VFDs; PLC troubleshooting; Siemens S7-300; Delta
job: Asst. Manager | Gujarat Borosil Ltd. | Govali, Bharuch | 2022-03 | now
job: Sr. Engineer | Gujarat Borosil Ltd. | Govali, Bharuch | 2019-10 | 2022-02
job: Engineer | Sanghi Industries Ltd. | Sanghipuram, Kutch | 2017-08 | 2019-09
edu: B.E. | Electrical | Vishwakarma Govt. Engg. College, Chandkheda | G.T.U. | 2017 | 7.41
edu: Diploma | Electrical | R.C. Technical Institute | G.T.U. | 2014 | 8.02
edu: SSC | | Shree Swaminarayan High School | GSEB | 2011 | 81%
languages: Gujarati; Hindi; English
cert: Supervisor Competency Certificate (Electrical)
total: 9 0
ctc: 690000
expected: 900000
notice: 60
born: 1995-09-03
marital: Married
*/
