import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  body: [
    p('BIO-DATA', { bold: true, size: 16, align: 'center' }),
    p('1. Name of candidate : Sukhbir Singh Rathee'),
    p("2. Father's name : Sh. Dharampal Rathee"),
    p('3. Date of birth : 08-02-1984'),
    p('4. Village & Post : Ladhot, Distt. Rohtak (Haryana)'),
    p('5. Contact no. : 9992 405 117'),
    p('6. Licence : HMV-TRANS, HR-12 20050018834, valid upto 06/02/2029, hazardous goods endorsed'),
    p('7. Qualification :'),
    p('\t(a) Matric, Govt. High School Ladhot, HBSE, 2000, 51%'),
    p('\t(b) ITI Diesel Mechanic, ITI Rohtak, NCVT, 2002'),
    p('8. Work done so far :'),
    table(
      [600, 1500, 1500, 2700, 1700, 2000],
      [
        ['S.N.', 'From', 'To', 'Firm', 'Post', 'Reason for leaving'],
        ['1', '04/2003', '11/2007', 'Chaudhary Transport Co., Bahadurgarh', 'Cleaner', 'Got licence'],
        ['2', '12/2007', '08/2012', 'Chaudhary Transport Co., Bahadurgarh', 'Driver', 'Better pay'],
        ['3', '09/2012', '03/2019', 'Gati KWE, Manesar', 'Trailer Driver', 'Depot shifted'],
        ['4', '04/2019', 'Till now', 'Linde India Ltd, Bawal', 'Tanker Driver', '–'],
      ],
      { head: 'DDDDDD' },
    ),
    p('9. Training : Defensive driving, IDTR Bahadurgarh, 2012; Hazardous cargo, 3 days, every year'),
    p('10. Languages known : Hindi, Haryanvi, little Punjabi'),
    p('11. Married / Unmarried : Married'),
    p('12. Salary drawn : Rs. 31,500 p.m.'),
    p('Place: Rohtak\nDate: 21/10/2026\t\t\t\t(Sukhbir Singh Rathee)'),
  ],
});
/* LABEL
about: tanker-driver | other | senior | m-word-numbered-biodata-reason-table
name: Sukhbir Singh Rathee
phone: 9992405117
place: Rohtak
job: Tanker Driver | Linde India Ltd | Bawal | 2019-04 | now
job: Trailer Driver | Gati KWE | Manesar | 2012-09 | 2019-03
job: Driver | Chaudhary Transport Co. | Bahadurgarh | 2007-12 | 2012-08
job: Cleaner | Chaudhary Transport Co. | Bahadurgarh | 2003-04 | 2007-11
edu: Matric | | Govt. High School Ladhot | HBSE | 2000 | 51%
edu: ITI | Diesel Mechanic | ITI Rohtak | NCVT | 2002 |
languages: Hindi; Haryanvi; Punjabi
ctc: 378000
born: 1984-02-08
marital: Married
dated: 2026-10-21
*/
