import { docx, p, table, textBox } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  margin: 800,
  body: [
    textBox(
      { x: 380, y: 40, width: 180, height: 90, fill: 'E2EFD9' },
      p('**CONTACT**') + p('nikhilbansal.rx@gmail.com') + p('99961 40227') + p('Ambala Cantt'),
    ),
    p('Nikhil Bansal', { size: 22, bold: true, color: '385723' }),
    p('Medical Representative → Area Manager', { color: '385723', after: 300 }),
    p('COMPANIES', { bold: true, shade: 'E2EFD9' }),
    table(
      [2600, 2600, 2300, 2600],
      [
        ['Sun Pharma', 'Mankind Pharma', 'Alkem Labs', 'Cipla'],
        ['Area Business Manager', 'Sr. Medical Representative', 'Medical Representative', 'Summer trainee'],
        ['Ambala, Karnal, Yamunanagar', 'Ambala HQ', 'Panipat HQ', 'Karnal'],
        ['07/2022 – present', '02/2019 – 06/2022', '06/2016 – 01/2019', 'May – Jul 2015'],
      ],
    ),
    p('TARGETS', { bold: true, shade: 'E2EFD9' }),
    table(
      [2000, 2000, 2000],
      [
        ['Year', 'Target (lakh)', 'Achieved'],
        ['2022-23', '310', '104 %'],
        ['2023-24', '345', '111 %'],
        ['2024-25', '380', '98 %'],
      ],
    ),
    p('LEARNING', { bold: true, shade: 'E2EFD9' }),
    p('2014–16\tMBA (Pharma Marketing), Maharishi Markandeshwar University, Mullana, 7.1 CGPA', { tabs: [1300] }),
    p('2010–14\tB.Pharm, Kurukshetra University, 66 %', { tabs: [1300] }),
    p('2010\t10+2, HBSE, SD Sr. Sec. School Ambala, 72 %', { tabs: [1300] }),
    p('STRENGTHS', { bold: true, shade: 'E2EFD9' }),
    p('Doctor coverage | Stockist settlement | Cardio-diabetic portfolio | Team of 6 | RCPA | SFA app'),
    p('MONEY', { bold: true, shade: 'E2EFD9' }),
    p('Fixed 8.2 LPA + incentive; will consider 10 LPA and above; 2 months’ notice; Tricity or Delhi only.'),
  ],
});
/* LABEL
about: medical-representative | other | mid | n-companies-side-by-side-columns
name: Nikhil Bansal
email: nikhilbansal.rx@gmail.com
phone: 9996140227
place: Ambala
skills: Doctor coverage; Stockist settlement; Cardio-diabetic portfolio; Team of 6; RCPA; SFA app
job: Area Business Manager | Sun Pharma | Ambala, Karnal, Yamunanagar | 2022-07 | now
job: Sr. Medical Representative | Mankind Pharma | Ambala | 2019-02 | 2022-06
job: Medical Representative | Alkem Labs | Panipat | 2016-06 | 2019-01
job: Summer trainee | Cipla | Karnal | 2015-05 | 2015-07
edu: MBA | Pharma Marketing | Maharishi Markandeshwar University, Mullana | | 2016 | 7.1 CGPA
edu: B.Pharm | | Kurukshetra University | | 2014 | 66 %
edu: 10+2 | | SD Sr. Sec. School Ambala | HBSE | 2010 | 72 %
ctc: 820000
expected: 1000000
notice: 60
preferred: Tricity; Delhi
*/
