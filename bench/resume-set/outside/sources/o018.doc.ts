import { docx, h, p, table } from './word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, caps: true, align: 'center' },
  body: [
    table(
      [5000, 4900],
      [
        [
          p('Sunita Tirkey', { bold: true, size: 20 }) + p('Team Leader – Voice Process'),
          p('Harmu Housing Colony, Ranchi 834002', { align: 'right' }) +
            p('tirkey.sunita@rediffmail.com', { align: 'right' }) +
            p('70040 91286 / 0651 224 8190 (landlord)', { align: 'right' }),
        ],
      ],
      { border: false },
    ),
    h('Job history'),
    table(
      [1700, 2700, 2400, 3100],
      [
        ['When', 'Where', 'As', 'What'],
        ['June 2022 onwards', 'Teleperformance, Jamshedpur', 'Team Leader', '16 agents, UK telecom billing, CSAT 91 %'],
        ['Apr 2020 – May 2022', 'Teleperformance, Jamshedpur', 'Senior CCE', 'Escalation desk, floor walker'],
        ['Jan 2019 – Mar 2020', 'Aegis, Kolkata', 'Customer Care Executive', 'Inbound, DTH recharge'],
        ['2017 – 2018', 'Jharcraft Emporium, Ranchi', 'Sales Girl', 'Counter, stock'],
      ],
      { head: 'C6D9F1' },
    ),
    h('Qualification'),
    p('X: 62 % (JAC, 2013) / XII: 58 % (JAC, 2015) / B.A. Sociology: 55 % (Gossner College, Ranchi, 2018)'),
    h('Good at'),
    table(
      [3300, 3300, 3300],
      [
        ['Call handling ★★★★★', 'Coaching ★★★★☆', 'Avaya ★★★★☆'],
        ['MIS reporting ★★★☆☆', 'Salesforce ★★★☆☆', 'Typing 42 wpm'],
      ],
    ),
    h('Languages'),
    table(
      [3000, 2300, 2300, 2300],
      [
        ['', 'Read', 'Write', 'Speak'],
        ['Hindi', 'Yes', 'Yes', 'Yes'],
        ['English', 'Yes', 'Yes', 'Yes'],
        ['Kurukh', 'No', 'No', 'Yes'],
        ['Sadri', 'No', 'No', 'Yes'],
      ],
    ),
    h('Particulars'),
    p('Born 8 July 1997, female, unmarried. Take home Rs. 31,000; want Rs. 40,000 a month. Free after 30 days.'),
  ],
});
/* LABEL
about: bpo-team-leader | other | mid | o-word-when-where-as-what
name: Sunita Tirkey
email: tirkey.sunita@rediffmail.com
phone: 7004091286
place: Ranchi
skills: Call handling; Coaching; Avaya; MIS reporting; Salesforce; Typing
also: Escalation desk; Inbound; floor walker; Typing 42 wpm
job: Team Leader | Teleperformance | Jamshedpur | 2022-06 | now
job: Senior CCE | Teleperformance | Jamshedpur | 2020-04 | 2022-05
job: Customer Care Executive | Aegis | Kolkata | 2019-01 | 2020-03
job: Sales Girl | Jharcraft Emporium | Ranchi | 2017 | 2018
edu: X | | | JAC | 2013 | 62 %
edu: XII | | | JAC | 2015 | 58 %
edu: B.A. | Sociology | Gossner College, Ranchi | | 2018 | 55 %
languages: Hindi; English; Kurukh; Sadri
expected: 480000
notice: 30
born: 1997-07-08
gender: Female
marital: Unmarried
othersphone: 06512248190
*/
