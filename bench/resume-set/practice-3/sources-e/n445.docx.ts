import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('To\nThe Garrison Engineer\nMES, Jodhpur', { after: 120 }),
    p('Subject: Application for contract electrician (ex-serviceman)', { bold: true, after: 120 }),
    p('Sir, with respect I submit my particulars as follows.', { after: 100 }),
    table(
      [3000, 6500],
      [
        ['Name', 'Ex Hav Bhanwar Lal Bishnoi'],
        ['Village and post', 'Khejarla, Tehsil Bilaram, Jodhpur 342601'],
        ['Mobile', '99285 40067'],
        ['Date of birth', '15 Aug 1981'],
        ['Education', '10th Rajasthan Board 1998 (IInd); ITI Electrician, NCVT, Jodhpur, 2000 (68%)'],
        ['Wireman licence', 'Rajasthan Electrical Inspectorate W-20981, renewed till 2028'],
        ['Known tongues', 'Marwari, Hindi'],
      ],
    ),
    p('Statement of service', { bold: true, before: 80 }),
    table(
      [900, 2000, 2400, 4200],
      [
        ['From', 'To', 'Rank / post', 'Where'],
        ['2001', '2004', 'Craftsman (Electrician)', 'EME Centre, Secunderabad'],
        ['2004', '2013', 'Naik', '812 Field Workshop, Tezpur'],
        ['2013', '2018', 'Havildar', '505 Army Base Workshop, Delhi Cantt'],
        ['2019', 'contd.', 'Electrician', 'Umaid Bhawan Palace (IHCL), Jodhpur'],
      ],
    ),
    p(
      'I know motor rewinding, DG set up to 500 kVA, panel wiring, HT/LT breaker, solar pump, earthing test with megger.',
      {
        after: 100,
      },
    ),
    p('Kindly consider my case. My present wages are Rs. 23,400 a month.', { after: 160 }),
    p('Yours faithfully,\n(Bhanwar Lal)\nKhejarla, 11 Sept 2026', { align: 'right' }),
  ],
});
/* LABEL
about: ex-serviceman-electrician | other | veteran | n-word-letter-with-particulars-and-service-table
name: Bhanwar Lal Bishnoi
phone: 9928540067
place: Jodhpur
skills: motor rewinding; DG set; panel wiring; HT/LT breaker; solar pump; earthing test; megger
job: Craftsman (Electrician) | EME Centre | Secunderabad | 2001 | 2004
job: Naik | 812 Field Workshop | Tezpur | 2004 | 2013
job: Havildar | 505 Army Base Workshop | Delhi Cantt | 2013 | 2018
job: Electrician | Umaid Bhawan Palace (IHCL) | Jodhpur | 2019 | now
edu: 10th | | | Rajasthan Board | 1998 | IInd
edu: ITI | Electrician | | NCVT | 2000 | 68%
languages: Marwari; Hindi
cert: Wireman licence
ctc: 280800
born: 1981-08-15
dated: 2026-09-11
*/
