import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 10,
  heading: { bold: true, size: 12, color: '7F6000', caps: true },
  body: [
    table(
      [4900, 4900],
      [
        [
          p('Nazneen Merchant', { bold: true, size: 20 }),
          p('nazneen.merchant@gmail.com\n+91 98337 20415\nBandra (W), Mumbai', { align: 'right' }),
        ],
      ],
      { border: false },
    ),
    h('Summary'),
    p('Interior fit-out and workplace projects for corporates, 14 years. LEED AP.'),
    h('Experience'),
    table(
      [4900, 4900],
      [
        [
          p('**CBRE South Asia Pvt. Ltd.**') + p('Sr. Manager – Project Management') + p('Feb 2021 – present, Mumbai'),
          p('Client: JP Morgan, Nirlon Knowledge Park, 4 lakh sq ft. Cost plan, vendor packages, change control.'),
        ],
        [
          p('**Edifice Consultants**') + p('Project Architect') + p('Aug 2015 – Jan 2021, Mumbai'),
          p('Clients: Capgemini (Airoli), Barclays (Pune). GFC drawings and site coordination.'),
        ],
        [
          p('**Space Matrix Design**') + p('Interior Designer') + p('Jun 2012 – Jul 2015, Bengaluru'),
          p('Clients: start-ups on Outer Ring Road.'),
        ],
      ],
      { border: true },
    ),
    h('Education'),
    table(
      [4900, 4900],
      [
        [
          p('**Master of Science (Construction Project Management)**') + p('Heriot-Watt University, Edinburgh'),
          p('**Bachelor of Architecture**') + p('Rizvi College of Architecture (University of Mumbai)'),
        ],
        ['2018 (distance), Merit', '2012, First Class'],
      ],
      { border: false },
    ),
    h('Certificates and registration'),
    table(
      [4000, 3200, 2600],
      [
        ['Council of Architecture', 'CA/2012/57714', 'valid up to 31.12.2028'],
        ['LEED AP ID+C', 'USGBC', '2019'],
        ['PMP', 'PMI 2776012', '2020'],
      ],
      { border: true },
    ),
    h('Software'),
    p('AutoCAD    Revit    SketchUp    MS Project    Procore'),
    h('Languages'),
    p('English, Hindi, Gujarati, Marathi'),
  ],
});
/* LABEL
about: fitout-project-manager | other | senior | n-word-facing-cells-job-and-clients
name: Nazneen Merchant
email: nazneen.merchant@gmail.com
phone: 9833720415
place: Mumbai
skills: AutoCAD; Revit; SketchUp; MS Project; Procore
also: Cost plan; vendor packages; change control; GFC drawings; site coordination; Interior fit-out
job: Sr. Manager – Project Management | CBRE South Asia Pvt. Ltd. | Mumbai | 2021-02 | now
job: Project Architect | Edifice Consultants | Mumbai | 2015-08 | 2021-01
job: Interior Designer | Space Matrix Design | Bengaluru | 2012-06 | 2015-07
edu: Master of Science | Construction Project Management | Heriot-Watt University, Edinburgh | | 2018 | Merit
edu: Bachelor of Architecture | | Rizvi College of Architecture (University of Mumbai) | | 2012 | First Class
languages: English; Hindi; Gujarati; Marathi
cert: Council of Architecture; LEED AP ID+C; PMP
total: 14 0
*/
