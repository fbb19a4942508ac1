import { docx, h, list, p } from '../../outside/sources/word.ts';

const row = (left: string, right: string) => p(`${left}\t${right}`, { tabs: [-9900], after: 0 });

export default docx({
  font: 'Liberation Serif',
  size: 10,
  margin: 900,
  heading: { size: 12, caps: true, line: true, before: 120 },
  body: [
    p('Sneha Reddy Gaddam', { bold: true, size: 20, align: 'center' }),
    p('gaddam.sneha@gmail.com | 90106 55729 | github.com/snehagaddam | Hyderabad', { align: 'center' }),
    h('Education'),
    row('**Chaitanya Bharathi Institute of Technology**', 'Hyderabad, TS'),
    row('B.E. in Computer Science (AI & ML), GPA 8.92', '2021 – 2025'),
    row('**Narayana Junior College**', 'Hyderabad, TS'),
    row('Intermediate (MPC), 97.8%', '2019 – 2021'),
    h('Experience'),
    row('**Software Engineer Intern → Software Engineer**', 'Jan 2025 – Present'),
    row('ServiceNow', 'Hyderabad'),
    list('Unit tests for the flow engine; converted after six months', 'On-call of the notifications team'),
    row('**Research Assistant (part-time)**', 'Aug 2023 – May 2024'),
    row('IIIT Hyderabad, LTRC', 'Hyderabad'),
    list('Telugu treebank: 1,200 sentences annotated'),
    row('**Web Developer Intern**', 'Jun 2022 – Jul 2022'),
    row('The Sparks Foundation', 'Remote'),
    h('Projects'),
    row('**Pustakam** – library app with OCR of Telugu spines', 'Flutter, Tesseract, Firebase'),
    row('**FarePredict** – cab fares by hour', 'scikit-learn, FastAPI'),
    h('Skills'),
    p('**Languages:** Java, Python, JavaScript, SQL'),
    p('**Technologies:** Flutter, FastAPI, React, Firebase, Docker'),
    p('**Concepts:** OOP, DBMS, Operating Systems'),
    h('Certifications & awards'),
    list(
      'ServiceNow Certified System Administrator, 2025',
      'NPTEL Natural Language Processing (IIT Kharagpur), 2023, top 2 %',
      'Winner, Smart India Hackathon 2023 (software edition)',
    ),
  ],
});
/* LABEL
about: software-engineer | it | junior | n-word-jakes-title-first
name: Sneha Reddy Gaddam
email: gaddam.sneha@gmail.com
phone: 9010655729
place: Hyderabad
github: github.com/snehagaddam
skills: Java; Python; JavaScript; SQL; Flutter; FastAPI; React; Firebase; Docker; OOP; DBMS; Operating Systems
also: Languages; Technologies; Concepts; OCR; Tesseract; scikit-learn
job: Software Engineer Intern → Software Engineer | ServiceNow | Hyderabad | 2025-01 | now
job: Research Assistant (part-time) | IIIT Hyderabad, LTRC | Hyderabad | 2023-08 | 2024-05
job: Web Developer Intern | The Sparks Foundation | Remote | 2022-06 | 2022-07
edu: B.E. | Computer Science (AI & ML) | Chaitanya Bharathi Institute of Technology | | 2025 | GPA 8.92
edu: Intermediate | MPC | Narayana Junior College | | 2021 | 97.8%
cert: ServiceNow Certified System Administrator; NPTEL Natural Language Processing
*/
