import { docx, p, table } from '../../outside/sources/word.ts';

const mark = (text: string) => p(text, { bold: true, size: 10, color: '2F5496' });
const line = { border: false };

export default docx({
  font: 'Liberation Sans',
  size: 10,
  body: [
    p('HARPREET "HARRY" SINGH BEDI', { bold: true, size: 18, align: 'center' }),
    p('Export Documentation & Customs Executive', { align: 'center', color: '2F5496' }),
    p('98726 40095 • harrybedi.exim@yahoo.co.in • Ludhiana', { align: 'center', line: true, after: 120 }),
    table(
      [2300, 7500],
      [
        [mark('OBJECTIVE'), p('EXIM desk in a yarn or cycle exporter’s office.')],
        [
          mark('EXPERIENCE'),
          p('Senior Executive – EXIM', { bold: true }) +
            p('Nahar Spinning Division, Ludhiana\t11/2020 – Present', { tabs: [-7300] }) +
            p('Letters of credit, BRC follow-up, RoDTEP claims of 3.2 crore a year', { after: 100 }) +
            p('Documentation Executive', { bold: true }) +
            p('Sea Sky Cargo Movers (CHA), Sahnewal ICD\t08/2017 – 10/2020', { tabs: [-7300] }) +
            p('Checklists, shipping bills in ICEGATE', { after: 100 }) +
            p('Office Assistant', { bold: true }) +
            p('Avon Cycles Ltd, Ludhiana\t07/2016 – 07/2017', { tabs: [-7300] }),
        ],
        [
          mark('EDUCATION'),
          p('PG Diploma in Foreign Trade\tIIFT (distance)\t2019', { tabs: [3600, -7300] }) +
            p('B.Com.\tArya College, Panjab University\t2016', { tabs: [3600, -7300] }) +
            p('10+2 Commerce\tGuru Nanak Public School, CBSE\t2013', { tabs: [3600, -7300] }),
        ],
        [mark('LICENCE'), p('Customs Broker “G” card holder\nNo. LDH/G/0417\nIssued 2020, valid up to 2025; renewed')],
        [mark('KNOWS'), p('Incoterms 2020, UCP 600, HS classification, Tally ERP 9, ICEGATE, DGFT portal')],
        [mark('LANGUAGES'), p('Punjabi   Hindi   English')],
        [mark('PERSONAL'), p('Male, 31 (b. 2 Aug 1994), unmarried')],
      ],
      line,
    ),
  ],
});
/* LABEL
about: exim-executive | other | mid | n-word-heading-column-left
name: Harpreet "HARRY" Singh Bedi
email: harrybedi.exim@yahoo.co.in
phone: 9872640095
place: Ludhiana
skills: Incoterms 2020; UCP 600; HS classification; Tally ERP 9; ICEGATE; DGFT portal
also: Letters of credit; shipping bills
job: Senior Executive – EXIM | Nahar Spinning Division | Ludhiana | 2020-11 | now
job: Documentation Executive | Sea Sky Cargo Movers (CHA) | Sahnewal ICD | 2017-08 | 2020-10
job: Office Assistant | Avon Cycles Ltd | Ludhiana | 2016-07 | 2017-07
edu: PG Diploma | Foreign Trade | IIFT | | 2019 |
edu: B.Com. | | Arya College | Panjab University | 2016 |
edu: 10+2 | Commerce | Guru Nanak Public School | CBSE | 2013 |
cert: Customs Broker “G” card holder
languages: Punjabi; Hindi; English
born: 1994-08-02
gender: Male
marital: Single
*/
