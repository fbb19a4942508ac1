import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 12, color: '375623' },
  body: [
    p('Tenzin Lhamo Bhutia', { bold: true, size: 22, color: '375623' }),
    p('Gangtok, Sikkim | 70011 48295 | tenzinlb@zoho.in'),
    h('What I did'),
    p(
      '**Assistant Manager – Front Office**, Mayfair Spa Resort & Casino (Mayfair Hotels & Resorts Ltd.), Gangtok [May 2022 – now]',
    ),
    p('**Guest Service Associate**, Taj Guras Kutir (IHCL), Gangtok [Oct 2019 – Apr 2022]'),
    p('**Receptionist / Cashier**, Family homestay, Pelling [2017 – 2019]'),
    h('What I learnt'),
    table(
      [2800, 3300, 2200, 1400],
      [
        ['Course', 'From', 'Affiliated to', 'Result, year'],
        ['B.Sc. (Hospitality & Hotel Admn.)', 'IHM Gangtok', 'NCHMCT–IGNOU', '66%, 2017'],
        ['XII Humanities', 'Tashi Namgyal Academy', 'CISCE', '74%, 2014'],
        ['MBA (HR), distance – pursuing', 'Sikkim Manipal University', '', '—, 2027'],
      ],
      { border: false },
    ),
    h('Papers'),
    p(
      'Opera PMS Certified User – Oracle Hospitality – 2020\nIATA Foundation in Travel & Tourism – 2018 – with distinction',
    ),
    h('Skills I use'),
    p(
      'Opera Cloud (4 years), IDS Next (2 years), upselling and cross-selling, complaint handling, night audit/reconciliation.',
    ),
    p('Languages: Bhutia, Nepali, English, Hindi.', { before: 120 }),
  ],
});
/* LABEL
about: front-office | other | junior | n-word-bold-title-period-in-square-brackets
name: Tenzin Lhamo Bhutia
email: tenzinlb@zoho.in
phone: 7001148295
place: Gangtok
skills: Opera Cloud; IDS Next; upselling and cross-selling; complaint handling; night audit/reconciliation
job: Assistant Manager – Front Office | Mayfair Spa Resort & Casino | Gangtok | 2022-05 | now
job: Guest Service Associate | Taj Guras Kutir | Gangtok | 2019-10 | 2022-04
job: Receptionist / Cashier | Family homestay | Pelling | 2017 | 2019
edu: B.Sc. | Hospitality & Hotel Admn. | IHM Gangtok | NCHMCT–IGNOU | 2017 | 66%
edu: XII | Humanities | Tashi Namgyal Academy | CISCE | 2014 | 74%
edu: MBA | HR | Sikkim Manipal University | | 2027 |
cert: Opera PMS Certified User; IATA Foundation in Travel & Tourism
languages: Bhutia; Nepali; English; Hindi
*/
