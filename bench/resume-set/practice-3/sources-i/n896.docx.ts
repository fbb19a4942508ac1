import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  heading: { bold: true, size: 12, italic: true },
  body: [
    p('Gagandeep Singh Brar', { bold: true, size: 20, align: 'center' }),
    p('VPO Kot Bhai, Distt. Sri Muktsar Sahib (Pb.) • 94635-08172', { align: 'center' }),
    h('My work'),
    p('Own farm and dairy (26 acres, 30 buffaloes) – owner – since 2017'),
    p(
      'Punjab Agro Industries Corporation (a Punjab Govt. undertaking), Abohar – Field Supervisor (Citrus Estate) – 2013 to 2017',
    ),
    p('Driver cum Guard, private household of S. Balwant Singh, Toronto (Canada) – 2011 to 2012'),
    h('My studies'),
    list(
      'B.A., DAV College Malout, Panjab University Chandigarh, 2010 (3rd div.)',
      '+2 Agriculture, PSEB, Govt. Sr. Sec. School Gidderbaha, March 2007, 56%',
      'Matric, PSEB, 2005, 49%',
    ),
    h('Certificates I hold'),
    list(
      'Dairy Farming Training (Level-4, ASCI/NSDC), cert. no. AGR/Q4104-77, year 2018',
      'Drone Pilot – small category, DGCA RPC valid to 08/2033',
      'HTV driving licence PB-30',
    ),
    p('I also went to kisan mela at PAU every year and a 5-day bee keeping camp in 2019.'),
    h('What I know well'),
    p(
      'Drip irrigation and fertigation, artificial insemination, tractor and rotavator repair, kinnow grading (wax line), silage making.',
    ),
    p('Punjabi, Hindi, little English.'),
  ],
});
/* LABEL
about: farmer | other | mid | n-word-own-business-and-household-dashes
name: Gagandeep Singh Brar
phone: 9463508172
place: Sri Muktsar Sahib
skills: Drip irrigation and fertigation; artificial insemination; tractor and rotavator repair; kinnow grading (wax line); silage making
job: owner | Own farm and dairy | | 2017 | now
job: Field Supervisor (Citrus Estate) | Punjab Agro Industries Corporation | Abohar | 2013 | 2017
job: Driver cum Guard | private household of S. Balwant Singh | Toronto (Canada) | 2011 | 2012
edu: B.A. | | DAV College Malout | Panjab University Chandigarh | 2010 | 3rd div.
edu: +2 | Agriculture | Govt. Sr. Sec. School Gidderbaha | PSEB | 2007 | 56%
edu: Matric | | | PSEB | 2005 | 49%
cert: Dairy Farming Training; Drone Pilot – small category; HTV driving licence
languages: Punjabi; Hindi; English
*/
