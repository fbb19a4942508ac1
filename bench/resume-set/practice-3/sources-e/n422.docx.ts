import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('APPLICATION FOR THE POST OF INSPECTOR (ON DEPUTATION)', { bold: true, align: 'center', after: 100 }),
    table(
      [600, 3600, 5400],
      [
        ['1', 'Name of the officer', 'SHRI VIKRAM SINGH BHATI'],
        ['2', 'Designation and PIS No.', 'Sub-Inspector (Executive), 16080421'],
        ['3', 'Date of birth', '09/09/1984'],
        ['4', 'Present place of posting', 'PS Cyber, South-West District, New Delhi'],
        ['5', 'Contact No. and e-mail', '9818 307 745, vikrambhati.dp@gmail.com'],
        ['6', 'Pay level', 'Level 6, basic Rs. 52,000'],
        [
          '7',
          'Educational qualification',
          'B.A., Maharshi Dayanand University, Rohtak, 2006 (52%); LL.B., CCS University Meerut, 2013 (58%)',
        ],
      ],
    ),
    p('8. Details of service in chronological order', { bold: true }),
    table(
      [3000, 2600, 1700, 1700],
      [
        ['Office / unit', 'Post', 'From', 'To'],
        ['PTS Jharoda Kalan', 'Constable (under training)', '01/03/2007', '31/12/2007'],
        ['PS Najafgarh', 'Constable', '01/01/2008', '14/08/2010'],
        ['PTC Delhi', 'SI (Probationer)', '16/08/2010', '15/08/2011'],
        ['PS Dwarka North', 'Sub-Inspector', '16/08/2011', '30/11/2016'],
        ['Crime Branch, Chanakyapuri', 'Sub-Inspector', '01/12/2016', '22/05/2022'],
        ['PS Cyber, South-West', 'Sub-Inspector (I.O.)', '23/05/2022', 'Till date'],
      ],
    ),
    p('9. Trainings undergone', { bold: true }),
    table(
      [3600, 3200, 2200],
      [
        ['Course', 'Institute', 'Duration'],
        ['Cyber crime investigation', 'CDTS Ghaziabad', '2 weeks, 2019'],
        ['CDR analysis and i2', 'NCRB Delhi', '5 days, 2021'],
        ['Cryptocurrency tracing', 'I4C Delhi', '3 days, 2024'],
      ],
    ),
    p('10. Awards: Asadharan Karya Puraskar (2018), DGP Commendation Roll ×7', { before: 60 }),
    p('11. Proficiency: Cellebrite UFED, CCTNS, ICJS, CDR analysis, drafting of charge sheets'),
    p('12. Languages: Hindi (read, write, speak), English (read, write), Haryanvi (speak)'),
    p('Certified that no vigilance case is pending.\t(Signature)', { tabs: [-9600], before: 300 }),
  ],
});
/* LABEL
about: police-sub-inspector | other | senior | n-word-deputation-proforma
name: VIKRAM SINGH BHATI
email: vikrambhati.dp@gmail.com
phone: 9818307745
place: New Delhi
skills: Cellebrite UFED; CCTNS; ICJS; CDR analysis; drafting of charge sheets
job: Constable (under training) | PTS Jharoda Kalan | | 2007-03 | 2007-12
job: Constable | PS Najafgarh | | 2008-01 | 2010-08
job: SI (Probationer) | PTC Delhi | | 2010-08 | 2011-08
job: Sub-Inspector | PS Dwarka North | | 2011-08 | 2016-11
job: Sub-Inspector | Crime Branch, Chanakyapuri | | 2016-12 | 2022-05
job: Sub-Inspector (I.O.) | PS Cyber, South-West | | 2022-05 | now
edu: B.A. | | Maharshi Dayanand University, Rohtak | | 2006 | 52%
edu: LL.B. | | CCS University Meerut | | 2013 | 58%
languages: Hindi; English; Haryanvi
cert: Cyber crime investigation; CDR analysis and i2; Cryptocurrency tracing
born: 1984-09-09
*/
