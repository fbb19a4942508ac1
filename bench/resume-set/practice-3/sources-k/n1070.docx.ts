import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('Dr. Archana Shukla', { bold: true, size: 16 }),
    p('Assistant Professor (Botany) · Aliganj, Lucknow 226024 · archanashukla.bot@gmail.com · 9410 556 218'),
    p('A. ACADEMIC RECORD', { bold: true, before: 140 }),
    table(
      [1500, 900, 4200, 1400, 1800],
      [
        ['Degree', 'Year', 'University & College', 'Division', 'Subject'],
        ['Ph.D.', '2016', 'University of Lucknow; CSIR-NBRI', 'Awarded', 'Plant Physiology'],
        ['M.Sc.', '2010', 'University of Lucknow', 'I', 'Botany'],
        ['B.Sc.', '2008', 'C.S.J.M. University; D.G. P.G. College, Kanpur', 'I', 'ZBC'],
        ['12', '2005', 'CBSE; Kendriya Vidyalaya Armapur', 'I', 'Science'],
        ['10', '2003', 'CBSE; Kendriya Vidyalaya Armapur', 'I', '-'],
      ],
    ),
    p('B. NATIONAL TESTS', { bold: true, before: 100 }),
    p('CSIR-UGC NET (JRF) Life Sciences, June 2010; GATE 2010 (XL), 94 percentile'),
    p('C. POSITIONS', { bold: true, before: 100 }),
    table(
      [2800, 4200, 2800],
      [
        [
          'Assistant Professor (Stage 2, Level 11)',
          'Babasaheb Bhimrao Ambedkar University (A Central University), Lucknow',
          '12/2021 to present',
        ],
        ['Assistant Professor (Level 10)', 'Babasaheb Bhimrao Ambedkar University, Lucknow', '12/2017 to 11/2021'],
        ['DST Women Scientist-A', 'CSIR-CIMAP, Lucknow', '08/2016 to 11/2017'],
        ['SRF / JRF', 'CSIR-NBRI, Lucknow', '09/2010 to 12/2015'],
      ],
    ),
    p('D. RESEARCH', { bold: true, before: 100 }),
    p('31 papers, h-index 14. Project: SERB CRG 2022–25, Rs. 38 lakh (P.I.). 3 Ph.D. awarded.'),
    p('E. TECHNIQUES', { bold: true, before: 100 }),
    p('qPCR, Confocal microscopy, GC-MS, Tissue culture, R statistics'),
    p('F. MEMBERSHIP: Life member, Indian Society for Plant Physiology (2014)', { before: 100 }),
  ],
});
/* LABEL
about: botany-professor | other | senior | n-k-lettered-sections-university-semicolon-college
name: Archana Shukla
email: archanashukla.bot@gmail.com
phone: 9410556218
place: Lucknow
skills: qPCR; Confocal microscopy; GC-MS; Tissue culture; R statistics
job: Assistant Professor (Stage 2, Level 11) | Babasaheb Bhimrao Ambedkar University | Lucknow | 2021-12 | now
job: Assistant Professor (Level 10) | Babasaheb Bhimrao Ambedkar University | Lucknow | 2017-12 | 2021-11
job: DST Women Scientist-A | CSIR-CIMAP | Lucknow | 2016-08 | 2017-11
job: SRF / JRF | CSIR-NBRI | Lucknow | 2010-09 | 2015-12
edu: Ph.D. | Plant Physiology | CSIR-NBRI | University of Lucknow | 2016 |
edu: M.Sc. | Botany | | University of Lucknow | 2010 | I
edu: B.Sc. | ZBC | D.G. P.G. College, Kanpur | C.S.J.M. University | 2008 | I
edu: 12 | Science | Kendriya Vidyalaya Armapur | CBSE | 2005 | I
edu: 10 | | Kendriya Vidyalaya Armapur | CBSE | 2003 | I
cert: CSIR-UGC NET (JRF) Life Sciences; GATE 2010 (XL)
*/
