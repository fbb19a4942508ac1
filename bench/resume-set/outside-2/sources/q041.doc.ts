import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { italic: true, bold: true, size: 14, color: '7B3F61' },
  margin: 1250,
  body: [
    p('Devendra Singh Jhala', { bold: true, size: 20, align: 'right', color: '7B3F61', after: 0 }),
    p('Front Office & Guest Relations', { align: 'right', after: 0 }),
    p('Udaipur, Rajasthan', { align: 'right', after: 0 }),
    p('+91 97845 31160', { align: 'right', after: 0 }),
    p('dev.jhala.fo@gmail.com', { align: 'right' }),
    h('Khamma ghani!'),
    p(
      'Four years behind palace desks have taught me to smile at 5 a.m. and to find a lost suitcase in Frankfurt. Looking for a Duty Manager role.',
    ),
    h('Hotels so far'),
    p('**Duty Supervisor – Front Office**\nFateh Lake Palace, Udaipur (Heritage Grand, 83 keys)\nOct 2024 – ongoing'),
    list(
      'Shift of 9; TripAdvisor rank 6 to 2',
      'Night audit on Opera Cloud, no-show recovery of Rs 11 lakh in a season',
    ),
    p('**Front Office Associate**\nFateh Lake Palace, Udaipur\nNov 2022 – Sep 2024', { before: 80 }),
    list('VIP check-in, C-Form filing for foreigners'),
    p('**Industrial Trainee**\nITC Rajputana, Jaipur\n22 weeks, 2021', { before: 80 }),
    h('College & school'),
    p('B.Sc. in Hospitality & Hotel Administration\nState Institute of Hotel Management, Udaipur (NCHMCT)\n2022, 66 %'),
    p('Senior Secondary (Arts)\nMaharana Mewar Public School, RBSE\n2019, 79 %', { before: 60 }),
    h('Handy with'),
    list('Opera Cloud', 'IDS Next', 'Upselling', 'Complaint handling', 'Concierge desk', 'Basic French'),
    h('Papers'),
    list('Delf A1 French, Alliance Française Jaipur, 2023', 'First Aid & CPR, 2024'),
    h('The rest'),
    p(
      'Born: 16 October 2000. Single. Hindi, English, Mewari, some French.\nPay: ₹ 27,000 + service charge p.m.; expectation ₹ 38,000 p.m.\nFree after 30 days; happy in Jaipur, Goa, Maldives.',
    ),
    p(
      'Ask about me: Ms. Ritu Bhandari, Front Office Manager, Fateh Lake Palace, 0294 252 6611, fom@fatehlake.example',
      {
        italic: true,
      },
    ),
  ],
});

/* LABEL
about: front-office | other | junior | q-doc-right-aligned-head
name: Devendra Singh Jhala
email: dev.jhala.fo@gmail.com
phone: 9784531160
place: Udaipur
skills: Opera Cloud; IDS Next; Upselling; Complaint handling; Concierge desk; Basic French
also: French; Night audit; VIP check-in; C-Form filing; Front Office; Guest Relations
job: Duty Supervisor – Front Office | Fateh Lake Palace | Udaipur | 2024-10 | now
job: Front Office Associate | Fateh Lake Palace | Udaipur | 2022-11 | 2024-09
job: Industrial Trainee | ITC Rajputana | Jaipur | 2021 | 2021
edu: B.Sc. | Hospitality & Hotel Administration | State Institute of Hotel Management, Udaipur | NCHMCT | 2022 | 66 %
edu: Senior Secondary | Arts | Maharana Mewar Public School | RBSE | 2019 | 79 %
languages: Hindi; English; Mewari; French
cert: Delf A1 French; First Aid & CPR
total: 4 0
ctc: 324000
expected: 456000
notice: 30
born: 2000-10-16
marital: Single
preferred: Jaipur; Goa; Maldives
othersphone: 02942526611
othersemail: fom@fatehlake.example
*/
