import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  body: [
    table(
      [2300, 7500],
      [
        ['NAME', 'Arjun Valsan Kurup'],
        ['SEEKS', 'Junior data engineer / Python developer'],
        ['LIVES IN', 'Kozhikode; ready for Kochi, Chennai, Bengaluru'],
        ['CALL / WRITE', '+91 81299 40573 / arjunvkurup@outlook.in'],
        [
          'WORK',
          `${p('**Quest Global Analytics, Kochi**: Associate Data Engineer, since Jan 2025')}${p('**Faircode Infotech, Kochi**: Python Intern, Jul – Dec 2024')}`,
        ],
        ['MADE', 'ETL of 40 GB bus tickets a day (KSRTC hackathon 2024); blog on Airflow, 2025'],
        [
          'STUDIED',
          `${p('MCA, NIT Calicut, 2021–24, 8.05')}${p('B.Sc. Mathematics, Farook College (University of Calicut), 2018–21, 82%')}${p('Plus Two, HSE Kerala, 2018, 95%')}`,
        ],
        ['WORKS WITH', 'Python, PySpark, Airflow, SQL, Docker, AWS (S3, Glue), Git'],
        [
          'PROVEN BY',
          `${p('AWS Certified Data Engineer – Associate, Aug 2025')}${p('Databricks Data Engineer Associate, 2026')}`,
        ],
        ['SPEAKS', 'Malayalam, English'],
        ['EARNS', '5.8 LPA; looks for 8; 60 days'],
      ],
      { side: 'DDEBF7' },
    ),
  ],
});
/* LABEL
about: data-engineer | it | junior | n-word-whole-resume-in-table-own-words
name: Arjun Valsan Kurup
email: arjunvkurup@outlook.in
phone: 8129940573
place: Kozhikode
skills: Python; PySpark; Airflow; SQL; Docker; AWS; S3; Glue; Git
also: ETL
job: Associate Data Engineer | Quest Global Analytics | Kochi | 2025-01 | now
job: Python Intern | Faircode Infotech | Kochi | 2024-07 | 2024-12
edu: MCA | | NIT Calicut | | 2024 | 8.05
edu: B.Sc. | Mathematics | Farook College (University of Calicut) | | 2021 | 82%
edu: Plus Two | | | HSE Kerala | 2018 | 95%
languages: Malayalam; English
cert: AWS Certified Data Engineer – Associate; Databricks Data Engineer Associate
ctc: 580000
expected: 800000
notice: 60
preferred: Kochi; Chennai; Bengaluru
*/
