import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 11, color: '833C0B', line: true },
  body: [
    p('Mrs. Shanthi Moorthy', { bold: true, size: 18, color: '833C0B' }),
    p('Merchandiser – knits | Tiruppur | shanthi.merch@gmail.com | 97900 41863'),
    h('Professional path'),
    table(
      [1200, 4400, 4200],
      [
        [
          'Since\nMar 2020',
          '**Eastman Exports Global Clothing (P) Ltd**, Unit 7\nknitwear exporter, ₹ 1,500 Cr, Tiruppur',
          'Senior Merchandiser – Kids & Infants (Buyer: Next, UK)',
        ],
        ['2015 –\n2020', '**Eastman Exports** (Head Office)', 'Merchandiser/Follow-up Executive'],
        [
          '2012 –\n2015',
          '**Poppys Knitwear Pvt. Ltd.** (Poppys Group: also hotels and schools)',
          'Asst. Merchandiser, Sampling Dept.',
        ],
        ['2011', '**Merchandiser’s Point** (buying office), Bengaluru, 6 months', 'Intern - Design & Sourcing'],
      ],
      { border: false },
    ),
    h('Formation'),
    p(
      'B.Tech. Fashion Technology, Kumaraguru College of Technology (Anna University, Chennai), 2012, 7.61 CGPA\n+2, 2008, Govt. Girls HSS Palladam, 84 %',
    ),
    h('Certificates'),
    p(
      'Sustainable Cotton & GOTS – Control Union – 2021 (no. CU-55012)\nHigg FEM verifier training – attended\nDiploma in Export Management – Apparel Training & Design Centre – 2013 – “A”',
    ),
    h('Competence'),
    p(
      'Costing and consumption; T&A calendar (WFX PLM, 4 yrs); Lab dip/strike-off approvals; GSM and shrinkage tests; Optitex [basic]; English & Hindi correspondence',
    ),
  ],
});
/* LABEL
about: merchandiser | other | senior | n-word-borderless-rows-since-employer-title
name: Shanthi Moorthy
email: shanthi.merch@gmail.com
phone: 9790041863
place: Tiruppur
skills: Costing and consumption; T&A calendar (WFX PLM, 4 yrs); Lab dip/strike-off approvals; GSM and shrinkage tests; Optitex; English & Hindi correspondence
job: Senior Merchandiser – Kids & Infants | Eastman Exports Global Clothing (P) Ltd | Tiruppur | 2020-03 | now
job: Merchandiser/Follow-up Executive | Eastman Exports | | 2015 | 2020
job: Asst. Merchandiser | Poppys Knitwear Pvt. Ltd. | | 2012 | 2015
job: Intern - Design & Sourcing | Merchandiser’s Point | Bengaluru | 2011 | 2011
edu: B.Tech. | Fashion Technology | Kumaraguru College of Technology | Anna University, Chennai | 2012 | 7.61 CGPA
edu: +2 | | Govt. Girls HSS Palladam | | 2008 | 84 %
cert: Sustainable Cotton & GOTS; Diploma in Export Management
*/
