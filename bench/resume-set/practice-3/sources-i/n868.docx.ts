import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, line: true },
  header: [p('Resume – S. Venkatraghavan', { size: 8, align: 'right' })],
  body: [
    p('S. Venkatraghavan', { bold: true, size: 18 }),
    p('Head – Internal Audit & Risk; FCA, CIA'),
    p('Bengaluru 560 078; 080 2666 4419; +91 98440 27713; svraghavan.audit@gmail.com'),
    h('Synopsis of career'),
    p(
      '2016 – date\t**Toyota Kirloskar Motor Pvt. Ltd. (TMC Japan 89 %, Kirloskar Systems 11 %)**\n\tGeneral Manager and Head – Internal Audit/Risk',
      { tabs: [1700], indent: 1700, hanging: 1700 },
    ),
    list(
      'Team of nine; 42 audits a year, reports to the Audit Committee',
      'Set up the risk office in 2017 and the whistle-blower line in 2018',
      'Data analytics in procurement audits found Rs 6.1 crore of duplicate payments (2019–22)',
      'Peer review by the IIA in 2021: generally conforms',
    ),
    p(
      '2009 – 2016\t**United Breweries Limited (UBL; UB Group till 2021), UB City**\n\tDeputy General Manager – IA / Compliance Officer',
      { tabs: [1700], indent: 1700, hanging: 1700 },
    ),
    list('Audited 27 breweries', 'Investigated dealer claims of 2013; recovered Rs 2.3 crore'),
    p('2004 – 2009\t**BSR & Co. (KPMG network firm)**\n\tAssistant Manager to Manager, Assurance', {
      tabs: [1700],
      indent: 1700,
      hanging: 1700,
    }),
    list('Statutory audits of two listed automobile companies and a bank, 2005 to 2009'),
    p('2001 – 2004\t**Venkat & Rangaa**, Chartered Accountants, Chennai\n\tArticle Clerk', {
      tabs: [1700],
      indent: 1700,
      hanging: 1700,
    }),
    h('Qualifications'),
    list(
      'Chartered Accountancy – ICAI – Nov 2004 – FCA (M. No. 212889)',
      'B.Com. – Vivekananda College (University of Madras) – 2001 – 78 %',
      'CIA (Certified Internal Auditor) – IIA, USA – 2011 – active',
      'CISA – ISACA – 0972210 – 2013 – CPE up to date',
      'CRMA, IIA, 2018',
    ),
    h('Training & talks'),
    p('Speaker at IIA India conference 2019, 2023; 3-day ACL workshop 2012; Toyota Way seminar, Nagoya 2017.'),
    h('Tools'),
    p('ACL/Galvanize (10 yrs), SAP GRC Access Control, TeamMate+, Power Query & Power BI, COSO/ERM frameworks'),
    h('Personal'),
    p('Born 08/08/1980. Tamil, Kannada, English, Hindi. Fixed pay ₹ 68 lakh p.a.; notice three months.'),
  ],
});
/* LABEL
about: internal-audit-head | other | veteran | n-word-hanging-years-employer-bold-title-below
name: S. Venkatraghavan
email: svraghavan.audit@gmail.com
phone: 9844027713
phone: 8026664419
place: Bengaluru
skills: ACL/Galvanize; SAP GRC Access Control; TeamMate+; Power Query & Power BI; COSO/ERM frameworks
job: General Manager and Head – Internal Audit/Risk | Toyota Kirloskar Motor Pvt. Ltd. | | 2016 | now
job: Deputy General Manager – IA / Compliance Officer | United Breweries Limited | | 2009 | 2016
job: Assistant Manager to Manager, Assurance | BSR & Co. | | 2004 | 2009
job: Article Clerk | Venkat & Rangaa, Chartered Accountants | Chennai | 2001 | 2004
edu: Chartered Accountancy | | | ICAI | 2004 |
edu: B.Com. | | Vivekananda College | University of Madras | 2001 | 78 %
cert: CIA (Certified Internal Auditor); CISA; CRMA
languages: Tamil; Kannada; English; Hindi
ctc: 6800000
notice: 90
born: 1980-08-08
*/
