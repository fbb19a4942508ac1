import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  body: [
    p('Gopal Chandra Nath', { bold: true, size: 16, align: 'center' }),
    p("Railway contractor's supervisor / track maintainer, Lumding, Assam 782447 | 8638 219 047", {
      align: 'center',
      after: 100,
    }),
    table(
      [1300, 8500],
      [
        ['Sl. 1', '**NF Railway (through Barak Infra)** as Mate, Jatinga section. 2008–2011. Left for better wages.'],
        [
          'Sl. 2',
          '**Bharat Vanijya, BBJ JV** as Track Supervisor, Lumding–Silchar gauge conversion. 2011–2015. Project over.',
        ],
        ['Sl. 3', '**KEC International** as Section Supervisor (P.way), Hojai doubling. 2015–2019. Project over.'],
        ['Sl. 4', '**Rahee Infratech** as Senior Supervisor, Agartala–Akhaura link. 2019–2023. Transfer refused.'],
        ['Sl. 5', '**Texmaco Rail** as P.way In-charge, Bairabi–Sairang. 2023 to till date.'],
      ],
    ),
    p(
      'EDUCATION : H.S.L.C., SEBA, 2004, Lumding Railway H.S. : H.S., AHSEC, 2006 : Diploma in Civil Engg. (distance), KKHSOU, 2018, 61%',
      { before: 80 },
    ),
    p(
      'TRAINING : Thermit welding (portion AT), Lucknow RDSO, 2016, competency no. AT/1129, valid 2027 : PCE/NFR small track machines, 2013',
      { before: 80 },
    ),
    p('KNOWLEDGE : rail welding, TRC chart reading, ballast tamping, block protection, USFD marking', { before: 80 }),
    p('LANGUAGE : Bengali, Assamese, Hindi', { before: 80 }),
    p('PAY : 38,000 pm plus food', { before: 80 }),
  ],
});
/* LABEL
about: permanent-way-incharge | other | senior | m-word-serial-cell-employer-as-title-section-years-reason
name: Gopal Chandra Nath
phone: 8638219047
place: Lumding
skills: rail welding; TRC chart reading; ballast tamping; block protection; USFD marking
job: P.way In-charge | Texmaco Rail | | 2023 | now
job: Senior Supervisor | Rahee Infratech | | 2019 | 2023
job: Section Supervisor (P.way) | KEC International | | 2015 | 2019
job: Track Supervisor | Bharat Vanijya, BBJ JV | | 2011 | 2015
job: Mate | NF Railway | | 2008 | 2011
edu: H.S.L.C. | | Lumding Railway H.S. | SEBA | 2004 |
edu: H.S. | | | AHSEC | 2006 |
edu: Diploma | Civil Engg. | KKHSOU | | 2018 | 61%
languages: Bengali; Assamese; Hindi
cert: Thermit welding (portion AT)
ctc: 456000
*/
