import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  body: [
    p(' NAVEEN CHANDRA JOSHI  –  AC & REFRIGERATION TECHNICIAN', {
      bold: true,
      size: 16,
      shade: '203864',
      color: 'FFFFFF',
    }),
    p('9012 446 138   ncjoshi.hvac@gmail.com   Haldwani, Nainital (UK)'),
    table(
      [1100, 1500, 1500, 3000, 2600],
      [
        ['Sno.', 'Joined', 'Left', 'Company / Place', 'Post'],
        ['1', 'Jul 2011', 'Jun 2013', 'Voltas service franchise (Om Cooling), Haldwani', 'Helper'],
        ['2', 'Aug 2013', 'Dec 2017', 'Blue Star Ltd, Noida', 'AC Technician'],
        ['3', 'Feb 2018', 'Mar 2020', 'Al Futtaim Engineering, Ajman', 'HVAC Technician'],
        ['4', 'Dec 2020', 'Aug 2023', 'Daikin, Rudrapur depot', 'Senior Technician'],
        ['5', 'Sep 2023', '-', 'Hotel Manu Maharani, Nainital', 'Chargehand HVAC'],
      ],
      { head: 'BDD7EE' },
    ),
    p('Gap Mar–Nov 2020: returned home, corona.', { bold: true }),
    table(
      [2400, 2400, 2400, 2500],
      [
        ['Class / Trade', 'Year', 'Marks', 'School or ITI'],
        ['ITI (Ref. & AC)', '2011', '74%', 'Govt. ITI Haldwani (SCVT)'],
        ['12th', '2009', '52%', 'GIC Haldwani (UK Board)'],
        ['10th', '2007', '56%', 'Same'],
      ],
      { head: 'BDD7EE' },
    ),
    p('**Brands** : Daikin VRV, Carrier chiller, Blue Star, Voltas, Mitsubishi'),
    p('**Skills** : gas charging, brazing, PCB repairing, chiller PM, ducting'),
    p('**Courses** : R-32 handling, Daikin, 2022 | Good service practice, GIZ–HPMP, 2014'),
    p('**Driving** : LMV UK04, upto 2033'),
    p(
      '**Salary** : 29,000 pm **Demand** : 35,000 pm **Time to join** : 20 days **DOB** : 9-9-1992 **Hindi, Kumaoni, English**',
    ),
  ],
});
/* LABEL
about: hvac-technician | other | mid | m-word-sno-joined-left-table-open-dash
name: Naveen Chandra Joshi
email: ncjoshi.hvac@gmail.com
phone: 9012446138
place: Haldwani
skills: gas charging; brazing; PCB repairing; chiller PM; ducting; Daikin VRV; Carrier chiller; Blue Star; Voltas; Mitsubishi
job: Chargehand HVAC | Hotel Manu Maharani | Nainital | 2023-09 | now
job: Senior Technician | Daikin | | 2020-12 | 2023-08
job: HVAC Technician | Al Futtaim Engineering | Ajman | 2018-02 | 2020-03
job: AC Technician | Blue Star Ltd | Noida | 2013-08 | 2017-12
job: Helper | Voltas service franchise | Haldwani | 2011-07 | 2013-06
edu: ITI | Ref. & AC | Govt. ITI Haldwani | SCVT | 2011 | 74%
edu: 12th | | GIC Haldwani | UK Board | 2009 | 52%
edu: 10th | | GIC Haldwani | | 2007 | 56%
languages: Hindi; Kumaoni; English
ctc: 348000
expected: 420000
notice: 20
born: 1992-09-09
*/
