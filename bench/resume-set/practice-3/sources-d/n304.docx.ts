import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 10.5,
  heading: { bold: true, size: 12, color: '1F3864', line: true, caps: true },
  header: [
    p('Vidyadhar R. Apte\tPage of a career in plant HR and administration', { tabs: [-9900], italic: true, size: 9 }),
  ],
  body: [
    p('VIDYADHAR RAGHUNATH APTE', { bold: true, size: 18 }),
    p('General Manager – Works (Pharma Formulations)', { italic: true }),
    p('Row House 6, Indira Nagar, Nashik 422009. Cell 9822 55 0187, apte.vr@rediffmail.com'),
    h('Snapshot'),
    p(
      '32 years on the shop floor of formulation plants, eleven of them as head. USFDA, MHRA and WHO-GMP audits faced: 37.',
    ),
    h('Positions held'),
    p('Glenmore Laboratories Limited, Sinnar', { bold: true }),
    p('General Manager – Works\t2017 – to date', { tabs: [-9800] }),
    p('Deputy General Manager – Production\t2013 – 2017', { tabs: [-9800] }),
    list(
      'Commissioned oral solids Block C (capex 140 Cr) in 2019',
      'USFDA inspections of 2016, 2018 and 2023 closed with zero or one observation',
      'OEE of compression from 48 % to 71 %',
    ),
    p('Wockdale Pharma, Aurangabad', { bold: true, before: 100 }),
    p('Senior Manager – Production\t2009 – 2013', { tabs: [-9800] }),
    p('Manager – Injectables\t2005 – 2009', { tabs: [-9800] }),
    list('Lyophilised products for Brazil (ANVISA approval 2011)', 'Set up media fill programme'),
    p('Cadence Healthcare, Ankleshwar', { bold: true, before: 100 }),
    p('Production Officer, later Assistant Manager\t1999 – 2005', { tabs: [-9800] }),
    p('Hindustan Antibiotics Ltd., Pimpri', { bold: true, before: 100 }),
    p('Chemist\t1994 – 1999', { tabs: [-9800] }),
    h('Scholastics'),
    p('M.Pharm (Pharmaceutics), Bombay College of Pharmacy, 1994'),
    p('B.Pharm, Government College of Pharmacy, Karad, Shivaji University, 1992, first class with distinction'),
    p('Executive Programme in General Management, IIM Ahmedabad, 2015'),
    h('Approvals'),
    p('FDA Maharashtra approved technical person for tablets, capsules and small volume parenterals (No. 4471/T)'),
    h('Memberships'),
    p(
      'Life Member, Indian Pharmaceutical Association, since 1998. Chairman, Sinnar Industries Safety Group, 2020–2022.',
    ),
    h('Abilities'),
    p('Technology transfer, process validation, cGMP, CAPA, TPM, labour negotiation, SAP PP, TrackWise'),
    p('Date of birth: 12th March 1970. Languages: Marathi, Hindi, English. Open to plants in western India only.', {
      before: 140,
    }),
  ],
});
/* LABEL
about: pharma-works-head | other | veteran | n-word-post-tab-years-under-bold-employer
name: Vidyadhar Raghunath Apte
email: apte.vr@rediffmail.com
phone: 9822550187
place: Nashik
skills: Technology transfer; process validation; cGMP; CAPA; TPM; labour negotiation; SAP PP; TrackWise
also: OEE; media fill; USFDA; WHO-GMP
job: General Manager – Works | Glenmore Laboratories Limited | Sinnar | 2017 | now
job: Deputy General Manager – Production | Glenmore Laboratories Limited | Sinnar | 2013 | 2017
job: Senior Manager – Production | Wockdale Pharma | Aurangabad | 2009 | 2013
job: Manager – Injectables | Wockdale Pharma | Aurangabad | 2005 | 2009
job: Production Officer, later Assistant Manager | Cadence Healthcare | Ankleshwar | 1999 | 2005
job: Chemist | Hindustan Antibiotics Ltd. | Pimpri | 1994 | 1999
edu: M.Pharm | Pharmaceutics | Bombay College of Pharmacy | | 1994 |
edu: B.Pharm | | Government College of Pharmacy, Karad | Shivaji University | 1992 | first class with distinction
edu: Executive Programme in General Management | | IIM Ahmedabad | | 2015 |
languages: Marathi; Hindi; English
cert: FDA Maharashtra approved technical person
total: 32 0
born: 1970-03-12
*/
