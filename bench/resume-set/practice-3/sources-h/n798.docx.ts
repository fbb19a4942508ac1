import { docx, h, list, p } from '../../outside/sources/word.ts';

const meta = (text: string) => p(text, { size: 9, color: '616161', after: 20 });

export default docx({
  font: 'Open Sans',
  size: 9,
  margin: 900,
  heading: { bold: true, size: 12, color: 'C62828', before: 200 },
  body: [
    p('ROHAN BASNETT', { bold: true, size: 24 }),
    p('Outdoor instructor, mountain guide and camp manager', { color: 'C62828' }),
    meta('⚲ Darjeeling   ☎ 97330 51846   ✉ rohan.basnett.outdoor@gmail.com'),
    h('Camps and companies'),
    p('India Hikes (Trek the Himalayas Pvt Ltd)', { bold: true, after: 0 }),
    meta('Slope Manager · Uttarakhand and Sikkim · 03/2022 – present · full-time'),
    list('Base camp of 6 guides and 22 staff; Goechala, Kedarkantha', 'Rescue of two trekkers, Oct 2023'),
    p('Himalayan Mountaineering Institute', { bold: true, after: 0 }),
    meta('Instructor (contract) · Darjeeling · 04/2019 – 02/2022'),
    p('Youreka (Campfire Adventures)', { bold: true, after: 0 }),
    meta('Camp Facilitator · Sattal, Coorg · 09/2017 – 03/2019 · seasonal'),
    p('Self', { bold: true, after: 0 }),
    meta('Homestay and day-hike guide · Sandakphu · 2015 – 2017'),
    h('Learning'),
    p('North Point, St. Joseph’s College', { bold: true, after: 0 }),
    meta('B.A. Geography · University of North Bengal · 2014–2017 · second class'),
    p('St. Robert’s School', { bold: true, after: 0 }),
    meta('Class XII · WBCHSE · 2014'),
    h('Tickets'),
    p('Method of Instruction (MOI)', { bold: true, after: 0 }),
    meta('HMI Darjeeling · 2018 · grade A'),
    p('Advanced Mountaineering Course', { bold: true, after: 0 }),
    meta('NIM Uttarkashi · 2016 · grade A'),
    p('Wilderness First Responder', { bold: true, after: 0 }),
    meta('Aerie / Hanifl Centre · 2019 · renewed 2022 and 2025'),
    h('Peaks'),
    p('Frey Peak (2016), Mt. Jogin III (2018), Kolahoi attempt (2022)'),
    h('Kit of skills'),
    p('Rope work · Rock climbing to 6c · Route finding · Group debriefs · Kitchen planning'),
    h('Tongues'),
    p('Nepali, English, Hindi, Bengali'),
  ],
});
/* LABEL
about: mountain-guide | other | mid | n-word-employer-bold-then-middot-meta-line
name: Rohan Basnett
email: rohan.basnett.outdoor@gmail.com
phone: 9733051846
place: Darjeeling
skills: Rope work; Rock climbing to 6c; Route finding; Group debriefs; Kitchen planning
job: Slope Manager | India Hikes (Trek the Himalayas Pvt Ltd) | Uttarakhand and Sikkim | 2022-03 | now
job: Instructor (contract) | Himalayan Mountaineering Institute | Darjeeling | 2019-04 | 2022-02
job: Camp Facilitator | Youreka (Campfire Adventures) | Sattal, Coorg | 2017-09 | 2019-03
job: Homestay and day-hike guide | Self | Sandakphu | 2015 | 2017
edu: B.A. | Geography | North Point, St. Joseph’s College | University of North Bengal | 2017 | second class
edu: Class XII | | St. Robert’s School | WBCHSE | 2014 |
cert: Method of Instruction (MOI); Advanced Mountaineering Course; Wilderness First Responder
languages: Nepali; English; Hindi; Bengali
*/
