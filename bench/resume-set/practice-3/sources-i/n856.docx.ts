import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, caps: true, line: true },
  body: [
    p('Priyanka Sen', { bold: true, size: 18 }),
    p('Interior designer | Kolkata, West Bengal | 98304 61175 | hello@priyankasen.studio'),
    h('Experience'),
    p('**Studio Priyanka Sen** (own practice, 3 people)\n**Principal Designer** | Kolkata | Since Aug 2021'),
    p(
      '**Livspace** (Home Interior Designs E-Commerce Pvt. Ltd.)\n**Senior Designer – Kitchen & Wardrobes, L4** | Kolkata Experience Centre | Jul 2018 – Jul 2021',
    ),
    p(
      '**Godrej & Boyce Mfg. Co. Ltd. – Interio Division**\n**Designer/Estimator** | Salt Lake Sector V | Jun 2016 – Jun 2018',
    ),
    p('**Architect’s office** (Ar. Subhash Basu)\n**Draughtsman-cum-Site Assistant** | Behala | 2015 – 2016'),
    h('Education'),
    p('B.Des. (Interior), 2016 – Arch. & Design faculty, Amity University Kolkata – CGPA 7.5'),
    p('Higher Secondary ’12 (WBCHSE) Nava Nalanda, 71%'),
    h('Certificate courses'),
    list(
      'Vastu Consultant, Level 1 – Maharishi Vedic University – 2022',
      'IGBC Accredited Professional (IGBC AP), reg. IGBC-2019-8820',
      'Diploma in AutoCAD/3ds Max/V-Ray – Arena Multimedia – 2014 – 9 months',
    ),
    p('Visits: Milan fair 2023, Acetech every year'),
    h('Software & skills'),
    p(
      'AutoCAD 2024 (9 yrs), SketchUp Pro + Enscape (7 yrs), 3ds Max/V-Ray (6 yrs), Coohom. BOQ and rate comparison, Client presentation, Vendor/carpenter coordination.',
    ),
    p('Bengali – native, English – fluent, Hindi – good', { before: 100 }),
  ],
});
/* LABEL
about: interior-designer | other | senior | n-word-employer-bold-then-bold-title-pipes
name: Priyanka Sen
email: hello@priyankasen.studio
phone: 9830461175
place: Kolkata
skills: AutoCAD 2024; SketchUp Pro + Enscape; 3ds Max/V-Ray; Coohom; BOQ and rate comparison; Client presentation; Vendor/carpenter coordination
job: Principal Designer | Studio Priyanka Sen | Kolkata | 2021-08 | now
job: Senior Designer – Kitchen & Wardrobes, L4 | Livspace (Home Interior Designs E-Commerce Pvt. Ltd.) | Kolkata | 2018-07 | 2021-07
job: Designer/Estimator | Godrej & Boyce Mfg. Co. Ltd. | Salt Lake Sector V | 2016-06 | 2018-06
job: Draughtsman-cum-Site Assistant | Architect’s office (Ar. Subhash Basu) | Behala | 2015 | 2016
edu: B.Des. | Interior | Amity University Kolkata | | 2016 | CGPA 7.5
edu: Higher Secondary | | Nava Nalanda | WBCHSE | 2012 | 71%
cert: Vastu Consultant, Level 1; IGBC Accredited Professional (IGBC AP); Diploma in AutoCAD/3ds Max/V-Ray
languages: Bengali; English; Hindi
*/
