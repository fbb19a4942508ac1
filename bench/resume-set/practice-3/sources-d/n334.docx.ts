import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, color: '880000' },
  body: [
    p('DEEPAK SHARADCHANDRA NAIK', { bold: true, size: 15 }),
    p('Margao, Goa 403601; (0832) 271 4420 (R), 94221 63308 (M); dsnaik.works@gmail.com'),
    h('Experience statement'),
    table(
      [600, 2200, 3600, 1600, 1600],
      [
        ['No', 'Post held', 'Company, place & nature of business', 'From', 'To'],
        [
          '1',
          'Director (Operations)',
          'Mandovi Shipyard & Engineering Pvt Ltd, Vasco – ship repair',
          '01/07/19',
          'Till date',
        ],
        ['2', 'General Manager', 'Mandovi Shipyard & Engineering Pvt Ltd, Vasco – ship repair', '15/04/14', '30/06/19'],
        ['3', 'DGM (Planning)', 'Western India Yards Ltd, Dabhol – shipbuilding', '02/02/09', '31/03/14'],
        ['4', 'Sr. Manager (Hull)', 'Western India Yards Ltd, Dabhol – shipbuilding', '16/08/04', '01/02/09'],
        ['5', 'Assistant Manager', 'Zuari Castings, Sancoale – foundry', '10/06/00', '31/07/04'],
        ['6', 'Graduate Engineer', 'Zuari Castings, Sancoale – foundry', '05/08/97', '09/06/00'],
      ],
      { head: 'F4DADA' },
    ),
    h('Jobs executed'),
    list(
      'Dry docking of 61 vessels, 2014–2024; Coast Guard interceptor refits (client: ICG, 2016–18)',
      'New building: two 2,000 T barges for Timblo, 2021; solar ferry hulls, 2025',
      'At Dabhol: six anchor handling tugs (client: Halani, 2007–11)',
    ),
    h('Education'),
    p('1997 – B.E. (Mechanical) – Goa College of Engineering, Farmagudi – Goa University – Distinction'),
    p('1993 – HSSC – Chowgule College – Goa Board – 79.3 %'),
    p('2006 – Diploma in Naval Architecture (distance) – Lloyd’s Maritime Academy'),
    p('2013 – Advanced Management Programme – Goa Institute of Management'),
    h('Licence'),
    p('Competent Person under Factories Act (lifting tackles), Goa, No. CP/219, valid 31.03.2028'),
    h('Expertise'),
    p(
      'Hull construction, Dry dock planning, Class approvals (IRS, ABS), Welding procedures, Estimation, Primavera, Contract negotiation',
    ),
    h('Personal'),
    p('Birth date 11 January 1975. Marital status: married. Konkani, Marathi, Portuguese (reads), English, Hindi.'),
  ],
});
/* LABEL
about: shipyard-director | other | veteran | n-word-numbered-table-business-beside-employer
name: Deepak Sharadchandra Naik
email: dsnaik.works@gmail.com
phone: 8322714420
phone: 9422163308
place: Margao
skills: Hull construction; Dry dock planning; Class approvals (IRS, ABS); Welding procedures; Estimation; Primavera; Contract negotiation
also: ship repair; shipbuilding; IRS; ABS; foundry
job: Director (Operations) | Mandovi Shipyard & Engineering Pvt Ltd | Vasco | 2019-07 | now
job: General Manager | Mandovi Shipyard & Engineering Pvt Ltd | Vasco | 2014-04 | 2019-06
job: DGM (Planning) | Western India Yards Ltd | Dabhol | 2009-02 | 2014-03
job: Sr. Manager (Hull) | Western India Yards Ltd | Dabhol | 2004-08 | 2009-02
job: Assistant Manager | Zuari Castings | Sancoale | 2000-06 | 2004-07
job: Graduate Engineer | Zuari Castings | Sancoale | 1997-08 | 2000-06
edu: B.E. | Mechanical | Goa College of Engineering, Farmagudi | Goa University | 1997 | Distinction
edu: HSSC | | Chowgule College | Goa Board | 1993 | 79.3 %
edu: Diploma in Naval Architecture | | Lloyd’s Maritime Academy | | 2006 |
edu: Advanced Management Programme | | Goa Institute of Management | | 2013 |
languages: Konkani; Marathi; Portuguese; English; Hindi
cert: Competent Person under Factories Act (lifting tackles)
born: 1975-01-11
marital: married
*/
