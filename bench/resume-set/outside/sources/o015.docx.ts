import { docx, p, textBox } from './word.ts';

const label = { bold: true, size: 12, color: '8A5A44', before: 120 };

export default docx({
  font: 'Lato',
  size: 10,
  margin: 900,
  body: [
    textBox(
      { x: 30, y: 30, width: 170, height: 780, fill: 'F3E9E2' },
      p('NIKITA SHEKHAWAT', { bold: true, size: 16, color: '8A5A44' }) +
        p('Interior Designer') +
        p('CALL', label) +
        p('96600 18542') +
        p('WRITE', label) +
        p('nikita@studionikita.example') +
        p('VISIT', label) +
        p('Fateh Sagar Scheme, Udaipur') +
        p('SOFTWARE', label) +
        p('AutoCAD\nSketchUp\nV-Ray\nPhotoshop\nRevit (learning)') +
        p('CRAFT', label) +
        p('Space planning\nBOQ\nModular kitchens\nLighting\nSite supervision\nVendor negotiation') +
        p('I TALK IN', label) +
        p('Hindi, Mewari, English'),
    ),
    textBox(
      { x: 215, y: 30, width: 350, height: 780 },
      p('HELLO', label) +
        p(
          'Six years of drawing homes, havelis and two dental clinics. I am on site by eight and I know what plywood costs today.',
        ) +
        p('JOBS', label) +
        p('**Interior Designer**, Rangmahal Interiors, Udaipur') +
        p("Nov'21 – Till now", { italic: true }) +
        p('Eleven turnkey flats and the restoration of a 14-room haveli hotel in Gangaur Ghat.') +
        p('**Junior Interior Designer**, Livspace (franchise), Jaipur', { before: 80 }) +
        p("Aug'20 – Oct'21", { italic: true }) +
        p('Modular kitchens, 3D views, client meetings on weekends.') +
        p('**Site Intern**, Ar. Prateek Mathur & Associates, Jodhpur', { before: 80 }) +
        p("Jan'20 – Jun'20", { italic: true }) +
        p('STUDIES', label) +
        p('B.Sc. Interior Design (2017–20)\nArch Academy of Design, Jaipur\n7.6 / 10') +
        p('XII Commerce (2017)\nSt. Paul’s School, Udaipur (CBSE)\n68 %', { before: 60 }) +
        p('MONEY AND TIME', label) +
        p('Now 4.2 lakh a year, hoping for 5.5. Can leave with 30 days notice.') +
        p('ASK THEM ABOUT ME', label) +
        p('Mr. Vikram Ranka, owner, Rangmahal Interiors – 98290 40077') +
        p('Dr. Asma Boharwala, client – 94141 65530'),
    ),
  ],
});
/* LABEL
about: interior-designer | other | mid | o-word-text-boxes
name: Nikita Shekhawat
email: nikita@studionikita.example
phone: 9660018542
place: Udaipur
skills: AutoCAD; SketchUp; V-Ray; Photoshop; Revit; Space planning; BOQ; Modular kitchens; Lighting; Site supervision; Vendor negotiation
also: Software; Craft; 3D views; restoration
job: Interior Designer | Rangmahal Interiors | Udaipur | 2021-11 | now
job: Junior Interior Designer | Livspace (franchise) | Jaipur | 2020-08 | 2021-10
job: Site Intern | Ar. Prateek Mathur & Associates | Jodhpur | 2020-01 | 2020-06
edu: B.Sc. | Interior Design | Arch Academy of Design, Jaipur | | 2020 | 7.6 / 10
edu: XII | Commerce | St. Paul’s School, Udaipur | CBSE | 2017 | 68 %
languages: Hindi; Mewari; English
total: 6 0
ctc: 420000
expected: 550000
notice: 30
othersphone: 9829040077; 9414165530
*/
