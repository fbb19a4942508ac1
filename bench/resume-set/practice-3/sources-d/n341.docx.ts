import { docx, h, p, table } from '../../outside/sources/word.ts';

const post = (title: string, years: string) => p(`${title} … ${years}`, { indent: 400, after: 0 });
export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, italic: true, size: 13 },
  body: [
    p('Smt. Indrani Sarkar Paul', { bold: true, size: 16, align: 'right' }),
    p('Agartala, Tripura (W). 9436 122 907. indrani.paul.audit@gmail.com', { align: 'right' }),
    h('Service'),
    p('Tripura State Electricity Corporation Limited, Agartala', { bold: true }),
    post('General Manager (Finance & Audit)', '2021–date'),
    post('Deputy General Manager (Accounts)', '2016–21'),
    post('Senior Manager (Audit)', '2011–16'),
    p('ERP of R-APDRP in 2013; tariff petitions to TERC each year; loan of 2,275 crore from ADB, 2022.', {
      indent: 400,
    }),
    p('Tripura Tea Development Corporation, Durgabari', { bold: true, before: 120 }),
    post('Accounts Officer', '2007–11'),
    p('S. Chakraborty & Associates, Kolkata', { bold: true, before: 120 }),
    post('Audit Assistant', '2004–07'),
    h('Education'),
    table(
      [3300, 6300],
      [
        ['CMA (Final)', 'Institute of Cost Accountants of India; passed in June 2010; M. No. 31127'],
        ['M.Com.', 'Tripura University; 2005; 60.5 %'],
        ['B.Com. (Hons. in Accountancy)', 'M.B.B. College, Agartala; 2002; 57 %'],
        ['H.S. (+2)', 'TBSE; Bodhjung School; 1999; 2nd division'],
        ['Madhyamik', 'TBSE; Shishu Bihar School; 1997; 1st division'],
      ],
    ),
    h('Conversant with'),
    p('Regulatory accounts, Tariff petition, Internal audit, Ind AS, GST, SAP FI (end user), Tally'),
    h('Short courses'),
    p(
      'Power sector finance, NPTI Faridabad (2014, 5 days); Ind AS for utilities, ICMAI Kolkata (2017); e-procurement, NIC (2019)',
    ),
    h('Personal'),
    p(
      'Date of birth 5.1.1982, female, married. Bengali, English, Hindi, Kokborok (little). Looking for NEEPCO or private DISCOMs. Salary at present Rs. 1,42,000 per month.',
    ),
    p('Dated Agartala 20-11-2026', { before: 200 }),
  ],
});
/* LABEL
about: utility-finance-manager | other | veteran | n-word-indented-posts-ellipsis-years
name: Indrani Sarkar Paul
email: indrani.paul.audit@gmail.com
phone: 9436122907
place: Agartala
skills: Regulatory accounts; Tariff petition; Internal audit; Ind AS; GST; SAP FI; Tally
also: ERP; R-APDRP
job: General Manager (Finance & Audit) | Tripura State Electricity Corporation Limited | Agartala | 2021 | now
job: Deputy General Manager (Accounts) | Tripura State Electricity Corporation Limited | Agartala | 2016 | 2021
job: Senior Manager (Audit) | Tripura State Electricity Corporation Limited | Agartala | 2011 | 2016
job: Accounts Officer | Tripura Tea Development Corporation | Durgabari | 2007 | 2011
job: Audit Assistant | S. Chakraborty & Associates | Kolkata | 2004 | 2007
edu: CMA (Final) | | Institute of Cost Accountants of India | | 2010 |
edu: M.Com. | | Tripura University | | 2005 | 60.5 %
edu: B.Com. (Hons. in Accountancy) | | M.B.B. College, Agartala | | 2002 | 57 %
edu: H.S. (+2) | | Bodhjung School | TBSE | 1999 | 2nd division
edu: Madhyamik | | Shishu Bihar School | TBSE | 1997 | 1st division
languages: Bengali; English; Hindi; Kokborok
ctc: 1704000
born: 1982-01-05
gender: Female
marital: Married
dated: 2026-11-20
*/
