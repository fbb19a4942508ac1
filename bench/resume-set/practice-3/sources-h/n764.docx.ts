import { docx, h, list, p, table } from '../../outside/sources/word.ts';

const cells = (left: string, right: string) =>
  table([5200, 4600], [[left, p(right, { align: 'right' })]], { border: false });

export default docx({
  font: 'Lato',
  size: 10,
  heading: { bold: true, size: 11, color: '0277BD', line: true, caps: true },
  header: [p('✆ 96332 70811   ✉ abdulbasith.ca@gmail.com   ⌂ Malappuram', { size: 8, align: 'center' })],
  body: [
    p('ABDUL BASITH K. P.', { bold: true, size: 20, align: 'center', color: '0277BD' }),
    p('Accountant – UAE VAT and Indian GST', { align: 'center' }),
    h('Work experience'),
    cells('**Al Maya Trading LLC** | Dubai, UAE', '**Senior Accountant**\nMar 2021 – Jun 2025'),
    list('VAT 201 returns, corporate tax registration in 2024', 'Receivables of AED 9 million, DSO from 71 to 54'),
    cells('**Nesto Hypermarket** | Sharjah, UAE', '**Accountant**\nJan 2018 – Feb 2021'),
    list('Daily cash of 22 tills'),
    cells('**Varma & Varma, Chartered Accountants** | Kozhikode', '**Audit Assistant**\nMay 2015 – Dec 2017'),
    h('Education'),
    cells('**M.Com. (Finance)** | University of Calicut, School of Distance Education', '2017 | 58 %'),
    cells('**B.Com. (Co-operation)** | PSMO College, Tirurangadi', '2015 | 63 %'),
    cells('**HSE, Commerce** | IUHSS Parappur', '2012 | 84 %'),
    h('Certificates'),
    cells('**CA Intermediate (Group I)** – ICAI', '2018'),
    cells('**UAE VAT Compliance Diploma** – IPFM / Morgan International', '2019'),
    cells('**Diploma in Foreign Accounting** – C-DIT, Tirur', '2015'),
    h('Skills'),
    p('ERP: Focus RT, SAP B1 (user)     Tax: VAT, GST, TDS     Office: Excel, Power Query'),
    h('Languages & details'),
    p(
      'Malayalam, English, Hindi, Arabic (spoken). Born 25/05/1994, male, married. Now in India; can join at once. Place of choice: Kochi or Dubai.',
    ),
  ],
});
/* LABEL
about: accountant-gulf | other | mid | n-word-employer-left-title-and-period-right-cell
name: Abdul Basith K. P.
email: abdulbasith.ca@gmail.com
phone: 9633270811
place: Malappuram
preferred: Kochi; Dubai
skills: Focus RT; SAP B1; VAT; GST; TDS; Excel; Power Query
also: ERP; Tax; Office; UAE VAT; Indian GST
job: Senior Accountant | Al Maya Trading LLC | Dubai, UAE | 2021-03 | 2025-06
job: Accountant | Nesto Hypermarket | Sharjah, UAE | 2018-01 | 2021-02
job: Audit Assistant | Varma & Varma, Chartered Accountants | Kozhikode | 2015-05 | 2017-12
edu: M.Com. | Finance | University of Calicut, School of Distance Education | | 2017 | 58 %
edu: B.Com. | Co-operation | PSMO College, Tirurangadi | | 2015 | 63 %
edu: HSE | Commerce | IUHSS Parappur | | 2012 | 84 %
cert: CA Intermediate (Group I); UAE VAT Compliance Diploma; Diploma in Foreign Accounting
languages: Malayalam; English; Hindi; Arabic
notice: 0
born: 1994-05-25
gender: Male
marital: Married
*/
