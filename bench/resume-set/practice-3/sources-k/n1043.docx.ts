import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, shade: 'E2EFD9' },
  body: [
    p('Rejith Gopalakrishnan Nair', { bold: true, size: 17 }),
    p('Aluva, Kochi | 9562 007 318 | rejith.gnair@gmail.com | Production, FMCG & spices'),
    h('Experience'),
    p('AVT McCormick Ingredients Pvt. Ltd. (a JV of A V Thomas Group and McCormick & Co., USA)', { bold: true }),
    p('Marampilly, Aluva'),
    list(
      'Production Manager (Sterilisation & Blending), from 2023 April',
      'Deputy Production Manager (Grinding), 2020 April – 2023 March',
      'Assistant Production Manager, 2017 October – 2020 March',
    ),
    p('Eastern Condiments Pvt Ltd (now Orkla India)', { bold: true, before: 80 }),
    p('Adimali / Theni'),
    list('Shift Engineer, 2014 June – 2017 September'),
    h('Academics'),
    p('Bachelor of Technology – Food Technology & Quality Assurance', { bold: true }),
    p('KVASU College of Dairy Science & Technology → University of Calicut; 2010 – 2014; 7.3/10'),
    p('VHSE – Dairying', { bold: true }),
    p('Govt. VHSS, Muvattupuzha; 2008 – 2010; 80%'),
    p('SSLC', { bold: true }),
    p('Nirmala HSS, Muvattupuzha; 2008; 8 A+'),
    p('PGDFSQM (Food Safety & Quality Management)', { bold: true }),
    p('IGNOU; 2019; 66%'),
    h('Certifications'),
    p(
      'FSSC 22000 v5.1 Lead Auditor – DNV – 2021\nPreventive Controls Qualified Individual (PCQI) – FSPCA – 2018\nSix Sigma Green Belt – KPMG – 2022',
    ),
    h('Skills'),
    p('Steam sterilisation, BRC audits, OEE improvement, SAP PP, Manpower planning'),
    h('Languages'),
    p('Malayalam, Tamil, English, Hindi'),
  ],
});
/* LABEL
about: spice-production-manager | other | senior | n-k-posts-as-bullets-year-before-month
name: Rejith Gopalakrishnan Nair
email: rejith.gnair@gmail.com
phone: 9562007318
place: Kochi
skills: Steam sterilisation; BRC audits; OEE improvement; SAP PP; Manpower planning
job: Production Manager (Sterilisation & Blending) | AVT McCormick Ingredients Pvt. Ltd. | Marampilly, Aluva | 2023-04 | now
job: Deputy Production Manager (Grinding) | AVT McCormick Ingredients Pvt. Ltd. | Marampilly, Aluva | 2020-04 | 2023-03
job: Assistant Production Manager | AVT McCormick Ingredients Pvt. Ltd. | Marampilly, Aluva | 2017-10 | 2020-03
job: Shift Engineer | Eastern Condiments Pvt Ltd | Adimali / Theni | 2014-06 | 2017-09
edu: Bachelor of Technology | Food Technology & Quality Assurance | KVASU College of Dairy Science & Technology | University of Calicut | 2014 | 7.3/10
edu: VHSE | Dairying | Govt. VHSS, Muvattupuzha | | 2010 | 80%
edu: SSLC | | Nirmala HSS, Muvattupuzha | | 2008 | 8 A+
edu: PGDFSQM | Food Safety & Quality Management | IGNOU | | 2019 | 66%
cert: FSSC 22000 v5.1 Lead Auditor; Preventive Controls Qualified Individual (PCQI); Six Sigma Green Belt
languages: Malayalam; Tamil; English; Hindi
*/
