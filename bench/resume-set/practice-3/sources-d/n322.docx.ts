import { docx, h, p, table } from '../../outside/sources/word.ts';

const job = (...lines: string[]) => lines.map((line, at) => p(line, { bold: at === 0, after: 0 })).join('');

export default docx({
  font: 'Carlito',
  size: 10.5,
  heading: { bold: true, size: 11, color: 'FFFFFF', shade: '444444' },
  body: [
    table(
      [6200, 3500],
      [
        [
          job('Sanjukta Dhar', 'Enterprise Data & Analytics Leader', 'Hyderabad'),
          job('+91 70930 11846', 'sanjukta.dhar@icloud.com', 'linkedin.com/in/sanjukta-dhar-data'),
        ],
      ],
      { border: false },
    ),
    h(' ROLES'),
    table(
      [6400, 3300],
      [
        [
          job(
            'Director – Data Platforms',
            'Novatel Biologics India (GCC), Hyderabad',
            'Lakehouse for 11 countries, 90 people',
          ),
          '2022-05 to present',
        ],
        [
          job(
            'Senior Manager – Analytics',
            'Novatel Biologics India (GCC), Hyderabad',
            'Commercial analytics; field force sizing 2020',
          ),
          '2019-01 to 2022-04',
        ],
        [
          job('Project Lead – BI', 'Cognizant Technology Solutions (client: Merck)', 'Kolkata, then Bengaluru'),
          '2014-08 to 2018-12',
        ],
        [
          job('Associate – BI', 'Cognizant Technology Solutions (client: AstraZeneca)', 'Kolkata'),
          '2011-11 to 2014-07',
        ],
        [job('Programmer Analyst', 'Vision Comptech', 'Kolkata'), '2009-07 to 2011-10'],
      ],
    ),
    h(' EDUCATION'),
    table(
      [6400, 3300],
      [
        [job('Executive PG in Data Science', 'IIIT Bangalore (online)'), '2019'],
        [job('MCA', 'Jadavpur University', '8.2 CGPA'), '2009'],
        [job('B.Sc. (Hons. in Mathematics)', 'Lady Brabourne College, Calcutta University', '62 %'), '2006'],
      ],
    ),
    h(' SKILLS (level of five)'),
    table(
      [3200, 1600, 3200, 1700],
      [
        ['Databricks', '5', 'Snowflake', '4'],
        ['Azure Data Factory', '5', 'Power BI', '4'],
        ['Python', '3', 'Data governance', '5'],
        ['Collibra', '4', 'dbt', '3'],
      ],
    ),
    h(' CERTIFICATES'),
    table(
      [5000, 2700, 2000],
      [
        ['Azure Data Engineer Associate', 'Microsoft', 'till 06/2027'],
        ['CDMP Practitioner', 'DAMA', '2021'],
      ],
    ),
    p('On garden leave; last working day 15 December 2026. Fixed pay 68 LPA. Bengali, English, Hindi.', {
      before: 120,
    }),
  ],
});
/* LABEL
about: data-platform-director | it | senior | n-word-title-employer-stacked-left-iso-period-right
name: Sanjukta Dhar
email: sanjukta.dhar@icloud.com
phone: 7093011846
place: Hyderabad
linkedin: linkedin.com/in/sanjukta-dhar-data
skills: Databricks; Snowflake; Azure Data Factory; Power BI; Python; Data governance; Collibra; dbt
also: Lakehouse; Commercial analytics; BI
job: Director – Data Platforms | Novatel Biologics India (GCC) | Hyderabad | 2022-05 | now
job: Senior Manager – Analytics | Novatel Biologics India (GCC) | Hyderabad | 2019-01 | 2022-04
job: Project Lead – BI | Cognizant Technology Solutions | Kolkata, then Bengaluru | 2014-08 | 2018-12
job: Associate – BI | Cognizant Technology Solutions | Kolkata | 2011-11 | 2014-07
job: Programmer Analyst | Vision Comptech | Kolkata | 2009-07 | 2011-10
edu: Executive PG in Data Science | | IIIT Bangalore | | 2019 |
edu: MCA | | Jadavpur University | | 2009 | 8.2 CGPA
edu: B.Sc. (Hons.) | Mathematics | Lady Brabourne College | Calcutta University | 2006 | 62 %
languages: Bengali; English; Hindi
cert: Azure Data Engineer Associate; CDMP Practitioner
ctc: 6800000
lastday: 2026-12-15
*/
