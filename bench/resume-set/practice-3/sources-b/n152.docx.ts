import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 12, color: '006064' },
  body: [
    table(
      [3200, 6600],
      [
        [
          p('**REACH ME**', { shade: 'B2EBF2' }) +
            p('jaspreet.loan@gmail.com') +
            p('98729 66018') +
            p('Model Town, Jalandhar', { after: 160 }) +
            p('**I KNOW**', { shade: 'B2EBF2' }) +
            list('Home loan', 'LAP', 'Gold loan', 'CIBIL reading', 'Finnone', 'Field verification') +
            p('', { after: 100 }) +
            p('**I SPEAK**', { shade: 'B2EBF2' }) +
            p('Punjabi\nHindi\nEnglish', { after: 160 }) +
            p('**I PASSED**', { shade: 'B2EBF2' }) +
            p('IRDAI IC-38 (2019)') +
            p('NISM Series V-A (2022)'),
          p('Jaspreet Kaur Gill', { size: 20, bold: true, color: '006064' }) +
            p('Sales Officer → Branch Sales Manager, retail loans', { after: 120 }) +
            h('Banks') +
            p('**AU Small Finance Bank**, Jalandhar') +
            p('Branch Sales Manager, Jul 2024 to date', { indent: 200 }) +
            p('Relationship Officer, Oct 2021 to Jun 2024', { indent: 200, after: 100 }) +
            p('**HDB Financial Services**, Phagwara') +
            p('Sales Officer, Jan 2019 to Sep 2021', { indent: 200, after: 100 }) +
            p('**Kotak Life** (on roll of Quess Corp), Jalandhar') +
            p('Telecaller, Jun – Dec 2018', { indent: 200, after: 100 }) +
            h('Colleges') +
            p('MBA (Finance), Lovely Professional University, distance, 2023, 6.8 CGPA') +
            p('B.Com., Hans Raj Mahila Maha Vidyalaya, GNDU Amritsar, 2018, 63 %') +
            p('10+2 Commerce, PSEB, 2015, 76 %', { after: 100 }) +
            h('Best of') +
            p('Contest winner Bangkok, 2022; Branch no. 1 Punjab Q3 FY 2024-25', { after: 100 }) +
            h('Terms') +
            p('At 6.6 LPA + incentives. 8 LPA would move me. 30 days notice, can be bought out.'),
        ],
      ],
      { border: false },
    ),
  ],
});
/* LABEL
about: bank-sales | other | mid | n-word-left-bar-i-know
name: Jaspreet Kaur Gill
email: jaspreet.loan@gmail.com
phone: 9872966018
place: Jalandhar
skills: Home loan; LAP; Gold loan; CIBIL reading; Finnone; Field verification
job: Branch Sales Manager | AU Small Finance Bank | Jalandhar | 2024-07 | now
job: Relationship Officer | AU Small Finance Bank | Jalandhar | 2021-10 | 2024-06
job: Sales Officer | HDB Financial Services | Phagwara | 2019-01 | 2021-09
job: Telecaller | Kotak Life | Jalandhar | 2018-06 | 2018-12
edu: MBA | Finance | Lovely Professional University | | 2023 | 6.8 CGPA
edu: B.Com. | | Hans Raj Mahila Maha Vidyalaya | GNDU Amritsar | 2018 | 63 %
edu: 10+2 | Commerce | | PSEB | 2015 | 76 %
languages: Punjabi; Hindi; English
cert: IRDAI IC-38; NISM Series V-A
ctc: 660000
expected: 800000
notice: 30
*/
