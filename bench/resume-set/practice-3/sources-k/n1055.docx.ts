import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  heading: { bold: true, size: 12, color: '003366' },
  body: [
    p('Partha Pratim Halder', { bold: true, size: 16, align: 'center' }),
    p('Vill. Kalikapur, P.O. Mukundapur, Kolkata 700099 | 7003 229 480 | pphalder.qa@gmail.com', { align: 'center' }),
    h('Work experience'),
    list(
      'Titagarh Rail Systems Limited, Uttarpara (Coach Division): Manager (Welding Quality), Feb 2022 – continuing',
      'Titagarh Wagons Ltd, Titagarh: Senior Engineer (Quality), Dec 2018 – Jan 2022',
      'BESCO Limited (Wagon Division), Salkia: Engineer (QA/QC), Aug 2015 – Nov 2018',
      'Hindustan Engineering & Industries, Uluberia: Inspector (on contract via Pioneer Inspection), Oct 2013 – July 2015',
    ),
    h('Education & professional courses'),
    list(
      'AMIE (Section A & B), Mechanical: The Institution of Engineers (India), 2019',
      'Diploma in Mechanical Engineering: K.G. Engineering Institute, Bishnupur (WBSCTE), 2013, 74.9%',
      'Higher Secondary (Vocational): WBSCVE&T, 2010, 65%',
      'Madhyamik: Kalikapur High School, WBBSE, 2008, 68%',
      'ASNT NDT Level II (RT, UT, MPT, DPT): 2014, recertified 2019 and 2024',
      'CSWIP 3.1 Welding Inspector: TWI, 2017, valid till 2027',
    ),
    h('Skills'),
    p('EN 15085, WPS/PQR, Bogie frame welding, Radiography interpretation, RDSO inspection'),
    h('Languages'),
    p('Bengali / Hindi / English'),
    p('CTC 7.1 lpa; notice 2 months; DOB 3-11-1992', { before: 100 }),
  ],
});
/* LABEL
about: welding-quality-manager | other | senior | n-k-bulleted-employer-colon-title-courses-mixed
name: Partha Pratim Halder
email: pphalder.qa@gmail.com
phone: 7003229480
place: Kolkata
skills: EN 15085; WPS/PQR; Bogie frame welding; Radiography interpretation; RDSO inspection
job: Manager (Welding Quality) | Titagarh Rail Systems Limited | Uttarpara | 2022-02 | now
job: Senior Engineer (Quality) | Titagarh Wagons Ltd | Titagarh | 2018-12 | 2022-01
job: Engineer (QA/QC) | BESCO Limited (Wagon Division) | Salkia | 2015-08 | 2018-11
job: Inspector | Hindustan Engineering & Industries | Uluberia | 2013-10 | 2015-07
edu: AMIE (Section A & B) | Mechanical | | The Institution of Engineers (India) | 2019 |
edu: Diploma | Mechanical Engineering | K.G. Engineering Institute, Bishnupur | WBSCTE | 2013 | 74.9%
edu: Higher Secondary | Vocational | | WBSCVE&T | 2010 | 65%
edu: Madhyamik | | Kalikapur High School | WBBSE | 2008 | 68%
cert: ASNT NDT Level II (RT, UT, MPT, DPT); CSWIP 3.1 Welding Inspector
languages: Bengali; Hindi; English
ctc: 710000
notice: 60
born: 1992-11-03
*/
