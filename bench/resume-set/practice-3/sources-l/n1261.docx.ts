import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 11, color: '004D40', line: true },
  body: [
    p('Ritika Ahuja', { bold: true, size: 18, color: '004D40' }),
    p(
      'Senior Manager – Credit & Collections Analytics  |  Gurugram  |  9811 730 228  |  ritika.ahuja.analytics@gmail.com',
    ),
    p('“Numbers first, then the story.”', { italic: true, line: true }),
    h('Experience: 13 years'),
    p(
      '**AMERICAN EXPRESS INDIA** – Gurugram – Aug 2018 to Present\n     Senior Manager, Collections Analytics (Apr 2022 – Present)\n     Manager, Risk Analytics (Aug 2018 – Mar 2022)',
    ),
    list('Early delinquency model; USD 14 m saved in 2023', 'Migration from SAS to PySpark'),
    p(
      '**EXL SERVICE** – Noida – Sep 2015 to Jul 2018\n     Assistant Manager – Analytics (client: Lloyds Banking Group)',
      { before: 60 },
    ),
    list('Mortgage arrears segmentation'),
    p(
      '**WNS GLOBAL SERVICES** – Gurugram – Jun 2012 to Aug 2015\n     Analyst, later Senior Analyst (client: Travelocity)',
      { before: 60 },
    ),
    h('Education'),
    p(
      '2012 | M.Sc. Operational Research | University of Delhi | 70 %\n2010 | B.Sc. (H) Mathematics | Kirori Mal College, University of Delhi | 78 %',
    ),
    h('Competencies'),
    p('Python, PySpark, SAS, SQL, Hive, Tableau, XGBoost, Logistic regression, Champion-challenger design'),
    h('Certifications / trainings'),
    list(
      'Machine Learning Specialization, DeepLearning.AI on Coursera, 2022 (ZK4H7D)',
      'SAS Certified Predictive Modeler, 2016',
      'People leader programme, Amex (internal), 2022',
    ),
    h('Compensation'),
    p('Fixed 38 L, bonus 6 L, total 44 LPA. Expectation 55 LPA. Notice 60 days.'),
  ],
});
/* LABEL
about: collections-analytics-manager | other | senior | n-word-capital-employer-indented-posts
name: Ritika Ahuja
email: ritika.ahuja.analytics@gmail.com
phone: 9811730228
place: Gurugram
skills: Python; PySpark; SAS; SQL; Hive; Tableau; XGBoost; Logistic regression; Champion-challenger design
also: segmentation; Collections Analytics; Risk Analytics
job: Senior Manager, Collections Analytics | AMERICAN EXPRESS INDIA | Gurugram | 2022-04 | now
job: Manager, Risk Analytics | AMERICAN EXPRESS INDIA | Gurugram | 2018-08 | 2022-03
job: Assistant Manager – Analytics | EXL SERVICE | Noida | 2015-09 | 2018-07
job: Analyst, later Senior Analyst | WNS GLOBAL SERVICES | Gurugram | 2012-06 | 2015-08
edu: M.Sc. | Operational Research | University of Delhi | | 2012 | 70 %
edu: B.Sc. (H) | Mathematics | Kirori Mal College | University of Delhi | 2010 | 78 %
cert: Machine Learning Specialization; SAS Certified Predictive Modeler
total: 13 0
ctc: 4400000
expected: 5500000
notice: 60
*/
