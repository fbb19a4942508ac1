import { docx, h, list, p, table } from './word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 12,
  heading: { bold: true, italic: true, size: 14, color: '0000AA' },
  body: [
    p('Shameer Kunnathpeedikayil Moideenkutty', { bold: true, size: 17, color: '0000AA' }),
    p('STORE KEEPER / WAREHOUSE IN-CHARGE', { bold: true }),
    p(
      'UAE Mobile: +971 55 418 2290   India (WhatsApp): 0091 9747 663 108\nEmail: shameerkm82@hotmail.com\nPresently at: Al Quoz, Dubai – Visit visa up to 20 Jan 2027\nHome: Tirurangadi, Malappuram Dt., Kerala',
    ),
    h('Objective'),
    p('Seeking a position of Store Keeper with a construction or MEP company in the Gulf.'),
    h('Gulf Experience – 13 years'),
    p(
      '**Position**: Store Keeper\n**Company**: Emirates Falcon Electromechanical Co. LLC, Dubai\n**Duration**: 05.04.2016 to 30.09.2026 (company closed)',
    ),
    list(
      'GRN, MRV and delivery note in Oracle EBS',
      'Yearly stock count, variance below 0.4 %',
      'Forklift in emergency',
    ),
    p(
      '**Position**: Assistant Store Keeper\n**Company**: Al Rajhi Building Materials, Dammam, KSA\n**Duration**: 11.01.2013 to 25.12.2015',
      { before: 100 },
    ),
    h('Home Experience – 5 years'),
    p('**Position**: Salesman\n**Company**: Kallai Timbers & Hardware, Kozhikode\n**Duration**: 2007 to 2012'),
    h('Education'),
    list(
      'B.Com (discontinued), Calicut University, 2005',
      'Pre-Degree, PSMO College, Tirurangadi, 2002',
      'SSLC, Oriental HSS Tirurangadi, 2000',
    ),
    list('Diploma in Computer Application (DCA), Keltron, 2006'),
    h('Knowledge'),
    p('Oracle EBS, Tally ERP 9, MS Excel, Stock control, FIFO, Bin card, Forklift operation'),
    h('Passport / Licence'),
    table(
      [2500, 2500, 2500, 2400],
      [
        ['Passport No', 'Issued', 'Expiry', 'Place'],
        ['W6610394', '13-05-2022', '12-05-2032', 'Kozhikode'],
      ],
    ),
    p('UAE light vehicle driving licence, valid to 2029'),
    h('Personal'),
    p('Date of Birth: 09-03-1985; Male; Married; Indian; Muslim\nLanguages: Malayalam, Arabic, Hindi, English, Tamil'),
    p('Reference: Mr. Anwar Sadath, Accountant, Emirates Falcon: +971 50 771 3346', { before: 140 }),
  ],
});
/* LABEL
about: store-keeper | other | senior | o-word-gulf
name: Shameer Kunnathpeedikayil Moideenkutty
email: shameerkm82@hotmail.com
phone: +971 554182290; 9747663108
place: Dubai
skills: Oracle EBS; Tally ERP 9; MS Excel; Stock control; FIFO; Bin card; Forklift operation
also: GRN; MRV; delivery note; Forklift; MEP; stock count
job: Store Keeper | Emirates Falcon Electromechanical Co. LLC | Dubai | 2016-04 | 2026-09
job: Assistant Store Keeper | Al Rajhi Building Materials | Dammam, KSA | 2013-01 | 2015-12
job: Salesman | Kallai Timbers & Hardware | Kozhikode | 2007 | 2012
edu: B.Com (discontinued) | | | Calicut University | 2005 |
edu: Pre-Degree | | PSMO College, Tirurangadi | | 2002 |
edu: SSLC | | Oriental HSS Tirurangadi | | 2000 |
edu: Diploma in Computer Application (DCA) | | Keltron | | 2006 |
languages: Malayalam; Arabic; Hindi; English; Tamil
cert: UAE light vehicle driving licence
born: 1985-03-09
gender: Male
marital: Married
othersphone: 507713346
*/
