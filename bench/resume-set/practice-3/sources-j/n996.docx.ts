import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Lato',
  size: 10,
  heading: { caps: true, bold: true, size: 10, color: '6D4C41' },
  body: [
    table(
      [5000, 5000],
      [
        [
          p('Harpreet Kaur Gill', { bold: true, size: 20 }),
          p('Jalandhar, Punjab\n62804 55918\nharpreet.labtech@gmail.com', { align: 'right' }),
        ],
      ],
      { border: false },
    ),
    table(
      [4900, 5100],
      [
        [
          p('Laboratory posts', { bold: true }) +
            table(
              [3200, 1500],
              [
                ['Senior Lab Technician\nApex Diagnostics, Jalandhar', 'Aug 2022 –\npresent'],
                ['Lab Technician\nPatel Hospital', 'Sep 2020 –\nJul 2022'],
                ['Trainee\nCivil Hospital, Kapurthala', 'Mar 2020 –\nAug 2020'],
              ],
            ),
          p('Education', { bold: true }) +
            table(
              [1100, 3800],
              [
                ['2020', 'B.Sc. MLT\nLyallpur Khalsa College, Jalandhar\n(GNDU) 70 %'],
                ['2016', '+2 Medical\nGovt. Girls School, Nehru Garden\n(PSEB) 76 %'],
                ['2014', '10th\nPSEB 80 %'],
              ],
            ),
        ],
      ],
      { border: false },
    ),
    h('Tests and machines'),
    p('Haematology (Sysmex XN), Biochemistry (Cobas c311), ELISA, Phlebotomy, Quality control charts'),
    h('Registration'),
    p('Punjab Paramedical Council, reg. PPC/MLT/20/3317'),
    h('Terms'),
    p('Present pay 22,500 monthly • one month notice • Punjabi, Hindi, English • single'),
  ],
});
/* LABEL
about: lab-technician | other | mid | n-word-two-nested-tables-side-by-side
name: Harpreet Kaur Gill
email: harpreet.labtech@gmail.com
phone: 6280455918
place: Jalandhar
skills: Haematology (Sysmex XN); Biochemistry (Cobas c311); ELISA; Phlebotomy; Quality control charts
job: Senior Lab Technician | Apex Diagnostics | Jalandhar | 2022-08 | now
job: Lab Technician | Patel Hospital | | 2020-09 | 2022-07
job: Trainee | Civil Hospital | Kapurthala | 2020-03 | 2020-08
edu: B.Sc. | MLT | Lyallpur Khalsa College, Jalandhar | GNDU | 2020 | 70 %
edu: +2 | Medical | Govt. Girls School, Nehru Garden | PSEB | 2016 | 76 %
edu: 10th | | | PSEB | 2014 | 80 %
languages: Punjabi; Hindi; English
ctc: 270000
notice: 30
marital: Single
*/
