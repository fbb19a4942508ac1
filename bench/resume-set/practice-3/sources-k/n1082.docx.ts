import { docx, h, p } from '../../outside/sources/word.ts';

const t = { tabs: [-9900] };
export default docx({
  font: 'Caladea',
  heading: { bold: true, italic: true, size: 12 },
  body: [
    p('Geetha Kumari Pillai', { bold: true, size: 16 }),
    p('Physiotherapist\nTripunithura, Kochi\n9497 336 015, geetha.pt@gmail.com'),
    h('Qualification'),
    p('Master of Physiotherapy, specialised in Neurology\t2015', t),
    p('J.S.S. College of Physiotherapy, Mysuru, affiliated to RGUHS', { indent: 300 }),
    p('Bachelor of Physiotherapy (4½ years with internship)\t2012', t),
    p('School of Medical Education, Gandhinagar, Kottayam, under M.G. University', { indent: 300 }),
    p('Plus Two, Biology\t2007', t),
    p('S.N.D.P. H.S.S., Udayamperoor, Higher Secondary Board of Kerala', { indent: 300 }),
    h('Posts'),
    p('Chief Physiotherapist & HoD (Grade I)\tFeb. 2022 –', t),
    p('VPS Lakeshore Hospital, Maradu; Dept. of Physical Medicine', { indent: 300 }),
    p('Senior Physiotherapist (Grade II)\tDec. 2018 – Jan. 2022', t),
    p('VPS Lakeshore Hospital, Maradu; Stroke Unit', { indent: 300 }),
    p('Physiotherapist\tSept. 2015 – Nov. 2018', t),
    p('Rajagiri Hospital, Chunangamvely, Aluva', { indent: 300 }),
    p('Tutor\tAug. 2012 – May 2013', t),
    p('Medical Trust Institute of Medical Sciences, Irumpanam', { indent: 300 }),
    h('Courses'),
    p('Bobath basic course (IBITA), 2017; Certified in dry needling, 2019; IAP life member L-31882'),
    h('Competent in'),
    p('Gait training, Vestibular rehabilitation, ICU chest physiotherapy, Ergonomic assessment'),
    h('Languages'),
    p('Malayalam, English, Hindi, Kannada'),
  ],
});
/* LABEL
about: chief-physiotherapist | other | senior | n-k-degree-year-right-affiliated-below
name: Geetha Kumari Pillai
email: geetha.pt@gmail.com
phone: 9497336015
place: Kochi
skills: Gait training; Vestibular rehabilitation; ICU chest physiotherapy; Ergonomic assessment
job: Chief Physiotherapist & HoD (Grade I) | VPS Lakeshore Hospital | Maradu | 2022-02 | now
job: Senior Physiotherapist (Grade II) | VPS Lakeshore Hospital | Maradu | 2018-12 | 2022-01
job: Physiotherapist | Rajagiri Hospital | Chunangamvely, Aluva | 2015-09 | 2018-11
job: Tutor | Medical Trust Institute of Medical Sciences | Irumpanam | 2012-08 | 2013-05
edu: Master of Physiotherapy | Neurology | J.S.S. College of Physiotherapy, Mysuru | RGUHS | 2015 |
edu: Bachelor of Physiotherapy | | School of Medical Education, Gandhinagar, Kottayam | M.G. University | 2012 |
edu: Plus Two | Biology | S.N.D.P. H.S.S., Udayamperoor | Higher Secondary Board of Kerala | 2007 |
cert: Bobath basic course (IBITA); Certified in dry needling
languages: Malayalam; English; Hindi; Kannada
*/
