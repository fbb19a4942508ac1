import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 11, caps: true, shade: 'E7E6E6' },
  body: [
    p('Personal Resume of Smt. Jayashree Hegde', { bold: true, size: 14, align: 'center' }),
    table(
      [3000, 6600],
      [
        ['Address', '2nd Cross, Vidyanagar, Hubballi – 580021'],
        ['Phone, e-mail', '94481 37620, jayashree.hegde66@gmail.com'],
        ['Birth date', '23-09-1976'],
        ['Languages', 'Kannada, Konkani, English, Hindi'],
      ],
      { side: 'F2F2F2' },
    ),
    h('Bank career'),
    p('KVG Bank (Karnataka Vikas Grameena Bank), sponsored by Canara Bank'),
    table(
      [3300, 2700, 3600],
      [
        ['Cadre / Scale', 'Office', 'From and to'],
        ['Clerk-cum-Cashier', 'Kundgol', '10.06.1999 to 30.04.2007'],
        ['Officer, Scale I', 'Dharwad (Main)', '01.05.2007 to 30.06.2013'],
        ['Manager – Scale II', 'Regional Office, Gadag', '01.07.2013 to 31.03.2020'],
        ['Senior Manager (Scale III) – Credit', 'Head Office, Dharwad', '01.04.2020 to date'],
      ],
    ),
    h('Education'),
    p(
      'M.Com. – Karnatak University, Dharwad – 1998 – 2nd class\nB.Com. – J.G. College of Commerce, Hubli (Karnatak University) – 1996 – 1st class\nCAIIB – IIBF – 2009; JAIIB – IIBF – 2005',
    ),
    h('Certificates'),
    p('Certified Credit Professional, IIBF, No. 500318874, 2019\nAML & KYC, IIBF, 2016'),
    p('Trainings: BIRD Lucknow (priority sector, 5 days), CAB Pune, IIBM Guwahati.'),
    h('Skills'),
    p('Finacle 10 (12 years), agri & MSME appraisal, CGTMSE claims, recovery/OTS, branch inspection'),
  ],
});
/* LABEL
about: rural-bank-officer | other | veteran | n-word-one-bank-above-scale-table-ascending
name: Jayashree Hegde
email: jayashree.hegde66@gmail.com
phone: 9448137620
place: Hubballi
skills: Finacle 10; agri & MSME appraisal; CGTMSE claims; recovery/OTS; branch inspection
job: Senior Manager (Scale III) – Credit | KVG Bank (Karnataka Vikas Grameena Bank) | Dharwad | 2020-04 | now
job: Manager – Scale II | KVG Bank (Karnataka Vikas Grameena Bank) | Gadag | 2013-07 | 2020-03
job: Officer, Scale I | KVG Bank (Karnataka Vikas Grameena Bank) | Dharwad | 2007-05 | 2013-06
job: Clerk-cum-Cashier | KVG Bank (Karnataka Vikas Grameena Bank) | Kundgol | 1999-06 | 2007-04
edu: M.Com. | | Karnatak University, Dharwad | | 1998 | 2nd class
edu: B.Com. | | J.G. College of Commerce, Hubli | Karnatak University | 1996 | 1st class
edu: CAIIB | | | IIBF | 2009 |
edu: JAIIB | | | IIBF | 2005 |
cert: Certified Credit Professional; AML & KYC
languages: Kannada; Konkani; English; Hindi
born: 1976-09-23
*/
