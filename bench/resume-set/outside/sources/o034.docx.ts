import { docx, h, list, p } from './word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, color: '385623', line: true },
  header: [
    p('NANDKISHOR S. WAGHMARE', { bold: true, size: 16, align: 'center' }),
    p('Nashik Road, Nashik 422101 • 0253-2465519 • 98811 30746 • nswaghmare@gmail.com', {
      align: 'center',
      line: true,
    }),
  ],
  footer: [p('Nandkishor S. Waghmare – Procurement', { size: 8, align: 'right' })],
  body: [
    h('EXECUTIVE SUMMARY'),
    p(
      'Purchase professional with 24 years in engineering, electricals and food. Annual buying of Rs. 380 crore at present. I started on the shop floor as a store clerk, which suppliers find out too late.',
      { align: 'both' },
    ),
    h('KEY COMPETENCIES'),
    p(
      'Strategic sourcing ~ Vendor development ~ Import procurement ~ Price negotiation ~ SAP Ariba ~ Capex buying ~ Cost reduction ~ Contract management ~ Inventory control',
      { align: 'center' },
    ),
    h('CAREER PROGRESSION'),
    p('Since Feb 2017 with EPIROC MINING INDIA LTD., NASHIK', { bold: true }),
    p('General Manager – Procurement (April 2022 to date)'),
    p('Deputy General Manager – Procurement (Feb 2017 to March 2022)'),
    list(
      'Localised 64 castings and forgings earlier imported from Sweden; saving Rs. 22 crore a year.',
      'Vendor base cut from 910 to 430.',
    ),
    p('Oct 2009 – Jan 2017 with CROMPTON GREAVES LTD., NASHIK & AURANGABAD', { bold: true, before: 120 }),
    p('Manager Purchase'),
    list('Copper and CRGO hedging with the treasury; e-auctions.'),
    p('Sept 2005 – Sept 2009 with SAMSONITE SOUTH ASIA, GONDE', { bold: true, before: 120 }),
    p('Senior Executive Purchase'),
    p('July 2002 – Aug 2005 with SULA FOODS PVT. LTD., DINDORI', { bold: true, before: 120 }),
    p('Store Clerk, later Purchase Assistant'),
    h('QUALIFICATIONS'),
    p(
      '• Post Graduate Diploma in Materials Management – IIMM, Nashik branch – 2008\n• B.E. Production – K.K. Wagh College of Engineering (Pune University) – 2002 – 61 %',
    ),
    p('Certified Professional in Supply Management (CPSM), ISM, 2015'),
    h('PERSONAL DOSSIER'),
    p(
      'Date of Birth: 19th January 1980; Languages: Marathi, Hindi, English; Present package: Rs. 38 lakhs; Notice: 3 months; Willing to move to Pune or Mumbai',
    ),
  ],
});
/* LABEL
about: procurement-manager | other | veteran | o-word-running-head-contacts
name: Nandkishor S. Waghmare
email: nswaghmare@gmail.com
phone: 2532465519; 9881130746
place: Nashik
skills: Strategic sourcing; Vendor development; Import procurement; Price negotiation; SAP Ariba; Capex buying; Cost reduction; Contract management; Inventory control
also: e-auctions; hedging; Procurement; Localised
job: General Manager – Procurement | Epiroc Mining India Ltd. | Nashik | 2022-04 | now
job: Deputy General Manager – Procurement | Epiroc Mining India Ltd. | Nashik | 2017-02 | 2022-03
job: Manager Purchase | Crompton Greaves Ltd. | Nashik & Aurangabad | 2009-10 | 2017-01
job: Senior Executive Purchase | Samsonite South Asia | Gonde | 2005-09 | 2009-09
job: Store Clerk, later Purchase Assistant | Sula Foods Pvt. Ltd. | Dindori | 2002-07 | 2005-08
edu: Post Graduate Diploma in Materials Management | | IIMM, Nashik branch | | 2008 |
edu: B.E. | Production | K.K. Wagh College of Engineering | Pune University | 2002 | 61 %
languages: Marathi; Hindi; English
cert: Certified Professional in Supply Management (CPSM)
total: 24 0
ctc: 3800000
notice: 90
born: 1980-01-19
preferred: Pune; Mumbai
*/
