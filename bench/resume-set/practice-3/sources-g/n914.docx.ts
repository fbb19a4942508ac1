import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, caps: true, line: true },
  body: [
    p('NAVEEN CHANDRA KANDPAL', { bold: true, size: 15 }),
    p('Hotel engineering / chief engineer'),
    p('Contact details: Nainital 263002 || naveen.kandpal.eng@yahoo.com || 9012 884 561'),
    h('Career chronology'),
    table(
      [1600, 3700, 4300],
      [
        [
          '2020\n–\nTill date',
          p('Chief Engineer', { bold: true }) + p('The Naini Retreat, Nainital (Leisure Hotels Ltd.)'),
          'Boiler, HVAC, STP; energy bill down 22% since 2022',
        ],
        [
          '2015\n–\n2020',
          p('Assistant Chief Engineer', { bold: true }) + p('Ananda in the Himalayas, Narendranagar'),
          'Pool plant, 4 DG sets, ISO 50001 in 2018',
        ],
        [
          '2011\n–\n2015',
          p('Shift Engineer', { bold: true }) + p('Radisson Blu MBD, Noida'),
          'BMS Honeywell, 7-member shift',
        ],
        ['2009\n–\n2011', p('Technician (E&M)', { bold: true }) + p('Sodexo Facilities, at Genpact Gurgaon'), 'PPM'],
      ],
    ),
    h('Qualification chronology'),
    table(
      [1600, 3700, 4300],
      [
        ['2016', 'B.Tech Electrical (lateral, part time)', 'Uttarakhand Technical University'],
        ['2009', 'Diploma Electrical', 'Govt. Polytechnic Nainital, UBTE, 72%'],
        ['2006', 'High School', 'CRST Inter College, UK Board, 63%'],
      ],
    ),
    h('Statutory licences'),
    p('Electrical supervisor competency certificate: UKELB/SUP/881: valid till 2030'),
    p('Boiler attendant, 2nd class: BOE Dehradun: 2014'),
    h('Trade skills'),
    p('HVAC chillers, STP/ETP, Fire pumps, Energy audit, CMMS (Maximo), AMC negotiation'),
    h('Self'),
    p('11 Sep 1989, married, Kumaoni, Hindi, English, 9.7 LPA, 90 days'),
  ],
});
/* LABEL
about: hotel-chief-engineer | other | senior | n-word-stacked-years-title-over-employer-cell
name: Naveen Chandra Kandpal
email: naveen.kandpal.eng@yahoo.com
phone: 9012884561
place: Nainital
skills: HVAC chillers; STP/ETP; Fire pumps; Energy audit; CMMS (Maximo); AMC negotiation
job: Chief Engineer | The Naini Retreat | Nainital | 2020 | now
job: Assistant Chief Engineer | Ananda in the Himalayas | Narendranagar | 2015 | 2020
job: Shift Engineer | Radisson Blu MBD | Noida | 2011 | 2015
job: Technician (E&M) | Sodexo Facilities | Gurgaon | 2009 | 2011
edu: B.Tech | Electrical | Uttarakhand Technical University | | 2016 |
edu: Diploma | Electrical | Govt. Polytechnic Nainital | UBTE | 2009 | 72%
edu: High School | | CRST Inter College | UK Board | 2006 | 63%
languages: Kumaoni; Hindi; English
cert: Electrical supervisor competency certificate; Boiler attendant, 2nd class
ctc: 970000
notice: 90
born: 1989-09-11
marital: Married
*/
