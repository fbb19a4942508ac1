import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 10.5,
  body: [
    p('Biswajit Mandal', { align: 'center', size: 17, bold: true }),
    p('Formwork Carpenter Foreman – Basirhat, North 24 Parganas, W.B. – 98300 71622 / biswajit.mandal.site@gmail.com', {
      align: 'center',
      after: 140,
    }),
    h('Sites, one after another'),
    p("1. Carpenter (Apr '08 – Sep '11) – Simplex Infrastructures – South City Towers, Kolkata"),
    p("2. Carpenter (Oct '11 – Dec '14) – Arabtec, Dubai – Jumeirah Golf Estates"),
    p("3. Chargehand Carpenter (Feb '15 – May '19) – L&T Construction – Kolkata Metro, Howrah Maidan station"),
    p("4. Foreman – Formwork (Jun '19 – Aug '23) – Shapoorji Pallonji – Joka hospital block"),
    p("5. Senior Foreman (Sep '23 onwards) – Ahluwalia Contracts – AIIMS Kalyani Phase II"),
    h('Formwork systems'),
    p('Doka, Peri, Mivan aluminium, table form, jump form'),
    h('School'),
    p('Madhyamik, Basirhat Town High School, WBBSE, 2005, 3rd div.'),
    p('Vocational (Wood work), Ramakrishna Mission Shilpamandira, 2007'),
    h('Safety'),
    p('OSHA 30 hr (2022); Scaffold inspector card, Simplex, 2010'),
    h('Details'),
    p('Bengali, Hindi, English, little Arabic. 38 years. Married. ₹46,000 p.m. in hand. Notice 1 month.'),
  ],
});
/* LABEL
about: carpenter-foreman | other | senior | m-word-numbered-title-period-brackets-employer-site
name: Biswajit Mandal
email: biswajit.mandal.site@gmail.com
phone: 9830071622
place: Basirhat
skills: Doka; Peri; Mivan aluminium; table form; jump form
job: Senior Foreman | Ahluwalia Contracts | | 2023-09 | now
job: Foreman – Formwork | Shapoorji Pallonji | | 2019-06 | 2023-08
job: Chargehand Carpenter | L&T Construction | | 2015-02 | 2019-05
job: Carpenter | Arabtec | Dubai | 2011-10 | 2014-12
job: Carpenter | Simplex Infrastructures | | 2008-04 | 2011-09
edu: Madhyamik | | Basirhat Town High School | WBBSE | 2005 | 3rd div.
edu: Vocational | Wood work | Ramakrishna Mission Shilpamandira | | 2007 |
languages: Bengali; Hindi; English; Arabic
cert: OSHA 30 hr; Scaffold inspector card
notice: 30
marital: Married
*/
