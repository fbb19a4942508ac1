import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { caps: true, bold: true, size: 11, color: '7F0000' },
  body: [
    p('CURRICULUM VITAE', { align: 'center', bold: true, size: 14 }),
    p('of Shri DEBABRATA MOHAPATRA', { align: 'center', after: 120 }),
    p('Flat 302, Utkal Royal, Kesura, Bhubaneswar – 751010'),
    p('Cell: 94370 61128 (WhatsApp too)   mail: d.mohapatra63@yahoo.co.in', { after: 100 }),
    h('My life in the bank'),
    p(
      'Retired on superannuation from **Central Bank of India** on 31.05.2023 as Chief Manager after 38 years. I came up from the counter:',
    ),
    table(
      [1400, 1400, 2400, 4200],
      [
        ['From', 'To', 'Rank', 'Office'],
        ['12.08.1985', '30.06.1994', 'Clerk-cum-Cashier', 'Cuttack Main Branch'],
        ['01.07.1994', '15.05.2003', 'Assistant Manager (Scale I)', 'Rourkela; Angul'],
        ['16.05.2003', '09.06.2012', 'Manager (Scale II)', 'Balasore'],
        ['10.06.2012', '31.03.2018', 'Senior Manager (Scale III)', 'Zonal Office, Kolkata'],
        ['01.04.2018', '31.05.2023', 'Chief Manager (Scale IV)', 'Regional Office, Bhubaneswar'],
      ],
      { head: 'F2DCDB' },
    ),
    h('After retirement'),
    p('Concurrent Auditor, Bank of Baroda, Jatni branch (through R. K. Patnaik & Associates), August 2023 to date.'),
    h('Qualifications'),
    p('B.Com. (Hons.) – Ravenshaw College, Cuttack – Utkal University – 1984'),
    p('CAIIB Part I (1991), Part II (1996) – Indian Institute of Banking & Finance'),
    h('Knowledge of'),
    p('CBS Finacle; NPA recovery and SARFAESI; priority sector lending; concurrent audit; KYC/AML'),
    h('Personal'),
    p('Age 63 (born 24 May 1963). Married. Odia, Bengali, Hindi, English.'),
    p('Honorarium now: Rs. 35,000 a month.'),
    p('Referees: Smt. S. Das, AGM (Retd.), 94371 20066; Shri P. Nayak, CA, pnayak.ca@gmail.com'),
  ],
});
/* LABEL
about: banker | other | veteran | n-retired-banker-rank-table
name: Debabrata Mohapatra
email: d.mohapatra63@yahoo.co.in
phone: 9437061128
place: Bhubaneswar
skills: CBS Finacle; NPA recovery and SARFAESI; priority sector lending; concurrent audit; KYC/AML
job: Clerk-cum-Cashier | Central Bank of India | Cuttack | 1985-08 | 1994-06
job: Assistant Manager (Scale I) | Central Bank of India | Rourkela; Angul | 1994-07 | 2003-05
job: Manager (Scale II) | Central Bank of India | Balasore | 2003-05 | 2012-06
job: Senior Manager (Scale III) | Central Bank of India | Kolkata | 2012-06 | 2018-03
job: Chief Manager (Scale IV) | Central Bank of India | Bhubaneswar | 2018-04 | 2023-05
job: Concurrent Auditor | Bank of Baroda | Jatni | 2023-08 | now
edu: B.Com. (Hons.) | | Ravenshaw College, Cuttack | Utkal University | 1984 |
languages: Odia; Bengali; Hindi; English
cert: CAIIB
ctc: 420000
born: 1963-05-24
marital: Married
othersphone: 9437120066
othersemail: pnayak.ca@gmail.com
*/
