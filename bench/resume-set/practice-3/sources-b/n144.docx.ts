import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 10, shade: 'D0CECE' },
  header: [p('Ravi Shankar Tiwari | loco pilot | page', { size: 8, align: 'right' })],
  body: [
    table(
      [2400, 7400],
      [
        ['Name', 'Ravi Shankar Tiwari'],
        ['Son of', 'Shri Kedar Nath Tiwari'],
        ['Born', '12-12-1986'],
        ['Cell', '97940 55218 (CUG), 94503 22671'],
        ['Home', 'Railway Colony, Mughalsarai (DDU Nagar)'],
      ],
      { side: 'EDEDED' },
    ),
    h('GRADES HELD IN EAST CENTRAL RAILWAY'),
    table(
      [3200, 1500, 1500, 3600],
      [
        ['Grade', 'From', 'Upto', 'Head quarters & links'],
        ['Loco Pilot (Goods)', '08/2019', 'date', 'DDU, WAG-9 and WAG-12B'],
        ['Loco Pilot (Shunting)', '01/2016', '07/2019', 'Gaya, WDS-6'],
        ['Assistant Loco Pilot', '11/2010', '12/2015', 'Dhanbad, WAG-7'],
      ],
    ),
    h('BEFORE RAILWAY'),
    p('Diploma Trainee, NTPC Singrauli, Aug 2008 – Jul 2009. 2009 – 2010 prepared for RRB.'),
    h('STUDIES'),
    table(
      [2000, 3600, 2000, 1000, 1200],
      [
        ['Class', 'Institution', 'Authority', 'Year', 'Marks'],
        ['Diploma (Electrical)', 'Govt. Polytechnic, Mirzapur', 'BTEUP', '2008', '67 %'],
        ['XII', 'JNS Inter College, Varanasi', 'UP Board', '2005', '59 %'],
        ['X', 'JNS Inter College, Varanasi', 'UP Board', '2003', '64 %'],
      ],
    ),
    h('COURSES'),
    p(
      'WAG-12B conversion, Madhepura, 2021 (15 days) • Simulator, ETC Gaya, yearly • First aid, St John Ambulance, 2017',
    ),
    h('LANGUAGES'),
    p('Hindi, Bhojpuri, English (reading)'),
  ],
});
/* LABEL
about: loco-pilot | other | senior | n-loco-grades-upto-date
name: Ravi Shankar Tiwari
phone: 9794055218; 9450322671
place: Mughalsarai
job: Loco Pilot (Goods) | East Central Railway | DDU | 2019-08 | now
job: Loco Pilot (Shunting) | East Central Railway | Gaya | 2016-01 | 2019-07
job: Assistant Loco Pilot | East Central Railway | Dhanbad | 2010-11 | 2015-12
job: Diploma Trainee | NTPC | Singrauli | 2008-08 | 2009-07
edu: Diploma | Electrical | Govt. Polytechnic, Mirzapur | BTEUP | 2008 | 67 %
edu: XII | | JNS Inter College, Varanasi | UP Board | 2005 | 59 %
edu: X | | JNS Inter College, Varanasi | UP Board | 2003 | 64 %
languages: Hindi; Bhojpuri; English
cert: WAG-12B conversion; First aid
born: 1986-12-12
*/
