import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10.5,
  body: [
    p('Lhundup Bhutia', { bold: true, size: 17, color: '1E5631' }),
    p('forest guard to eco-tourism manager, Pelling, Sikkim 737113, 74072 66180, lhundup.eco@gmail.com', {
      after: 100,
    }),
    h('education, short'),
    p(
      'M.A. Tourism, Sikkim University, 2019, 6.8 · B.A., Tadong Government College, SU, 2012, 54% · XII, CBSE, Pelling SSS, 2009, 58% · X, same, 2007',
    ),
    h('work, long'),
    p('Department of Forests, Govt. of Sikkim', { bold: true }),
    p('Forest Guard, Khangchendzonga National Park (Yuksom range), 04.10.2012 – 31.12.2016', { indent: 300 }),
    p('Block Officer, Maenam Wildlife Sanctuary, 01.01.2017 – 14.06.2020', { indent: 300 }),
    p('WWF India', { bold: true }),
    p('Project Assistant, red panda landscape, West Sikkim, 01.07.2020 – 30.11.2022', { indent: 300 }),
    p('Mayfair Hideaway, Ravangla', { bold: true }),
    p('Eco-tourism Manager, 05.12.2022 – present', { indent: 300 }),
    h('permits'),
    p('Mountain guide card ATOAS 0771, valid 03/2027; First responder, HRA Kathmandu, 2021'),
    h('field craft'),
    p('camera traps, bird walks, GPS tracks, home-stay training, waste audits'),
    h('talk'),
    p('Bhutia, Nepali, English, Hindi'),
  ],
});
/* LABEL
about: ecotourism-manager | other | mid | m-word-employer-heads-indented-title-range-day-dates
name: Lhundup Bhutia
email: lhundup.eco@gmail.com
phone: 7407266180
place: Pelling
skills: camera traps; bird walks; GPS tracks; home-stay training; waste audits
job: Eco-tourism Manager | Mayfair Hideaway | Ravangla | 2022-12 | now
job: Project Assistant | WWF India | West Sikkim | 2020-07 | 2022-11
job: Block Officer | Department of Forests, Govt. of Sikkim | | 2017-01 | 2020-06
job: Forest Guard | Department of Forests, Govt. of Sikkim | | 2012-10 | 2016-12
edu: M.A. | Tourism | Sikkim University | | 2019 | 6.8
edu: B.A. | | Tadong Government College | SU | 2012 | 54%
edu: XII | | Pelling SSS | CBSE | 2009 | 58%
edu: X | | Pelling SSS | | 2007 |
languages: Bhutia; Nepali; English; Hindi
cert: Mountain guide card; First responder
*/
