import { docx, h, list, p, table } from '../../outside/sources/word.ts';

const job = (period: string, what: string, ...items: string[]) =>
  table([2100, 7700], [[p(period, { bold: true }), p(what) + list(...items)]], { border: false });

export default docx({
  heading: { size: 13, color: '2E74B5', caps: true, line: true },
  body: [
    table(
      [6200, 3600],
      [
        [
          p('Rohan Fernandes', { bold: true, size: 24, color: '2E74B5' }) + p('Front Office Manager', { size: 13 }),
          p('Vasco da Gama, Goa', { align: 'right' }) +
            p('+91 88050 43317', { align: 'right' }) +
            p('rohan.fernandes@outlook.com', { align: 'right' }),
        ],
      ],
      { border: false },
    ),
    h('Experience'),
    job(
      'Oct 2021 –\nPresent',
      '**Front Office Manager**\nCidade Palms Resort, Varca, South Goa',
      'Lead 22 people over three shifts; guest score 8.9 on booking sites',
      'Opened the 2023 annexe of 48 rooms',
    ),
    job('Jun 2018 –\nSep 2021', '**Duty Manager**\nThe Zuri White Sands, Varca', 'Night audit, group check-ins'),
    job('Jul 2015 –\nMay 2018', '**Guest Service Associate**\nTaj Holiday Village, Candolim', 'Concierge and check-in'),
    h('Education'),
    job('2015', '**B.Sc. in Hospitality & Hotel Administration**\nInstitute of Hotel Management, Porvorim'),
    job('2012', '**HSSC (Commerce)**\nRosary Higher Secondary School, Navelim – Goa Board'),
    h('Skills'),
    table(
      [3200, 3200, 3200],
      [
        ['• Opera PMS', '• Night audit', '• Upselling'],
        ['• IDS Fortune', '• Revenue reports', '• Complaint handling'],
      ],
      { border: false },
    ),
    h('Languages'),
    p('Konkani, English, Hindi, Portuguese (basic)'),
  ],
});
/* LABEL
about: front-office-manager | other | senior | n-word-borderless-dates-first
name: Rohan Fernandes
email: rohan.fernandes@outlook.com
phone: 8805043317
place: Vasco da Gama
skills: Opera PMS; Night audit; Upselling; IDS Fortune; Revenue reports; Complaint handling
also: Concierge; check-in
job: Front Office Manager | Cidade Palms Resort | Varca, South Goa | 2021-10 | now
job: Duty Manager | The Zuri White Sands | Varca | 2018-06 | 2021-09
job: Guest Service Associate | Taj Holiday Village | Candolim | 2015-07 | 2018-05
edu: B.Sc. | Hospitality & Hotel Administration | Institute of Hotel Management, Porvorim | | 2015 |
edu: HSSC | Commerce | Rosary Higher Secondary School, Navelim | Goa Board | 2012 |
languages: Konkani; English; Hindi; Portuguese
*/
