import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Lato',
  size: 10,
  heading: { size: 12, color: '00796B', caps: true },
  body: [
    p('Sabarinath Pillai', { size: 24, color: '00796B' }),
    p('Chief Pharmacist', { bold: true }),
    table(
      [600, 4200, 600, 4200],
      [
        ['☎', '90485 22071', '⌂', 'Kollam, Kerala'],
        ['✉', 'sabari.pharm@gmail.com', '★', 'KSPC Reg. 38112'],
      ],
      { border: false },
    ),
    h('Positions'),
    table(
      [4100, 3000, 2700],
      [
        [p('Position', { bold: true }), p('Hospital or shop', { bold: true }), p('Years', { bold: true })],
        ['Chief Pharmacist', 'Travancore Medicity, Kollam', '2019 –'],
        ['Pharmacist Grade I', 'Holy Cross Hospital, Kottiyam', '2014 – 2019'],
        ['Pharmacist', 'Neethi Medicals (Consumerfed), Paravur', '2012 – 2014'],
      ],
      { border: false },
    ),
    p(
      'At Medicity I run three counters and the cath lab store with 19 pharmacists; NABH chapter MOM; antibiotic policy with Dr. Sheeja since 2021.',
    ),
    h('Degrees and schools'),
    table(
      [4100, 3900, 1800],
      [
        ['B.Pharm', 'Mount Zion College of Pharmacy, Adoor (KUHS)', '2012, 69%'],
        ['Plus Two, Biology', 'SN Trust HSS, Kollam', '2008, 77%'],
      ],
      { border: false },
    ),
    h('Certificates'),
    table(
      [4900, 4900],
      [
        [
          'Antimicrobial Stewardship\nBSAC / FutureLearn\n2021',
          'Clinical Research (Good Clinical Practice)\nNIDA Clinical Trials Network\n2020',
        ],
        ['Hospital Pharmacy Management\nMedvarsity\n2018', ''],
      ],
      { border: false },
    ),
    h('Skills'),
    p('Inventory ABC/VED ··· Drug interaction checks ··· TPN compounding ··· Narcotics register ··· Marg ERP'),
    h('Languages'),
    p('Malayalam ··· English ··· Tamil'),
  ],
});
/* LABEL
about: chief-pharmacist | other | senior | n-word-no-rule-table-position-first
name: Sabarinath Pillai
email: sabari.pharm@gmail.com
phone: 9048522071
place: Kollam
skills: Inventory ABC/VED; Drug interaction checks; TPN compounding; Narcotics register; Marg ERP
job: Chief Pharmacist | Travancore Medicity | Kollam | 2019 | now
job: Pharmacist Grade I | Holy Cross Hospital | Kottiyam | 2014 | 2019
job: Pharmacist | Neethi Medicals (Consumerfed) | Paravur | 2012 | 2014
edu: B.Pharm | | Mount Zion College of Pharmacy, Adoor | KUHS | 2012 | 69%
edu: Plus Two | Biology | SN Trust HSS, Kollam | | 2008 | 77%
cert: Antimicrobial Stewardship; Clinical Research (Good Clinical Practice); Hospital Pharmacy Management
languages: Malayalam; English; Tamil
*/
