import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  body: [
    p('NAGMA KHATOON', { bold: true, size: 15, align: 'center' }),
    p('ASHA FACILITATOR / COMMUNITY WORKER', { align: 'center' }),
    p('Mohalla Kazi Tola, Katihar, Bihar 854105; 8757 663 019', { align: 'center', after: 100 }),
    table(
      [2300, 7500],
      [
        [
          'Work',
          '1. ASHA, Sub-centre Manihari, Apr 2009 to Mar 2016\n2. ASHA Facilitator, PHC Manihari, Apr 2016 to Aug 2021\n3. Community Mobiliser, Project Concern International (PCI), Katihar, Sep 2021 to Feb 2024\n4. Block Coordinator, CARE India, Barari block, from Mar 2024',
        ],
        ['Study', 'Fauqania, Bihar Madrasa Board, 2004\nInter Arts, D.S. College Katihar, BSEB, 2012, 48%'],
        ['Training', 'ASHA module 1 to 7, SIHFW Patna, 2009–2013; HBNC 2014; WASH 2022'],
        ['Good in', "Survey, ODK forms, mothers' meeting, immunisation due list, tablet use"],
        ['Language', 'Urdu, Hindi, Surjapuri'],
        ['Family', 'Husband Md. Quasim, 3 children'],
        ['Birth', '05-01-1988'],
        ['Money', 'honorarium 18,000 per month'],
      ],
      { side: 'F4ECD8' },
    ),
  ],
});
/* LABEL
about: community-health-worker | other | senior | m-word-two-column-form-numbered-jobs-in-cell
name: Nagma Khatoon
phone: 8757663019
place: Katihar
skills: Survey; ODK forms; mothers' meeting; immunisation due list; tablet use
job: Block Coordinator | CARE India | Barari block | 2024-03 | now
job: Community Mobiliser | Project Concern International (PCI) | Katihar | 2021-09 | 2024-02
job: ASHA Facilitator | PHC Manihari | | 2016-04 | 2021-08
job: ASHA | Sub-centre Manihari | | 2009-04 | 2016-03
edu: Fauqania | | | Bihar Madrasa Board | 2004 |
edu: Inter | Arts | D.S. College Katihar | BSEB | 2012 | 48%
languages: Urdu; Hindi; Surjapuri
ctc: 216000
born: 1988-01-05
marital: married
*/
