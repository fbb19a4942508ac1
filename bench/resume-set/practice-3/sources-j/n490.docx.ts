import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  margin: 800,
  heading: { bold: true, size: 11, color: '004D40' },
  body: [
    p('Sneha Marandi', { bold: true, size: 19 }),
    p('Mining engineer (planning), Dhanbad. 62 0247 1180. snehamarandi.mine@gmail.com'),
    h('Collieries and offices'),
    table(
      [3000, 7200],
      [
        [
          'Bharat Opencast Collieries Ltd',
          table(
            [2600, 2400, 1900],
            [
              ['Assistant Manager (Mining)', 'Area XI office, Kusunda', "Nov'22 – now"],
              ['Overman-in-charge (Mgmt. Trainee)', 'Kusunda OCP', "Nov'21 – Oct'22"],
            ],
            { border: false },
          ),
        ],
        [
          'Adani Mine Developers',
          table([2600, 2400, 1900], [['Graduate Engineer Trainee', 'Parsa East, Surguja', "Aug'20 – Oct'21"]], {
            border: false,
          }),
        ],
        [
          'Internships',
          table(
            [2600, 2400, 1900],
            [
              ['Summer Trainee', 'Tata Steel, Noamundi', "June'19"],
              ['Summer Trainee', 'UCIL, Jaduguda', "Dec'18"],
            ],
            { border: false },
          ),
        ],
      ],
    ),
    h('Academy'),
    table(
      [3000, 7200],
      [
        [
          'B.Tech',
          table([4200, 1300, 1400], [['IIT (ISM) Dhanbad – Mining Engineering', '2020', '7.48']], { border: false }),
        ],
        [
          'Schools',
          table(
            [4200, 1300, 1400],
            [
              ['XII – DAV Public School, Chaibasa (CBSE)', '2015', '82 %'],
              ['X – DAV Public School, Chaibasa (CBSE)', '2013', '9.6'],
            ],
            { border: false },
          ),
        ],
      ],
    ),
    h('Statutory papers'),
    p('Second Class Mine Manager’s Certificate (Coal), DGMS, 2023, No. 2C-5541\nGas Testing Certificate, DGMS, 2022'),
    h('Software and field'),
    p('Surpac, Datamine Studio, MineSched, Drone survey, Blast design, Slope monitoring'),
    h('Facts'),
    p('Female; Santali, Hindi, English; 10.8 LPA'),
  ],
});
/* LABEL
about: mining-engineer | other | junior | n-word-nested-tables-employer-left-posts-right
name: Sneha Marandi
email: snehamarandi.mine@gmail.com
phone: 6202471180
place: Dhanbad
skills: Surpac; Datamine Studio; MineSched; Drone survey; Blast design; Slope monitoring
job: Assistant Manager (Mining) | Bharat Opencast Collieries Ltd | Area XI office, Kusunda | 2022-11 | now
job: Overman-in-charge (Mgmt. Trainee) | Bharat Opencast Collieries Ltd | Kusunda OCP | 2021-11 | 2022-10
job: Graduate Engineer Trainee | Adani Mine Developers | Parsa East, Surguja | 2020-08 | 2021-10
job: Summer Trainee | Tata Steel | Noamundi | 2019-06 | 2019-06
job: Summer Trainee | UCIL | Jaduguda | 2018-12 | 2018-12
edu: B.Tech | Mining Engineering | IIT (ISM) Dhanbad | | 2020 | 7.48
edu: XII | | DAV Public School, Chaibasa | CBSE | 2015 | 82 %
edu: X | | DAV Public School, Chaibasa | CBSE | 2013 | 9.6
cert: Second Class Mine Manager’s Certificate (Coal); Gas Testing Certificate
languages: Santali; Hindi; English
gender: Female
ctc: 1080000
*/
